import type { ConvertJsonOut, Language } from '@conforme/proto/schema';
import { ConvertJsonOutSchema } from '@conforme/proto/schema/bodies';
import { envelopeWithLosses } from '@conforme/proto/schema/answers';
import { ConvertOptionsSchema } from '@conforme/proto/schema/queries';
import { OPEN } from '../accounts/gate.ts';
import { language, prefersJson, readersLanguage } from '../accept.ts';
import { documentOf } from '../body.ts';
import { callOptions } from '../call-options.ts';
import type { Endpoint } from '../endpoint.ts';
import { isTrue, parametersOf, readQuery } from '../query.ts';
import { answerBody, wantsJson } from '../large.ts';
import { note, ruleIds } from '../request-log.ts';
import { answerFile } from '../answer-file.ts';
import { DOCUMENT, LANGUAGE, PDF, XML } from './contents.ts';
import { headersOf } from './generate.ts';

export const CONVERT_QUERY = parametersOf(ConvertOptionsSchema);

export const convert: Endpoint = {
  method: 'post',
  path: '/v1/invoices/convert',
  id: 'convert',
  tag: 'Invoices',
  summary: 'Write a PDF, CII XML or UBL XML in another syntax, profile or container',
  description:
    'Nothing is computed or completed: the result says what the source says. A PDF keeps its picture, and XML gets one. The result is ' +
    'judged before it is returned. What it cannot carry is refused with 400 `lossy_conversion`, or with `allow_loss=true` counted in ' +
    '`X-Conversion-Losses` and listed in the envelope.',
  access: OPEN,
  query: CONVERT_QUERY,
  parameters: [LANGUAGE],
  body: DOCUMENT,
  answer: {
    description: 'The document, or with `Accept: application/json` an envelope.',
    content: {
      'application/pdf': PDF,
      'application/xml': XML,
      'application/json': { schema: ConvertJsonOutSchema },
    },
    headers: [
      'X-Facturx-Profile',
      'X-Facturx-Output',
      'X-Facturx-Amount-Due',
      'X-Facturx-Warnings',
      'X-Rulesets',
      'X-Conversion-Losses',
      'X-Conversion-Source-Valid',
    ],
  },
  handler:
    ({ engine }) =>
    async (request, reply) => {
      const pageLanguage = language(request.headers['accept-language'], 'fr');
      const options = convertOptionsOf(
        readQuery(request.query, CONVERT_QUERY),
        readersLanguage(request),
        pageLanguage,
      );
      const document = await documentOf(request);
      const asText = wantsJson(request) ?? false;
      const asFile = !prefersJson(request.headers.accept, mediaTypeOf(options.to));
      const message = { ...options, document, asText, withoutPlaces: asFile };
      const converted = await engine.convert(message, callOptions(request));
      note(request, { rules: ruleIds(converted.warnings) });
      headersOf(reply, converted);
      reply.header(
        'x-conversion-losses',
        String(converted.body ? converted.lossCount : converted.losses.length),
      );
      reply.header('x-conversion-source-valid', String(converted.sourceValid));
      if (converted.body) return answerBody(reply, converted.body);
      if (asFile) return answerFile(reply, 'attachment', converted);
      return envelopeWithLosses(converted) satisfies ConvertJsonOut;
    },
};

/**
 * What the query asks of a conversion, as fields of its message.
 * @param pageLanguage of pages that are drawn, where the query names none
 */
export function convertOptionsOf(
  query: Readonly<Record<keyof typeof CONVERT_QUERY, string>>,
  language: Language,
  pageLanguage: Language,
) {
  const { to, check, profile } = query;
  return {
    to,
    check,
    ...(profile !== '' && { profile }),
    allowLoss: isTrue(query.allow_loss),
    allowInvalid: isTrue(query.allow_invalid),
    explain: isTrue(query.explain),
    plausibility: isTrue(query.plausibility),
    language,
    pageLanguage: query.language || pageLanguage,
  };
}

/** Of the document that is wanted. */
const mediaTypeOf = (output: string): string =>
  output === 'facturx-pdf' ? 'application/pdf' : 'application/xml';
