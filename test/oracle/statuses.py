"""Life-cycle statuses under their official schema and rules: a line of JSON for each file named on a line of the input.

Argument: the folder of the package that carries both. Rules that the newest release has mended are left out.
"""

import json
import os
import sys

from lxml import etree
from saxonche import PySaxonProcessor

SVRL = "{http://purl.oclc.org/dsdl/svrl}failed-assert"
# BR-FR-CDV-CL-01 of 1.4.0 refuses every value but REGULATED; 1.4.0.03 reads it rightly.
MENDED = "BR-FR-CDV-CL-01"


def main():
    folder = sys.argv[1]
    schema = etree.XMLSchema(file=os.path.join(folder, "cdar-xsd", "CrossDomainAcknowledgementAndResponse_100pD22B.xsd"))
    processor = PySaxonProcessor(license=False)
    sheet = os.path.join(folder, "cdar-schematron", "BR-FR-CDV-Schematron-CDAR.xslt")
    rules = processor.new_xslt30_processor().compile_stylesheet(stylesheet_file=sheet)
    for line in sys.stdin:
        file = line.rstrip("\n")
        valid = schema.validate(etree.parse(file))
        report = rules.transform_to_string(xdm_node=processor.parse_xml(xml_file_name=file))
        failed = [
            f"{each.get('id')} {' '.join(''.join(each.itertext()).split())}"
            for each in etree.fromstring(report.encode()).iter(SVRL)
            if each.get("flag") != "warning"
        ]
        failed = [text for text in failed if MENDED not in text]
        print(json.dumps({"file": file, "schema": valid, "failed": failed}), flush=True)


main()
