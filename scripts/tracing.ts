import type { Tracing } from '@conforme/gateway/operations/tracing';
import type { Settings } from './settings.ts';

/** Null where no collector is named: what traces is then not even imported. */
export async function tracingOf({ traces }: Settings, version: string): Promise<Tracing | null> {
  if (!traces) return null;
  const { Tracing: Made } = await import('@conforme/gateway/operations/tracing');
  return new Made({ version });
}
