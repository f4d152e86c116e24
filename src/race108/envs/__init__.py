"""Games for machines that learn: PettingZoo, Gymnasium, OpenSpiel, and thousands of games in one compiled call.

An action is the small number of the game's rules, the same in every environment; a move may be several of them. What a
seat observes is named index by index by the game's part ``environment`` (see ``episode.py`` and ``features.py``).
"""

#: The version of the observations, actions and rewards; it stands in the environments' names.
VERSION = 1
