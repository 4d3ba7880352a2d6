import { createClient, type Client, type Transport } from '@connectrpc/connect';
import { Engine } from '@conforme/proto/v1';
import { Reporting } from '@conforme/proto/v1/reporting';
import { Statuses } from '@conforme/proto/v1/statuses';

/** The engine as the command line sees it: a client of the contract. */
export type EngineClient = Client<typeof Engine> & Client<typeof Reporting> & Client<typeof Statuses>;

/** The engine behind a transport: in this process, on a thread, or elsewhere. */
export function engineClient(transport: Transport): EngineClient {
  return {
    ...createClient(Engine, transport),
    ...createClient(Reporting, transport),
    ...createClient(Statuses, transport),
  };
}
