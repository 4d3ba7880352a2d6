import { describe, expect, it } from 'vitest';
import type { Finding, Plugin, RuleContext, RulesetPlugin } from '../plugin/index.ts';
import { Registry } from '../registry/registry.ts';
import { messageOf } from '../message/message.ts';
import { schemaSaying } from '../syntax/testing/index.ts';
import {
  RECOGNISED,
  bytes,
  fakeContainer,
  fakeRuleset,
  fakeSyntax,
  invoiceXml,
  NAMESPACE,
} from '../testing/plugins.ts';
import { validate, type Validation, type ValidateOptions } from './validate.ts';

const fatal = (rule: string): Finding => ({ severity: 'fatal', rule, message: `${rule} fails.` });
const finding = (severity: Finding['severity']): Finding => ({ severity, rule: null, message: severity });

const base = (id: string, fields: Partial<RulesetPlugin> = {}): RulesetPlugin => fakeRuleset(id, fields);
const french = (id: string, fields: Partial<RulesetPlugin> = {}): RulesetPlugin =>
  fakeRuleset(id, { source: 'schematron:fr-ctc', ...fields });
const house = (id: string, fields: Partial<RulesetPlugin> = {}): RulesetPlugin =>
  fakeRuleset(id, { source: 'schematron:house', ...fields });

const OPTIONS: ValidateOptions = { check: 'fr-ctc', language: 'en', explain: false, asOf: '2026-11-21' };

function judged(
  plugins: readonly Plugin[],
  options: Partial<ValidateOptions> = {},
  document = invoiceXml(),
): Promise<Validation> {
  const registry = new Registry(
    plugins.some(({ kind }) => kind === 'syntax') ? plugins : [fakeSyntax(), ...plugins],
  );
  return validate(registry, document, { ...OPTIONS, ...options });
}

describe('the order of the checks', () => {
  const rulesets = [house('x', { run: () => [fatal('X-1')] }), french('fr', { run: () => [fatal('FR-1')] })];
  const all = [...rulesets, base('en', { run: () => [fatal('EN-1')] })];

  it('is PDF, schema, EN 16931, French, third parties, however they were registered', async () => {
    const container = fakeContainer({ xml: invoiceXml(), findings: [fatal('PDF-1')] });
    const warned = fakeSyntax({ structure: () => [{ ...fatal('XSD-1'), severity: 'warning' }] });
    const validation = await judged([...all, container, warned], {}, bytes('%PDF'));
    const order = ['pdf', 'xsd', 'schematron:base', 'schematron:fr-ctc', 'schematron:house'];
    expect(validation.checksRun).toEqual(order);
    expect(validation.checksSkipped).toEqual([]);
    expect(validation.findings.map(({ source }) => source)).toEqual(order);
    expect(validation.findings.map(({ rule }) => rule)).toEqual(['PDF-1', 'XSD-1', 'EN-1', 'FR-1', 'X-1']);
  });

  it('has no PDF in it for bare XML', async () => {
    expect((await judged(all)).checksRun[0]).toBe('xsd');
  });

  it('leaves out what was not asked for, without calling it skipped', async () => {
    const { checksRun, checksSkipped, rulesets: named } = await judged(all, { check: 'base' });
    expect(checksRun).toEqual(['xsd', 'schematron:base', 'schematron:house']);
    expect(checksSkipped).toEqual([]);
    expect(named.map(({ id }) => id)).toEqual(['en', 'x']);
  });
});

describe('a document that fails the schema', () => {
  const never = (): never => {
    throw new Error('a rule ran on a document that fails the schema');
  };
  const broken = fakeSyntax({ structure: () => [finding('warning'), fatal('XSD-1')] });

  it('is judged by no rule, and the checks not run are listed', async () => {
    const rules = [base('en', { run: never }), french('fr', { run: never }), house('x', { run: never })];
    const validation = await judged([broken, ...rules]);
    expect(validation.valid).toBe(false);
    expect(validation.checksRun).toEqual(['xsd']);
    expect(validation.checksSkipped).toEqual(['schematron:base', 'schematron:fr-ctc', 'schematron:house']);
    expect(validation.findings.map(({ source }) => source)).toEqual(['xsd', 'xsd']);
    expect(validation.rulesets).toEqual([]);
  });

  it('has all its faults counted, however few of them are told', async () => {
    const flood = fakeSyntax({
      structure: (_tree, _recognised, _container, most = Infinity) => [
        ...Array.from({ length: Math.min(most, 3000) }, () => fatal('XSD-1')),
        ...(most < 3000 ? [{ ...fatal('XSD-1'), message: '', times: 3000 - most }] : []),
      ],
    });
    for (const maxFindings of [undefined, 1, 2000, 10_000]) {
      const most = maxFindings ?? 1000;
      const { errorCount, findings } = await judged([flood], { ...(maxFindings && { maxFindings }) });
      expect([errorCount, findings.length]).toEqual([3000, most < 3000 ? most + 1 : 3000]);
      if (most < 3000)
        expect(findings.at(-1)).toMatchObject({
          severity: 'info',
          message: `${3000 - most} further findings are not listed, as max_findings is ${most}. All findings by rule: XSD-1 3000.`,
        });
    }
  });

  it('is one with a fatal finding; a warning does not stop the rules', async () => {
    const odd = fakeSyntax({ structure: () => [finding('warning')] });
    expect((await judged([odd, base('en'), french('fr')])).checksSkipped).toEqual([]);
  });
});

