import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { parseJSONRPCMessage, type JSONRPCMessage, type Transport } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Language } from '@conforme/proto/schema';
import type { Served } from './exchange.ts';
import { INVALID_REQUEST, JsonError, messageFrom, rpcError, unreadable } from './message.ts';
import { paramsRefusal } from './params.ts';
import { mcpServer, type Caller } from './server.ts';

/** As over HTTP. */
const MESSAGE_BYTES = 21 * 1024 * 1024;

const LINE_FEED = 0x0a;

const NO_MESSAGE = rpcError(INVALID_REQUEST, 'This is no message of JSON-RPC 2.0.');

/**
 * Messages line by line, one at most as long as HTTP would take. The framework's own transport reads amounts as floats, closes
 * at a message that is too long, and leaves unanswered the messages before the end of its input.
 */
export class Lines implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #input: Readable;
  readonly #output: Writable;
  /** Of refusals before there is a message that could name one. */
  readonly #language: Language;
  readonly #unanswered = new Set<string | number>();
  #pieces: Buffer[] = [];
  #size = 0;
  #ended = false;
  readonly #gone = new AbortController();

  constructor(input: Readable, output: Writable, language: Language) {
    this.#input = input;
    this.#output = output;
    this.#language = language;
  }

  /** Aborted when the output is closed. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  async start(): Promise<void> {
    this.#input.on('data', (chunk: Buffer) => this.#take(chunk));
    this.#input.once('end', () => this.#end());
    this.#input.once('error', () => void this.close());
    // Nothing is written to a closed output.
    this.#output.on('error', () => void this.close());
  }

  async send(message: JSONRPCMessage): Promise<void> {
    if (!this.gone.aborted) this.#write(message);
    if (!('method' in message) && message.id !== undefined) this.#unanswered.delete(message.id);
    if (this.#ended && this.#unanswered.size === 0) await this.close();
  }

  async close(): Promise<void> {
    if (this.gone.aborted) return;
    this.#gone.abort();
    this.#input.pause();
    this.onclose?.();
  }

  #write(message: object): void {
    this.#output.write(`${JSON.stringify(message)}\n`);
  }

  /** Messages that came are still answered. */
  #end(): void {
    this.#ended = true;
    if (this.#size > 0) this.#line();
    if (this.#unanswered.size === 0) void this.close();
  }

  #take(chunk: Buffer): void {
    let rest = chunk;
    for (let at = rest.indexOf(LINE_FEED); at >= 0; at = rest.indexOf(LINE_FEED)) {
      this.#keep(rest.subarray(0, at));
      rest = rest.subarray(at + 1);
      this.#line();
    }
    this.#keep(rest);
  }

  /** Of a message that is too long only the length is stored. */
  #keep(piece: Buffer): void {
    this.#size += piece.length;
    if (this.#size <= MESSAGE_BYTES) this.#pieces.push(piece);
    else this.#pieces = [];
  }

  #line(): void {
    const [text, size] = [Buffer.concat(this.#pieces).toString('utf8'), this.#size];
    this.#pieces = [];
    this.#size = 0;
    if (size > MESSAGE_BYTES) this.#write(rpcError(INVALID_REQUEST, 'The message is larger than 21 MB.'));
    else if (text.trim() !== '') this.#receive(text);
  }

  #receive(text: string): void {
    let message: JSONRPCMessage;
    try {
      message = parseJSONRPCMessage(messageFrom(text));
    } catch (thrown) {
      const isText = thrown instanceof JsonError;
      return this.#write(isText ? unreadable(thrown, text, this.#language) : NO_MESSAGE);
    }
    const refusal = paramsRefusal(message);
    if (refusal !== null) return this.#write(refusal);
    if ('method' in message && 'id' in message) this.#unanswered.add(message.id);
    if ('method' in message && message.method === 'notifications/cancelled')
      this.#unanswered.delete((message.params as { readonly requestId: string | number }).requestId);
    this.onmessage?.(message);
  }
}

/** Serves the process at the other end of the pipe: on one machine, so without keys and limits. Resolves when it is gone. */
export async function serveLines(
  { engine, version, language }: Served & { readonly language: Language },
  input: Readable,
  output: Writable,
  failed: Caller['failed'],
): Promise<void> {
  const transport = new Lines(input, output, language);
  const caller: Caller = {
    language,
    headers: {},
    left: transport.gone,
    admit: (_access, work) => work(),
    usage: () => null,
    jobs: null,
    note: () => {},
    failed,
  };
  const ended = once(transport.gone, 'abort');
  serveStdio(() => mcpServer(engine, version, caller), { transport, onerror: failed, maxSubscriptions: 0 });
  await ended;
}
