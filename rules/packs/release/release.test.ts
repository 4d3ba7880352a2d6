// Releases laid out as publishers lay theirs out, with rules of our own.

import { describe, expect, it } from 'vitest';
import { NS, UBL, readFiles as read, rule, sch } from '../testing/release.ts';

const EN = 'urn:cen.eu:en16931:2017';

const brief = ({ packs }: ReturnType<typeof read>): string[] =>
  packs.map(({ id, version, syntax }) => `${id}@${version} ${syntax}`);

describe('a release laid out as the XRechnung Schematron', () => {
  const lets = `<pattern xmlns="http://purl.oclc.org/dsdl/schematron" id="v"><let name="V" value="'3.0'"/>
    <let name="CIUS" value="concat('${EN}#compliant#urn:example:land_', $V)"/>
    <let name="EXT" value="concat($CIUS, '#conformant#urn:example:extension_', $V)"/></pattern>`;
  const title = 'Schematron Version 2.1.0 - XLand 3.0.2 compatible';
  const files = {
    'schematron/common.sch': lets,
    'schematron/cii/XLand-CII-validation.sch': sch(
      'cii',
      `<include href="../common.sch"/>${rule('/rsm:CrossIndustryInvoice/rsm:ExchangedDocumentContext', {
        'L-21':
          'ram:GuidelineSpecifiedDocumentContextParameter/ram:ID = $CIUS or ram:GuidelineSpecifiedDocumentContextParameter/ram:ID = $EXT',
      })}`,
      '',
      title,
    ),
    'schematron/ubl/XLand-UBL-validation.sch': sch(
      'ubl',
      `<include href="../common.sch"/>${rule('/ubl:Invoice | /cn:CreditNote', { 'L-21': 'cbc:CustomizationID = ($CIUS, $EXT)' })}`,
      '',
      title,
    ),
  };

  it('is a pack a syntax, with the version of both and the guidelines its variables come to', () => {
    const release = read(files);
    expect(brief(release)).toEqual(['xland-cii@3.0.2-2.1.0 cii', 'xland-ubl@3.0.2-2.1.0 ubl']);
    const cius = `${EN}#compliant#urn:example:land_3.0`;
    for (const { guidelines } of release.packs)
      expect(guidelines).toEqual([cius, `${cius}#conformant#urn:example:extension_3.0`]);
    expect(release.notes).toEqual([]);
  });

  it('has the version of its archive where its own is a placeholder', () => {
    const raw = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, text.replace(title, '@version@ of @xland@')]),
    );
    expect(brief(read(raw, { name: 'xland-3.0.1-schematron-2.0.2' }))[0]).toBe('xland-cii@3.0.1-2.0.2 cii');
    const unknown = read(raw);
    expect(brief(unknown)[0]).toBe('xland-cii@0 cii');
    expect(unknown.notes[0]).toContain('nothing says its version, so it is 0; --version gives another');
  });
});

describe('a release laid out as Peppol BIS', () => {
  const context = rule('cbc:CustomizationID', {
    'P-4': `starts-with(normalize-space(.), '${EN}#compliant#urn:example:bis:3.0') and true()`,
  });
  const norm = rule('ubl:Invoice', {
    'BR-01': 'cbc:CustomizationID',
    'BR-02': 'cbc:ID',
    'BR-CO-10': '1 = 1',
  });

  it('has the guideline its own rules demand, and so have those of EN 16931 beside them', () => {
    const { packs, notes } = read({
      'rules/sch/PEPPOL-EN16931-UBL.sch': sch('ubl', context, '<!-- Last update: May release 3.0.19. -->'),
      'rules/sch/CEN-EN16931-UBL.sch': sch(
        'ubl',
        norm,
        '<!-- Licence version 1.2 --><!--Schematron version 1.3.16-->',
      ),
    });
    expect(packs).toMatchObject([
      { id: 'cen-en16931-ubl', version: '1.3.16', restatesNorm: true },
      { id: 'peppol-en16931-ubl', version: '3.0.19', restatesNorm: false },
    ]);
    for (const { guidelines } of packs) expect(guidelines).toEqual([`${EN}#compliant#urn:example:bis:3.0*`]);
    expect(notes).toEqual([
      'rules/sch/CEN-EN16931-UBL.sch: EN 16931 itself; taken for the guidelines of peppol-en16931-ubl, published with it',
    ]);
  });

  it('shares no guideline with other rules, nor with EN 16931 of another syntax', () => {
    const { packs } = read({
      'a.sch': sch('ubl', context),
      'b.sch': sch('ubl', rule('ubl:Invoice', { 'B-1': 'cbc:ID' })),
      'c.sch': sch('cii', norm.replaceAll('cbc:', 'ram:').replace('ubl:Invoice', 'ram:X')),
    });
    expect(packs.map(({ id, guidelines }) => [id, guidelines === null])).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
    ]);
  });
});

