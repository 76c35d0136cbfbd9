"""Decisions where the rulebook is silent, each a named value of the pack that another pack can swap."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RULINGS: Final[dict[str, tuple[str, ...]]] = {
    "entertainment_world": ("new_world", "both_worlds_without_starter", "both_worlds"),
    "split_action_energy": ("yes", "no"),
    "empty_board_action": ("no", "yes"),
    "refresh_per_take": ("1", "unlimited"),
    "zero_share_effect": ("yes", "no"),
    "unevacuated_ocean_counts": ("yes", "no"),
    "race_smileys_include_old_world": ("yes", "no"),
    "race_smiley_bonus_needs_one": ("no", "yes"),
    "card_actions_in_groups": ("no", "yes"),
    "task_points_need_play": ("yes", "no"),
    "line_needs_adjacency": ("no", "yes"),
    "solo_rim_area_counts_as": ("1", "0"),
    "solo_automated_cell": ("inner_if_free", "outer_only"),
    "late_action_price": ("3", "4"),
    "infrastructure_hand_open": ("yes", "no"),
    "part_order": ("printed", "free"),
    "advanced_first_choice_after_income": ("yes", "no"),
    "mixed_line_directions": ("diagonals", "all"),
    "solo_cap_in_cleanup_of_year_2": ("no", "yes"),
    "solo_corner_direction_b": ("inland", "along_the_rim"),
}
"""What each ruling can be; the first is what the ledger says."""


class Rulings:
    """The rulings of a box, ready for use."""

    def __init__(self, values: Mapping[str, str]) -> None:
        self.values = dict(values)
        self.entertained_by = values["entertainment_world"]
        self.split_energy = values["split_action_energy"] == "yes"
        self.empty_actions = values["empty_board_action"] == "yes"
        self.refresh_again = values["refresh_per_take"] == "unlimited"
        self.zero_share_effect = values["zero_share_effect"] == "yes"
        self.oceans_count = values["unevacuated_ocean_counts"] == "yes"
        self.race_counts_old = values["race_smileys_include_old_world"] == "yes"
        self.race_needs_smiley = values["race_smiley_bonus_needs_one"] == "yes"
        self.cards_in_groups = values["card_actions_in_groups"] == "yes"
        self.tasks_need_play = values["task_points_need_play"] == "yes"
        self.adjacent_lines = values["line_needs_adjacency"] == "yes"
        self.rim_counts = int(values["solo_rim_area_counts_as"])
        self.automata_inside = values["solo_automated_cell"] == "inner_if_free"
        self.late_price = int(values["late_action_price"])
        self.plans_open = values["infrastructure_hand_open"] == "yes"
        self.free_order = values["part_order"] == "free"
        self.hand_after_income = values["advanced_first_choice_after_income"] == "yes"
        self.mixed_lines = (0, 1, 2) if values["mixed_line_directions"] == "all" else (1, 2)
        self.cap_in_cleanup = values["solo_cap_in_cleanup_of_year_2"] == "yes"
        self.along_the_rim = values["solo_corner_direction_b"] == "along_the_rim"
