// The tool that compares the pages of a PDF with its XML.

import type { ComparisonOut, Language } from '@conforme/proto/schema';
import { briefArguments } from '@conforme/proto/schema/brief';
import { comparisonCodec } from '@conforme/proto/schema/codec';
import { comparisonLines } from '@conforme/proto/schema/comparison-text';
import { CompareToolOutSchema, CompareToolSchema } from '@conforme/proto/schema/tools';
import { OPEN } from '../accounts/gate.ts';
import type { Tool } from './tool.ts';
import { bytesOfBase64 } from './turn.ts';

export const compareInvoice: Tool<'compare_invoice'> = {
  name: 'compare_invoice',
  title: 'Compare the pages of an e-invoice with its XML',
  description:
    'Looks for the values of the XML in the text of the pages of its PDF. "different": the page states another value under its label; ' +
    '"not_found" alone is no fault.',
  input: briefArguments(CompareToolSchema),
  output: CompareToolOutSchema,
  access: OPEN,
  openWorld: false,
  run: async (given, { engine, language, options, note }) => {
    const document = await bytesOfBase64(given.document_base64);
    const { comparison, number } = await engine.compare({ document, language }, options);
    if (number !== '') note({ number });
    const result: ComparisonOut = comparisonCodec.fromMessage(comparison!);
    return { result, summary: summaryOf(result, language) };
  },
};

const summaryOf = (result: ComparisonOut, language: Language): string =>
  comparisonLines(result, language).join('\n');
