// A real browser before a real service. What every page must keep to is watched here, whatever a test is about: it asks no other
// origin, breaks no policy, and throws nothing.

import { existsSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { INLINE, KEY, startService } from '../e2e/service.ts';
import type { Service } from '../../scripts/start.ts';
import { installed } from './installed.ts';
import { isSlowed, slowDown } from './slow.ts';
import { tabsOf } from './tabs.ts';

/** Null where no Chromium is installed. */
export const CHROMIUM: string | null = installed('Chromium', 'CHROMIUM', [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]);

/**
 * The same Chromium without windows, in a package of its own: a page takes a fifth to two fifths less CPU in it. It shows no PDF.
 * Whoever names a browser has that one alone.
 */
const WINDOWLESS: string | null = process.env['CHROMIUM']
  ? null
  : (['/usr/bin/chromium-headless-shell'].find((place) => existsSync(place)) ?? null);

/**
 * Each window would draw two lists for an address line that is never shown, which takes more CPU than the page in it; a process is started
 * in advance for the next page; what is asked of the maker of Chromium stands last.
 */
const UNWANTED =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess,PaintHolding,' +
  'AimEnabled,AutofillServerCommunication,NetworkTimeServiceQuerying,OptimizationHints,PreconnectToSearch';

/** The whole browser, as people have it. */
export function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  // It refuses to run as root inside its own sandbox, as it does in a container. Of two lists of features it heeds the last: this one
  // holds again what tests need of Playwright's.
  const args = ['--no-sandbox', `--disable-features=${UNWANTED}`];
  return chromium.launch({ executablePath: CHROMIUM!, args, ...options });
}

/** Without windows where that is installed: for tests that look at what stands in a page. */
export const launchWindowless = (options: LaunchOptions = {}): Promise<Browser> =>
  launchChromium({ executablePath: WINDOWLESS ?? CHROMIUM!, ...options });

export interface Watched {
  readonly page: Page;
  /** What a page must not do, and did. */
  readonly wrongs: string[];
  /** Ends the visit: the tab is empty again. */
  end(): Promise<void>;
}

export interface Opening extends BrowserContextOptions {
  /** The day that the page takes for today, where a test depends on it; its timers go on as ever. */
  readonly today?: string;
  /** Whether the test leaves in its tab what cannot be taken away, as a clock. */
  readonly alone?: boolean;
}

export interface Rig {
  readonly service: Service;
  readonly browser: Browser;
  /** Opens the page as a new reader would: an empty storage, an address of their own. */
  open(path?: string, opening?: Opening): Promise<Watched>;
  close(): Promise<void>;
}

export async function startRig(launch: () => Promise<Browser> = launchWindowless): Promise<Rig> {
  const service = await startService(null, [], { ...INLINE, trustedProxies: ['127.0.0.1'] });
  const browser = await launch();
  const tabs = tabsOf(browser, `${service.url}/health`);
  let readers = 0;
  return {
    service,
    browser,
    open: async (path = '/', { today, alone, ...options } = {}) => {
      readers += 1;
      const isAlone = alone || today !== undefined || options.permissions !== undefined || isSlowed;
      const page = await tabs.take({ locale: 'en-GB', ...options }, isAlone);
      // Free checks are counted by address: each reader has one of their own.
      const address = `10.0.${Math.floor(readers / 200)}.${(readers % 200) + 1}`;
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
      if (today !== undefined) await page.clock.setFixedTime(`${today}T10:00:00Z`);
      await slowDown(page, readers);
      const wrongs = watch(page, service.url);
      await page.goto(`${service.url}${path}`);
      return { page, wrongs, end: () => tabs.giveBack(page) };
    },
    close: async () => {
      await browser.close();
      await service.close();
    },
  };
}

export const OWN = /^(blob|data|about|chrome-extension|chrome):/;

function watch(page: Page, origin: string): string[] {
  const wrongs: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !OWN.test(url)) wrongs.push(`asked ${url}`);
  });
  page.on('pageerror', (error) => wrongs.push(`threw ${error.message}`));
  page.on('console', (message) => {
    // An answer other than 2xx is printed by the browser itself, and is what some tests are about.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      wrongs.push(`printed ${message.text()}`);
  });
  return wrongs;
}

/** Ends a reader's visit; a page that did what it must not fails here. */
export async function leave({ wrongs, end }: Watched): Promise<void> {
  await end();
  if (wrongs.length > 0) throw new Error(`the page did what it must not: ${wrongs.join('; ')}`);
}

/** Gives the page files as a file dialog would. */
export async function choose(page: Page, ...files: readonly Dropped[]): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(files.map(asUpload));
}

export interface Dropped {
  readonly name: string;
  readonly content: string | Uint8Array;
}

const asUpload = ({ name, content }: Dropped) => ({ name, mimeType: '', buffer: Buffer.from(content) });

/** Drags a file over the page; `drop` lets it go. */
export async function drag(page: Page, type: 'dragover' | 'drop', { name, content }: Dropped): Promise<void> {
  const given = JSON.stringify([name, [...Buffer.from(content)]]);
  const transfer = await page.evaluateHandle(`(([name, bytes]) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(bytes)], name));
    return transfer;
  })(${given})`);
  await page.dispatchEvent('body', type, { dataTransfer: transfer });
}

/** Types the key as a reader would. */
export async function enterKey(page: Page): Promise<void> {
  await page.locator('.key').click();
  await page.locator('#api-key').fill(KEY);
  await page.keyboard.press('Enter');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** The value of an expression over the first `element` a selector finds. */
export function look<T>(page: Page, selector: string, expression: string): Promise<T> {
  return page.evaluate<T>(
    `(async (element) => (${expression}))(document.querySelector(${JSON.stringify(selector)}))`,
  );
}

export async function widerThanScreen(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

/** What has the focus. */
export function focused(page: Page): Promise<{ readonly id: string; readonly text: string | null }> {
  return page.evaluate('(({ id, textContent: text }) => ({ id, text }))(document.activeElement)');
}

/** All of an editor's text, once it has come; only what is in sight stands in the document. */
export async function codeIn(page: Page, place: string): Promise<string> {
  await page.locator(`${place} .cm-content`).first().waitFor({ state: 'attached' });
  const view = `element.shadowRoot.querySelector('.cm-content').cmTile.view`;
  return look<string>(page, `${place} .code-host`, `${view}.state.doc.toString()`);
}

/** Scrolls an editor from end to end: the most lines, and elements in them, drawn at one step. */
export function mostDrawn(page: Page, place: string): Promise<number> {
  const scroll = `await (async (pane) => {
    let most = 0;
    for (let step = 1; step <= 40; step += 1) {
      pane.scrollTop = (pane.scrollHeight * step) / 40;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      most = Math.max(most, pane.querySelectorAll('.cm-line, .cm-line *').length);
    }
    return most;
  })(element.shadowRoot.querySelector('.cm-scroller'))`;
  return look<number>(page, `${place} .code-host`, scroll);
}

/** Puts a text in the place of an editor's, as who pastes does. */
export async function paste(page: Page, place: string, text: string): Promise<void> {
  const content = page.locator(`${place} .cm-content`);
  await content.click();
  await page.keyboard.press('ControlOrMeta+a');
  await look(
    page,
    `${place} .code-host`,
    `(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', ${JSON.stringify(text)});
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      element.shadowRoot.querySelector('.cm-content').dispatchEvent(event);
    })()`,
  );
}
