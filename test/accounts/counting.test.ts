// The short form of prove.ts: one edge and two kills on each store.

import { describe, expect, it } from 'vitest';
import { isLeftOut } from '../cases.ts';
import { TEST_SERVER } from '../../gateway/testing/postgres.ts';
import { proveCrash, proveEdge } from './proofs.ts';

describe.skipIf(isLeftOut()).each([
  ['SQLite', true],
  ['PostgreSQL', TEST_SERVER !== null],
] as const)('counting in %s', (store, isHere) => {
  it.runIf(isHere)('answers exactly the remaining calls of 64 clients at the edge of a quota', async () => {
    expect(await proveEdge(store, { replicas: 2 })).toMatchObject({ answered: 40 });
  });

  it.runIf(isHere)('loses no answered call when the service is killed in mid-load', async () => {
    expect((await proveCrash(store)).answered).toBeGreaterThanOrEqual(300);
  });
});