describe('a check that no ruleset answers', () => {
  const reasons = {
    en: 'No schematron:fr-ctc ruleset applies to profile en16931 on 2026-11-21; this check was not run.',
    fr: "Aucun jeu de règles schematron:fr-ctc ne s'applique au profil en16931 à la date du 2026-11-21 ; ce contrôle n'a pas été exécuté.",
  };

  it.each(['en', 'fr'] as const)('is skipped and says why, in %s', async (language) => {
    const validation = await judged([base('en'), french('no', { applies: () => false })], { language });
    expect(validation.checksRun).toEqual(['xsd', 'schematron:base']);
    expect(validation.checksSkipped).toEqual(['schematron:fr-ctc']);
    expect(validation.findings).toMatchObject([
      { source: 'schematron:fr-ctc', severity: 'info', rule: null, message: reasons[language] },
    ]);
    expect(validation).toMatchObject({ valid: true, errorCount: 0, warningCount: 0 });
  });

  it.each([
    [{ profile: null, guideline: 'urn:x' }, 'urn:x'],
    [{ profile: null, guideline: null }, '?'],
  ] as const)('names the document as it calls itself: %j', async (recognised, named) => {
    const syntax = fakeSyntax({ recognise: () => ({ ...RECOGNISED, ...recognised }) });
    const { findings } = await judged([syntax], { check: 'base' });
    expect(findings[0]!.message).toContain(`profile ${named} `);
  });
});

describe('what the rules are told', () => {
  it.each([
    ['xml', invoiceXml()],
    ['pdf', bytes('%PDF')],
  ])('the container %s and the day', async (container, document) => {
    const seen: RuleContext[] = [];
    const spy = base('en', {
      run: (_tree, context) => {
        seen.push(context);
        return [];
      },
    });
    await judged(
      [spy, fakeContainer({ xml: invoiceXml() })],
      { check: 'base', asOf: '2025-01-31' },
      document,
    );
    expect(seen).toEqual([{ role: '', treatment: '', date: '2025-01-31', container }]);
  });

  it.each([
    ['xml', invoiceXml()],
    ['pdf', bytes('%PDF')],
  ])('the schema is told the container too: %s', async (container, document) => {
    const syntax = fakeSyntax({
      structure: (_tree, _recognised, within) => [{ ...fatal('X'), message: within }],
    });
    const { findings } = await judged([syntax, fakeContainer({ xml: invoiceXml() })], {}, document);
    expect(findings.at(-1)).toMatchObject({ source: 'xsd', message: container });
  });
});

describe('the day', () => {
  const packs = [
    base('old', { version: '1', validity: { from: null, to: '2026-08-31' } }),
    base('new', { version: '2', validity: { from: '2026-09-01', to: null } }),
  ];

  it.each([
    ['2026-08-31', [{ id: 'old', version: '1' }]],
    ['2026-09-01', [{ id: 'new', version: '2' }]],
  ])('%s picks the pack in force', async (asOf, rulesets) => {
    expect((await judged(packs, { check: 'base', asOf })).rulesets).toEqual(rulesets);
  });
});

