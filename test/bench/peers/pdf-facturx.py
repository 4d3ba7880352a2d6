# factur-x (PyPI) attaching XML to a PDF, its check against the schema off; the line protocol of ../protocol.ts.
# Argument: the XML.

import logging
import statistics
import sys
import time

from facturx import generate_from_binary

logging.disable(logging.CRITICAL)


def main():
    with open(sys.argv[1], "rb") as file:
        xml = file.read()
    documents = {}
    for line in sys.stdin:
        try:
            print(answer(xml, documents, line.split()), flush=True)
        except Exception as error:  # the bench reads the reason and goes on without this measure
            print("failed", type(error).__name__, str(error).replace("\n", " "), flush=True)


def answer(xml, documents, request):
    if request[0] == "load":
        with open(request[3], "rb") as file:
            documents[request[1]] = file.read()
        return f"loaded {len(documents[request[1]])}"
    _, work, name, count = request
    if work != "attach":
        raise ValueError(f"no work {work}")
    walls = []
    cpu = time.process_time_ns()
    for _ in range(int(count)):
        started = time.perf_counter_ns()
        generate_from_binary(documents[name], xml, check_xsd=False)
        walls.append(time.perf_counter_ns() - started)
    cpu = time.process_time_ns() - cpu
    return f"ran {cpu} {min(walls)} {int(statistics.median(walls))} 0"


main()
