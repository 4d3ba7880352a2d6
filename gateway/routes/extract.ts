import { ExtractOutSchema, type ExtractOut } from '@conforme/proto/schema';
import { extractOut } from '@conforme/proto/schema/answers';
import { ExtractOptionsSchema } from '@conforme/proto/schema/queries';
import { OPEN } from '../accounts/gate.ts';
import { readersLanguage } from '../accept.ts';
import { documentOf } from '../body.ts';
import { callOptions } from '../call-options.ts';
import type { Endpoint } from '../endpoint.ts';
import { isTrue, parametersOf, readQuery } from '../query.ts';
import { answerBody } from '../large.ts';
import { note } from '../request-log.ts';
import { DOCUMENT, LANGUAGE } from './contents.ts';

export const EXTRACT_QUERY = parametersOf(ExtractOptionsSchema);

type Fields = Pick<ExtractOut['fields'], 'number' | 'type_code' | 'issue_date' | 'due_date' | 'currency'>;

const HEADING: Fields = {
  number: 'F-2026-0042',
  type_code: '380',
  issue_date: '2026-09-15',
  due_date: '2026-10-15',
  currency: 'EUR',
};

/** Shortened. */
const EXAMPLE: Omit<ExtractOut, 'fields'> & { readonly fields: object } = {
  flavor: 'factur-x',
  profile: 'en16931',
  guideline: 'urn:cen.eu:en16931:2017',
  xml_filename: 'factur-x.xml',
  fields: {
    ...HEADING,
    seller: { name: 'Atelier du Rivage SARL', siren: '732829320', address: { country: 'FR' } },
    totals: { tax_exclusive: '835.00', tax_total: '167.00', tax_inclusive: '1002.00', amount_due: '1002.00' },
  },
  pdf: { pages: 1, attachments: ['factur-x.xml'], pdfa: '3B', facturx_xmp: 'EN 16931' },
  xml: null,
  invoice: {
    ...HEADING,
    seller: { name: 'Atelier du Rivage SARL', siren: '732829320', address: { country: 'FR' } },
    french_mentions: { enabled: false },
  },
  options: { profile: 'en16931', output: 'facturx-pdf', guideline: null },
  unread: [],
};

export const extract: Endpoint = {
  method: 'post',
  path: '/v1/invoices/extract',
  id: 'extract',
  tag: 'Invoices',
  summary: 'Read the fields of a PDF, CII XML or UBL XML',
  access: OPEN,
  query: EXTRACT_QUERY,
  parameters: [LANGUAGE],
  body: DOCUMENT,
  answer: {
    description: 'What the document holds.',
    content: {
      'application/json': { schema: ExtractOutSchema, examples: { invoice: { value: EXAMPLE } } },
    },
  },
  handler:
    ({ engine }) =>
    async (request, reply) => {
      const { include_xml: includeXml } = readQuery(request.query, EXTRACT_QUERY);
      const document = await documentOf(request);
      const wanted = { includeXml: isTrue(includeXml), language: readersLanguage(request), asText: true };
      const answer = await engine.extract({ document, ...wanted }, callOptions(request));
      if (answer.body) {
        if (answer.number !== '') note(request, { number: answer.number });
        return answerBody(reply, answer.body);
      }
      const read = extractOut(answer);
      if (read.fields.number !== null) note(request, { number: read.fields.number });
      return read;
    },
};
