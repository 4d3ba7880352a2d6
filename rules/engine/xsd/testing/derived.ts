import type { Construct } from './construct.ts';
import { choice, docs, el, seq, type, upTo } from './markup.ts';

/** Complex types made from others. */
export const DERIVED: readonly Construct[] = [
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
    name: 'attributes added to mixed content',
    schema:
      `<xs:complexType name="B" mixed="true">${seq(el('a', upTo(0, 1)))}</xs:complexType>` +
      '<xs:element name="r"><xs:complexType><xs:complexContent><xs:extension base="t:B"><xs:attribute name="x"/></xs:extension></xs:complexContent></xs:complexType></xs:element>',
    valid: docs('text', 'a<a/>b').concat('<r xmlns="urn:t" x="">text</r>'),
    invalid: docs('<b/>', '<a/><a/>'),
  },
  {
    name: 'attributes added to anything',
    schema:
      '<xs:element name="n" type="xs:int"/>' +
      '<xs:element name="r"><xs:complexType><xs:complexContent><xs:extension base="xs:anyType"><xs:attribute name="x" type="xs:int"/></xs:extension></xs:complexContent></xs:complexType></xs:element>',
    valid: docs('', 'text<o xmlns="urn:o" x="a"/><n>1</n>').concat('<r xmlns="urn:t" x="1" y=""/>'),
    invalid: docs('<n>x</n>').concat('<r xmlns="urn:t" x="a"/>'),
  },
  {
    name: 'an extension of nothing by xs:all',
    schema:
      '<xs:complexType name="B"><xs:all/></xs:complexType>' +
      `<xs:element name="r"><xs:complexType><xs:complexContent><xs:extension base="t:B"><xs:all>${el('a') + el('b')}</xs:all></xs:extension></xs:complexContent></xs:complexType></xs:element>`,
    valid: docs('<b/><a/>'),
    invalid: docs('', '<a/>', '<a/><b/><a/>'),
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
