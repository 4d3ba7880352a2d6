# Files of flows: documents that are right, their mutants, and bytes.

import schemathesis

from documents import bytes_of

schemathesis.openapi.format("binary", bytes_of("xml"))
