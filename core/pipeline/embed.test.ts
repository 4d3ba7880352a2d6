import { describe, expect, it } from 'vitest';
import { EngineError } from '../errors.ts';
import { complete, essence } from '../invoice/index.ts';
import { sampleInvoice } from '../invoice/testing/sample.ts';
import type { ContainerNote, EmbedOptions, OutputFormat, Plugin, Recognised } from '../plugin/index.ts';
import { Registry } from '../registry/registry.ts';
import {
  RECOGNISED,
  bytes,
  everyValue,
  fakeContainer,
  fakeRuleset,
  fakeSyntax,
  invoiceXml,
} from '../testing/plugins.ts';
import { embed, type EmbedRequest } from './embed.ts';

const CALL = { now: new Date('2026-11-21T09:00:00Z'), language: 'en' } as const;
const INVOICE = sampleInvoice({ number: 'F/1' });
const READ = essence(complete(INVOICE, []).invoice);
const XML = { xml: invoiceXml('given') };

interface Setup {
  readonly recognised?: Partial<Recognised>;
  /** Of the syntax. */
  readonly outputs?: readonly OutputFormat[];
  readonly read?: object;
  readonly plugins?: readonly Plugin[];
  /** Of the container. */
  readonly notes?: readonly ContainerNote[];
}

function engine({ recognised = {}, outputs, read = {}, plugins = [], notes = [] }: Setup = {}) {
  const embedded: { xml: string; options: EmbedOptions }[] = [];
  const syntax = fakeSyntax({
    recognise: () => ({ ...RECOGNISED, ...recognised }),
    ...(outputs && { outputs }),
    read: () => ({ invoice: { ...READ, ...read }, unread: [], beyond: false }),
    write: (invoice) => ({
      bytes: invoiceXml('written'),
      pointers: [['/invoice/number'], everyValue(invoice)],
    }),
  });
  const container = fakeContainer(
    {},
    {
      embed: async (_pdf, xml, options) => {
        embedded.push({ xml: Buffer.from(xml).toString(), options });
        return { content: bytes('%PDF-A'), notes };
      },
    },
  );
  const registry = new Registry([syntax, container, ...plugins]);
  const run = (source: EmbedRequest['source'], fields: Partial<EmbedRequest> = {}) =>
    embed(
      registry,
      {
        pdf: bytes('%PDF'),
        source,
        profile: 'en16931',
        check: 'base',
        language: 'fr',
        flatten: false,
        plausibility: false,
        ...fields,
      },
      CALL,
    );
  const refused = async (...of: Parameters<typeof run>): Promise<EngineError> => {
    const thrown: unknown = await run(...of).catch((error: unknown) => error);
    expect(embedded).toEqual([]);
    return EngineError.from(thrown, 'en');
  };
  return { embedded, run, refused };
}

