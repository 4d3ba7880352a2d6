import type { Construct } from './construct.ts';
import { attribute, complex, constraint, item, KEY, KEYREF, many, root, UNIQUE } from './constraints.ts';
import { choice, docs, seq, type, xsi } from './markup.ts';

const key = (content: string): string => `<k>${content}</k>`;
/** An element that holds others of its kind, `a` with a key, and `b` that may refer to one. */
const nested = (inner: string, outer = ''): string =>
  '<xs:complexType name="N">' +
  choice(
    `<xs:element name="n" type="t:N"/><xs:element name="k" type="t:N">${constraint(KEY, 't:a', '@i')}${inner}</xs:element>` +
      `<xs:element name="a">${complex(attribute('i'))}</xs:element><xs:element name="b">${complex(attribute('i'))}</xs:element>`,
    many,
  ) +
  `</xs:complexType><xs:element name="r" type="t:N">${outer}</xs:element>`;

/** From which elements a keyref sees keys (Part 1, 3.11.5). */
const tables: readonly Construct[] = [
  {
    name: 'a keyref above the elements that declare the key',
    schema: nested('', constraint(KEYREF, 't:b', '@i')),
    valid: docs(
      `${key('<a i="1"/>')}<b i="1"/>`,
      `<n><n>${key('<a i="1"/>')}</n></n><b i="1"/>`,
      `${key('<a i="1"/>')}${key('<a i="2"/><a i="3"/>')}<b i="1"/><b i="3"/>`,
      `${key(`<a i="1"/>${key('<a i="2"/>')}`)}<b i="1"/><b i="2"/>`,
    ),
    invalid: docs(
      '<a i="1"/><b i="1"/>',
      `${key('<a i="1"/>')}<b i="2"/>`,
      `${key('<n><a i="1"/></n>')}<b i="1"/>`,
    ),
  },
  {
    name: 'what two children bring stands for neither',
    schema: nested('', constraint(KEYREF, 't:b', '@i')),
    valid: docs(
      // Its own wins over what comes from below.
      `${key(`<a i="1"/>${key('<a i="1"/>')}`)}<b i="1"/>`,
      // Three of them, of which two have gone further below.
      `<n>${key('<a i="1"/>')}${key('<a i="1"/>')}</n>${key('<a i="1"/>')}<b i="1"/>`,
    ),
    // It takes each of them.
    libxml2Verdicts: docs(
      `${key(`<a i="1"/>${key('<a i="1"/>')}`)}<b i="1"/>`,
      `<n>${key('<a i="1"/>')}${key('<a i="1"/>')}</n>${key('<a i="1"/>')}<b i="1"/>`,
    ),
    invalid: docs(
      `${key('<a i="1"/>')}${key('<a i="1"/>')}<b i="1"/>`,
      `${key('<a i="1"/>')}${key('<a i="1"/>')}${key('<a i="1"/>')}<b i="1"/>`,
      `<n>${key('<a i="1"/>')}</n><n>${key('<a i="1"/>')}</n><b i="1"/>`,
    ),
  },
  {
    name: 'a keyref beside its key, in each element its own',
    schema: nested(constraint(KEYREF, 't:b', '@i')),
    valid: docs(
      '<b i="1"/>',
      `${key('<a i="1"/><b i="1"/>')}${key('<a i="1"/><a i="2"/><b i="2"/>')}`,
      `${key(`${key('<a i="1"/>')}<b i="1"/>`)}`,
    ),
    invalid: docs(
      `${key('<a i="1"/>')}${key('<b i="1"/>')}`,
      `${key(`<a i="1"/>${key('<b i="1"/>')}`)}`,
      `${key('<b i="1"/><a i="2"/>')}`,
    ),
  },
];

