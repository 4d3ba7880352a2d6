// Every row of the contract that is no field of a request, one by one.

import { afterAll, beforeAll, describe, it } from 'vitest';
import { ROWS } from './rows/all.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 180_000);
afterAll(() => world.close());

describe.each(ROWS)('$name', ({ claim, check }) => {
  it(claim, () => check(world));
});