describe('XML that is given', () => {
  it('is attached as it is, under the names it bears', async () => {
    const { run, embedded } = engine({ recognised: { profile: 'extended' } });
    const result = await run(XML, { profile: 'basicwl' });
    expect(result).toMatchObject({ filename: 'F-1.pdf', profile: 'extended', validation: { valid: true } });
    expect(embedded).toMatchObject([
      {
        xml: Buffer.from(XML.xml).toString(),
        options: { profile: 'extended', title: 'Facture F/1', author: 'Menuiserie Abgrall', date: CALL.now },
      },
    ]);
  });

  it('comes with what was changed of its pages, as warnings at the file of the caller', async () => {
    const note = {
      rule: 'PDF-FONT',
      message: { en: 'Arimo stands in.', fr: 'Arimo remplace.' },
      fix: { en: 'Export.', fr: 'Exportez.' },
    };
    const { warnings } = await engine({ notes: [note] }).run(XML);
    expect(warnings.at(-1)).toEqual({
      source: 'pdf',
      severity: 'warning',
      rule: 'PDF-FONT',
      message: 'Arimo stands in.',
      location: null,
      test: null,
      fix: 'Export.',
      pointer: '/pdf',
      pointers: ['/pdf'],
    });
  });

  it('goes into a PDF that is flattened where that was asked for', async () => {
    const { run, embedded } = engine();
    await run(XML, { flatten: true });
    await run(XML);
    expect(embedded.map(({ options }) => options.flatten)).toEqual([true, false]);
  });

  it('is judged alone, and as what travels in a PDF', async () => {
    const seen: string[] = [];
    const spy = fakeRuleset('en', { run: (_tree, { container }) => (seen.push(container), []) });
    await engine({ plugins: [spy] }).run(XML);
    expect(seen).toEqual(['xml', 'pdf']);
  });

  it('without number and seller is attached all the same', async () => {
    const { run, embedded } = engine({ read: { number: null, seller: null } });
    expect((await run(XML)).filename).toBe('factur-x.pdf');
    expect(embedded[0]!.options.author).toBeNull();
  });

  it.each([
    ['RE 2026/7', 'RE-2026-7.pdf'],
    ['..\\..\\a\n"b"', '..-..-a-b-.pdf'],
    ['Rechnung-ä', 'Rechnung-ä.pdf'],
    ['a\ud800b', 'a-b.pdf'],
    ['9'.repeat(20_000), `${'9'.repeat(100)}.pdf`],
    ['', 'factur-x.pdf'],
  ])('of number %j makes a name that any file system takes', async (number, filename) => {
    expect((await engine({ read: { number } }).run(XML)).filename).toBe(filename);
  });

  it.each([
    [{ profile: 'minimum' }, 'A document of profile minimum is not embedded.'],
    [{ profile: 'basic' }, 'A document of profile basic is not embedded.'],
    [{ profile: null, guideline: 'urn:x' }, 'A document of profile urn:x is not embedded.'],
    [{ profile: null, guideline: null }, 'A document of profile unknown is not embedded.'],
  ] as const)('of %j is an unsupported profile', async (recognised, message) => {
    expect(await engine({ recognised }).refused(XML)).toMatchObject({ code: 'unsupported_profile', message });
  });

  it('of a syntax that does not travel in a PDF is an unsupported profile', async () => {
    expect(await engine({ outputs: ['ubl-xml'] }).refused(XML)).toMatchObject({
      code: 'unsupported_profile',
      message: 'UBL cannot be embedded: a Factur-X PDF carries CII only.',
    });
  });

  it('that fails a rule is not embedded, and is told in its own coordinates', async () => {
    const rule = fakeRuleset('en', {
      run: () => [{ severity: 'fatal', rule: 'BR-02', message: 'No.', node: 1 }],
    });
    const { code, findings } = await engine({ plugins: [rule] }).refused(XML);
    expect(code).toBe('invalid_input');
    expect(findings).toMatchObject([{ rule: 'BR-02', location: '/t:invoice', line: 1 }]);
    expect(findings[0]).not.toHaveProperty('pointer');
  });

  it('gives its warnings with the result', async () => {
    const rule = fakeRuleset('en', { run: () => [{ severity: 'warning', rule: 'W', message: 'Odd.' }] });
    const { warnings, validation } = await engine({ plugins: [rule] }).run(XML);
    expect(warnings.map(({ rule: id }) => id)).toEqual(['W']);
    expect(validation).toMatchObject({ valid: true, warningCount: 1 });
  });
});

describe('an invoice', () => {
  it('is written in the profile asked for', async () => {
    const { run, embedded } = engine();
    expect(await run({ invoice: INVOICE })).toMatchObject({ filename: 'F-1.pdf', profile: 'en16931' });
    expect(embedded[0]!.xml).toContain('written');
  });

  it('in a profile nobody writes is refused', async () => {
    const { code } = await engine().refused({ invoice: INVOICE }, { profile: 'extended' });
    expect(code).toBe('unsupported_profile');
  });
});

it('what is no PDF is refused at the part', async () => {
  const { code, findings } = await engine().refused(XML, { pdf: bytes('GIF89a') });
  expect(code).toBe('invalid_input');
  expect(findings).toMatchObject([{ source: 'pdf', pointer: '/pdf', fix: expect.any(String) }]);
});

it('a PDF in place of the XML is refused, even one that carries an invoice', async () => {
  const { code, findings } = await engine().refused({ xml: bytes('%PDF') });
  expect(code).toBe('invalid_input');
  expect(findings).toMatchObject([{ pointer: '/xml', message: 'What was sent as the XML is a PDF file.' }]);
});
