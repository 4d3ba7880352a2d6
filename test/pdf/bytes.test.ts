import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createRegistry } from '../../core/main.ts';
import { hashOf } from './bytes.ts';

const OTHERS = ['intra-community-english'];

// Fonts cut down, masks of codes and other work are remembered: what was made before may not show.
it('makes the same file of the same request, whatever was made before, in this process and in another', async () => {
  const registry = await createRegistry();
  const first = await hashOf(registry, 'services');
  for (const other of OTHERS) expect(await hashOf(registry, other)).not.toBe(first);
  expect(await hashOf(registry, 'services')).toBe(first);
  const script = path.join(import.meta.dirname, 'bytes.ts');
  const said = execFileSync(process.execPath, [script, ...OTHERS, 'services'], { encoding: 'utf8' });
  expect(said.trim().split('\n').at(-1)).toBe(`services ${first}`);
});
