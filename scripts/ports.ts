import type { Settings } from './settings.ts';

type Port = 'port' | 'grpcPort' | 'operationsPort';

/** The variable that says where each door is. */
const VARIABLES: Readonly<Record<Port, string>> = {
  port: 'PORT',
  grpcPort: 'GRPC_PORT',
  operationsPort: 'OPERATIONS_PORT',
};

/**
 * Connections that wait to be accepted while the event loop works. The system's own limit (Linux: net.core.somaxconn) is the lower
 * one; Node's default of 511 is not, and whoever comes beyond it tries again after seconds.
 */
export const BACKLOG = 4096;

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another process',
  EACCES: 'is not allowed to this user',
};

/**
 * What opens a door. @throws Error naming the variable to change, where the port cannot be had.
 */
export async function opened<T>(settings: Settings, port: Port, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (cause) {
    const { code = '' } = cause as { readonly code?: string };
    const place = `${settings.host}:${settings[port]}`;
    if (code === 'EADDRNOTAVAIL')
      throw new Error(`HOST is no address of this machine: ${settings.host}`, { cause });
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new Error(`HOST is no name with an address: ${settings.host}`, { cause });
    if (!Object.hasOwn(REASONS, code)) throw cause;
    throw new Error(`${place} ${REASONS[code]}: choose another port with ${VARIABLES[port]}`, { cause });
  }
}
