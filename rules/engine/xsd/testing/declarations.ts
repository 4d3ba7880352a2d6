import type { Construct } from './construct.ts';
import { docs, el, seq, type, upTo, xsi } from './markup.ts';

/** Elements: references, values, nil, substitution, xsi:type. */
export const DECLARATIONS: readonly Construct[] = [
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
    valid: docs('<a>1.5</a>', '<a/><b/>', '<a><!-- --></a><b><?c?></b>', '<a> 01.500 </a><b>8</b>'),
    // Part 1, 3.3.4 compares values; it compares the texts.
    libxml2Verdicts: docs('<a>1.5</a>', '<a> 01.500 </a><b>8</b>'),
    invalid: docs('<a>1.51</a>', '<a/><b>x</b>', '<a/><b> </b>', '<a/><b> <!-- --></b>'),
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
    name: 'values that stand in, and xsi:type',
    schema:
      '<xs:simpleType name="N"><xs:restriction base="xs:decimal"><xs:minInclusive value="5"/></xs:restriction></xs:simpleType>' +
      type(
        seq(
          '<xs:element name="a" type="xs:decimal" default="1"/><xs:element name="b" type="xs:decimal" fixed="7"/>',
        ),
      ),
    valid: docs('<a/><b/>', `<a/><b ${xsi} xsi:type="t:N"/>`, `<a ${xsi} xsi:type="t:N">6</a><b/>`),
    invalid: docs(`<a ${xsi} xsi:type="t:N"/><b/>`, '<a/><b>8</b>'),
  },
  {
    name: 'mixed content that is fixed',
    schema: `<xs:element name="r" fixed="a b"><xs:complexType mixed="true">${seq(el('x', upTo(0, 1)))}<xs:attribute name="y"/></xs:complexType></xs:element>`,
    valid: docs('a b', '').concat('<r xmlns="urn:t" y="">a b</r>', '<r xmlns="urn:t">a<!-- --> b</r>'),
    invalid: docs('a', ' a b', '<x/>', 'a <x/>b'),
    // It takes the texts on either side of an element for one.
    libxml2Verdicts: docs('a <x/>b'),
  },
  {
    name: 'what is fixed is not nil',
    schema: type(seq('<xs:element name="a" type="xs:int" nillable="true" fixed="1"/>')),
    valid: docs('<a/>', `<a ${xsi} xsi:nil="false">1</a>`),
    invalid: docs(`<a ${xsi} xsi:nil="true"/>`, `<a ${xsi} xsi:nil="1"/>`),
  },
  {
    name: 'an element of a type that extends the one it is in',
    schema:
      `<xs:complexType name="A">${seq('<xs:element name="b" type="t:B" minOccurs="0"/>')}</xs:complexType>` +
      `<xs:complexType name="B"><xs:complexContent><xs:extension base="t:A">${seq(el('c'))}</xs:extension></xs:complexContent></xs:complexType>` +
      '<xs:element name="r" type="t:A"/>',
    valid: docs('', '<b><c/></b>', '<b><b><c/></b><c/></b>'),
    invalid: docs('<b/>', '<b><c/><b/></b>', '<c/>'),
  },
  {
    name: 'a group that holds itself in an element',
    schema:
      `<xs:group name="g">${seq(`<xs:element name="a"><xs:complexType><xs:group ref="t:g" minOccurs="0"/></xs:complexType></xs:element>`)}</xs:group>` +
      type('<xs:group ref="t:g"/>'),
    valid: docs('<a/>', '<a><a><a/></a></a>'),
    invalid: docs('', '<a/><a/>', '<a><a/><a/></a>', '<a>1</a>'),
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
    name: 'xsi:type of a member of a union, and of what is made from one',
    schema:
      '<xs:simpleType name="A"><xs:restriction base="xs:int"><xs:minInclusive value="0"/></xs:restriction></xs:simpleType>' +
      '<xs:simpleType name="B"><xs:restriction base="t:A"><xs:maxInclusive value="9"/></xs:restriction></xs:simpleType>' +
      '<xs:simpleType name="U"><xs:union memberTypes="xs:date t:A"/></xs:simpleType>' +
      '<xs:element name="r" type="t:U"/>',
    valid: ['10', `2026-01-01`]
      .map((text) => `<r xmlns="urn:t">${text}</r>`)
      .concat(
        `<r xmlns="urn:t" xmlns:t="urn:t" ${xsi} xsi:type="t:A">10</r>`,
        `<r xmlns="urn:t" xmlns:t="urn:t" ${xsi} xsi:type="t:B">9</r>`,
      ),
    invalid: [
      `<r xmlns="urn:t" xmlns:t="urn:t" ${xsi} xsi:type="t:A">2026-01-01</r>`,
      `<r xmlns="urn:t" xmlns:t="urn:t" ${xsi} xsi:type="t:B">10</r>`,
      `<r xmlns="urn:t" xmlns:xs="http://www.w3.org/2001/XMLSchema" ${xsi} xsi:type="xs:int">1</r>`,
    ],
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
