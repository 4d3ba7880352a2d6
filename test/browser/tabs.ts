// Tabs that readers have one after the other. Most of what a page costs is the window, the process and all the code compiled anew of a
// tab that nobody had before (test/README.md), so it is emptied for the next reader, who finds nothing of the last.

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A bound against hangs, not a measure: a shared machine may be thirty times slower than a quiet one. */
const PATIENCE_MS = 60_000;

export interface Tabs {
  /** @param alone whether nobody has it after this reader, who leaves what cannot be taken away: a clock, a permission */
  take(options: BrowserContextOptions, alone: boolean): Promise<Page>;
  /** Empties it for the next reader, or closes it. */
  giveBack(page: Page): Promise<void>;
}

/** What can be set anew in a tab that is open. */
const USUAL = { viewport: { width: 1280, height: 860 }, colorScheme: 'light' } as const;

/** @param blank an address of the same origin, without a page: its process lives on, and what it compiled */
export function tabsOf(browser: Browser, blank: string): Tabs {
  const free = new Map<string, Page>();
  const keys = new Map<Page, string>();

  async function fresh(options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext({ ...USUAL, ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    return context.newPage();
  }

  return {
    take: async (options, alone) => {
      if (alone) return fresh(options);
      const { viewport = USUAL.viewport, colorScheme = USUAL.colorScheme, ...lasting } = options;
      const key = JSON.stringify(lasting);
      const page = free.get(key) ?? (await fresh(lasting));
      free.delete(key);
      keys.set(page, key);
      await page.setViewportSize(viewport!);
      await page.emulateMedia({ colorScheme, media: null });
      return page;
    },
    giveBack: async (page) => {
      const key = keys.get(page);
      if (key === undefined || free.has(key)) return page.context().close();
      keys.delete(page);
      try {
        await empty(page, blank);
      } catch (error) {
        await page.context().close();
        throw error;
      }
      free.set(key, page);
    },
  };
}

async function empty(page: Page, blank: string): Promise<void> {
  for (const event of ['request', 'pageerror', 'console'] as const) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.goto(blank);
  await page.context().clearCookies();
  // Outside what is drawn, so that nothing of the next page is under it.
  await page.mouse.move(-1, -1);
  const isClean = await page.evaluate<boolean>(`(() => {
    sessionStorage.clear();
    localStorage.clear();
    return [setTimeout, Date, fetch].every((own) => /\\[native code\\]/.test(own));
  })()`);
  if (!isClean) throw new Error('who leaves a clock or a script in a tab opens it alone');
}
