"""No ruling looks at the moon."""

from tests.audit.good import PARTS as GOOD
from tests.core.toy import two
from zarcovi_rules.core.vocabulary import yes_no

PARTS = [*GOOD, yes_no("lua", two("is the moon out?"), two("the moon is out"), two("there is no moon"))]
