// What clients ask for, and what came of it.

import { request, type Agent } from 'node:http';
import { zip } from '../../gateway/testing/zip.ts';
import { example } from '../e2e/service.ts';

export interface Call {
  readonly name: string;
  readonly path: string;
  readonly body: Buffer;
  readonly type: string;
  /** What a success adds to the usage. */
  readonly counts: number;
  /** Of every answer in good times; learnt then. */
  expected: Answer | null;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/**
 * `ok`: the answer of good times. `refused`: 503 with Retry-After. `wrong`: any other answer. `broken`: the connection ended without
 * one, so that it may be counted or not. `hung`: nobody answered.
 */
export type Outcome = 'ok' | 'refused' | 'wrong' | 'broken' | 'hung';

export interface Result {
  readonly call: Call;
  readonly outcome: Outcome;
  /** Certainly counted. */
  readonly counted: number;
  readonly ms: number;
  /** X-Usage-Used of a call that counts one. */
  readonly number: number | null;
  readonly answer: Answer | null;
  /** For people. */
  readonly said: string;
}

/** Longer than any deadline. */
const HUNG_MS = 40_000;

/** @param xml a document that is valid. */
export function callsOn(xml: Buffer): readonly Call[] {
  const invalid = Buffer.from(xml.toString().replace('>VAT<', '>GST<'));
  const files = [xml, invalid, xml].map((content, at) => ({ name: `${at}.xml`, content }));
  const order = Buffer.from(JSON.stringify({ ...example('services'), options: { output: 'cii-xml' } }));
  const validate = '/v1/invoices/validate?check=fr-ctc';
  return [
    call('validate', validate, xml, 1),
    call('validate, invalid', validate, invalid, 1),
    call('validate, no invoice', validate, Buffer.from('<note/>'), 0),
    call('preview-xml', '/v1/invoices/preview-xml', order, 0, 'application/json'),
    call('generate', '/v1/invoices/generate', order, 1, 'application/json'),
    call('batch', '/v1/invoices/validate/batch?check=fr-ctc', zip(files), 3, 'application/zip'),
  ];
}

function call(name: string, path: string, body: Buffer, counts: number, type = 'application/xml'): Call {
  return { name, path, body, counts, type, expected: null };
}

/** @throws Error when nothing listens there, so that nothing was sent. */
export function make(call: Call, url: string, key: string, agent: Agent): Promise<Result> {
  const began = performance.now();
  const headers = { 'x-api-key': key, 'content-type': call.type, 'content-length': call.body.length };
  return new Promise((resolve, reject) => {
    const end = (outcome: Outcome, said: string, more: Partial<Result> = {}): void => {
      clearTimeout(hung);
      resolve({
        call,
        outcome,
        said,
        answer: null,
        counted: 0,
        number: null,
        ms: performance.now() - began,
        ...more,
      });
    };
    const sent = request(`${url}${call.path}`, { method: 'POST', headers, agent }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      answer.once('error', (error) => end('broken', error.message));
      answer.once('end', () => {
        if (!answer.complete) return end('broken', 'cut off');
        const { 'x-usage-used': used, 'retry-after': later } = answer.headers;
        const told = { status: answer.statusCode!, body };
        const counted = countedIn(call, told);
        const number = call.counts === 1 && counted === 1 ? Number(used) : null;
        end(outcomeOf(call, told, later), `${told.status} ${body.slice(-300)}`, {
          counted,
          number,
          answer: told,
        });
      });
    });
    const hung = setTimeout(() => {
      end('hung', `no answer within ${HUNG_MS} ms`);
      sent.destroy();
    }, HUNG_MS);
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') return end('broken', error.message);
      clearTimeout(hung);
      reject(error);
    });
    sent.end(call.body);
  });
}

export function outcomeOf(
  { expected }: Pick<Call, 'expected'>,
  { status, body }: Answer,
  later?: string,
): Outcome {
  if (status === 503 && later !== undefined) return 'refused';
  if (!expected || (status === expected.status && body === expected.body)) return 'ok';
  return status === 200 && isPartly(body, expected.body) ? 'refused' : 'wrong';
}

/** A batch whose lines are those of good times, or say that their document, or all from there on, was refused for now. */
function isPartly(body: string, expected: string): boolean {
  const good = new Set(expected.split('\n'));
  const others = body.split('\n').filter((line) => !good.has(line) && !line.startsWith('{"summary"'));
  return others.length > 0 && others.every((line) => REFUSED.test(line));
}

const REFUSED = /^\{(?:"name":"[^"]*","status":503,|"error":\{"code":"[a-z]+_unavailable")/;

/** Of a batch, each line with a verdict was counted. */
function countedIn({ counts }: Call, { status, body }: Answer): number {
  if (status !== 200 || counts <= 1) return status === 200 ? counts : 0;
  return body.split('\n').filter((line) => /^\{"name":"[^"]*","status":200,/.test(line)).length;
}
