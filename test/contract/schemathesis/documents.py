# Documents as Schemathesis sends them: whole, spoiled, or any bytes. DOCUMENTS names their folder.

import os
import pathlib
import random

from hypothesis import strategies as st

FOLDER = pathlib.Path(os.environ["DOCUMENTS"])


def documents(kind):
    return [path.read_bytes() for path in sorted(FOLDER.glob(f"*.{kind}"))]


def spoiled(document, seed):
    """The document with a few bytes changed, cut out or doubled."""
    source = random.Random(seed)
    changed = bytearray(document)
    for _ in range(source.randint(1, 4)):
        at = source.randrange(len(changed))
        what = source.randint(0, 2)
        if what == 0:
            changed[at] = source.randrange(256)
        elif what == 1:
            del changed[at : at + source.randint(1, 40)]
        else:
            changed[at:at] = changed[at : at + source.randint(1, 40)]
    return bytes(changed)


def bytes_of(kind):
    whole = st.sampled_from(documents(kind))
    return st.one_of(
        whole,
        st.builds(spoiled, whole, st.integers(min_value=0, max_value=2**32)),
        st.binary(min_size=1, max_size=200),
    )
