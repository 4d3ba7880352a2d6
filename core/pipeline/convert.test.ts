import { describe, expect, it } from 'vitest';
import type { Plugin } from '../plugin/index.ts';
import { bytes, fakeRuleset, invoiceXml } from '../testing/plugins.ts';
import { CALL, engine, failing, PICTURE, READ } from './testing/conversion.ts';

describe('a document', () => {
  it('is written in the other syntax, with nothing lost', async () => {
    const converted = await engine().run();
    expect(converted).toMatchObject({
      filename: 'F-1.xml',
      mediaType: 'application/xml',
      profile: 'en16931',
      output: 'ubl-xml',
      sourceValid: true,
      losses: [],
      validation: { valid: true },
    });
    expect(Buffer.from(converted.content).toString()).toContain('<result/>');
  });

  it('in a profile that nobody writes is refused', async () => {
    expect(await engine().refused({ profile: 'extended' })).toMatchObject({ code: 'unsupported_profile' });
  });

  it('that fails a rule is refused, with the findings about it', async () => {
    const { refused } = engine({ plugins: [failing('invoice')] });
    const { code, message, findings } = await refused();
    expect([code, message]).toEqual([
      'invalid_input',
      'The source fails 1 rule; with allow_invalid=true it is converted all the same.',
    ]);
    expect(findings).toMatchObject([{ rule: 'BR-1', location: '/t:invoice', line: 1 }]);
  });

  it('that fails a rule is converted where that is allowed, and said so, whatever becomes of the result', async () => {
    const invalid = engine({ plugins: [failing('invoice')] });
    expect(await invalid.run({ allowInvalid: true })).toMatchObject({
      sourceValid: false,
      validation: { valid: true },
    });
    const both = fakeRuleset('en', { run: () => [{ severity: 'fatal', rule: 'BR-1', message: 'No.' }] });
    expect(await engine({ plugins: [both] }).run({ allowInvalid: true })).toMatchObject({
      sourceValid: false,
      validation: { valid: false, errorCount: 1 },
    });
  });

  it('whose result alone fails a rule is refused, whatever is allowed', async () => {
    const { refused } = engine({ plugins: [failing('other')] });
    const { code, messages, findings } = await refused({ allowInvalid: true, allowLoss: true });
    expect([code, messages]).toEqual([
      'invalid_input',
      {
        en: 'Converted to profile en16931 of ubl-xml, the invoice fails 1 rule: No (BR-1).',
        fr: 'Convertie dans le profil en16931 de ubl-xml, la facture ne respecte pas 1 règle : No (BR-1).',
      },
    ]);
    expect(findings).toMatchObject([
      { rule: 'BR-1', pointer: '/invoice/number', pointers: ['/invoice/number'] },
    ]);
  });

  it('whose result fails many rules names the first of them', async () => {
    const many = fakeRuleset('en', {
      run: (tree) =>
        tree.nameOf(tree.root).local === 'other'
          ? ['A', 'B', 'C', 'D'].map((message) => ({
              severity: 'fatal',
              rule: null,
              message,
              node: tree.root,
            }))
          : [],
    });
    const { message, findings } = await engine({ plugins: [many] }).refused();
    expect(message).toBe('Converted to profile en16931 of ubl-xml, the invoice fails 4 rules: A B C …');
    expect(findings).toHaveLength(4);
  });

  it('that has no lines is refused in plain words where the result must have some', async () => {
    const { refused } = engine({ reading: { invoice: { ...READ, lines: [] } } });
    const { code, findings } = await refused({ allowLoss: true });
    expect(code).toBe('invalid_input');
    expect(findings).toMatchObject([{ terms: ['BG-25'], pointer: '/invoice/lines' }]);
  });

  it('that fails rules is converted as far as it goes, without lines too', async () => {
    const plugins = [failing('invoice')];
    const { run } = engine({ plugins, reading: { invoice: { ...READ, lines: [] } } });
    expect((await run({ allowInvalid: true, allowLoss: true })).sourceValid).toBe(false);
  });

  it('brings the warnings about the result', async () => {
    const { warnings } = await engine({ plugins: [failing('other', 'warning')] }).run();
    expect(warnings).toMatchObject([{ rule: 'BR-1', severity: 'warning' }]);
  });
});

