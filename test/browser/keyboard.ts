// The page as who has no mouse goes through it.

import type { Page } from 'playwright-core';

/** Of what has the focus: what it is, and what is wrong with standing there. */
const STOP = `(() => {
  const host = document.activeElement;
  if (host === document.body) return null;
  let at = host;
  while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  const { left, top, width, height } = host.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)];
  const over = document.elementFromPoint(x, y);
  const isSeen = over !== null && (host.contains(over) || host.closest('label')?.contains(over));
  const rings = [at, at.nextElementSibling, at.closest('.cm-editor')].filter((each) => each !== null);
  const isRinged = rings.some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  });
  const name = host.getAttribute('aria-label') ?? (host.id || host.textContent.trim().slice(0, 40));
  const wrongs = [!isSeen && 'is out of sight', !isRinged && 'shows no focus'].filter(Boolean);
  return { name, wrongs, isLast: host === [...document.querySelectorAll('.bottom a')].at(-1) };
})()`;

interface Stop {
  readonly name: string;
  readonly wrongs: readonly string[];
  readonly isLast: boolean;
}

/** More stops than a view has: who comes so far goes in a circle. */
const MOST = 250;

/** From the first stop by Tab alone to the end of the page. @returns what is wrong on the way */
export async function walk(page: Page): Promise<readonly string[]> {
  await page.locator('.skip').focus();
  const wrongs: string[] = [];
  for (let count = 0; count < MOST; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<Stop | null>(STOP);
    wrongs.push(...(stop?.wrongs ?? ['nothing has the focus']).map((wrong) => `${stop?.name}: ${wrong}`));
    if (stop === null || stop.isLast) return wrongs;
  }
  return [...wrongs, 'the end does not come'];
}
