"""A ruling looks at a fact that the book does not have."""

from tests.audit.good import PARTS as GOOD
from tests.audit.good import ruling
from tests.core.toy import two
from zarcovi_rules.core.vocabulary import yes_no

LUA = yes_no("lua", two("is the moon out?"), two("the moon is out"), two("there is no moon"))
PARTS = [*GOOD, ruling("R-5", LUA.is_("sim"), "chega")]
