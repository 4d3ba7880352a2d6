import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPORTING_EXAMPLE } from '../../gateway/routes/ereporting.ts';
import { desk, type Desk } from './engine.ts';

let at: Desk;
beforeAll(() => {
  at = desk();
});
afterAll(() => at.close());

it('writes the files of a period, and says what is not reported', async () => {
  const { invoices, ...rest } = REPORTING_EXAMPLE;
  const [sale] = invoices;
  const later = { invoice: { ...sale!.invoice, number: 'F-2026-0102', issue_date: '2026-11-05' } };
  const request = { ...rest, id: 'R1', invoices: [sale, later] };
  writeFileSync(join(at.folder, 'october.json'), JSON.stringify(request, null, 2));
  const made = await at.run(['ereporting', 'generate', 'october.json', '--format', 'json']);
  expect(made.exit, made.err).toBe(0);
  const { files, left_out: leftOut } = JSON.parse(made.out) as {
    files: { filename: string }[];
    left_out: { number: string }[];
  };
  expect(files).toHaveLength(2);
  expect(leftOut.map(({ number }) => number)).toEqual(['F-2026-0102']);
  const names = files.map(({ filename }) => filename);
  for (const name of names) expect(existsSync(join(at.folder, name)), name).toBe(true);
  expect((await at.run(['validate', ...names])).exit).toBe(0);
  const inWords = await at.run(['ereporting', 'generate', 'october.json', '--lang', 'fr']);
  expect(inWords.err).toMatch(/transactions, \d+ sommes expliquées/);
  expect(inWords.err).toContain('non déclaré : F-2026-0102');
});

it('names the line of a fault, and refuses a period of one day at its place', async () => {
  const wrong = { ...REPORTING_EXAMPLE, declarant: { name: 'A', siren: 'x' } };
  writeFileSync(join(at.folder, 'wrong.json'), JSON.stringify(wrong, null, 2));
  const refused = await at.run(['ereporting', 'generate', 'wrong.json']);
  expect(refused).toMatchObject({
    exit: 1,
    err: expect.stringMatching(/^wrong\.json:4:\d+: [^]*\/declarant\/siren/),
  });
  const short = { ...REPORTING_EXAMPLE, period: { start: '2026-10-31', end: '2026-10-31' } };
  writeFileSync(join(at.folder, 'short.json'), JSON.stringify(short));
  expect((await at.run(['ereporting', 'generate', 'short.json'])).err).toContain('G6.25');
});

it('lists the periods and days of a year', async () => {
  const { out, exit } = await at.run(['ereporting', 'calendar', 'real-normal-monthly', '2027']);
  expect(exit).toBe(0);
  expect(out).toMatch(/^transactions {2}2027-01-01 {2}2027-01-10 /m);
  expect((await at.run(['ereporting', 'calendar', 'weekly'])).exit).toBe(1);
  expect((await at.run(['ereporting', 'calender'])).exit).toBe(2);
});
