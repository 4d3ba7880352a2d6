import type { Construct } from './construct.ts';
import { attribute, constraint, item, KEY, many, root, UNIQUE } from './constraints.ts';
import { docs, seq, xsi } from './markup.ts';

/** Identity constraints: which values are equal. */
export const IDENTITY_VALUES: readonly Construct[] = [
  {
    name: 'keys are compared as values',
    schema: root(
      seq(item('a', attribute('i', 'xs:decimal') + attribute('q', 'xs:QName'))),
      constraint(UNIQUE, 't:a', '@i'),
      constraint('unique name="q"', 't:a', '@q'),
    ),
    valid: docs('<a i="1"/><a i="1.01"/>', '<a q="t:x"/><a q="t:y"/><a q="u:x" xmlns:u="urn:u"/>'),
    invalid: docs(
      '<a i="1"/><a i="01.0"/>',
      '<a i="-0"/><a i="0"/>',
      '<a q="t:x"/><a q="x"/>',
      '<a q="t:x"/><a q="u:x" xmlns:u="urn:t"/>',
    ),
    libxml2Verdicts: docs('<a i="-0"/><a i="0"/>'),
  },
  {
    name: 'of the type that counts: numbers are no texts, integers are decimals',
    schema: root(
      seq(
        item('a', attribute('i', 'xs:decimal')) +
          item('b', attribute('i')) +
          item('c', attribute('i', 'xs:int')) +
          item('d', attribute('i', 'xs:double')),
      ),
      constraint(UNIQUE, '*', '@i'),
    ),
    valid: docs(
      '<a i="1"/><b i="1"/>',
      '<b i="1"/><c i="1"/>',
      '<c i="1"/><d i="1"/>',
      '<b i="1"/><d i="1"/>',
    ),
    invalid: docs('<a i="1.0"/><c i="1"/>', '<d i="1"/><d i="1e0"/>', '<b i="1"/><b i="1"/>'),
  },
  {
    name: 'times with and without zones, lists, unions, binaries',
    schema:
      '<xs:simpleType name="U"><xs:union memberTypes="xs:int xs:string"/></xs:simpleType>' +
      '<xs:simpleType name="L"><xs:list itemType="xs:int"/></xs:simpleType>' +
      root(
        seq(
          item('a', attribute('i', 'xs:dateTime')) +
            item('u', attribute('i', 't:U')) +
            item('l', attribute('i', 't:L')) +
            item('h', attribute('i', 'xs:hexBinary')) +
            item('b', attribute('i', 'xs:boolean')) +
            item('s', attribute('i')),
        ),
        constraint(UNIQUE, '*', '@i'),
      ),
    valid: docs(
      '<a i="2026-01-01T00:00:00"/><a i="2026-01-01T00:00:00Z"/>',
      '<u i="1"/><u i="1.0"/>',
      '<l i="1 2"/><l i="12"/><l i="1 2 3"/>',
      '<u i="1"/><s i="1"/>',
      '<b i="0"/><s i="false"/>',
    ),
    invalid: docs(
      '<a i="2026-01-01T00:00:00Z"/><a i="2026-01-01T01:00:00+01:00"/>',
      '<u i="1"/><u i="01"/>',
      '<u i="x"/><s i="x"/>',
      '<l i="1 2"/><l i="01  2"/>',
      '<h i="0a"/><h i="0A"/>',
      '<b i="0"/><b i="false"/>',
    ),
  },
  {
    name: 'by xsi:type, and simple content of a complex type',
    schema:
      `<xs:complexType name="C"><xs:simpleContent><xs:extension base="xs:decimal">${attribute('x')}</xs:extension></xs:simpleContent></xs:complexType>` +
      root(
        `<xs:choice ${many}><xs:element name="a" type="xs:anySimpleType"/><xs:element name="c" type="t:C"/></xs:choice>`,
        constraint(UNIQUE, '*', '.'),
      ),
    valid: docs(
      '<c>1</c><c>2</c>',
      `<c>1</c><a ${xsi} xmlns:xs="http://www.w3.org/2001/XMLSchema" xsi:type="xs:string">1</a>`,
    ),
    invalid: docs(
      '<c>1</c><c x="y">1.0</c>',
      `<c>1</c><a ${xsi} xmlns:xs="http://www.w3.org/2001/XMLSchema" xsi:type="xs:int">01</a>`,
      '<a>1</a><a>1</a>',
    ),
  },
  {
    name: 'what has no type is equal to its like alone',
    schema: root(
      seq(item('a', '<xs:attribute name="i"/>') + item('b', attribute('i'))),
      constraint(UNIQUE, '*', '@i'),
    ),
    valid: docs('<a i="1"/><a i="01"/><a i="1 "/>', '<a i="1"/><b i="1"/>'),
    invalid: docs('<a i="1"/><a i="1"/>'),
  },
  {
    name: 'values that stand in count',
    schema: root(
      seq(
        item('a', attribute('i', 'xs:int', 'default="1"') + attribute('j', 'xs:int', 'fixed="5"')) +
          `<xs:element name="b" type="xs:int" default="7" ${many}/>`,
      ),
      constraint(KEY, 't:a', '@i'),
      constraint('unique name="u"', 't:b', '.'),
      constraint('keyref name="f" refer="t:u"', 't:a', '@j'),
    ),
    valid: docs('<a/><a i="2"/><b>5</b>', '<b/><b>8</b>'),
    invalid: docs('<a/><a i="01"/><b>5</b>', '<a/><a/><b>5</b>', '<b/><b/>', '<b/><b>7</b>', '<a/><b/>'),
  },
];
