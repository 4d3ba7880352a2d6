// The same expressions in SaxonJS, in this process, and in Saxon-HE, in one JVM, which decides where the two differ.

import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { startJava } from '../oracle/java.ts';
import type { Outcome } from './outcome.ts';
import { namespaces } from './sample.ts';

interface SaxonXPath {
  XPath: { evaluate(expression: string, context: unknown, options: Record<string, unknown>): unknown };
}

const saxon = createRequire(import.meta.url)('saxon-js') as SaxonXPath;
const namespaceContext = Object.fromEntries(namespaces);
const parsed = new Map<string, unknown>();

/** Types from the narrowest; xs:anyURI is a string to our engine. */
const TYPES = [
  'integer',
  'decimal',
  'double',
  'boolean',
  'untypedAtomic',
  'date',
  'dateTime',
  'time',
  'dayTimeDuration',
  'yearMonthDuration',
  'duration',
  'QName',
];

const typeChain = TYPES.map((type) => `if ($i instance of xs:${type}) then '${type}' else `).join('');
const wrap = (expression: string): string =>
  `for-each((${expression}), function($i as item()) { if ($i instance of node()) then concat('node ', path($i)) else concat(${typeChain}'string', ' ', string($i)) })`;

function evaluate(expression: string, context: unknown): unknown {
  return saxon.XPath.evaluate(expression, context, { namespaceContext, resultForm: 'array' });
}

function documentOf(text: string): unknown {
  const known = parsed.get(text);
  if (known) return known;
  const fresh = saxon.XPath.evaluate('parse-xml($text)', null, { params: { text } });
  parsed.set(text, fresh);
  return fresh;
}

/** The name of an instruction is left out: our locations count instructions of every name. */
const plainPath = (item: string): string =>
  item.replace(/processing-instruction\([^)]*\)/, 'processing-instruction()');

/** `at` is a path as fn:path writes it. */
export function saxonJs(expression: string, text: string, at: string): Outcome {
  try {
    const context = evaluate(at, documentOf(text)) as unknown[];
    const items = evaluate(wrap(expression), context[0]) as string[];
    return { items: items.map((item) => plainPath(String(item))) };
  } catch (error) {
    return { error: (error as Error).message, refused: false };
  }
}

/** Saxon-HE beside us; answers come in the order of the questions. */
export class Arbiter {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  constructor() {
    this.#child = startJava('Expressions', [], 0);
    this.#lines = createInterface(this.#child.stdout!)[Symbol.asyncIterator]();
  }

  async ask(expression: string, text: string, at: string): Promise<Outcome> {
    this.#child.stdin!.write(`${JSON.stringify({ expression, text, at, namespaces: namespaceContext })}\n`);
    const { value } = (await this.#lines.next()) as { value?: string };
    if (value === undefined) throw new Error('Saxon-HE ended');
    const answer = JSON.parse(value) as { items?: string[]; error?: string };
    if (answer.items) return { items: answer.items.map(plainPath) };
    return { error: answer.error ?? '', refused: false };
  }

  close(): void {
    this.#child.stdin!.end();
  }
}
