// JSON text to values whose numbers keep their source text: JSON.parse alone loses digits beyond the fifteenth.

import { ExactNumber, withoutExponent } from './decimals.ts';

export type Exact = null | boolean | string | ExactNumber | readonly Exact[] | ExactObject;
export interface ExactObject {
  readonly [name: string]: Exact;
}

/** The text is not JSON, or nested deeper than any request of the contract by far. */
export class JsonError extends Error {
  readonly type: 'json_invalid' | 'json_too_deep';

  constructor(type: JsonError['type'], message: string) {
    super(message);
    this.type = type;
  }
}

/** The contract nests six levels; a reviver recurses, so unbounded nesting would end in a stack overflow. */
const MAX_DEPTH = 100;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

function skipString(text: string, open: number): number {
  let at = open + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

function refuseDeepNesting(text: string): void {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = skipString(text, at);
    else if (code === 0x5b || code === 0x7b) depth++;
    else if (code === 0x5d || code === 0x7d) depth--;
    if (depth > MAX_DEPTH)
      throw new JsonError('json_too_deep', `nested deeper than ${MAX_DEPTH} levels at offset ${at}`);
  }
}

function keepSource(_name: string, value: unknown, context: { source?: string }): unknown {
  if (typeof value !== 'number') return value;
  if (context.source === undefined)
    throw new Error('JSON.parse gives no source text: Node 24 or newer is needed');
  return new ExactNumber(withoutExponent(context.source));
}

export function readJson(text: string): Exact {
  refuseDeepNesting(text);
  try {
    return JSON.parse(text, keepSource as (name: string, value: unknown) => unknown) as Exact;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new JsonError('json_invalid', error.message);
  }
}

/** For values that were parsed elsewhere (MCP arguments): their numbers are floats already, taken as they print. */
export function exactFrom(value: unknown, depth = 0): Exact {
  if (depth > MAX_DEPTH) throw new JsonError('json_too_deep', `nested deeper than ${MAX_DEPTH} levels`);
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value))
    return new ExactNumber(withoutExponent(String(value)));
  if (Array.isArray(value)) return value.map((item) => exactFrom(item, depth + 1));
  if (typeof value !== 'object') throw new JsonError('json_invalid', `a ${typeof value} is not JSON`);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([name, item]) => [name, exactFrom(item, depth + 1)]));
}
