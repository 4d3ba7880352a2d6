import { schemaOf, type Construct } from './construct.ts';
import { choice, docs, el, seq, type, upTo, xsi } from './markup.ts';
import { MODELS } from './models.ts';
import { SIMPLE } from './simple-constructs.ts';

const declarationsOf: readonly Construct[] = [
  {
    name: 'references to global elements, recursive types',
    schema: `<xs:element name="r" type="t:R"/><xs:complexType name="R">${seq('<xs:element ref="t:r" minOccurs="0" maxOccurs="2"/>')}</xs:complexType>`,
    valid: docs('', '<r/><r><r/></r>'),
    invalid: docs('<r/><r/><r/>', '<r><x/></r>'),
  },
  {
    name: 'unqualified local elements',
    schema: type(seq('<xs:element name="a" type="xs:int" form="unqualified"/>')),
    valid: ['<t:r xmlns:t="urn:t"><a>1</a></t:r>'],
    invalid: ['<t:r xmlns:t="urn:t"><t:a>1</t:a></t:r>', '<r xmlns="urn:t"><a>1</a></r>'],
  },
  {
    name: 'fixed and default values of elements',
    schema: type(
      seq(
        '<xs:element name="a" type="xs:decimal" fixed="1.50"/><xs:element name="b" type="xs:int" default="7" minOccurs="0"/>',
      ),
    ),
    valid: docs('<a>1.5</a>', '<a/><b/>', '<a> 01.500 </a><b>8</b>'),
    // Part 1, 3.3.4 compares values; it compares the texts.
    libxml2Verdicts: docs('<a>1.5</a>', '<a> 01.500 </a><b>8</b>'),
    invalid: docs('<a>1.51</a>', '<a/><b>x</b>', '<a/><b> </b>'),
  },
  {
    name: 'nillable elements',
    schema: type(
      seq(
        '<xs:element name="a" type="xs:int" nillable="true"/><xs:element name="b" type="xs:int" minOccurs="0"/>',
      ),
    ),
    valid: docs(
      `<a ${xsi} xsi:nil="true"/>`,
      `<a ${xsi} xsi:nil="false">1</a>`,
      `<a ${xsi} xsi:nil="1"></a>`,
    ),
    invalid: docs(
      '<a/>',
      `<a ${xsi} xsi:nil="true">1</a>`,
      `<a ${xsi} xsi:nil="0"/>`,
      `<a>1</a><b ${xsi} xsi:nil="true"/>`,
    ),
  },
  {
    name: 'substitution groups with an abstract head',
    schema:
      '<xs:element name="h" type="xs:decimal" abstract="true"/>' +
      '<xs:element name="m" substitutionGroup="t:h"/>' +
      '<xs:element name="n" type="xs:int" substitutionGroup="t:m"/>' +
      type(seq('<xs:element ref="t:h" maxOccurs="2"/>')),
    valid: docs('<m>1.5</m>', '<n>1</n><m>2</m>'),
    invalid: docs('<h>1</h>', '<n>1.5</n>', '<m>1</m><m>1</m><n>1</n>', ''),
  },
  {
    name: 'xsi:type',
    schema:
      `<xs:complexType name="B" abstract="true">${seq(el('a'))}</xs:complexType>` +
      `<xs:complexType name="C"><xs:complexContent><xs:extension base="t:B">${seq(el('c'))}</xs:extension></xs:complexContent></xs:complexType>` +
      `<xs:complexType name="D">${seq(el('a'))}</xs:complexType>` +
      type(seq('<xs:element name="b" type="t:B"/><xs:element name="n" type="xs:decimal" minOccurs="0"/>')),
    valid: docs(
      `<b ${xsi} xsi:type="t:C"><a/><c/></b>`,
      `<b ${xsi} xsi:type="t:C"><a/><c/></b><n ${xsi} xmlns:xs="http://www.w3.org/2001/XMLSchema" xsi:type="xs:int">1</n>`,
    ),
    invalid: docs(
      '<b><a/></b>',
      `<b ${xsi} xsi:type="t:D"><a/></b>`,
      `<b ${xsi} xsi:type="t:C"><a/></b>`,
      `<b ${xsi} xsi:type="t:None"><a/></b>`,
      `<b ${xsi} xsi:type="t:C"><a/><c/></b><n ${xsi} xmlns:xs="http://www.w3.org/2001/XMLSchema" xsi:type="xs:int">1.5</n>`,
      `<b ${xsi} xsi:type="t:C"><a/><c/></b><n ${xsi} xmlns:xs="http://www.w3.org/2001/XMLSchema" xsi:type="xs:string">1</n>`,
    ),
  },
  {
    name: 'a blocked derivation',
    schema:
      `<xs:complexType name="B" block="extension">${seq(el('a'))}</xs:complexType>` +
      `<xs:complexType name="C"><xs:complexContent><xs:extension base="t:B">${seq(el('c', upTo(0, 1)))}</xs:extension></xs:complexContent></xs:complexType>` +
      type(seq('<xs:element name="b" type="t:B"/>')),
    valid: docs('<b><a/></b>'),
    invalid: docs(`<b ${xsi} xsi:type="t:C"><a/></b>`),
  },
];

