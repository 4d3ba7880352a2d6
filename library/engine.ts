import type { CallOptions, Transport } from '@connectrpc/connect';
import { engineClient, type EngineClient } from '@conforme/proto/engine-client';
import type { Call } from './conforme.ts';

/** The engine behind a transport, which is opened by the first call. */
export function lazily(open: () => Promise<Transport>): () => Promise<EngineClient> {
  let client: Promise<EngineClient> | undefined;
  return () => (client ??= open().then(engineClient));
}

/** What goes with a call, as Connect takes it. */
export function callOf({ language, signal }: Call): CallOptions {
  return {
    ...(language !== undefined && { headers: { 'accept-language': language } }),
    ...(signal !== undefined && { signal }),
  };
}
