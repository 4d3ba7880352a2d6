// Every operation of the service, as a working day mixes them.

import { readFileSync } from 'node:fs';
import { request, type Agent } from 'node:http';
import { join } from 'node:path';
import { zip } from '../../gateway/testing/zip.ts';
import { EXAMPLES } from '../e2e/service.ts';

export interface Operation {
  readonly name: string;
  readonly path: string;
  /** How many of a round are of it. */
  readonly weight: number;
  readonly status: number;
  readonly body?: Buffer;
  readonly type?: string;
}

export interface Answered {
  readonly status: number;
  readonly body: Buffer;
  readonly ms: number;
}

const JSON_TYPE = 'application/json';

/** One request to its end. @throws Error when the connection breaks. */
export function ask(
  url: string,
  key: string,
  agent: Agent,
  { path, body, type }: Pick<Operation, 'path' | 'body' | 'type'>,
): Promise<Answered> {
  const began = performance.now();
  const accept = path === '/mcp' ? { accept: 'application/json, text/event-stream' } : {};
  const content = body && { 'content-type': type ?? 'application/xml', 'content-length': body.length };
  const headers = { authorization: `Bearer ${key}`, ...accept, ...content };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { method: body ? 'POST' : 'GET', headers, agent }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.once('error', reject);
      answer.once('end', () => {
        const whole = Buffer.concat(pieces);
        resolve({ status: answer.statusCode!, body: whole, ms: performance.now() - began });
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Some are made of what others answer. @throws Error when one is not answered as it should be. */
export async function operationsOf(url: string, key: string, agent: Agent): Promise<readonly Operation[]> {
  const order = readFileSync(join(EXAMPLES, 'services.json'));
  const asXml = Buffer.from(
    JSON.stringify({ ...JSON.parse(order.toString()), options: { output: 'cii-xml' } }),
  );
  const json = { status: 200, type: JSON_TYPE };
  const preview = { name: 'preview-xml', path: '/v1/invoices/preview-xml', weight: 1, body: order, ...json };
  const generate = { name: 'generate pdf', path: '/v1/invoices/generate', weight: 2, body: order, ...json };
  const made = async (operation: Operation): Promise<Buffer> => {
    const { status, body } = await ask(url, key, agent, operation);
    if (status !== operation.status)
      throw new Error(`${operation.name}: ${status} ${body.toString().slice(0, 300)}`);
    return body;
  };
  const xml = await made(preview);
  const pdf = await made(generate);
  const all = [
    preview,
    generate,
    { ...generate, name: 'generate xml', body: asXml },
    ...onXml(xml),
    ...onPdf(pdf, xml),
    ...readings(),
  ];
  for (const operation of all) await made(operation);
  return all;
}

function onXml(xml: Buffer): Operation[] {
  const invalid = Buffer.from(xml.toString().replace('>VAT<', '>GST<'));
  const files = [xml, invalid, xml, xml].map((content, at) => ({ name: `${at}.xml`, content }));
  const of = (name: string, path: string, weight: number, body = xml, status = 200): Operation => ({
    name,
    path: `/v1/invoices/${path}`,
    weight,
    status,
    body,
  });
  return [
    of('validate fr-ctc', 'validate?check=fr-ctc', 6),
    of('validate base', 'validate?check=base', 3),
    of('validate, invalid', 'validate?check=fr-ctc&explain=true', 2, invalid),
    of('validate, no invoice', 'validate', 1, Buffer.from('<note/>'), 400),
    of('convert', 'convert?to=ubl-xml&allow_loss=true', 1),
    of('render', 'render?format=html', 1),
    { ...of('batch', 'validate/batch', 1, zip(files)), type: 'application/zip' },
  ];
}

function onPdf(pdf: Buffer, xml: Buffer): Operation[] {
  const boundary = 'soak-boundary';
  const part = (name: string, type: string, content: Buffer): Buffer[] => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ];
  const form = Buffer.concat([
    ...part('pdf', 'application/pdf', pdf),
    ...part('xml', 'application/xml', xml),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const type = `multipart/form-data; boundary=${boundary}`;
  return [
    { name: 'extract', path: '/v1/invoices/extract', weight: 1, status: 200, body: pdf },
    { name: 'validate pdf', path: '/v1/invoices/validate', weight: 1, status: 200, body: pdf },
    { name: 'embed', path: '/v1/invoices/embed', weight: 1, status: 200, body: form, type },
  ];
}

function readings(): Operation[] {
  const paths = [
    '/v1/usage',
    '/v1/plans',
    '/v1/rulesets',
    '/v1/rules/BR-CO-10',
    '/',
    '/openapi.json',
    '/health',
  ];
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call' };
  const params = { name: 'validate_invoice', arguments: { xml: '<note/>' } };
  const body = Buffer.from(JSON.stringify({ ...call, params }));
  return [
    ...paths.map((path) => ({ name: path, path, weight: 1, status: 200 })),
    { name: 'mcp', path: '/mcp', weight: 1, status: 200, body, type: JSON_TYPE },
  ];
}