const derived: readonly Construct[] = [
  {
    name: 'complex content extended',
    schema:
      `<xs:complexType name="B">${seq(el('a'))}<xs:attribute name="x" use="required"/></xs:complexType>` +
      `<xs:element name="r"><xs:complexType><xs:complexContent><xs:extension base="t:B">${choice(el('b') + el('c'))}<xs:attribute name="y" type="xs:int"/></xs:extension></xs:complexContent></xs:complexType></xs:element>`,
    valid: ['<r xmlns="urn:t" x="1" y="2"><a/><c/></r>', '<r xmlns="urn:t" x=""><a/><b/></r>'],
    invalid: [
      '<r xmlns="urn:t" x="1"><a/></r>',
      '<r xmlns="urn:t"><a/><b/></r>',
      '<r xmlns="urn:t" x="1" y="z"><a/><b/></r>',
      '<r xmlns="urn:t" x="1"><b/><a/></r>',
    ],
  },
  {
    name: 'complex content restricted, with an attribute prohibited',
    schema:
      `<xs:complexType name="B">${seq(el('a', upTo(0, 1)) + el('b', upTo(0, 1)))}<xs:attribute name="x"/><xs:attribute name="y"/></xs:complexType>` +
      `<xs:element name="r"><xs:complexType><xs:complexContent><xs:restriction base="t:B">${seq(el('a'))}<xs:attribute name="x" use="prohibited"/></xs:restriction></xs:complexContent></xs:complexType></xs:element>`,
    valid: ['<r xmlns="urn:t" y="1"><a/></r>'],
    invalid: ['<r xmlns="urn:t" x="1"><a/></r>', '<r xmlns="urn:t"/>', '<r xmlns="urn:t"><a/><b/></r>'],
  },
  {
    name: 'simple content extended and restricted',
    schema:
      '<xs:complexType name="A"><xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="c" type="xs:NMTOKEN" use="required"/><xs:attribute name="d"/></xs:extension></xs:simpleContent></xs:complexType>' +
      '<xs:complexType name="B"><xs:simpleContent><xs:restriction base="t:A"><xs:fractionDigits value="2"/><xs:attribute name="d" use="prohibited"/></xs:restriction></xs:simpleContent></xs:complexType>' +
      '<xs:element name="r" type="t:B"/>',
    valid: ['<r xmlns="urn:t" c="EUR">1.25</r>', '<r xmlns="urn:t" c="EUR"> 1.250 </r>'],
    invalid: [
      '<r xmlns="urn:t" c="EUR">1.255</r>',
      '<r xmlns="urn:t">1</r>',
      '<r xmlns="urn:t" c="EUR" d="">1</r>',
      '<r xmlns="urn:t" c="E R">1</r>',
      '<r xmlns="urn:t" c="EUR"><x/></r>',
    ],
  },
  {
    name: 'attributes: groups, references, fixed values, qualified and of xml',
    schema:
      '<xs:attribute name="g" type="xs:boolean"/>' +
      '<xs:attributeGroup name="G"><xs:attribute name="a" type="xs:int" fixed="5"/><xs:attribute ref="t:g" use="required"/></xs:attributeGroup>' +
      type('<xs:attributeGroup ref="t:G"/><xs:attribute name="q" form="qualified"/>'),
    valid: ['<t:r xmlns:t="urn:t" t:g="true"/>', '<t:r xmlns:t="urn:t" t:g="0" a="05" t:q=""/>'],
    invalid: [
      '<t:r xmlns:t="urn:t" g="true"/>',
      '<t:r xmlns:t="urn:t" t:g="yes"/>',
      '<t:r xmlns:t="urn:t" t:g="1" a="6"/>',
      '<t:r xmlns:t="urn:t" t:g="1" q=""/>',
      '<t:r xmlns:t="urn:t"/>',
    ],
  },
];

