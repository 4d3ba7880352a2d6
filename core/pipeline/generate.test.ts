import type { GenerateOptions, Invoice } from '@conforme/proto/schema';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../errors.ts';
import { trace } from '../invoice/index.ts';
import { sampleInvoice } from '../invoice/testing/sample.ts';
import {
  InputError,
  type EmbedOptions,
  type Look,
  type Plugin,
  type RendererPlugin,
} from '../plugin/index.ts';
import { Registry } from '../registry/registry.ts';
import { bytes, everyValue, fakeContainer, fakeRuleset, fakeSyntax, invoiceXml } from '../testing/plugins.ts';
import { documentTitle, generate, preview } from './generate.ts';

const OPTIONS: GenerateOptions = {
  profile: 'en16931',
  output: 'facturx-pdf',
  language: 'fr',
  check: 'base',
  logo_url: null,
  accent_color: '#1f3a5f',
  footer_text: 'Merci',
  explain: false,
  plausibility: false,
  guideline: null,
};
const CALL = { now: new Date('2026-11-21T09:00:00Z'), language: 'en' } as const;
const INVOICE = sampleInvoice({ number: 'F/2026/1' });

const syntax = fakeSyntax({
  write: (invoice) => ({
    bytes: invoiceXml(invoice.number),
    pointers: [['/invoice/number'], everyValue(invoice)],
  }),
});
const ubl = fakeSyntax({ ...syntax, id: 'ubl', detect: () => false });

function renderer(render: RendererPlugin['render']): RendererPlugin {
  return {
    kind: 'renderer',
    id: 'draw',
    version: '1',
    requires: [],
    render,
    renderHtml: render,
    undrawable: async () => new Map(),
  };
}

interface Drawn {
  looks: Look[];
  embeds: { pdf: string; xml: string; options: EmbedOptions }[];
}

function engine(...plugins: readonly Plugin[]) {
  const drawn: Drawn = { looks: [], embeds: [] };
  const text = (content: Uint8Array): string => Buffer.from(content).toString();
  const container = fakeContainer(
    {},
    {
      embed: async (pdf, xml, options) => {
        drawn.embeds.push({
          pdf: text(pdf instanceof Uint8Array ? pdf : pdf.write()),
          xml: text(xml),
          options,
        });
        return { content: bytes('%PDF-A'), notes: [] };
      },
    },
  );
  const draw = renderer(async (_invoice, look) => {
    drawn.looks.push(look);
    return bytes('%PDF-page');
  });
  const others = plugins.some(({ kind }) => kind === 'renderer') ? plugins : [draw, ...plugins];
  const registry = new Registry([syntax, container, ...others]);
  const run = (options: Partial<GenerateOptions> = {}, invoice: Invoice = INVOICE) =>
    generate(registry, invoice, { ...OPTIONS, ...options }, CALL);
  return { registry, drawn, run };
}

async function refusal(running: Promise<unknown>): Promise<EngineError> {
  const thrown: unknown = await running.catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(EngineError);
  return thrown as EngineError;
}

