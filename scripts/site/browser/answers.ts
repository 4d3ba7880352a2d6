// What the page asks of its service, answered by the calls of the library: the same addresses, objects and refusals.

import type { Call, Conforme } from '../../../library/conforme.ts';
import { parse, print } from '../../../gateway/page/app/write/json-text.ts';
import { isObject } from '../../../gateway/page/app/write/pointer.ts';
import { batchOf } from './batch.ts';
import { bytesOf, errorOf, isRefusal, type Request } from './request.ts';

type Answer = (engine: Conforme, request: Request) => Promise<Response>;
type Options<N extends keyof Conforme> = NonNullable<Parameters<Conforme[N]>[1]>;

/** @param file what lies beside the page */
export function answering(
  engine: () => Promise<Conforme>,
  file: (name: string) => Promise<Response>,
): (path: string, init: RequestInit) => Promise<Response> {
  return async (path, init) => {
    const { pathname, searchParams: query } = new URL(path, 'http://page');
    const language = new Headers(init.headers).get('accept-language') === 'fr' ? 'fr' : 'en';
    const name = fileOf(pathname, language);
    if (name !== null) return file(name);
    const answer = ANSWERS[pathname];
    if (answer === undefined) return refused(404, { code: 'not_found', message: pathname });
    const call: Call = { language, ...(init.signal && { signal: init.signal }) };
    try {
      return await answer(await engine(), { query, body: init.body, call });
    } catch (thrown) {
      if (!isRefusal(thrown)) throw thrown;
      return refused(thrown.status, errorOf(thrown));
    }
  };
}

/** What never changes is a file: examples, names of codes, what the form is drawn from, and the description of the API. */
function fileOf(pathname: string, language: string): string | null {
  const [, schema] = /^\/v1\/schema\/(\w+)$/.exec(pathname) ?? [];
  if (schema !== undefined) return `schema.${schema}.${language}.json`;
  if (pathname === '/openapi.json') return 'openapi.json';
  return pathname.startsWith('/page/') ? pathname.slice('/page/'.length) : null;
}

const refused = (status: number, error: object): Response => Response.json(error, { status });

const ANSWERS: Readonly<Record<string, Answer>> = {
  '/v1/invoices/validate': async (engine, { query, body, call }) => {
    const { rulesets, ...verdict } = await engine.validate(
      await bytesOf(body),
      optionsOf<'validate'>(query),
      call,
    );
    return Response.json(verdict, { headers: { 'x-rulesets': rulesets.join(', ') } });
  },
  '/v1/invoices/validate/batch': async (engine, request) =>
    batchOf(engine, request, optionsOf<'validate'>(request.query)),
  '/v1/invoices/extract': async (engine, { query, body, call }) =>
    Response.json(await engine.extract(await bytesOf(body), optionsOf<'extract'>(query), call)),
  '/v1/invoices/compare': async (engine, { body, call }) =>
    Response.json(await engine.compare(await bytesOf(body), call)),
  '/v1/invoices/convert': async (engine, { query, body, call }) => {
    const converted = await engine.convert(await bytesOf(body), optionsOf<'convert'>(query), call);
    const { warnings } = converted;
    return enveloped(converted, { warnings });
  },
  '/v1/invoices/render': async (engine, { query, body, call }) =>
    asFile(await engine.render(await bytesOf(body), optionsOf<'render'>(query), call)),
  '/v1/invoices/generate': async (engine, { body, call }) =>
    enveloped(await engine.generate(body as string, call)),
  '/v1/invoices/preview-xml': async (engine, { query, body, call }) =>
    Response.json(await engine.preview(explained(body as string, query), call)),
  '/v1/statuses/extract': async (engine, { body, call }) =>
    Response.json(await engine.extractStatus(await bytesOf(body), call)),
  '/v1/statuses/next': async (engine, { body, call }) =>
    Response.json(await engine.nextStatuses(body as string, call)),
  '/v1/statuses/generate': async (engine, { body, call }) =>
    enveloped(await engine.generateStatus(body as string, call)),
  '/v1/ereporting/calendar': async (engine, { query, call }) =>
    Response.json(await engine.reportingCalendar(Object.fromEntries(query) as never, call)),
  '/v1/ereporting/generate': async (engine, { body, call }) => {
    const { rulesets: _, files, ...rest } = await engine.generateReports(body as string, call);
    const encoded = files.map(({ content, ...facts }) => ({ ...facts, content_base64: base64Of(content) }));
    return Response.json({ ...rest, files: encoded });
  },
  '/v1/invoices/embed': async (engine, { body, call }) =>
    asFile(await embedded(engine, body as FormData, call)),
};

/** Values of a query as what they say. */
function optionsOf<N extends keyof Conforme>(query: URLSearchParams): Options<N> {
  const said: Readonly<Record<string, boolean>> = { true: true, false: false };
  return Object.fromEntries([...query].map(([name, value]) => [name, said[value] ?? value])) as Options<N>;
}

/** What the address asks for beside the request, the library takes among its options. */
function explained(text: string, query: URLSearchParams): string {
  const request = query.get('explain') === 'true' ? parse(text) : null;
  if (!isObject(request)) return text;
  const { options = {} } = request;
  return isObject(options) ? print({ ...request, options: { ...options, explain: true } }) : text;
}

async function embedded(engine: Conforme, form: FormData, call: Call) {
  const { pdf, xml, invoice_json: invoice, ...options } = Object.fromEntries(form);
  const data = invoice === undefined ? { xml: await bytesOf(xml as File) } : { invoice };
  return engine.embed({ ...options, ...data, pdf: await bytesOf(pdf as File) } as never, call);
}

interface Made {
  readonly media_type: string;
  readonly content: Uint8Array;
}

const asFile = ({ content, media_type: type }: Made): Response =>
  new Response(new Blob([content as Uint8Array<ArrayBuffer>], { type }));

/** JSON with the document in it, as the service answers who asks for JSON; with warnings where it lists them. */
function enveloped(
  { content, ...rest }: Made & { readonly warnings?: unknown; readonly rulesets: unknown },
  listed: { readonly warnings?: unknown } = {},
) {
  const { warnings: _, rulesets: __, ...facts } = rest;
  return Response.json({ ...facts, ...listed, content_base64: base64Of(content) });
}

const CHUNK = 32_768;

function base64Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return btoa(parts.join(''));
}
