import type { Language } from '@conforme/proto/schema';
import { invoiceJsonSchema, optionsJsonSchema } from '@conforme/proto/schema/json-schema';
import { language } from '../accept.ts';
import type { Endpoint } from '../endpoint.ts';
import { fixed } from '../fixed.ts';

/** JSON Schema draft 2020-12, from the schemas that validate requests. */
export const invoiceSchema: Endpoint = published('invoice', 'Invoice', invoiceJsonSchema);
export const optionsSchema: Endpoint = published('options', 'GenerateOptions', optionsJsonSchema);

function published(name: string, title: string, document: (language?: Language) => object): Endpoint {
  const schema = { type: 'object', description: 'A JSON Schema, draft 2020-12.' };
  return {
    method: 'get',
    path: `/v1/schema/${name}`,
    id: `${name}Schema`,
    tag: 'Schemas',
    summary: `JSON Schema of ${title}`,
    description:
      '`Accept-Language: fr` or `en` adds what a form needs: a `title` for each field and value, and descriptions in that language.',
    access: null,
    answer: { description: 'The schema.', content: { 'application/schema+json': { schema } } },
    cached: true,
    handler: () => {
      const plain = body(document);
      const labelled = { fr: body(document, 'fr'), en: body(document, 'en') };
      return (request, reply) => {
        const wanted = language(request.headers['accept-language'], null);
        return (wanted === null ? plain : labelled[wanted])(request, reply);
      };
    },
  };
}

/** Without a language, descriptions are English and there are no labels. */
function body(document: (language?: Language) => object, labels?: Language): ReturnType<typeof fixed> {
  return fixed(() => JSON.stringify(document(labels)), {
    type: 'application/schema+json; charset=utf-8',
    headers: { 'content-language': labels ?? 'en' },
    varies: 'Accept-Encoding, Accept-Language',
  });
}