const wildcards: readonly Construct[] = [
  {
    name: 'xs:QName in an attribute and an element',
    schema: type(seq('<xs:element name="a" type="xs:QName"/>') + '<xs:attribute name="q" type="xs:QName"/>'),
    valid: [
      '<t:r xmlns:t="urn:t" q="t:x"><t:a>t:y</t:a></t:r>',
      '<t:r xmlns:t="urn:t" q="x"><t:a>xml:y</t:a></t:r>',
    ],
    invalid: ['<t:r xmlns:t="urn:t" q="u:x"><t:a>y</t:a></t:r>', '<t:r xmlns:t="urn:t"><t:a>u:y</t:a></t:r>'],
  },
  {
    name: 'xs:any of other namespaces, lax',
    schema:
      '<xs:element name="n" type="xs:int"/>' +
      type(seq(el('a') + '<xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="2"/>')),
    valid: docs(
      '<a/>',
      '<a/><o xmlns="urn:o"><n xmlns="urn:t">1</n></o>',
      '<a/><o xmlns="urn:o" x="1">text</o>',
    ),
    invalid: docs(
      '<a/><n>1</n>',
      '<a/><o xmlns="">1</o>',
      '<a/><o xmlns="urn:o"><n xmlns="urn:t">x</n></o>',
      '<a/><o xmlns="urn:o"/><o xmlns="urn:o"/><o xmlns="urn:o"/>',
    ),
  },
  {
    name: 'xs:any, strict',
    schema: '<xs:element name="n" type="xs:int"/>' + type(seq('<xs:any/>')),
    valid: docs('<n>1</n>'),
    invalid: docs('<n>x</n>', '<m/>', '', '<n>1</n><n>1</n>'),
  },
  {
    name: 'xs:any, skipped, of listed namespaces',
    schema:
      '<xs:element name="n" type="xs:int"/>' +
      type(
        seq(
          '<xs:any namespace="##targetNamespace ##local urn:o" processContents="skip" maxOccurs="unbounded"/>',
        ),
      ),
    valid: docs('<n>x</n>', '<o xmlns="urn:o"/><l xmlns=""/>'),
    invalid: docs('<p xmlns="urn:p"/>', '<n/><p xmlns="urn:p"/>'),
  },
  {
    name: 'xs:anyAttribute',
    schema:
      '<xs:attribute name="g" type="xs:int"/>' +
      type(
        '<xs:attribute name="a"/><xs:anyAttribute namespace="##targetNamespace" processContents="strict"/>',
      ),
    valid: ['<t:r xmlns:t="urn:t" a="" t:g="1"/>'],
    invalid: [
      '<t:r xmlns:t="urn:t" t:g="x"/>',
      '<t:r xmlns:t="urn:t" t:h="1"/>',
      '<t:r xmlns:t="urn:t" b="1"/>',
    ],
  },
  {
    name: 'an element without a type',
    schema: type(seq('<xs:element name="a"/>')),
    valid: docs('<a x="1">text<b xmlns="urn:o"/></a>', '<a/>'),
    invalid: docs('<b/>', `<a ${xsi} xsi:nil="true"/>`),
  },
];

const files: readonly Construct[] = [
  {
    name: 'include, also of a document without a namespace, and import',
    schema:
      '<xs:include schemaLocation="own.xsd"/><xs:include schemaLocation="none.xsd"/><xs:import namespace="urn:o" schemaLocation="other.xsd"/>' +
      type(
        seq(
          '<xs:element name="a" type="t:A"/><xs:element name="n" type="t:N"/><xs:element xmlns:o="urn:o" ref="o:o"/>',
        ),
      ),
    files: {
      'own.xsd': schemaOf(
        '<xs:include schemaLocation="main.xsd"/><xs:simpleType name="A"><xs:restriction base="xs:int"/></xs:simpleType>',
      ),
      'none.xsd': schemaOf(
        '<xs:complexType name="N"><xs:sequence><xs:element name="x" type="M"/></xs:sequence></xs:complexType><xs:simpleType name="M"><xs:restriction base="xs:date"/></xs:simpleType>',
        '',
      ),
      'other.xsd': schemaOf('<xs:element name="o" type="xs:boolean"/>', 'targetNamespace="urn:o"'),
    },
    valid: docs('<a>1</a><n><x>2026-02-28</x></n><o xmlns="urn:o">true</o>'),
    invalid: docs(
      '<a>1</a><n><x>2026-02-29</x></n><o xmlns="urn:o">true</o>',
      '<a>1</a><n><x>2026-02-28</x></n><o>true</o>',
      '<a>x</a><n><x>2026-02-28</x></n><o xmlns="urn:o">true</o>',
    ),
  },
];

const identities: readonly Construct[] = [
  {
    name: 'xs:ID comes once',
    schema: type(
      seq(
        `<xs:element name="a" maxOccurs="3"><xs:complexType><xs:attribute name="i" type="xs:ID"/></xs:complexType></xs:element>`,
      ),
    ),
    valid: docs('<a i="x"/><a i="y"/><a/>'),
    invalid: docs('<a i="x"/><a i="x"/>', '<a i="1"/>'),
  },
];

export const CONSTRUCTS: readonly Construct[] = [
  ...MODELS,
  ...declarationsOf,
  ...derived,
  ...wildcards,
  ...files,
  ...SIMPLE,
  ...identities,
];
