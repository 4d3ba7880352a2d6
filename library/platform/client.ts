// A client of approved platforms (AFNOR XP Z12-013). Conforme itself is no approved platform.

import { Connection, type PlatformSettings } from './http.ts';
import type * as types from './types.ts';

export interface Waiting {
  /** Ends the wait. */
  readonly signal?: AbortSignal | undefined;
}

/** A file of a flow, as the platform holds or shows it. */
export interface FlowFile {
  /** As the platform names it; empty where it does not. */
  readonly filename: string;
  readonly media_type: string;
  readonly content: Uint8Array;
}

/** One entry of a directory by its identifier, and a search among all. */
export interface DirectoryKind<T> {
  get(id: string, options?: DirectoryOptions): Promise<T>;
  search(search: types.DirectorySearch, options?: Waiting): Promise<types.DirectoryResults<T>>;
}

export interface DirectoryOptions extends Waiting {
  readonly include?: readonly string[];
  readonly fields?: readonly string[];
}

/** The two services of a platform. */
export interface PlatformClient {
  readonly flows: {
    /**
     * Sends a file, once: an attempt whose answer was lost is looked for by its `trackingId`, ours where none is given, before the next.
     * @throws PlatformError
     */
    send(info: types.FlowInfo, file: Uint8Array, options?: Waiting): Promise<types.FullFlowInfo>;
    search(params: types.SearchFlowParams, options?: Waiting): Promise<types.SearchFlowContent>;
    /** All pages of a search, by cursor. */
    all(params: types.SearchFlowParams, options?: Waiting): AsyncGenerator<types.Flow, void, undefined>;
    get(flowId: string, options?: Waiting): Promise<types.Flow>;
    /**
     * The file of a flow: the first of these that the platform has. Platforms lack one or the other, and `Converted` may have lost
     * attachments.
     */
    file(flowId: string, order?: readonly types.DocType[], options?: Waiting): Promise<FlowFile>;
  };
  readonly directory: {
    readonly siren: DirectoryKind<types.DirectoryEntry>;
    readonly siret: DirectoryKind<types.DirectoryEntry>;
    readonly lines: DirectoryKind<types.DirectoryLine>;
    /** By `SIRET/CODE`. */
    readonly routingCodes: DirectoryKind<types.DirectoryEntry>;
  };
}

/** @throws PlatformError with every call, for what the platform refuses and where it stays away */
export function platformClient(settings: PlatformSettings): PlatformClient {
  const connection = new Connection(settings);
  return { flows: flowsOver(connection, settings), directory: directoryOver(connection, settings) };
}

const FORMATS: Readonly<Record<types.FlowSyntax, string>> = {
  CII: 'application/xml',
  UBL: 'application/xml',
  'Factur-X': 'application/pdf',
  CDAR: 'application/xml',
  FRR: 'application/xml',
};

function flowsOver(connection: Connection, { flowUrl: base }: PlatformSettings): PlatformClient['flows'] {
  const search: PlatformClient['flows']['search'] = async (params, { signal } = {}) => {
    const request = { base, path: '/v1/flows/search', method: 'POST', json: params, signal } as const;
    return (await (await connection.call(request)).json()) as types.SearchFlowContent;
  };
  const read = (flowId: string, docType: types.DocType, signal: AbortSignal | undefined): Promise<Response> =>
    connection.call({ base, path: `/v1/flows/${encodeURIComponent(flowId)}`, query: { docType }, signal });
  const post = async (info: types.FlowInfo, file: Uint8Array, signal: AbortSignal | undefined) => {
    const form = (): FormData => formOf(info, file);
    const answer = await connection.once({ base, path: '/v1/flows', method: 'POST', form, signal });
    return (await answer.json()) as types.FullFlowInfo;
  };
  return {
    search,
    all: (params, options) => pagesOf(search, params, options),
    send: async (given, file, { signal } = {}) => {
      const { trackingId = crypto.randomUUID() } = given;
      const info = { ...given, trackingId, sha256: given.sha256 ?? (await sha256(file)) };
      return connection.again(async (before) => {
        if (before > 0) {
          const { results = [] } = await search({ where: { trackingId } }, { signal });
          if (results[0]) return { ...info, ...knownOf(results[0]) };
        }
        return post(info, file, signal);
      }, signal);
    },
    get: async (flowId, { signal } = {}) =>
      (await (await read(flowId, 'Metadata', signal)).json()) as types.Flow,
    file: (flowId, order = ['Original', 'Converted', 'ReadableView'], { signal } = {}) =>
      firstOf(order, async (docType) => fileOf(await read(flowId, docType, signal))),
  };
}

