# What Schemathesis cannot know of documents: how their bytes travel, and what some of them look like.
# DOCUMENTS names a folder of documents that the running service has produced (run.ts).

import os
import pathlib
import random

import schemathesis
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


PDF = bytes_of("pdf")
XML = bytes_of("xml")
schemathesis.openapi.media_type("application/pdf", PDF)
schemathesis.openapi.media_type("application/xml", XML)
schemathesis.openapi.media_type("application/zip", bytes_of("zip"))
# Parts of forms say `format: binary`; which of their documents stands in them is left to chance.
schemathesis.openapi.format("binary", st.one_of(PDF, XML))


@schemathesis.hook
def before_load_schema(context, raw_schema):
    """An example of XML is text in the description; the strategies above give the bytes of documents."""
    for path in raw_schema["paths"].values():
        for operation in path.values():
            operation.get("requestBody", {}).get("content", {}).get("application/xml", {}).pop("examples", None)


INVOICES = [path.read_text() for path in sorted(FOLDER.glob("*.json"))]


@schemathesis.hook.apply_to(path="/v1/invoices/embed")
def map_body(context, body):
    """Chance does not write an invoice into a text: every second one is an example."""
    if isinstance(body, dict) and isinstance(body.get("invoice_json"), str):
        text = body["invoice_json"]
        if len(text) % 2 == 0:
            return {**body, "invoice_json": INVOICES[len(text) // 2 % len(INVOICES)]}
    return body
