"""What happened, as typed facts.

Every event names the rule that caused it and the index of the event it follows from; one that speaks of a guard has its
number. Log, animation, statistics, "why?" and replay read this one stream; nobody parses text. In its facts spaces and
figures are named, not numbered, so an event means the same outside its game. They lie in files as the rulebook has
chapters; whoever uses them imports them from here.
"""

from noisecheck.engine.events.bosses import *
from noisecheck.engine.events.combat import *
from noisecheck.engine.events.dice import *
from noisecheck.engine.events.explosives import *
from noisecheck.engine.events.gear import *
from noisecheck.engine.events.guards import *
from noisecheck.engine.events.heroes import *
from noisecheck.engine.events.kinds import KINDS as KINDS
from noisecheck.engine.events.kinds import Event as Event
from noisecheck.engine.events.rounds import *
from noisecheck.engine.events.systems import *