const paths: readonly Construct[] = [
  {
    name: 'steps, alternatives, blanks and axes',
    schema: root(
      seq(
        `<xs:element name="g" ${many}>${complex(seq(item('a', attribute('i')) + item('b', attribute('i'))))}</xs:element>`,
      ),
      constraint(UNIQUE, ' child::t:g / . / t:a | ./t:g/child::t:b | t:g/t:a ', ' attribute::i | ./@i '),
    ),
    valid: docs('<g><a i="1"/><b i="2"/></g><g><a i="3"/></g>', '<g><a/></g><g><a/></g>'),
    // It does not read an axis behind a step.
    libxml2Verdicts: docs('<g><a i="1"/><b i="1"/></g>'),
    invalid: docs('<g><a i="1"/><b i="1"/></g>', '<g><a i="1"/></g><g><a i="1"/></g>'),
  },
  {
    name: 'all below, also of fields',
    schema:
      `<xs:complexType name="A"><xs:sequence><xs:element name="a" type="t:A" ${many}/></xs:sequence>${attribute('i')}</xs:complexType>` +
      `<xs:element name="r"><xs:complexType>${seq(`<xs:element name="a" type="t:A" ${many}/><xs:element name="u" minOccurs="0">${complex(seq(`<xs:element name="a" type="t:A" ${many}/>`))}${constraint('unique name="one"', '.', './/@i')}</xs:element>`)}</xs:complexType>${constraint(UNIQUE, './/t:a', '@i')}</xs:element>`,
    valid: docs('<a i="1"><a i="2"><a i="3"/></a></a>', '<u><a><a i="1"/></a></u>', '<a i="1"/><u/>'),
    // It meets elements at their ends, the outer ones last.
    libxml2Lines: docs('<a i="1"><a><a i="1"/></a></a>'),
    invalid: docs(
      '<a i="1"><a><a i="1"/></a></a>',
      '<u><a i="1"><a i="2"/></a></u>',
      '<a i="1"/><u><a i="1"/></u>',
    ),
  },
  {
    name: 'an element and all below it',
    schema: root(seq(item('a', attribute('i'))) + attribute('i'), constraint(UNIQUE, './/.', '@i')),
    valid: ['<r xmlns="urn:t" i="1"><a i="2"/><a i="3"/></r>'],
    invalid: ['<r xmlns="urn:t" i="1"><a i="1"/></r>', '<r xmlns="urn:t" i="1"><a i="2"/><a i="2"/></r>'],
    // It leaves out the element itself, which descendant-or-self has.
    libxml2Verdicts: ['<r xmlns="urn:t" i="1"><a i="1"/></r>'],
  },
  {
    name: 'names without a prefix are of no namespace, stars of one or any',
    schema:
      '<xs:element name="r">' +
      complex(
        seq(
          `<xs:element name="a" form="unqualified" type="xs:int" ${many}/><xs:element name="b" type="xs:int" ${many}/><xs:element name="c" type="xs:int" ${many}/>`,
        ),
      ) +
      constraint('unique name="none"', 'a', '.') +
      constraint('unique name="never"', 'b', '.') +
      constraint('unique name="one"', 't:*', '.') +
      '</xs:element>',
    valid: ['<a>1</a><t:b>1</t:b>', '<a>1</a><a>2</a>'].map((text) => `<t:r xmlns:t="urn:t">${text}</t:r>`),
    invalid: ['<a>1</a><a>1</a>', '<t:b>1</t:b><t:c>1</t:c>'].map(
      (text) => `<t:r xmlns:t="urn:t">${text}</t:r>`,
    ),
  },
  {
    name: 'what a wildcard skips is not there; what it lets in laxly is',
    schema:
      `<xs:element name="a">${complex(attribute('i'))}</xs:element>` +
      root(
        seq(
          `<xs:element name="s">${complex(seq(`<xs:any processContents="skip" ${many}/>`))}</xs:element>` +
            `<xs:any processContents="lax" ${many}/>`,
        ),
        constraint(UNIQUE, './/t:a', '@i'),
        constraint('unique name="x"', './/t:x', '.'),
      ),
    valid: docs(
      '<s><a i="1"/></s><a i="1"/>',
      '<s><a i="1"/><a i="1"/></s>',
      '<s><x>1</x></s><a i="1"/><x1/>',
    ),
    invalid: docs('<s/><a i="1"/><a i="1"/>', '<s/><y><a i="1"/></y><a i="1"/>', '<s/><x>1</x>'),
  },
  {
    name: 'attributes that a wildcard lets in',
    schema:
      '<xs:attribute name="g" type="xs:int"/>' +
      root(
        seq(
          `<xs:element name="a" ${many}>${complex('<xs:anyAttribute processContents="lax"/>')}</xs:element>` +
            `<xs:element name="s" ${many}>${complex('<xs:anyAttribute processContents="skip"/>')}</xs:element>`,
        ),
        constraint(UNIQUE, '*', '@*'),
      ),
    valid: docs('<a t:g="1"/><a t:g="2"/>', '<s t:g="1"/><s t:g="1"/>', '<a x="1"/><a x="1"/>'),
    invalid: docs('<a t:g="1"/><a t:g="01"/>'),
  },
  {
    name: 'on an element that others stand for, and on one of a type of its own',
    schema:
      `<xs:element name="h" type="t:H">${constraint(UNIQUE, 't:i', '.')}</xs:element>` +
      `<xs:element name="m" type="t:H" substitutionGroup="t:h"/>` +
      `<xs:complexType name="H">${seq(`<xs:element name="i" type="xs:int" ${many}/>`)}</xs:complexType>` +
      type(seq(`<xs:element ref="t:h" ${many}/>`)),
    valid: docs('<h><i>1</i><i>2</i></h><h><i>1</i></h>', '<m><i>1</i><i>1</i></m>'),
    invalid: docs('<h><i>1</i><i>01</i></h>', '<m/><h/><h><i>1</i><i>1</i></h>'),
  },
  {
    name: 'an element that is nil has no rows, its attributes are there',
    schema: `<xs:element name="r" nillable="true">${complex(seq(item('a', attribute('i'))) + attribute('j'))}${constraint(KEY, '.', '@j')}</xs:element>`,
    valid: [`<r xmlns="urn:t" ${xsi} xsi:nil="true" j="1"/>`],
    invalid: [`<r xmlns="urn:t" ${xsi} xsi:nil="true"/>`, '<r xmlns="urn:t"/>'],
  },
];

export const IDENTITY_SCOPE: readonly Construct[] = [...tables, ...paths];
