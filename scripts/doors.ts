import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { SecureServerOptions } from 'node:http2';
import type { Credentials } from '@conforme/gateway/cores';
import type { Gate } from '@conforme/gateway/accounts/gate';
import { guardedByKeys, guardedByOneKey, showing, type Guard } from '@conforme/gateway/grpc/gate';
import { isLoopback, type Settings } from './settings.ts';

/**
 * Who may come through the gRPC door (decision 49): callers with a certificate, the key of the core, or a key of an account;
 * null: every caller that reaches it, which on loopback is this machine.
 * @param gate of the accounts; null for a core that runs alone, which keeps none
 * @throws Error for a door beyond loopback that nothing guards
 */
export function guardOf(settings: Settings, gate: Gate | null): Guard | null {
  const { host, coreKey, tls } = settings;
  if (tls?.clientCa) return null;
  if (gate === null && coreKey !== null) return guardedByOneKey(coreKey);
  if (isLoopback(host)) return null;
  if (gate !== null) return guardedByKeys(gate);
  throw new Error(
    `HOST is ${host}, which is not loopback, and nothing guards gRPC there: set CONFORME_CORE_KEY, or CONFORME_TLS_CLIENT_CA with CONFORME_TLS_CERT and CONFORME_TLS_KEY`,
  );
}

/** What a gateway shows a core, and what it believes of it. */
export function credentialsFor({ coreKey, coreCa, tls }: Settings): Credentials {
  return {
    ...(coreKey !== null && { interceptors: [showing(coreKey)] }),
    tls: {
      ...(coreCa !== null && { ca: readFileSync(coreCa) }),
      // A certificate of its own, where cores ask for one.
      ...(coreCa !== null && tls && { cert: readFileSync(tls.cert), key: readFileSync(tls.key) }),
    },
  };
}

interface Certified {
  setSecureContext?(options: SecureServerOptions): void;
}

/** The certificates of the doors. */
export interface Certificates {
  readonly options: SecureServerOptions;
  /** Puts new ones in force when the files change. @returns what ends that */
  renew(server: object): () => void;
}

/** How often the files are looked at: links that are moved to other files, as orchestrators do, are seen by nothing else. */
const LOOK_MS = 2_000;

/**
 * Null where no door speaks TLS.
 * @param report is called for new files that do not fit together; the old ones stay in force
 * @throws Error naming the variable whose file cannot be read
 */
export function certificatesOf(
  { tls }: Settings,
  report: (line: string) => void,
  lookMs: number = LOOK_MS,
): Certificates | null {
  if (tls === null) return null;
  const files = [tls.cert, tls.key, ...(tls.clientCa ? [tls.clientCa] : [])];
  const read = (): SecureServerOptions => ({
    cert: readFileSync(tls.cert),
    key: readFileSync(tls.key),
    ...(tls.clientCa && { ca: readFileSync(tls.clientCa) }),
  });
  return {
    options: read(),
    renew: (server) => {
      const renew = (): void => {
        try {
          (server as Certified).setSecureContext?.(read());
        } catch (failure) {
          report(`the certificates stay as they were: ${(failure as Error).message}`);
        }
      };
      for (const file of files) watchFile(file, { interval: lookMs, persistent: false }, renew);
      return () => files.forEach((file) => unwatchFile(file, renew));
    },
  };
}
