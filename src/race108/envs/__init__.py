"""Both games for machines that learn: PettingZoo, Gymnasium, OpenSpiel, and thousands of games in one compiled call.

An action is the small number of the rules (``rules.py``), the same in every environment. In Run & Trip a trip is
several actions: aim, then lay cards in ascending order. What a seat observes is named index by index in
``features.py``.
"""

#: The version of the observations, actions and rewards; it stands in the environments' names.
VERSION = 1
