// Tools that write documents.

import { GenerateRequestSchema } from '@conforme/proto/schema';
import {
  findingCodec,
  generateRequestCodec,
  invoiceCodec,
  totalsCodec,
  validationCodec,
} from '@conforme/proto/schema/codec';
import { requestFinding } from '@conforme/proto/schema/findings';
import { briefArguments } from '@conforme/proto/schema/brief';
import {
  EmbedToolOutSchema,
  EmbedToolSchema,
  GenerateToolOutSchema,
  PreviewToolOutSchema,
  PreviewToolSchema,
  type ToolArguments,
} from '@conforme/proto/schema/tools';
import type { EmbedResponse, GenerateResponse } from '@conforme/proto/v1';
import { KEYED, PREVIEW } from '../accounts/gate.ts';
import { inOwnNames, placedIn } from '../own-names.ts';
import { ruleIds } from '../request-log.ts';
import { ledgerLines, ledgerOf } from './ledger.ts';
import { fileText, findingLines } from './summary.ts';
import { findingsBeside } from './together.ts';
import type { Tool } from './tool.ts';
import { bytesOfBase64 } from './turn.ts';
import { xmlBytes } from '@conforme/proto/schema/xml-text';

/** The invoice is described once, in generate_invoice; a second and third time it would be most of what an agent reads. */
const ELSEWHERE = ['Invoice', 'GenerateOptions'];

export const generateInvoice: Tool<'generate_invoice'> = {
  name: 'generate_invoice',
  title: 'Generate an e-invoice',
  description:
    'Writes an invoice given as JSON. Totals, VAT breakdown, line numbers and French mentions are computed: leave them out. Many more ' +
    'fields are taken than the usual ones here (payee, totals, card, attachments …): get_schema has all. An invoice ' +
    'that breaks a rule comes back as an error whose findings point at your fields (pointer) and say how to mend them (fix, patch).',
  input: briefArguments(GenerateRequestSchema),
  output: GenerateToolOutSchema,
  access: KEYED,
  openWorld: true,
  beside: (given, faults, { engine, options }) =>
    findingsBeside(given, faults, (request) =>
      engine.generate(generateRequestCodec.toMessage(request), options),
    ),
  run: async (given, { engine, language, options, note }) => {
    note({ number: given.invoice.number });
    const made = await engine.generate(generateRequestCodec.toMessage(given), options);
    const { filename, mediaType, profile, output, content, rulesets } = made;
    const totals = totalsCodec.fromMessage(made.totals!);
    const warnings = warningsOf(made);
    note({ rules: ruleIds(warnings) });
    const validation = validationCodec.fromMessage(made.validation!);
    const document = { filename, media_type: mediaType, profile, output, size: content.length };
    const result = { ...document, totals, validation, warnings, rulesets, ...ledgerOf(made) };
    const due = `${totals.amount_due} ${given.invoice.currency}`;
    const file = { filename, kind: mediaType, profile, size: content.length };
    const head = fileText(file, language, (words) => `, ${words.due(due)}`);
    const summary = [head, ...findingLines(warnings, language), ...ledgerLines(made, language)].join('\n');
    return { result, summary, files: [{ filename, mediaType, content }] };
  },
};

export const previewXml: Tool<'preview_xml'> = {
  name: 'preview_xml',
  title: 'Preview the XML of an invoice',
  description: 'The XML of the arguments of generate_invoice, without judging it; uses no quota.',
  input: briefArguments(PreviewToolSchema, ELSEWHERE),
  output: PreviewToolOutSchema,
  access: PREVIEW,
  openWorld: false,
  run: async (given, { engine, language, options, note }) => {
    note({ number: given.invoice.number });
    const { invoice, options: how } = generateRequestCodec.toMessage(given);
    const made = await engine.previewXml({ invoice, options: how }, options);
    const { filename, xml, profile, output } = made;
    const file = { filename, kind: output, profile, size: xml.length };
    const head = fileText(file, language, (words) => `: ${words.unjudged}`);
    return {
      result: { filename, profile, output, xml: Buffer.from(xml).toString('utf8'), ...ledgerOf(made) },
      summary: [head, ...ledgerLines(made, language)].join('\n'),
      files: [{ filename, mediaType: 'application/xml', content: xml }],
    };
  },
};

export const embedInvoice: Tool<'embed_invoice'> = {
  name: 'embed_invoice',
  title: 'Embed an e-invoice in a PDF',
  description:
    'Turns a PDF of yours into a Factur-X invoice, with `xml` (CII) or `invoice` attached, which is judged first.',
  input: briefArguments(EmbedToolSchema, ELSEWHERE),
  output: EmbedToolOutSchema,
  access: KEYED,
  openWorld: false,
  run: async (given, { engine, language, options, note }) => {
    const { profile, check, flatten } = given;
    if (given.invoice) note({ number: given.invoice.number });
    const pdf = await bytesOfBase64(given.pdf_base64);
    const request = { pdf, profile, check, language: given.language, flatten, source: sourceOf(given) };
    const made = await inOwnNames(engine.embed(request, options), OWN_NAMES);
    const warnings = warningsOf(made).map((warning) => placedIn(warning, OWN_NAMES));
    note({ rules: ruleIds(warnings) });
    const { filename, content, rulesets } = made;
    const mediaType = 'application/pdf';
    const validation = validationCodec.fromMessage(made.validation!);
    const size = content.length;
    const head = fileText({ filename, kind: mediaType, profile: made.profile, size }, language);
    return {
      result: {
        filename,
        media_type: mediaType,
        profile: made.profile,
        validation,
        size,
        warnings,
        rulesets,
      },
      summary: [head, ...findingLines(warnings, language)].join('\n'),
      files: [{ filename, mediaType, content }],
    };
  },
};

/** The engine takes bytes. */
const OWN_NAMES = { pdf: 'pdf_base64' };

function sourceOf({ xml, invoice }: ToolArguments['embed_invoice']) {
  return xml === null
    ? { case: 'invoice' as const, value: invoiceCodec.toMessage(invoice!) }
    : { case: 'xml' as const, value: xmlBytes(xml) };
}

function warningsOf({ warnings }: GenerateResponse | EmbedResponse): readonly object[] {
  return warnings.map(findingCodec.fromMessage).map(requestFinding);
}
