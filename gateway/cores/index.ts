import type { Transport } from '@connectrpc/connect';
import { Cores, type CoresOptions, type CoresReport } from './cores.ts';
import { coresTransport } from './transport.ts';

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
}

export async function openCores({ limitMs, ...options }: OpenCoresOptions): Promise<OpenCores> {
  const cores = await Cores.open(options);
  return {
    transport: coresTransport(cores, limitMs),
    report: () => cores.report(),
    close: () => cores.close(),
  };
}
