import type { Transport } from '@connectrpc/connect';
import { channelTo, type Channel, type Credentials, type Target } from './channel.ts';
import { Cores, type CoresOptions, type CoresReport } from './cores.ts';
import { coresTransport } from './transport.ts';

export type { Credentials } from './channel.ts';
export type { CoresReport } from './cores.ts';

/** The cores of a gateway, to it one engine. */
export interface OpenCores {
  readonly transport: Transport;
  report(): CoresReport;
  /** Ends connections; calls under way end with them. */
  close(): void;
}

export interface OpenCoresOptions extends CoresOptions {
  /** The longest a call may take, in ms. */
  readonly limitMs: number;
  /** The credentials for cores, and the authority that vouches for them. */
  readonly credentials?: Credentials;
}

export async function openCores({ limitMs, credentials, ...options }: OpenCoresOptions): Promise<OpenCores> {
  const channel = (target: Target): Channel => channelTo(target, credentials);
  const cores = await Cores.open({ channel, ...options });
  return {
    transport: coresTransport(cores, limitMs),
    report: () => cores.report(),
    close: () => cores.close(),
  };
}