describe('a release laid out as the EN 16931 artefacts', () => {
  const rules = rule('rsm:CrossIndustryInvoice', { 'BR-01': 'ram:A', 'BR-02': 'ram:B' });
  const files = {
    'x-validation-1.3.16/cii/schematron/EN16931-CII-validation.sch': sch(
      'cii',
      '<include href="abstract/model.sch"/>',
    ),
    'x-validation-1.3.16/cii/schematron/abstract/model.sch': rules.replace(
      '<pattern>',
      '<pattern xmlns="http://purl.oclc.org/dsdl/schematron">',
    ),
    'x-validation-1.3.16/cii/schematron/preprocessed/EN16931-CII-validation-preprocessed.sch': sch(
      'cii',
      rules,
    ),
    'x-validation-1.3.16/templates/main-template.sch': sch('cii', '<include href="nowhere.sch"/>'),
  };

  it('is one pack under a name that is not ours, of the source and not of its preprocessed form', () => {
    const release = read(files, { name: 'x-validation-1.3.16' });
    expect(brief(release)).toEqual(['en16931-cii-published@1.3.16 cii']);
    expect(release.packs[0]).toMatchObject({
      file: 'x-validation-1.3.16/cii/schematron/EN16931-CII-validation.sch',
      guidelines: null,
      roots: null,
    });
    expect(release.notes).toEqual([
      'left out, as examples and templates: x-validation-1.3.16/templates/main-template.sch',
      expect.stringMatching(/preprocessed\.sch: left out, the preprocessed form of .*validation\.sch$/),
    ]);
  });

  it('is what --schematron names, whatever it is', () => {
    const schematron =
      'x-validation-1.3.16/cii/schematron/preprocessed/EN16931-CII-validation-preprocessed.sch';
    expect(read(files, { schematron }).packs.map(({ file }) => file)).toEqual([schematron]);
    expect(() => read(files, { schematron: 'x.sch' })).toThrow('there is no Schematron schema x.sch');
  });

  it('has the version its preprocessed form tells, where nothing else does', () => {
    const told = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name.replace('x-validation-1.3.16/', ''),
        name.includes('preprocessed') ? text.replace('?>', '?><!--Schematron version 1.3.15-->') : text,
      ]),
    );
    expect(brief(read(told))).toEqual(['en16931-cii-published@1.3.15 cii']);
  });
});

it('what PINT has in common is for the documents of the specification in its folder', () => {
  const shared = (codes: string): string =>
    sch('ubl', rule('ubl:Invoice', { 'ibr-001': '1', 'ibr-002': '1', 'ibr-co-10': `. = '${codes}'` }));
  const own = (...kinds: readonly string[]): string =>
    sch(
      'ubl',
      rule('ubl:Invoice', {
        J: kinds.map((kind) => `starts-with(cbc:CustomizationID, 'urn:pint:${kind}-1@x')`).join(' or '),
      }),
    );
  const judged = (files: Readonly<Record<string, string>>): unknown =>
    read(files).packs.map(({ file, guidelines }) => [file, guidelines]);
  const common = { 'billing/P.sch': shared('380'), 'selfbilling/P.sch': shared('389') };
  const taken = [
    ['billing/P.sch', ['urn:pint:billing-1@x*']],
    ['selfbilling/P.sch', ['urn:pint:selfbilling-1@x*']],
  ];
  const two = { 'billing/J.sch': own('billing'), 'selfbilling/J.sch': own('selfbilling') };
  expect(judged({ ...common, ...two })).toEqual(expect.arrayContaining(taken));
  const both = own('billing', 'selfbilling');
  const one = { 'billing/J.sch': both, 'selfbilling/J.sch': both };
  expect(judged({ ...common, ...one })).toEqual(expect.arrayContaining(taken));
});

describe('the same rules twice', () => {
  const rules = rule('rsm:CrossIndustryInvoice', { 'R-1': 'ram:A', 'R-2': 'ram:B' });

  it('are one pack: the strict form, which the note says', () => {
    const lenient = rules.replaceAll('flag="fatal"', 'flag="warning"');
    const { packs, notes } = read({
      'RULES-CII_WARNING.sch': sch('cii', lenient),
      '20260804_RULES-Schematron-CII_V1.4.0.03.sch': sch('cii', rules),
    });
    expect(packs.map(({ id, version }) => [id, version])).toEqual([['rules-cii', '1.4.0.03']]);
    expect(notes).toEqual([
      'RULES-CII_WARNING.sch: left out, it has the 2 rules of 20260804_RULES-Schematron-CII_V1.4.0.03.sch, 2 with another flag; --schematron takes it instead',
    ]);
  });

  it('are two where the tests differ under the same ids, as those of billing and self-billing', () => {
    const one = (name: string): string => sch('cii', rules.replace('ram:A', `ram:A = '${name}'`));
    const files = { 'billing/J-preprocessed.sch': one('b'), 'selfbilling/J-preprocessed.sch': one('s') };
    expect(brief(read(files))).toEqual(['billing-j@0 cii', 'selfbilling-j@0 cii']);
    const same = read({ 'a/J-preprocessed.sch': one('b'), 'b/J-preprocessed.sch': one('b') });
    expect(same.notes).toContain(
      'b/J-preprocessed.sch: left out, it has the 2 rules of a/J-preprocessed.sch',
    );
  });

  it('are two where a rule differs, or the syntax; files of one name are told apart by their folders', () => {
    const other = rules.replace('R-2', 'R-3');
    expect(
      brief(
        read({
          '1/Same.sch': sch('cii', rules),
          '2/Same.sch': sch('cii', other),
          'u.sch': sch('ubl', rule('ubl:Invoice', { 'R-1': '1', 'R-2': '2' })),
        }),
      ),
    ).toEqual(['1-same@0 cii', '2-same@0 cii', 'u@0 ubl']);
  });
});

