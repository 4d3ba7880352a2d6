import type { Construct } from './construct.ts';
import { attribute, complex, constraint, item, KEY, KEYREF, many, root, UNIQUE } from './constraints.ts';
import { docs, seq, xsi } from './markup.ts';

/** Identity constraints: what each kind asks for. */
export const IDENTITY: readonly Construct[] = [
  {
    name: 'xs:unique: what has the field has it once',
    schema: root(seq(item('a', attribute('i'))), constraint(UNIQUE, 't:a', '@i')),
    valid: docs('', '<a i="x"/><a i="y"/><a/><a/>', '<a i="x"/><a i=" x"/>'),
    invalid: docs('<a i="x"/><a i="y"/><a i="x"/>', '<a i=""/><a i=""/>'),
  },
  {
    name: 'xs:key: all have it',
    schema: root(seq(item('a', attribute('i') + attribute('j'))), constraint(KEY, 't:a', '@i', '@j')),
    valid: docs('', '<a i="x" j="x"/><a i="x" j="y"/>', '<a i="x" j=""/><a i="" j="x"/>'),
    invalid: docs('<a i="x"/>', '<a i="x" j="x"/><a/>', '<a i="x" j="y"/><a j="y" i="x"/>'),
  },
  {
    name: 'xs:keyref: what has all fields means a key; declared before it',
    schema: root(
      seq(item('a', attribute('i') + attribute('j')) + item('b', attribute('i') + attribute('j'))),
      constraint(KEYREF, 't:b', '@i', '@j'),
      constraint(KEY, 't:a', '@i', '@j'),
    ),
    valid: docs('<a i="1" j="2"/><b i="1" j="2"/><b i="1" j="2"/><b i="9"/><b/>'),
    invalid: docs('<b i="1" j="2"/>', '<a i="1" j="2"/><b i="1" j="2"/><b i="2" j="1"/>'),
  },
  {
    name: 'xs:keyref to an xs:unique',
    schema: root(
      seq(item('a', attribute('i')) + item('b', attribute('i'))),
      constraint(UNIQUE, 't:a', '@i'),
      constraint(KEYREF, 't:b', '@i'),
    ),
    valid: docs('<a/><a/><a i="1"/><b i="1"/><b/>'),
    invalid: docs('<a/><b i="1"/>', '<a/><b i=""/>'),
  },
  {
    name: 'a field finds one node, of a simple type',
    schema: root(
      seq(
        `<xs:element name="a" ${many}>${complex(`<xs:sequence><xs:element name="b" type="xs:int" ${many}/><xs:element name="c" minOccurs="0">${complex(attribute('x'))}</xs:element></xs:sequence>`)}</xs:element>`,
      ),
      constraint(UNIQUE, 't:a', 't:b|t:c'),
    ),
    valid: docs('<a/><a/><a><b>1</b></a><a><b>2</b></a>'),
    invalid: docs('<a><b>1</b><b>2</b></a>', '<a><b>1</b><b>1</b></a>', '<a><c/></a>', '<a><b>1</b><c/></a>'),
  },
  {
    name: 'fields of a key are not nillable, those of xs:unique may be nil',
    schema:
      '<xs:element name="n" type="xs:int" nillable="true"/>' +
      root(
        seq(
          `<xs:element name="a" ${many}>${complex(seq('<xs:element ref="t:n"/>'))}</xs:element>` +
            `<xs:element name="b" ${many}>${complex(seq('<xs:element ref="t:n"/>'))}</xs:element>`,
        ),
        constraint(KEY, 't:a', 't:n'),
        constraint('unique name="u"', 't:b', 't:n'),
      ),
    valid: docs(`<b><n ${xsi} xsi:nil="1"/></b><b><n ${xsi} xsi:nil="1"/></b><b><n>1</n></b>`),
    invalid: docs('<a><n>1</n></a>', '<b><n>1</n></b><b><n>1</n></b>'),
    // It wants a value of what is nil, and lets keys be nillable as long as they are not nil (3.11.4, clause 4.2.3).
    libxml2Verdicts: docs(
      `<b><n ${xsi} xsi:nil="1"/></b><b><n ${xsi} xsi:nil="1"/></b><b><n>1</n></b>`,
      '<a><n>1</n></a>',
    ),
  },
];
