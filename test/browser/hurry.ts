// What a person does before the page is ready, as tests do it: nothing here waits for a time.

import type { Page, Request } from 'playwright-core';

/** From now on no frame and no timer of the page comes, as for who acts before the next one. */
export async function stopClock(page: Page): Promise<void> {
  await page.evaluate('globalThis.setTimeout = globalThis.requestAnimationFrame = () => 0');
}

export interface Held {
  /** Lets the request go, and waits until the page has its answer. */
  release(): Promise<void>;
}

/** Holds the first request that is like this; others pass. */
export async function hold(page: Page, isLike: (request: Request) => boolean): Promise<Held> {
  const free = Promise.withResolvers<void>();
  let held: Request | null = null;
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (held !== null || !isLike(request)) return route.fallback();
    held = request;
    await free.promise;
    await route.continue();
  });
  return {
    release: async () => {
      const answered = page.waitForEvent('requestfinished', (request) => request === held);
      free.resolve();
      await answered;
      // What the page makes of an answer it has made of it before the next task but one.
      await page.evaluate('new Promise((done) => setTimeout(() => setTimeout(done)))');
    },
  };
}

/** A request to this address. */
export const to =
  (path: string, method = 'POST') =>
  (request: Request): boolean =>
    request.method() === method && request.url().includes(path);
