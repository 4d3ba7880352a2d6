// `node test/bench/messages.ts`: what it costs to judge a message beside the invoice, whole (document read, schema, every rule,
// findings in words), with invoices of both syntaxes in turns with it, in process and over HTTP. Exit 1 where a status takes more than its
// limit, or its caller waits longer than for an invoice of as many bytes.

import { readFileSync } from 'node:fs';
import { createRegistry } from '../../core/main.ts';
import { validate } from '../../core/pipeline/validate.ts';
import { collected, disputed } from '../../rules/packs/cdar/testing/edits.ts';
import { full } from '../../rules/packs/flux1/testing/cii.ts';
import { payments, transactions } from '../../rules/packs/flux10/testing/documents.ts';
import { ownDocument } from './corpus.ts';
import { httpCosts } from './messages-http.ts';
import { median } from './rounds.ts';

const ROUNDS = 15;
const SLICE_MS = 200;
const WARM_MS = 2_000;
/** Of CPU, for a small status (CDAR). */
const LIMIT_MS = 0.1;

const registry = await createRegistry();
const options = { check: 'fr-ctc', language: 'en', explain: false, asOf: '2026-11-01' } as const;

const DOCUMENTS: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['status 212, collected', Buffer.from(collected)],
  ['status 207, disputed', Buffer.from(disputed)],
  ['e-reporting, invoices', Buffer.from(transactions)],
  ['e-reporting, payments', Buffer.from(payments)],
  ['extract, full', Buffer.from(full)],
  ['invoice, CII', readFileSync(ownDocument('small', 'cii'))],
  ['invoice, UBL', readFileSync(ownDocument('small', 'ubl'))],
];

/** CPU of this process a document, in ms. */
async function slice(bytes: Buffer, ms: number): Promise<number> {
  const before = process.cpuUsage();
  const end = performance.now() + ms;
  let runs = 0;
  for (; performance.now() < end; runs++) await validate(registry, bytes, options);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / runs;
}

const figures = DOCUMENTS.map((): number[] => []);
for (const [, bytes] of DOCUMENTS) await slice(bytes, WARM_MS);
for (let round = 0; round < ROUNDS; round++)
  for (const [index, [, bytes]] of DOCUMENTS.entries()) figures[index]!.push(await slice(bytes, SLICE_MS));

console.log('                        bytes  best us  median us  of CPU a document');
for (const [index, [name, bytes]] of DOCUMENTS.entries()) {
  const micros = [Math.min(...figures[index]!), median(figures[index]!)].map((ms) => (ms * 1000).toFixed(1));
  const cells = [String(bytes.length).padStart(6), micros[0]!.padStart(8), micros[1]!.padStart(10)];
  console.log(`${name.padEnd(22)} ${cells.join(' ')}`);
}
if (Math.min(...figures[0]!) > LIMIT_MS) {
  console.log(`a small status takes more than ${LIMIT_MS * 1000} us`);
  process.exitCode = 1;
}

/** As long as the other, by a comment: what is compared is the same number of bytes. */
function padded(document: Buffer, bytes: number): Buffer {
  const comment = `<!--${'x'.repeat(bytes - document.length - '<!---->'.length)}-->`;
  return Buffer.concat([document, Buffer.from(comment)]);
}

const UBL = readFileSync(ownDocument('small', 'ubl'));
const status = Buffer.from(collected);
const costs = await httpCosts([...DOCUMENTS, ['status 212, as long', padded(status, UBL.length)]]);
console.log('\nover HTTP               bytes  CPU us a request  us waited');
for (const { name, bytes, cpuUs, wallUs } of costs)
  console.log(
    `${name.padEnd(22)} ${String(bytes).padStart(6)} ${cpuUs.toFixed(1).padStart(17)} ${wallUs.toFixed(1).padStart(10)}`,
  );
const [long, invoice] = [costs.at(-1)!, costs.find(({ name }) => name === 'invoice, UBL')!];
console.log(`a status as long as the invoice in UBL: ${(long.wallUs / invoice.wallUs).toFixed(2)}x its wait`);
if (long.wallUs > invoice.wallUs) process.exitCode = 1;
