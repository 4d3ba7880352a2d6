import type { Bilingual, Language } from '@conforme/proto/schema';
import { LIMITS } from '@conforme/proto/schema/limits';
import { JsonError, plainFrom, readJson, type Exact } from '@conforme/proto/schema/read';
import { jsonFault, validationError } from '../faults.ts';

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

type Id = string | number | null;

/** JSON-RPC 2.0, section 5.1; without an id for what is answered before there is a request that has one. */
export function rpcError(code: number, message: string, data?: object, id: Id = null): object {
  return { jsonrpc: '2.0', id, error: { code, message, ...(data && { data }) } };
}

/**
 * The answer to a text that is no message: with its place, and with the contract's error as data. What is JSON all the same (a name twice,
 * nested too deep) has an id, and its sender waits for the answer to that.
 */
export function unreadable(thrown: JsonError, text: string, language: Language): object {
  const error = validationError([jsonFault(thrown, ['body'])]);
  const [{ msg }] = error.details as readonly [{ readonly msg: Bilingual }];
  const isJson = thrown.type !== 'json_invalid';
  const [code, id] = isJson ? [INVALID_REQUEST, idIn(text)] : [PARSE_ERROR, null];
  return rpcError(code, msg.en, error.body(language), id);
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);
const ID = /"id"\s*:\s*("(?:[^"\\]|\\.){0,200}"|-?[0-9]+(?:\.[0-9]+)?)/y;

/** The id of a message whose text is JSON but cannot be read: nothing else of it is, as it may be as large as it likes. */
function idIn(text: string): Id {
  const found: Id[] = [];
  for (let [at, depth] = [0, 0]; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (OPENING.has(code)) depth++;
    else if (CLOSING.has(code)) depth--;
    if (code !== QUOTE) continue;
    ID.lastIndex = at;
    const id = depth === 1 ? ID.exec(text) : null;
    if (id) found.push(JSON.parse(id[1]!) as Id);
    at = endOfText(text, at);
  }
  return found.length === 1 ? found[0]! : null;
}

function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

export const PARSE_ERROR = -32_700;
export const INVALID_REQUEST = -32_600;
export const INVALID_PARAMS = -32_602;
export const INTERNAL_ERROR = -32_603;