it('releases side by side have their versions in their names', () => {
  const side = (id: string): string => sch('ubl', rule('ubl:Invoice', { [id]: '1' }));
  const files = { 'x-1.2.sch': side('A'), 'x-2.0.sch': side('B'), 'old/x-2.0.sch': side('C') };
  const { packs } = read(files);
  expect(packs.map(({ file, id }) => [file, id])).toEqual([
    ['old/x-2.0.sch', 'old-x'],
    ['x-1.2.sch', 'x-1.2'],
    ['x-2.0.sch', 'x-2.0'],
  ]);
  const same = read({ 'x-1.2/x.sch': side('A'), 'x-1.2/x.v1.2.sch': side('B') });
  expect(new Set(same.packs.map(({ id }) => id)).size).toBe(2);
});

describe('documents that are no invoices', () => {
  it('are those paths begin with, those contexts name, or those a namespace is named after', () => {
    const roots = (inside: string): readonly string[] | null =>
      read({ 'a.sch': sch('order', inside) }).packs[0]!.roots;
    const order = [`{${UBL}Order-2}Order`];
    expect(roots(rule('/ubl:Order/cbc:ID', { A: '.' }))).toEqual(order);
    expect(roots(rule('ubl:Order | /cbc:ID', { A: '.' }))).toEqual(order);
    expect(roots(rule('cbc:ID', { A: 'exists(/ubl:Order/cbc:Note)' }))).toEqual(order);
    expect(roots(rule('cbc:ID', { A: '//cbc:Note' }))).toEqual(order);
  });

  it('have the specification their rules demand', () => {
    const { packs } = read({
      'PEPPOLBIS-T01.sch': sch(
        'order',
        rule('cbc:CustomizationID', { A: "starts-with(., 'urn:t:order:3')", B: ". = 'urn:t:order:3'" }),
        '',
        'Order transaction 3.6',
      ),
    });
    expect(packs).toEqual([
      {
        file: 'PEPPOLBIS-T01.sch',
        id: 'peppolbis-t01',
        version: '3.6',
        syntax: 'other',
        roots: [`{${UBL}Order-2}Order`],
        guidelines: ['urn:t:order:3*'],
        restatesNorm: false,
      },
    ]);
  });

  it('may be given, and must be where nothing names them', () => {
    const files = {
      'a.sch': sch('<ns prefix="x" uri="urn:x"/>', rule('x:b', { A: 'x:c' })),
      'b.sch': sch('order', rule('/ubl:Order', { B: '1' })),
    };
    const release = read(files);
    expect(release.packs.map(({ id }) => id)).toEqual(['b']);
    expect(release.notes[0]).toMatch(/^a\.sch: left out, as it names no document element: .*--root/);
    expect(() => read(files, { schematron: 'a.sch' })).toThrow('a.sch names no document element');
    const given = read(files, { schematron: 'a.sch', roots: ['{urn:x}b'] });
    expect(given.packs[0]).toMatchObject({ syntax: 'other', roots: ['{urn:x}b'] });
  });
});

it('a schema that names both invoices is for whom --syntax says', () => {
  const files = { 'a.sch': sch(`${NS['cii']}${NS['ubl']}`, rule('ubl:Invoice', { A: '1' })) };
  expect(read(files).packs).toEqual([]);
  expect(() => read(files, { schematron: 'a.sch' })).toThrow('--syntax cii or --syntax ubl decides');
  expect(read(files, { schematron: 'a.sch', syntax: 'ubl' }).packs).toMatchObject([{ syntax: 'ubl' }]);
});

describe('roots that cannot be read', () => {
  const faulty = {
    'a.sch': sch('cii', '\n<include href="nowhere.sch"/>'),
    'b.sch': sch('cii', '').replace('xslt2', 'xslt'),
  };
  const told =
    /pack a: the included file nowhere\.sch does not exist; .* \(.*a\.sch:2:16\)\npack b: the query binding/;

  it('are told together, with file and line', () => {
    expect(() => read(faulty)).toThrow(told);
  });

  it('keep nobody from those that can', () => {
    const { packs, faults } = read({ ...faulty, 'c.sch': sch('cii', '') });
    expect(packs.map(({ id }) => id)).toEqual(['c']);
    expect(faults.map(({ message }) => message).join('\n')).toMatch(told);
  });
});
