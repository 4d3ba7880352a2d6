import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { Code, ConnectError, type ConnectRouter, type ContextValues } from '@connectrpc/connect';
import { universalRequestFromNodeRequest, universalResponseToNodeResponse } from '@connectrpc/connect-node';
import type {
  UniversalHandler,
  UniversalServerRequest,
  UniversalServerResponse,
} from '@connectrpc/connect/protocol';
import { unwrapEnvelopes, unwrapWhole, wrapEnvelopes, wrapWhole } from './bytes-message.ts';

export interface Routes {
  /** Of messages in the binary format. */
  readonly binary: ConnectRouter;
  /** Of messages in JSON. */
  readonly json: ConnectRouter;
  /** Paths whose messages are wrapped for the binary router, and whether its answers are. */
  readonly wrapped: ReadonlyMap<string, { readonly answers: boolean }>;
  /** Most bytes of a message. */
  readonly most: number;
  readonly contextValues?: ((request: Http2ServerRequest) => ContextValues) | undefined;
}

type Handle = (request: Http2ServerRequest, response: Http2ServerResponse) => void;

/** Connect's adapter for Node, with messages wrapped on their way in and unwrapped on their way out. */
export function requestHandler({ binary, json, wrapped, most, contextValues }: Routes): Handle {
  const handlers = { binary: byPath(binary), json: byPath(json) };
  return (request, response) => {
    const path = request.url.split('?', 1)[0]!;
    const isJson = /[/+]json\b/.test(request.headers['content-type'] ?? '');
    const handler = (isJson ? handlers.json : handlers.binary).get(path);
    if (!handler) return void response.writeHead(404).end();
    const came = universalRequestFromNodeRequest(request, response, undefined, contextValues?.(request));
    const wrap = isJson ? undefined : wrapped.get(path);
    const unwrapped = wrap ? withWrapped(came, most) : came;
    handler(unwrapped)
      .then((answer) =>
        universalResponseToNodeResponse(wrap?.answers ? withUnwrapped(answer) : answer, response),
      )
      .catch((thrown: unknown) => {
        // Who went away hears nothing more.
        if (ConnectError.from(thrown).code !== Code.Aborted) response.stream.close();
      });
  };
}

function byPath({ handlers }: ConnectRouter): ReadonlyMap<string, UniversalHandler> {
  return new Map(handlers.map((handler) => [handler.requestPath, handler]));
}

/** The Connect protocol sends the message of a unary call as it is, every other one puts its length before it. */
const isBare = (header: Headers): boolean =>
  header.get('content-type')?.startsWith('application/proto') === true;

function withWrapped(request: UniversalServerRequest, most: number): UniversalServerRequest {
  const { header, body } = request;
  if (!isStream(body)) return request;
  if (!isBare(header)) return { ...request, body: wrapEnvelopes(body) };
  const encoding = header.get('content-encoding') ?? 'identity';
  if (encoding !== 'identity') return request;
  const longer = new Headers(header);
  // It was that of the message alone.
  longer.delete('content-length');
  return { ...request, header: longer, body: wrapWhole(body, most) };
}

/** Always here; a body that was read already may come as the value of its JSON. */
const isStream = (body: UniversalServerRequest['body']): body is AsyncIterable<Uint8Array> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

function withUnwrapped(response: UniversalServerResponse): UniversalServerResponse {
  const { header, body } = response;
  if (!body || !header) return response;
  if (!isBare(header)) return { ...response, body: unwrapEnvelopes(body) };
  if (header.has('content-encoding')) return response;
  const shorter = new Headers(header);
  shorter.delete('content-length');
  return { ...response, header: shorter, body: unwrapWhole(body) };
}
