import type { Construct } from './construct.ts';
import { docs, el, seq, type, xsi } from './markup.ts';

/** Wildcards, and names as values. */
export const WILDCARDS: readonly Construct[] = [
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
    name: 'xs:QName among names with prefixes of the schema',
    schema: type(
      seq(
        '<xs:element name="a"><xs:simpleType><xs:restriction base="xs:QName"><xs:enumeration value="t:x"/><xs:enumeration value="xs:y"/></xs:restriction></xs:simpleType></xs:element>',
      ),
    ),
    valid: [
      '<t:r xmlns:t="urn:t"><t:a>t:x</t:a></t:r>',
      '<r xmlns="urn:t"><a>x</a></r>',
      '<r xmlns="urn:t"><a xmlns:u="http://www.w3.org/2001/XMLSchema"> u:y </a></r>',
    ],
    invalid: ['<t:r xmlns:t="urn:t"><t:a>x</t:a></t:r>', '<r xmlns="urn:t"><a>y</a></r>'],
  },
  {
    name: 'xs:QName has no length',
    schema: type(
      seq(
        '<xs:element name="a"><xs:simpleType><xs:restriction base="xs:QName"><xs:maxLength value="1"/></xs:restriction></xs:simpleType></xs:element>',
      ),
    ),
    valid: docs('<a>name</a>', '<a>t:name</a>'),
    invalid: docs('<a>1</a>'),
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
    name: 'xs:anyAttribute and xs:ID',
    schema:
      '<xs:attribute name="i" type="xs:ID"/><xs:attribute name="j" type="xs:ID"/>' +
      type(
        seq(
          '<xs:element name="a" minOccurs="0"><xs:complexType><xs:attribute name="k" type="xs:ID"/><xs:anyAttribute/></xs:complexType></xs:element>',
        ) + '<xs:anyAttribute/>',
      ),
    valid: ['<t:r xmlns:t="urn:t" t:i="x"/>', '<t:r xmlns:t="urn:t" t:i="x"><t:a k="y"/></t:r>'],
    invalid: [
      '<t:r xmlns:t="urn:t" t:i="x" t:j="y"/>',
      '<t:r xmlns:t="urn:t"><t:a t:i="y"/></t:r>',
      '<t:r xmlns:t="urn:t"><t:a k="x" t:i="y"/></t:r>',
    ],
    // It does not know the rule (Part 1, 3.4.4, clause 5).
    libxml2Verdicts: [
      '<t:r xmlns:t="urn:t" t:i="x" t:j="y"/>',
      '<t:r xmlns:t="urn:t"><t:a t:i="y"/></t:r>',
      '<t:r xmlns:t="urn:t"><t:a k="x" t:i="y"/></t:r>',
    ],
  },
  {
    name: 'an element without a type',
    schema: type(seq('<xs:element name="a"/>')),
    valid: docs('<a x="1">text<b xmlns="urn:o"/></a>', '<a/>'),
    invalid: docs('<b/>', `<a ${xsi} xsi:nil="true"/>`),
  },
];
