import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { EngineClient } from '@conforme/proto/engine-client';
import { paramsRefusal } from './params.ts';
import { mcpServer, type Caller } from './server.ts';

/** What servers of one process have in common. */
export interface Served {
  readonly engine: EngineClient;
  readonly version: string;
}

export interface Exchange {
  readonly response: Response;
  /** What the framework met on its way, if anything. */
  readonly thrown: unknown;
}

/**
 * One message and its answer, in whichever revision of the protocol the client speaks: with a handshake (2025), or with all
 * that it settles in each request (2026). Nothing is stored, so any replica can answer any message.
 */
export async function exchange(
  { engine, version }: Served,
  request: Request,
  message: unknown,
  caller: Caller,
): Promise<Exchange> {
  const refusal = paramsRefusal(message);
  if (refusal !== null) return { response: Response.json(refusal), thrown: null };
  let thrown: unknown = null;
  const onerror = (error: Error): void => void (thrown = error);
  const make = () => mcpServer(engine, version, caller);
  if (await isLegacyRequest(request, message)) {
    const response = await withHandshake(make(), request, message);
    return { response, thrown };
  }
  // Nothing here ever changes under an agent, so there is nothing to subscribe to.
  const handler = createMcpHandler(make, { legacy: 'reject', onerror, maxSubscriptions: 0, keepAliveMs: 0 });
  return { response: await handler.fetch(request, { parsedBody: message }), thrown };
}

/** The handshake is answered like any other request, and not remembered. */
async function withHandshake(server: ReturnType<typeof mcpServer>, request: Request, parsedBody: unknown) {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}
