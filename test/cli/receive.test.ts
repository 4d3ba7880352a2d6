import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { example } from '../e2e/service.ts';
import { desk, type Desk } from './engine.ts';

let at: Desk;
beforeAll(() => {
  at = desk();
});
afterAll(() => at.close());

it('takes in an invoice, and says by its exit code whether something speaks against it', async () => {
  const { invoice, options } = example('services');
  writeFileSync(join(at.folder, 'request.json'), JSON.stringify({ invoice, options }));
  await at.run(['generate', 'request.json', '-o', 'own.pdf']);
  const taken = await at.run(['receive', 'own.pdf', '--view', 'own.html', '--format', 'json']);
  expect(taken.exit).toBe(0);
  expect(readFileSync(join(at.folder, 'own.html'), 'utf8')).toContain(invoice.number);
  const { reception } = JSON.parse(taken.out) as {
    reception: { key: string; addressee: { address: string } };
  };
  const { key, addressee } = reception;
  const mine = await at.run(['receive', 'own.pdf', '--own', `9999,0225:${addressee.address}`]);
  expect(mine).toMatchObject({ exit: 0, out: expect.stringContaining('which is yours') });
  const elsewhere = await at.run(['receive', 'own.pdf', '--own', '0225:111111111', '--lang', 'fr']);
  expect(elsewhere).toMatchObject({ exit: 1, out: expect.stringContaining("n'est aucune de vos adresses") });
  writeFileSync(join(at.folder, 'keys.txt'), `other\n${key}\n`);
  const again = await at.run(['receive', 'own.pdf', '--known', 'keys.txt']);
  expect(again).toMatchObject({ exit: 1, out: expect.stringContaining('received before') });
  expect((await at.run(['receive', 'request.json'])).exit).toBe(3);
  expect(existsSync(join(at.folder, 'none.html'))).toBe(false);
});
