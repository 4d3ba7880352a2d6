// Posts hostile PDFs to embed and validate of a service of its own, and measures each answer: at most 5 s of work, and at most 512 MB
// for the whole process. Ends with the closing line `N passed, N failed, N skipped`. Memory is measured on Linux only.
//   node test/pdf/guards.ts [--scale 1] [--only TEXT]

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cpuMsOf } from '../bench/process-cpu.ts';
import { serve, type Served } from '../e2e/process.ts';
import { closingLine } from '../reporter.ts';
import { HOSTILE } from './hostile.ts';

const KEY = 'guards';
const MOST_MS = 5000;
const MOST_MB = 512;

const { values } = parseArgs({
  options: { scale: { type: 'string', default: '1' }, only: { type: 'string', default: '' } },
});

const EXAMPLE = new URL('../../examples/services.json', import.meta.url);
const INVOICE = JSON.stringify((JSON.parse(readFileSync(EXAMPLE, 'utf8')) as { invoice: unknown }).invoice);

type Ask = (url: string, pdf: Buffer) => Promise<Response>;

const ASKED: Readonly<Record<string, Ask>> = {
  embed(url, pdf) {
    const body = new FormData();
    body.set('pdf', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'a.pdf');
    body.set('invoice_json', INVOICE);
    return fetch(`${url}/v1/invoices/embed`, { method: 'POST', headers: { 'x-api-key': KEY }, body });
  },
  validate(url, pdf) {
    const headers = { 'content-type': 'application/pdf', 'x-api-key': KEY };
    return fetch(`${url}/v1/invoices/validate`, { method: 'POST', headers, body: new Uint8Array(pdf) });
  },
};

/** Linux forgets the highest memory of a process when asked to (proc(5), clear_refs). */
function forgetPeak({ child }: Served): void {
  if (process.platform === 'linux') writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
}

/** The most memory the process held since, in MB; 0 where it cannot be known. */
function peakOf({ child }: Served): number {
  if (process.platform !== 'linux') return 0;
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

/** What is wrong with the answer; null when nothing is. */
function fault(status: number, ms: number, mb: number): string | null {
  if (status !== 200 && status !== 400 && status !== 413) return `answered ${status}`;
  if (ms > MOST_MS) return `took more than ${MOST_MS} ms`;
  return mb > MOST_MB ? `held more than ${MOST_MB} MB` : null;
}

/** A service of its own for each question: what one file made it hold is not counted for the next. */
async function measure(
  ask: Ask,
  pdf: Buffer,
): Promise<readonly [answer: Response, said: string, ms: number, mb: number]> {
  const served = await serve({ plugins: [], env: { CONFORME_DEV_KEY: KEY, CONFORME_WORKERS: '1' } });
  forgetPeak(served);
  const pid = served.child.pid!;
  const [started, used] = [performance.now(), cpuMsOf(pid) ?? 0];
  const answer = await ask(served.url, pdf);
  const said = await answer.text();
  // On a busy machine the clock tells what others do; what the process itself used is no more than that.
  const ms = Math.min(performance.now() - started, (cpuMsOf(pid) ?? Infinity) - used);
  const mb = peakOf(served);
  await served.close();
  return [answer, said, ms, mb];
}

async function main(): Promise<void> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, make } of HOSTILE.filter(({ name }) => name.includes(values.only))) {
    const pdf = make(Number(values.scale));
    for (const [what, ask] of Object.entries(ASKED)) {
      const [{ status }, said, ms, mb] = await measure(ask, pdf);
      const wrong = fault(status, ms, mb);
      counts[wrong ? 'failed' : 'passed'] += 1;
      const figures = [`${ms.toFixed(0)} ms`, `${mb.toFixed(0)} MB`, `${(pdf.length / 1024).toFixed(0)} kB`];
      const told = status === 200 ? '' : said.slice(0, 110);
      const line = [
        wrong ? 'FAIL' : 'ok  ',
        ...figures.map((figure) => figure.padStart(9)),
        status,
        what.padEnd(8),
        name,
        wrong ?? '',
        told,
      ];
      process.stdout.write(`${line.join(' ')}\n`);
    }
  }
  process.stdout.write(`${closingLine(counts)}\n`);
  if (counts.failed > 0) process.exitCode = 1;
}

await main();
