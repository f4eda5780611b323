"""Who takes part at which moment, and in which order.

Importing this module fills the lists of `moments.py`; `game.py` does, once.
"""

from __future__ import annotations

from noisecheck.engine import moments
from noisecheck.engine.bosses import busts, hind, liquid, mantis, ninja, ocelot, raven, rex, tank, wolf
from noisecheck.engine.bosses.kit import (
    BOSSES,
    aim,
    brink,
    claymores,
    decoys,
    exposure,
    fighting,
    hostage,
    launcher,
    past,
    phase,
    reference_card,
    secrets,
    supplies,
)
from noisecheck.engine.gear import (
    blade,
    boxes,
    camouflage,
    cannon,
    consumables,
    firearms,
    grenades,
    keys,
    mines,
    missiles,
    rope,
    using,
    worn,
)
from noisecheck.engine.guards import phase as guard_phase
from noisecheck.engine.heroes import gray_fox, meryl, otacon, snake, terminal_card
from noisecheck.engine.rules import actions, attacks, changes, enemies, loadout, stage_events
from noisecheck.engine.state import DECOY, GUARD, HOSTAGE, SHADOW
from noisecheck.engine.systems import boss_effects, cards, decks, effects, resolving

enemies.KINDS.update({GUARD: attacks.GUARD_KIND, "boss": fighting.BOSS_KIND, HOSTAGE: hostage.HOSTAGE_KIND})
enemies.KINDS[SHADOW] = ninja.SHADOW_KIND
enemies.KINDS[DECOY] = decoys.DECOY_KIND
BOSSES["ocelot"] = ocelot.Ocelot()
BOSSES["tank"] = tank.Tank()
BOSSES["ninja"] = ninja.Ninja()
BOSSES["mantis"] = mantis.Mantis()
BOSSES["wolf"] = wolf.Wolf()
BOSSES["liquid"] = liquid.Liquid()
BOSSES["hind"] = hind.Hind()
BOSSES["raven"] = raven.Raven()
BOSSES["rex"] = rex.Rex()
cards.SYSTEM_CARDS.update(decks.CARDS)
cards.BOSS_DECKS.update(decks.DECKS)
cards.LENT_DECKS.update(decks.LENT_DECKS)
effects.EFFECTS.update(decks.EFFECTS)

moments.enemy_phase[:] = [guard_phase.step, phase.step]  # each is over at once where it has nobody to move
moments.unlisted_answers[:] = [secrets.to_learn]
moments.unlisted_answered[:] = [secrets.learn]
moments.roll_changes[:] = [changes.focus_tokens, snake.i_work_alone, otacon.codec_call]
moments.gear_changes[:] = [blade.parry, consumables.steady_hands, keys.pal_reroll, worn.handkerchief]
moments.attention_elsewhere[:] = [terminal_card.has_token]
moments.attention_rolled[:] = [fighting.listen, terminal_card.see_to_attention]
moments.enemy_hurt[:] = [attacks.remember_attacker, snake.sneak_attack, meryl.not_a_rookie]

moments.turn_begun[:] = [loadout.tell_scars, past.speak_first, brink.climb_up, mines.time_is_up]
moments.round_over[:] = [grenades.settle_chaff, meryl.forget_checks, exposure.close_up]
moments.space_entered[:] = [otacon.disconnect, rope.cut_rope, mines.step_on_claymore]
moments.space_crossed[:] = [fighting.see_pass]
moments.token_enters[:] = [decoys.flip_at]
moments.hero_attacked[:] = [gray_fox.get_clear]
moments.hero_hurt[:] = [gray_fox.cornered_fox, aim.lose_aim]
moments.focus_lenders[:] = [meryl.i_can_help]
moments.refresh_forbidden[:] = [gray_fox.losing_myself]
moments.attention_placed[:] = [meryl.betrayed_by_attention]
moments.action_begun[:] = [meryl.betrayed_by_action, boxes.lose_box_by_action, aim.look_away]
moments.move_exposed[:] = [boxes.lose_box]
moments.focus_barred[:] = [fighting.clouds_minds]
moments.ground_closed[:] = [fighting.closes]
moments.space_barred[:] = [fighting.keeps_off]
moments.fight_over[:] = [fighting.gives_up]
moments.turn_barred[:] = [brink.hanging]
moments.action_over[:] = [
    brink.climb_at_once,
    meryl.betrayed_by_action,
    meryl.check_after_action,
    consumables.steady_again,
    fighting.see_act,
]
moments.turn_over[:] = [meryl.forget_checks, camouflage.reappear, fighting.see_turn_end]
moments.guard_stopped[:] = [meryl.check_by_guard, boxes.find_box]
moments.blast_reached[:] = [stage_events.set_off_by_blast]
moments.camera_sees[:] = [resolving.camera_loop]
moments.radio_called[:] = [resolving.radio_silence]
moments.boss_attacks[:] = [boss_effects.lost_in_the_haze, resolving.fewer_dice]
moments.boss_evades[:] = [resolving.shorter_evasion]

using.uses.update(firearms.FIREARMS | grenades.GRENADES | mines.MINES | missiles.MISSILES)
using.uses[blade.BLADE] = blade.USE
using.uses[cannon.CANNON] = cannon.USE
using.uses.update(consumables.CONSUMABLES | keys.KEYS | worn.WORN | rope.ROPES)
using.uses.update(camouflage.CAMOUFLAGES | boxes.BOXES)
changes.use_card[blade.BLADE] = blade.PARRY
changes.use_card[consumables.PENTAZEMIN] = consumables.STEADY_HANDS
changes.use_card[keys.PAL] = keys.PAL_REROLL
changes.use_card[worn.HANDKERCHIEF] = worn.DABBED

actions.ACTIONS["takedown"] = snake.TAKEDOWN
actions.ACTIONS["disguise"] = meryl.DISGUISE
actions.ACTIONS["hack"] = otacon.HACK
actions.ACTIONS["search"] = otacon.SEARCH
actions.ACTIONS["access"] = otacon.ACCESSING
actions.ACTIONS["recall"] = otacon.RECALL
actions.ACTIONS["resolve"] = resolving.RESOLVING
actions.ACTIONS["throw"] = tank.THROW
actions.ACTIONS["lay"] = claymores.LAY
actions.ACTIONS["sam"] = hind.SAM
actions.ACTIONS["resupply"] = supplies.RESUPPLY
actions.ACTIONS["aim"] = aim.AIM
actions.ACTIONS["topple"] = busts.TOPPLE
actions.ACTIONS["pull"] = brink.PULL
actions.ACTIONS["launch"] = launcher.LAUNCH
actions.ACTIONS["use"] = using.USING
moments.actions_covered[:] = [reference_card.covered_actions]
moments.actions_added[:] = [reference_card.special_actions]