describe('what is lost', () => {
  it('is refused when it has a business term', async () => {
    const { code, message, losses } = await engine({ uncarried: ['/invoice/currency'] }).refused();
    expect([code, message]).toEqual([
      'lossy_conversion',
      '1 value would be lost in profile en16931 of ubl-xml; with allow_loss=true it is converted all the same.',
    ]);
    expect(losses).toEqual([
      {
        term: 'BT-5',
        location: '/t:invoice/t:source',
        value: 'EUR',
        reason: 'Profile en16931 of ubl-xml has no place for it.',
        target: 'en16931 (ubl-xml)',
      },
    ]);
  });

  it('is listed where that is allowed', async () => {
    const { run } = engine({ uncarried: ['/invoice/currency', '/invoice/seller/name'] });
    const { losses } = await run({ allowLoss: true });
    expect(losses.map(({ term }) => term)).toEqual(['BT-5', 'BT-27']);
  });

  it('has a reason of its own where the other document could say it once only', async () => {
    const buyer = { ...READ.buyer, global_ids: { '': 'K-1', '0088': '4000001987658' } };
    const invoice = { ...READ, buyer } as typeof READ;
    const { losses } = await engine({ reading: { invoice } }).refused();
    expect(losses).toMatchObject([
      { term: 'BT-46-1', value: '4000001987658', reason: expect.stringContaining('UBL-SR-16') },
    ]);
  });

  it('is less than a valid result, and told only where there is one', async () => {
    const { code } = await engine({
      plugins: [failing('other')],
      uncarried: ['/invoice/currency'],
    }).refused();
    expect(code).toBe('invalid_input');
  });

  it('is what was not read, by the term of its place', async () => {
    const document = invoiceXml('<source>object 7</source>');
    const { losses } = await engine({ reading: { unread: [1] } }).refused({ document });
    expect(losses).toMatchObject([
      {
        term: 'BT-18',
        location: '/t:invoice/t:source',
        value: 'object 7',
        reason: 'The invoice model of this service has no field for it.',
      },
    ]);
  });

  it('is listed but refuses nothing when EN 16931 has no name for it', async () => {
    const document = invoiceXml('<own>of the sender</own>');
    const { losses } = await engine({ reading: { unread: [1] } }).run({ document });
    expect(losses).toMatchObject([{ term: null, value: 'of the sender' }]);
  });

  it('is every file of a PDF but the invoice, when it becomes XML', async () => {
    const facts = {
      pages: 1,
      attachments: ['factur-x.xml', 'timesheet.ods'],
      pdfa: '3B',
      facturx_xmp: 'EN 16931',
    };
    const { losses } = await engine({ opened: { facts } }).run({ document: PICTURE });
    expect(losses).toMatchObject([{ term: null, location: 'timesheet.ods', value: 'timesheet.ods' }]);
    const pdf = { document: PICTURE, to: 'facturx-pdf' } as const;
    expect((await engine({ opened: { facts } }).run(pdf)).losses).toEqual([]);
  });
});

describe('a PDF', () => {
  it('keeps its own picture', async () => {
    const { run, embedded } = engine();
    const converted = await run({ document: PICTURE, to: 'facturx-pdf', pageLanguage: 'en' });
    expect(converted).toMatchObject({ filename: 'F-1.pdf', mediaType: 'application/pdf' });
    expect(embedded).toMatchObject([
      {
        pdf: PICTURE,
        xml: expect.stringContaining('<source/>'),
        options: {
          profile: 'en16931',
          language: 'en',
          title: 'Invoice F/1',
          date: CALL.now,
          accessible: false,
        },
      },
    ]);
  });

  it('made of XML shows what is drawn', async () => {
    const renderer: Plugin = {
      kind: 'renderer',
      id: 'visual',
      version: '1',
      requires: [],
      render: async (invoice, look) => bytes(`%PDF of ${invoice.number} in ${look.language}`),
      renderHtml: () => Promise.reject(new Error('no HTML')),
      undrawable: async () => new Map([['/invoice/seller/name', ['字']]]),
    };
    const { run, embedded } = engine({ plugins: [renderer] });
    const { warnings } = await run({ to: 'facturx-pdf' });
    expect(Buffer.from(embedded[0]!.pdf).toString()).toBe('%PDF of F/1 in fr');
    expect(embedded[0]!.options.accessible).toBe(true);
    expect(warnings).toMatchObject([{ rule: 'PDF-GLYPH-01' }]);
  });
});

it('a CIUS is written with its own guideline', async () => {
  const guideline = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
  const { run, guidelines } = engine({ recognised: { guideline } });
  await run();
  await run({ profile: 'en16931' });
  expect(guidelines).toEqual([guideline, null]);
});

it('brings the ledger of the totals where it was asked for', async () => {
  const { run } = engine();
  expect((await run()).ledger).toBeNull();
  const { ledger } = await run({ explain: true });
  expect(ledger).toMatchObject({ balanced: true });
  expect(ledger!.steps.map(({ term }) => term)).toContain('BT-112');
});
