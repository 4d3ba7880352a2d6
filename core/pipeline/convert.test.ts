import { describe, expect, it } from 'vitest';
import { EngineError } from '../errors.ts';
import { complete, essence } from '../invoice/index.ts';
import { sampleInvoice } from '../invoice/sample.ts';
import type {
  DocumentReading,
  EmbedOptions,
  Opened,
  Plugin,
  Recognised,
  SyntaxPlugin,
} from '../plugin/index.ts';
import { Registry } from '../registry/registry.ts';
import {
  bytes,
  everyValue,
  fakeContainer,
  fakeRuleset,
  fakeSyntax,
  invoiceXml,
  NAMESPACE,
  RECOGNISED,
} from '../testing/plugins.ts';
import { convert, type ConvertRequest } from './convert.ts';

const CALL = { now: new Date('2026-11-21T09:00:00Z'), language: 'en' } as const;
const READ = essence(complete(sampleInvoice({ number: 'F/1' }), []).invoice);
const SOURCE = invoiceXml('<source/>');
const PICTURE = bytes('%PDF picture');
const UBL = 'urn:test:other';

interface Setup {
  readonly reading?: Partial<DocumentReading>;
  /** Pointers that the result does not carry. */
  readonly uncarried?: readonly string[];
  readonly plugins?: readonly Plugin[];
  readonly opened?: Partial<Opened>;
  readonly recognised?: Partial<Recognised>;
}

/** An engine with a CII that is read, and a UBL that is written and judged. */
function engine({ reading = {}, uncarried = [], plugins = [], opened = {}, recognised = {} }: Setup = {}) {
  const embedded: { pdf: Uint8Array; xml: string; options: EmbedOptions }[] = [];
  const guidelines: unknown[] = [];
  const write =
    (root: string, leaves: readonly string[]): SyntaxPlugin['write'] =>
    (invoice, _profile, options) => {
      guidelines.push(options?.guideline);
      const carried = everyValue(invoice).filter((pointer) => !leaves.includes(pointer));
      return { bytes: bytes(root), pointers: [['/invoice/number'], carried] };
    };
  const cii = fakeSyntax({
    recognise: () => ({ ...RECOGNISED, ...recognised }),
    read: () => ({ invoice: READ, unread: [], beyond: false, ...reading }),
    write: write(`<invoice xmlns="${NAMESPACE}"><source/></invoice>`, []),
    terms: (path) => (path.endsWith('source') ? ['BT-18'] : []),
  });
  const ubl = fakeSyntax({
    id: 'ubl',
    detect: ({ uri }) => uri === UBL,
    write: write(`<other xmlns="${UBL}"><result/></other>`, uncarried),
  });
  const container = fakeContainer(
    { xml: SOURCE, xmlFilename: 'factur-x.xml', ...opened },
    {
      embed: async (pdf, xml, options) => {
        embedded.push({ pdf, xml: Buffer.from(xml).toString(), options });
        return bytes('%PDF-A');
      },
    },
  );
  const registry = new Registry([cii, ubl, container, ...plugins]);
  const run = (fields: Partial<ConvertRequest> = {}) => convert(registry, { ...REQUEST, ...fields }, CALL);
  const refused = async (fields: Partial<ConvertRequest> = {}): Promise<EngineError> =>
    EngineError.from(await run(fields).catch((error: unknown) => error), 'en');
  return { run, refused, embedded, guidelines };
}

const REQUEST: ConvertRequest = {
  document: SOURCE,
  to: 'ubl-xml',
  profile: null,
  check: 'base',
  allowLoss: false,
  allowInvalid: false,
  explain: false,
  pageLanguage: 'fr',
};

/** Finds this in documents with such a root. */
const failing = (root: string, severity: 'fatal' | 'warning' = 'fatal') =>
  fakeRuleset('en', {
    run: (tree) =>
      tree.nameOf(tree.root).local === root
        ? [{ severity, rule: 'BR-1', message: 'No.', node: tree.root }]
        : [],
  });

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
    const { code, message } = await refused({ allowInvalid: true, allowLoss: true });
    expect([code, message]).toEqual([
      'invalid_input',
      'Converted to profile en16931 of ubl-xml, the invoice fails 1 rule.',
    ]);
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
