# SaxonC-HE (the C++ build of Saxon) running the official stylesheets; the line protocol of ../protocol.ts.
# Arguments: WORK-SYNTAX=FILE.xslt[,FILE.xslt]...

import statistics
import sys
import time

from saxonche import PySaxonProcessor


def main():
    processor = PySaxonProcessor(license=False)
    works = {}
    for argument in sys.argv[1:]:
        name, files = argument.split("=", 1)
        compiler = processor.new_xslt30_processor()
        works[name] = [compiler.compile_stylesheet(stylesheet_file=file) for file in files.split(",")]
    documents = {}
    for line in sys.stdin:
        try:
            print(answer(processor, works, documents, line.split()), flush=True)
        except Exception as error:  # the bench reads the reason and goes on without this measure
            print("failed", type(error).__name__, str(error).replace("\n", " "), flush=True)


def answer(processor, works, documents, request):
    if request[0] == "load":
        with open(request[3], "rb") as file:
            documents[request[1]] = (file.read(), request[2])
        return f"loaded {len(documents[request[1]][0])}"
    _, work, name, count = request
    document, syntax = documents[name]
    sheets = works[f"{work}-{syntax}"]
    walls = []
    cpu = time.process_time_ns()
    for _ in range(int(count)):
        started = time.perf_counter_ns()
        fatal = judge(processor, sheets, document)
        walls.append(time.perf_counter_ns() - started)
    cpu = time.process_time_ns() - cpu
    return f"ran {cpu} {min(walls)} {int(statistics.median(walls))} {fatal}"


def judge(processor, sheets, document):
    node = processor.parse_xml(xml_text=document.decode())
    return sum(sheet.transform_to_string(xdm_node=node).count('flag="fatal"') for sheet in sheets)


main()
