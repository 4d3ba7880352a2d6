import { LIMITS } from '@conforme/proto/schema/limits';
import { JsonError, plainFrom, readJson, type Exact } from '@conforme/proto/schema/read';

/**
 * A JSON-RPC message, or a batch of them, from its text. Arguments of tools keep their numbers as they were written, because
 * amounts must not pass through floats (decision 24); all else is as JSON.parse has it.
 * @throws JsonError
 */
export function messageFrom(text: string): unknown {
  const value = readJson(text, LIMITS.message_values.value);
  return Array.isArray(value)
    ? value.map((item) => withExactArguments(item as Exact))
    : withExactArguments(value);
}

function withExactArguments(message: Exact): unknown {
  if (!isCall(message)) return plainFrom(message);
  const { params, ...rest } = message;
  const { arguments: given, ...others } = params;
  return {
    ...(plainFrom(rest) as object),
    params: { ...(plainFrom(others) as object), ...(given !== undefined && { arguments: given }) },
  };
}

type Members = { readonly [name: string]: Exact };

function isCall(message: Exact): message is Members & { readonly params: Members } {
  const { method, params } = (message ?? {}) as Members;
  return method === 'tools/call' && typeof params === 'object' && params !== null && !Array.isArray(params);
}

export { JsonError };

/** JSON-RPC 2.0, section 5.1, for what is answered before there is a request with an id. */
export function rpcError(code: number, message: string, data?: object): object {
  return { jsonrpc: '2.0', id: null, error: { code, message, ...(data && { data }) } };
}

export const PARSE_ERROR = -32_700;
export const INVALID_REQUEST = -32_600;
export const INTERNAL_ERROR = -32_603;
