"""The lab: training, duels and studies."""
