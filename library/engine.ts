import { createClient, type CallOptions, type Client, type Transport } from '@connectrpc/connect';
import { Engine } from '@conforme/proto/v1';
import { Reporting } from '@conforme/proto/v1/reporting';
import { Statuses } from '@conforme/proto/v1/statuses';
import type { Call } from './conforme.ts';

/** The engine as this room sees it: a client of the contract. */
export type EngineClient = Client<typeof Engine> & Client<typeof Reporting> & Client<typeof Statuses>;

/** The engine behind a transport, which is opened by the first call. */
export function lazily(open: () => Promise<Transport>): () => Promise<EngineClient> {
  let client: Promise<EngineClient> | undefined;
  return () => (client ??= open().then(clientOver));
}

const clientOver = (transport: Transport): EngineClient => ({
  ...createClient(Engine, transport),
  ...createClient(Reporting, transport),
  ...createClient(Statuses, transport),
});

/** What goes with a call, as Connect takes it. */
export function callOf({ language, signal }: Call): CallOptions {
  return {
    ...(language !== undefined && { headers: { 'accept-language': language } }),
    ...(signal !== undefined && { signal }),
  };
}
