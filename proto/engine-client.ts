import { createClient, type Client, type Transport } from '@connectrpc/connect';
import { Engine } from './gen/conforme/v1/engine_pb.ts';
import { Reporting } from './gen/conforme/v1/reporting_pb.ts';
import { Statuses } from './gen/conforme/v1/statuses_pb.ts';

/** The engine as gateway, command line and library see it: a client of the contract, wherever the core runs. */
export type EngineClient = Client<typeof Engine> & Client<typeof Reporting> & Client<typeof Statuses>;

/** The engine behind a transport: in this process, on a thread, or elsewhere. */
export function engineClient(transport: Transport): EngineClient {
  return {
    ...createClient(Engine, transport),
    ...createClient(Reporting, transport),
    ...createClient(Statuses, transport),
  };
}
