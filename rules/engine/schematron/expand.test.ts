import { describe, expect, it } from 'vitest';
import { parse } from '../xml/index.ts';
import { PackError } from './error.ts';
import { UNKNOWN, packOf, schema } from './testing/try.ts';

const DOC = '<r><a>1</a><b>2</b></r>';

function found(files: Record<string, string>, manifest = {}): string[] {
  const run = packOf(files, manifest).run(parse(Buffer.from(DOC)), UNKNOWN);
  return run.map(({ rule, message }) => (message === '' ? rule : `${rule}: ${message}`));
}

const sch = (inside: string, root = 'pattern', attributes = ''): string =>
  `<sch:${root} xmlns:sch="http://purl.oclc.org/dsdl/schematron" ${attributes}>${inside}</sch:${root}>`;

describe('includes', () => {
  it('take in patterns, rules and whole schemas, relative to the file that includes', () => {
    const files = {
      'main.sch': schema('<sch:include href="parts/one.sch"/><sch:include href="parts/whole.sch"/>'),
      'parts/one.sch': sch('<sch:include href="deep/rule.sch"/>'),
      'parts/deep/rule.sch': sch('<sch:assert id="A" test="b"/>', 'rule', 'context="a"'),
      'parts/whole.sch': schema(
        '<sch:pattern><sch:rule context="b"><sch:assert id="B" test="a"/></sch:rule></sch:pattern>',
      ),
    };
    expect(found(files)).toEqual(['A', 'B']);
  });

  it('by XInclude take in the root element, functions too, and refuse what is no whole file', () => {
    const xi = (attributes: string): string =>
      `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" ${attributes}/>`;
    const files = {
      'main.sch': schema(
        `<sch:ns prefix="u" uri="urn:u"/>${xi('href="parts/f.xml"')}${xi('href="parts/one.sch" parse="xml"')}`,
      ),
      'parts/f.xml': `<function xmlns="http://www.w3.org/1999/XSL/Transform" xmlns:u="urn:u" name="u:no"><sequence select="false()"/></function>`,
      'parts/one.sch': sch('<sch:rule context="a"><sch:assert id="A" test="u:no()"/></sch:rule>'),
    };
    expect(found(files)).toEqual(['A']);
    for (const other of ['parse="text"', 'xpointer="element(/1)"'])
      expect(() => found({ ...files, 'main.sch': schema(xi(`href="parts/one.sch" ${other}`)) })).toThrow(
        'xi:include takes in whole XML files',
      );
  });

  it('that go in circles or nowhere are refused where they stand', () => {
    const circle = {
      'main.sch': schema('<sch:include href="x.sch"/>'),
      'x.sch': sch('<sch:include href="main.sch"/>'),
    };
    expect(() => found(circle)).toThrow(/main\.sch includes itself/);
    const nowhere = { 'main.sch': schema('\n<sch:include href="gone.sch"/>') };
    expect(() => found(nowhere)).toThrow(/gone\.sch does not exist; .*releases.* \(.*main\.sch:3:/);
  });
});

describe('abstract patterns', () => {
  const model = sch(
    '<sch:rule context="$element"><sch:assert id="R-$cat-$category" test="$test">$cat is <sch:value-of select="\'$category\'"/></sch:assert></sch:rule>',
    'pattern',
    'abstract="true" id="model"',
  );
  const instance = (params: Record<string, string>): string =>
    `<sch:pattern is-a="model">${Object.entries(params)
      .map(([name, value]) => `<sch:param name="${name}" value="${value}"/>`)
      .join('')}</sch:pattern>`;

  it('are filled in every attribute, id included, longest name first; text stays', () => {
    const one = instance({ cat: 'X', category: 'S', element: 'a', test: '. = 9' });
    const two = instance({ cat: 'Y', category: '$1', element: 'b', test: '. = 9' });
    expect(found({ 'main.sch': schema(model + one + two) })).toEqual([
      'R-X-S: $cat is S',
      'R-Y-$1: $cat is $1',
    ]);
  });

  it('take the later of two parameters with one name', () => {
    const twice = instance({ cat: 'X', category: 'S', element: 'a', test: '. = 1' }).replace(
      '</sch:pattern>',
      '<sch:param name="test" value=". = 9"/></sch:pattern>',
    );
    expect(found({ 'main.sch': schema(model + twice) })).toEqual(['R-X-S: $cat is S']);
  });

  it('that do not exist are refused', () => {
    expect(() => found({ 'main.sch': schema(instance({})) })).toThrow(/no abstract pattern "model"/);
  });
});

describe('abstract rules', () => {
  it('lend assertions and variables, through several steps', () => {
    const inside = `<sch:rule abstract="true" id="base"><sch:let name="v" value="string(.)"/><sch:assert id="A" test="$v = 'x'"><sch:value-of select="$v"/></sch:assert></sch:rule>
      <sch:rule abstract="true" id="middle"><sch:extends rule="base"/><sch:assert id="M" test="false()"/></sch:rule>
      <sch:rule context="a"><sch:extends rule="middle"/><sch:assert id="B" test="false()"/></sch:rule>`;
    expect(found({ 'main.sch': schema(`<sch:pattern>${inside}</sch:pattern>`) })).toEqual(['A: 1', 'M', 'B']);
  });

  it('come from any pattern, the own one first', () => {
    const model = (id: string): string =>
      `<sch:rule abstract="true" id="model"><sch:assert id="${id}" test="false()"/></sch:rule>`;
    const user = '<sch:rule context="a"><sch:extends rule="model"/></sch:rule>';
    const far = `<sch:pattern>${user}</sch:pattern><sch:pattern>${model('FAR')}</sch:pattern>`;
    expect(found({ 'main.sch': schema(far) })).toEqual(['FAR']);
    const own = `<sch:pattern>${model('OWN')}${user}</sch:pattern><sch:pattern>${model('FAR')}</sch:pattern>`;
    expect(found({ 'main.sch': schema(own) })).toEqual(['OWN']);
  });

  it('that extend themselves or nobody are refused', () => {
    const wrong = (name: string): string =>
      schema(`<sch:pattern><sch:rule abstract="true" id="x"><sch:extends rule="x"/></sch:rule>
        <sch:rule context="a"><sch:extends rule="${name}"/></sch:rule></sch:pattern>`);
    expect(() => found({ 'main.sch': wrong('x') })).toThrow(/"x" extends itself/);
    expect(() => found({ 'main.sch': wrong('y') })).toThrow(/no abstract rule "y"/);
  });
});

describe('phases', () => {
  it('without a default all patterns run; with one those it names, with its variables', () => {
    const rest = `<sch:phase id="p"><sch:let name="v" value="'on'"/><sch:active pattern="two"/></sch:phase>
      <sch:pattern id="one"><sch:rule context="a"><sch:assert id="A" test="false()"/></sch:rule></sch:pattern>
      <sch:pattern id="two"><sch:rule context="a"><sch:assert id="B" test="false()"/></sch:rule></sch:pattern>`;
    const whole = schema(rest);
    expect(found({ 'main.sch': whole })).toEqual(['A', 'B']);
    expect(found({ 'main.sch': whole.replace('queryBinding', 'defaultPhase="p" queryBinding') })).toEqual([
      'B',
    ]);
  });
});

describe('a pack that extends another', () => {
  const base = {
    'base/main.sch': schema(`<sch:let name="codes"/><sch:pattern><sch:rule context="a">
      <sch:assert id="A" test=". = $codes"/><sch:assert id="B" test="false()"/></sch:rule></sch:pattern>`),
    'base/pack.json': JSON.stringify({
      id: 'base',
      version: '1',
      syntax: 'cii',
      source: 's',
      schematron: 'main.sch',
      codelists: { codes: 'codes.json' },
    }),
    'base/codes.json': '{"codes": ["1"]}',
    'own.json': '{"codes": ["2"]}',
  };

  it('keeps its rules less what it removes, and may bind other lists', () => {
    const plain = { schematron: undefined, extends: 'base' };
    expect(found(base, plain)).toEqual(['B']);
    expect(found(base, { ...plain, removes: ['B'] })).toEqual([]);
    expect(found(base, { ...plain, codelists: { codes: 'own.json' } })).toEqual(['A', 'B']);
  });

  it('keeps but the rules it names, where it names some', () => {
    const plain = { schematron: undefined, extends: 'base', codelists: { codes: 'own.json' } };
    expect(found(base, { ...plain, keeps: ['A'] })).toEqual(['A']);
    expect(found(base, { ...plain, keeps: [] })).toEqual([]);
    expect(() => found(base, { ...plain, keeps: ['Z'] })).toThrow(/"keeps" names Z/);
  });

  it('may add rules of its own', () => {
    const own = schema(
      '<sch:pattern><sch:rule context="b"><sch:assert id="C" test="false()"/></sch:rule></sch:pattern>',
    );
    expect(found({ ...base, 'main.sch': own }, { extends: 'base', removes: ['A'] })).toEqual(['B', 'C']);
  });

  it('cannot remove what is not there', () => {
    expect(() => found(base, { schematron: undefined, extends: 'base', removes: ['Z'] })).toThrow(PackError);
  });
});
