// A slow telephone on a slow network, for whoever hunts what only fails there: nothing of it is on unless it is asked for.

import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** `CONFORME_SLOW_PAGE=4,800,1`: how many times slower its CPU is, the most milliseconds by which things come late, their seed. */
const ASKED = process.env['CONFORME_SLOW_PAGE'] ?? '';

export const isSlowed: boolean = ASKED !== '';

/** Timers and frames come late, and with them what components do once they are drawn; a person does not wait for that. */
const lateTimers = (most: number, seed: number): string => `(() => {
  let drawn = ${seed};
  const late = () => (drawn = (drawn * 1103515245 + 12345) % 2147483648) / 2147483648 * ${most};
  const { setTimeout, requestAnimationFrame } = globalThis;
  globalThis.setTimeout = (does, ms = 0, ...rest) => setTimeout(does, ms + late(), ...rest);
  globalThis.requestAnimationFrame = (does) => setTimeout(() => requestAnimationFrame(does), late());
})()`;

/** Makes a page slow where that is asked for. */
export async function slowDown(page: Page, reader: number): Promise<void> {
  if (!isSlowed) return;
  const [rate, most, seed] = ASKED.split(',').map(Number) as [number, number, number];
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  if (most === 0) return;
  let drawn = seed * 1009 + reader;
  await page.addInitScript(lateTimers(most, drawn));
  await page.context().route(/\/(v1|page|openapi)/, async (route) => {
    drawn = (drawn * 16_807) % 2_147_483_647;
    await wait((drawn / 2_147_483_647) * most);
    await route.continue().catch(() => {});
  });
}
