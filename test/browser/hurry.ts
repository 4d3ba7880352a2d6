// What a person does before the page is ready, as tests do it: nothing here waits for a time.

import type { Page, Request } from 'playwright-core';

/** From now on no frame and no timer of the page comes, as for who acts before the next one. */
export async function stopClock(page: Page): Promise<void> {
  await page.evaluate('globalThis.setTimeout = globalThis.requestAnimationFrame = () => 0');
}

/**
 * Does this in the field that has the focus, with no timer of the page between two steps: `await type(text)` until the page has drawn,
 * which it does in a microtask, and `press(key)`.
 */
export async function atOnce(page: Page, steps: string): Promise<void> {
  await page.evaluate(`(async () => {
    const input = document.activeElement;
    const type = async (text) => {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((drawn) => queueMicrotask(() => queueMicrotask(drawn)));
    };
    const press = (key) => input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    ${steps}
  })()`);
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
