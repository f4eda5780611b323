"""Who takes part at which moment, and in which order.

Importing this module fills the lists of `moments.py`; `game.py` does, once.
"""

from __future__ import annotations

from noisecheck.engine import moments
from noisecheck.engine.bosses import fighting, hostage, kit, mantis, ninja, ocelot, tank
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
from noisecheck.engine.heroes import gray_fox, meryl, otacon, snake
from noisecheck.engine.rules import attacks, changes, enemies
from noisecheck.engine.state import HOSTAGE, SHADOW
from noisecheck.engine.systems import resolving

enemies.KINDS.update({"guard": attacks.GUARD_KIND, "boss": fighting.BOSS_KIND, HOSTAGE: hostage.HOSTAGE_KIND})
enemies.KINDS[SHADOW] = ninja.SHADOW_KIND
kit.BOSSES["ocelot"] = ocelot.OCELOT
kit.BOSSES["tank"] = tank.TANK
kit.BOSSES["ninja"] = ninja.NINJA
kit.BOSSES["mantis"] = mantis.MANTIS

moments.roll_changes[:] = [changes.focus_tokens, snake.i_work_alone, otacon.codec_call]
moments.gear_changes[:] = [blade.parry, consumables.steady_hands, keys.pal_reroll, worn.handkerchief]
moments.attention_rolled[:] = [fighting.listen]
moments.enemy_hurt[:] = [attacks.remember_attacker, snake.sneak_attack, meryl.not_a_rookie]

moments.turn_begun[:] = [mines.time_is_up]
moments.round_over[:] = [grenades.settle_chaff, meryl.forget_checks]
moments.space_entered[:] = [otacon.disconnect, rope.cut_rope, mines.step_on_claymore]
moments.hero_attacked[:] = [gray_fox.get_clear]
moments.hero_hurt[:] = [gray_fox.cornered_fox]
moments.focus_lenders[:] = [meryl.i_can_help]
moments.refresh_forbidden[:] = [gray_fox.losing_myself]
moments.attention_placed[:] = [meryl.betrayed_by_attention]
moments.action_begun[:] = [meryl.betrayed_by_action, boxes.lose_box_by_action]
moments.move_exposed[:] = [boxes.lose_box]
moments.action_over[:] = [meryl.betrayed_by_action, meryl.check_after_action, consumables.steady_again]
moments.turn_over[:] = [meryl.forget_checks, camouflage.reappear]
moments.guard_stopped[:] = [meryl.check_by_guard, boxes.find_box]
moments.camera_sees[:] = [resolving.camera_loop]
moments.radio_called[:] = [resolving.radio_silence]

using.uses.update(firearms.FIREARMS | grenades.GRENADES | mines.MINES | missiles.MISSILES)
using.uses[blade.BLADE] = blade.USE
using.uses[cannon.CANNON] = cannon.USE
using.uses.update(consumables.CONSUMABLES | keys.KEYS | worn.WORN | rope.ROPES)
using.uses.update(camouflage.CAMOUFLAGES | boxes.BOXES)
changes.use_card[blade.BLADE] = blade.spend_on_parry
changes.use_card[consumables.PENTAZEMIN] = consumables.tell_steady
changes.use_card[keys.PAL] = keys.tell_pal
changes.use_card[worn.HANDKERCHIEF] = worn.use_handkerchief
