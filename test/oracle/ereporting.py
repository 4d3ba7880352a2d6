"""E-reporting files under their official schema and rules: a line of JSON for each file named on a line of the input.

Argument: the folder of the package that carries both.
"""

import json
import os
import sys

from lxml import etree
from saxonche import PySaxonProcessor

SVRL = "{http://purl.oclc.org/dsdl/svrl}failed-assert"


def main():
    folder = sys.argv[1]
    schema = etree.XMLSchema(file=os.path.join(folder, "frr-xsd", "ereporting.xsd"))
    processor = PySaxonProcessor(license=False)
    sheet = os.path.join(folder, "frr-schematron", "Flux10.xslt")
    rules = processor.new_xslt30_processor().compile_stylesheet(stylesheet_file=sheet)
    for line in sys.stdin:
        file = line.rstrip("\n")
        valid = schema.validate(etree.parse(file))
        report = rules.transform_to_string(xdm_node=processor.parse_xml(xml_file_name=file))
        failed = [" ".join("".join(each.itertext()).split()) for each in etree.fromstring(report.encode()).iter(SVRL)]
        print(json.dumps({"file": file, "schema": valid, "failed": failed}), flush=True)


main()
