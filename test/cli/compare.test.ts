import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { example } from '../e2e/service.ts';
import { desk, type Desk } from './engine.ts';

let at: Desk;
beforeAll(() => {
  at = desk();
});
afterAll(() => at.close());

const write = (name: string, content: object): void =>
  writeFileSync(join(at.folder, name), JSON.stringify(content));

it('compares the pages of a PDF with its XML, and says by its exit code whether they differ', async () => {
  const { invoice, options } = example('services');
  write('request.json', { invoice, options });
  await at.run(['generate', 'request.json', '-o', 'own.pdf']);
  const same = await at.run(['compare', 'own.pdf', '--lang', 'fr']);
  expect(same).toMatchObject({ exit: 0, out: expect.stringMatching(/^\d+ identique\(s\), 0 différent/) });
  write('other.json', { ...invoice, due_date: '2027-01-04' });
  await at.run(['embed', '--pdf', 'own.pdf', '--json', 'other.json', '-o', 'other.pdf']);
  const other = await at.run(['compare', 'other.pdf']);
  expect(other.exit).toBe(1);
  expect(other.out).toContain('BT-9: the XML says 2027-01-04, page 1 says 4 novembre 2026.');
  const asJson = await at.run(['compare', 'other.pdf', '--format', 'json']);
  expect(JSON.parse(asJson.out)).toMatchObject({ summary: { different: 1 } });
  expect((await at.run(['compare', 'request.json'])).exit).toBe(3);
});
