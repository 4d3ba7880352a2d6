// A request of the page, and a refusal of the engine, wherever they are answered.

import type { Call } from '../../../library/conforme.ts';
import type { ConformeError } from '../../../library/error.ts';

export interface Request {
  readonly query: URLSearchParams;
  readonly body: RequestInit['body'];
  readonly call: Call;
}

export async function bytesOf(body: RequestInit['body']): Promise<Uint8Array> {
  return new Uint8Array(await (body as Blob).arrayBuffer());
}

/** The class is the engine's own, in another script. */
export const isRefusal = (thrown: unknown): thrown is ConformeError =>
  thrown instanceof Error && thrown.name === 'ConformeError';

/** ErrorOut: what is empty is left out. */
export function errorOf({ code, message, details, causes }: ConformeError): object {
  return { code, message, ...(details.length > 0 && { details }), ...(causes.length > 0 && { causes }) };
}