describe('generate', () => {
  it('draws the invoice and attaches the XML that was judged', async () => {
    const { run, drawn } = engine(fakeRuleset('en'));
    const generated = await run();
    expect(generated).toMatchObject({ filename: 'F-2026-1.pdf', mediaType: 'application/pdf' });
    expect(Buffer.from(generated.content).toString()).toBe('%PDF-A');
    expect(generated.validation).toMatchObject({
      valid: true,
      checksRun: ['xsd', 'schematron:base'],
      pdf: null,
    });
    expect(drawn.looks).toEqual([
      { language: 'fr', accentColor: '#1f3a5f', footerText: 'Merci', logo: null },
    ]);
    expect(drawn.embeds).toEqual([
      {
        pdf: '%PDF-page',
        xml: Buffer.from(invoiceXml('F/2026/1')).toString(),
        options: {
          profile: 'en16931',
          language: 'fr',
          title: 'Facture F/2026/1',
          author: 'Menuiserie Abgrall',
          date: CALL.now,
          accessible: true,
        },
      },
    ]);
  });

  it('titles the file of a credit note as one', () => {
    const number = 'AV-1';
    expect(documentTitle({ type_code: '381', number }, 'fr')).toBe('Avoir AV-1');
    expect(documentTitle({ type_code: '381', number }, 'en')).toBe('Credit note AV-1');
  });

  it('draws nothing for XML alone', async () => {
    const { run, drawn } = engine();
    const generated = await run({ output: 'cii-xml' });
    expect(generated).toMatchObject({ filename: 'F-2026-1.xml', mediaType: 'application/xml' });
    expect(drawn).toEqual({ looks: [], embeds: [] });
  });

  it('lets rulesets complete the invoice before it is written, all of them, whatever the check', async () => {
    const note = fakeRuleset('fr', {
      source: 'schematron:fr-ctc',
      complete: ({ invoice, origins }) => ({
        invoice: { ...invoice, business_process: 'S1' },
        origins: trace(origins, [['/invoice/business_process', ['/invoice/operation_type']]]),
      }),
    });
    const { invoice } = await engine(note).run({ output: 'cii-xml' });
    expect(invoice.business_process).toBe('S1');
  });

  it('never returns what fails a rule', async () => {
    const strict = fakeRuleset('en', {
      run: () => [{ severity: 'fatal', rule: 'BR-02', message: 'No.', node: 1 }],
    });
    const { run, drawn } = engine(strict);
    const { code, findings } = await refusal(run());
    expect(code).toBe('invalid_input');
    expect(findings).toMatchObject([{ rule: 'BR-02', pointer: '/invoice/number' }]);
    expect(drawn.embeds).toEqual([]);
  });

  it.each([
    ['facturx-pdf', ['xml', 'pdf']],
    ['cii-xml', ['xml']],
  ] as const)('judges %s as what travels in each of %j', async (output, containers) => {
    const seen: string[] = [];
    const spy = fakeRuleset('en', { run: (_tree, context) => (seen.push(context.container), []) });
    await engine(spy).run({ output });
    expect(seen).toEqual(containers);
  });

  it.each([
    [{ profile: 'extended' }, 'Output facturx-pdf cannot be produced in profile extended.'],
    [{ output: 'ubl-xml', profile: 'basicwl' }, 'Output ubl-xml cannot be produced in profile basicwl.'],
  ] as const)('does not know %j', async (options, message) => {
    expect(await refusal(engine(ubl).run(options))).toMatchObject({ code: 'unsupported_profile', message });
  });
});

describe('a picture that cannot be drawn', () => {
  it('is a render error that says nothing of itself', async () => {
    const cause = new TypeError('marked');
    const error = await refusal(engine(renderer(() => Promise.reject(cause))).run());
    expect(error).toMatchObject({
      code: 'render_error',
      message: 'The visual invoice could not be drawn.',
      cause,
    });
  });

  it('for the caller’s own fault is the caller’s to mend', async () => {
    const cause = new InputError({ en: 'No.', fr: 'Non.' });
    const running = engine(renderer(() => Promise.reject(cause))).run();
    await expect(running).rejects.toBe(cause);
  });
});

describe('preview', () => {
  const never = fakeRuleset('en', {
    run: () => {
      throw new Error('a rule ran');
    },
  });

  it('gives the XML, checked against the schema alone, and says so', async () => {
    const { registry, drawn } = engine(never);
    const previewed = await preview(registry, INVOICE, { ...OPTIONS, check: 'fr-ctc' }, CALL);
    expect(previewed).toMatchObject({
      filename: 'F-2026-1.xml',
      mediaType: 'application/xml',
      validation: { checksRun: ['xsd'], checksSkipped: ['schematron:base', 'schematron:fr-ctc'] },
    });
    expect(drawn.embeds).toEqual([]);
  });

  it('refuses what fails the schema', async () => {
    const broken = {
      ...syntax,
      structure: () => [{ severity: 'fatal', rule: null, message: 'No.' } as const],
    };
    const registry = new Registry([broken, never]);
    await expect(preview(registry, INVOICE, OPTIONS, CALL)).rejects.toThrow('The invoice fails 1 rule.');
  });
});