const knownOf = ({ flowId, submittedAt }: types.Flow) => ({ flowId, submittedAt });

async function* pagesOf(
  search: PlatformClient['flows']['search'],
  params: types.SearchFlowParams,
  options: Waiting | undefined,
): AsyncGenerator<types.Flow, void, undefined> {
  let latest = '';
  for (let wish: types.SearchFlowParams | null = params; wish !== null;) {
    const page = await search(wish, options);
    yield* page.results ?? [];
    const { updatedAt = '' } = page.results?.at(-1) ?? {};
    wish = pageAfter(wish, page, updatedAt > latest ? updatedAt : null);
    if (updatedAt > latest) latest = updatedAt;
  }
}

/**
 * The search of the page after this one; null after the last. Some platforms give the same cursor again, and would be asked for ever:
 * from there it goes on by the date, which may miss flows of that very moment, as long as pages go forward.
 */
function pageAfter(
  { cursor, ...params }: types.SearchFlowParams,
  { nextCursor }: types.SearchFlowContent,
  updatedAfter: string | null,
): types.SearchFlowParams | null {
  if (nextCursor === undefined || nextCursor === null || nextCursor === '') return null;
  if (nextCursor !== cursor) return { ...params, cursor: nextCursor };
  return updatedAfter === null ? null : { ...params, where: { ...params.where, updatedAfter } };
}

function formOf(info: types.FlowInfo, file: Uint8Array): FormData {
  const form = new FormData();
  form.set('flowInfo', new Blob([JSON.stringify(info)], { type: 'application/json' }), 'flowInfo.json');
  form.set('file', new Blob([new Uint8Array(file)], { type: FORMATS[info.flowSyntax] }), info.name);
  return form;
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @throws what the last of them was refused with */
async function firstOf<T, R>(choices: readonly T[], attempt: (choice: T) => Promise<R>): Promise<R> {
  let refused: unknown = new TypeError('No kind of document was named.');
  for (const choice of choices) {
    try {
      return await attempt(choice);
    } catch (thrown) {
      const { status = null } = (thrown ?? {}) as { readonly status?: number | null };
      // 400 where the account lacks a setting, 404 where there is none of this kind.
      if (status !== 400 && status !== 404) throw thrown;
      refused = thrown;
    }
  }
  throw refused;
}

async function fileOf(answer: Response): Promise<FlowFile> {
  const said = answer.headers.get('content-disposition') ?? '';
  const [, exact] = /filename\*=UTF-8''([^;]+)/i.exec(said) ?? [];
  const [, plain = ''] = /filename="?([^";]+)"?/i.exec(said) ?? [];
  return {
    filename: exact === undefined ? plain : decodeURIComponent(exact),
    media_type: (answer.headers.get('content-type') ?? '').split(';')[0]!,
    content: new Uint8Array(await answer.arrayBuffer()),
  };
}

function directoryOver(connection: Connection, settings: PlatformSettings): PlatformClient['directory'] {
  const { directoryUrl: base } = settings;
  const kind = <T>(name: string, placeOf: (id: string) => string): DirectoryKind<T> => ({
    get: async (id, { include, fields, signal } = {}) => {
      const query = { include: include?.join(','), fields: fields?.join(',') };
      return (await (
        await connection.call({ base, path: `/v1/${name}/${placeOf(id)}`, query, signal })
      ).json()) as T;
    },
    search: async (json, { signal } = {}) => {
      const request = { base, path: `/v1/${name}/search`, method: 'POST', json, signal } as const;
      return (await (await connection.call(request)).json()) as types.DirectoryResults<T>;
    },
  });
  const escaped = encodeURIComponent;
  return {
    siren: kind('siren', (id) => `code-insee:${escaped(id)}`),
    siret: kind('siret', (id) => `code-insee:${escaped(id)}`),
    lines: kind('directory-line', (id) => `code:${escaped(id)}`),
    routingCodes: kind('routing-code', (id) => {
      const [siret = '', ...code] = id.split('/');
      return `siret:${escaped(siret)}/code:${escaped(code.join('/'))}`;
    }),
  };
}
