# What Schemathesis cannot know of documents: how their bytes travel, and what some of them look like.
# The documents are those that the running service has produced (run.ts).

import schemathesis
from hypothesis import strategies as st

from documents import FOLDER, bytes_of

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