describe('the verdict', () => {
  it('counts fatal findings as errors and warnings as warnings', async () => {
    const run = (): Finding[] => (['fatal', 'warning', 'info', 'fatal', 'warning'] as const).map(finding);
    expect(await judged([base('en', { run })], { check: 'base' })).toMatchObject({
      valid: false,
      errorCount: 2,
      warningCount: 2,
      findings: { length: 5 },
      flavor: 'factur-x',
      profile: 'en16931',
      pdf: null,
    });
  });

  it('is valid with warnings alone', async () => {
    const run = (): Finding[] => [finding('warning'), finding('info')];
    expect(await judged([base('en', { run })], { check: 'base' })).toMatchObject({
      valid: true,
      warningCount: 1,
    });
  });

  it('joins all rulesets of one source under it', async () => {
    const two = [base('a', { run: () => [fatal('A')] }), base('b', { run: () => [fatal('B')] })];
    const validation = await judged(two, { check: 'base' });
    expect(validation.checksRun).toEqual(['xsd', 'schematron:base']);
    expect(validation.findings.map(({ rule }) => rule)).toEqual(['A', 'B']);
    expect(validation.rulesets.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('never comes from a ruleset that breaks', async () => {
    const run = (): never => {
      throw new TypeError('undefined is not a function');
    };
    await expect(judged([base('en', { run })])).rejects.toThrow(TypeError);
  });
});

describe('the words of a finding', () => {
  const spoken = base('en', {
    run: () => [{ ...fatal('EN-1'), values: ['600.00', '595.00'] }],
    terms: () => ['BT-106'],
    explain: (rule, language, values) => ({
      title: `${language} title`,
      message: `${language} ${rule} ${values.join(' / ')}`,
      explanation: 'Why.',
      fix: 'How.',
      reference: 'EN 16931',
    }),
  });

  it.each(['en', 'fr'] as const)('are in the language asked for: %s', async (language) => {
    const { findings } = await judged([spoken], { check: 'base', language });
    expect(findings[0]!.message).toBe(`${language} EN-1 600.00 / 595.00`);
  });

  it('are explained only where that was asked for', async () => {
    const plain = await judged([spoken], { check: 'base' });
    expect(Object.keys(plain.findings[0]!)).toEqual([
      'source',
      'severity',
      'rule',
      'message',
      'location',
      'test',
    ]);
    const explained = await judged([spoken], { check: 'base', explain: true });
    expect(explained.findings[0]).toMatchObject({ title: 'en title', fix: 'How.', terms: ['BT-106'] });
  });
});

describe('a message', () => {
  const report = messageOf({
    id: 'report',
    version: '1',
    flavor: 'cdar',
    called: { en: 'a report', fr: 'un rapport' },
    sources: ['schematron:report'],
    namespaces: new Map([['t', NAMESPACE]]),
    roots: ['t:report'],
    guideline: null,
    schema: schemaSaying(),
  });
  const sound: Plugin = { ...report, structure: () => [] };
  const never = { run: (): never => expect.unreachable(), applies: () => true };
  const invoices = [base('en', never), french('fr', never), house('x', never)];
  const own = fakeRuleset('report-rules', { source: 'schematron:report', run: () => [fatal('R-1')] });
  const document = bytes(`<report xmlns="${NAMESPACE}"><a><b/></a></report>`);

  it.each(['base', 'fr-ctc'] as const)(
    'is judged by its schema and its own rules, under check %s',
    async (check) => {
      const validation = await judged([...invoices, own, sound], { check }, document);
      expect(validation).toMatchObject({ valid: false, flavor: 'cdar', root: 'report', profile: null });
      expect(validation.checksRun).toEqual(['xsd', 'schematron:report']);
      expect(validation.checksSkipped).toEqual([]);
      expect(validation.rulesets).toEqual([{ id: 'report-rules', version: '1.0' }]);
      expect(validation.findings).toMatchObject([{ rule: 'R-1' }]);
    },
  );

  it('is judged by no rule where its schema fails, and in its terms and prefixes', async () => {
    const { checksSkipped, findings } = await judged([own, report], { explain: true }, document);
    expect(checksSkipped).toEqual(['schematron:report']);
    expect(findings[0]).toMatchObject({ source: 'xsd', title: 'missing', terms: ['BT-1'] });
  });

  it('says which of its rules are not in force', async () => {
    const past = fakeRuleset('past', { ...own, id: 'past', validity: { from: null, to: '2020-01-01' } });
    const { valid, checksSkipped, findings } = await judged([past, sound], {}, document);
    expect([valid, checksSkipped]).toEqual([true, ['schematron:report']]);
    expect(findings[0]!.message).toContain('No schematron:report ruleset applies');
  });

  it("is judged by a third party's rules for its document element as well", async () => {
    const theirs = house('y', { roots: [`{${NAMESPACE}}report`] });
    const { checksRun } = await judged([theirs, own, sound], {}, document);
    expect(checksRun).toEqual(['xsd', 'schematron:report', 'schematron:house']);
  });
});
