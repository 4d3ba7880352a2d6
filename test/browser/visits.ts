import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import type { Service } from '../../scripts/start.ts';
import { isLeftOut } from '../cases.ts';
import { CHROMIUM, leave, startRig, type Rig, type Watched } from './browser.ts';

/** A service and a browser start slowly on a busy machine. */
const START_MS = 180_000;

/** `describe`, where there is a Chromium; of a whole plain run it takes part in one in three. */
export const inChromium = (): ReturnType<typeof describe.skipIf> =>
  describe.skipIf(CHROMIUM === null || isLeftOut());

export interface Visits {
  /** Where the page comes from. */
  service(): Service;
  /** Opens a page as `Rig.open` does; it is left when the test ends, and fails there for what it must not do. */
  open(...how: Parameters<Rig['open']>): Promise<Page>;
}

/** For the tests of the `describe` it is called in: one service and browser for all, one visit for each. */
export function visits(
  prepare: (service: Service) => Promise<void> = async () => {},
  launch?: () => Promise<Browser>,
): Visits {
  let rig: Rig;
  let visit: Watched;
  beforeAll(async () => {
    rig = await startRig(launch);
    await prepare(rig.service);
  }, START_MS);
  afterAll(() => rig.close(), START_MS);
  afterEach(() => leave(visit));
  return {
    service: () => rig.service,
    open: async (...how) => {
      visit = await rig.open(...how);
      return visit.page;
    },
  };
}
