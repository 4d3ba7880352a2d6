import { COMPARISON_EXAMPLE, ComparisonOutSchema } from '@conforme/proto/schema/comparison';
import { comparisonCodec } from '@conforme/proto/schema/codec';
import { OPEN } from '../accounts/gate.ts';
import { readersLanguage } from '../accept.ts';
import { documentOf } from '../body.ts';
import { callOptions } from '../call-options.ts';
import type { Endpoint } from '../endpoint.ts';
import { note } from '../request-log.ts';
import { DOCUMENT, LANGUAGE } from './contents.ts';

export const compare: Endpoint = {
  method: 'post',
  path: '/v1/invoices/compare',
  id: 'compare',
  tag: 'Invoices',
  summary: 'Compare the pages of a PDF with the XML inside it',
  description:
    'The number, dates, parties, totals, VAT and account of the XML are looked for in the text of the pages, however they are ' +
    'written there. `different` takes another value under a label of that one; what is not found may be shown in a way that is ' +
    'not read, for instance as a picture. It is no part of any verdict.',
  access: OPEN,
  query: {},
  parameters: [LANGUAGE],
  body: DOCUMENT,
  answer: {
    description: 'Each value with what the pages show of it.',
    content: {
      'application/json': {
        schema: ComparisonOutSchema,
        examples: { comparison: { value: COMPARISON_EXAMPLE } },
      },
    },
  },
  handler:
    ({ engine }) =>
    async (request) => {
      const document = await documentOf(request);
      const wanted = { document, language: readersLanguage(request) };
      const { comparison, number } = await engine.compare(wanted, callOptions(request));
      if (number !== '') note(request, { number });
      return comparisonCodec.fromMessage(comparison!);
    },
};
