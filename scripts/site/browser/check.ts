// The page on the site: it asks the engine in the browser what it would ask its service. Documents stay on the computer of their reader.

import type { BrowserConforme } from '../../../library/browser.ts';
import type { Language } from '../../../gateway/page/app/language/words.ts';
import { draw } from '../../../gateway/page/app/main.tsx';
import { standOn } from '../../../gateway/page/app/site.ts';
import { answering } from './answers.ts';

type Library = typeof import('../../../library/browser.ts');

/** This script lies in a folder of the site. */
const ROOT = new URL('..', import.meta.url);
const at = (place: string): string => new URL(place, ROOT).href;

let engineCache: Promise<BrowserConforme> | undefined;

/** Opened once; what failed is tried again by the next who needs it. */
function engine(): Promise<BrowserConforme> {
  engineCache ??= start().catch((failure: unknown) => {
    engineCache = undefined;
    throw failure;
  });
  return engineCache;
}

async function start(): Promise<BrowserConforme> {
  const { open } = (await import(at('engine/index.js'))) as Library;
  return open({ at: at('engine/') });
}

standOn({
  answer: answering(engine, (name) => fetch(at(`page/${name}`))),
  home: (language) => at(language === 'en' ? 'index.html' : `${language}/index.html`),
  rules: (language) => at(`${language}/rules/index.html`),
  rule: (id, language) => at(`${language}/rules/${encodeURIComponent(id.replaceAll('#', '~'))}.html`),
  docs: at('docs/index.html'),
  openapi: at('page/openapi.json'),
  here: (language: Language) => at(`${language}/check.html`),
});
draw();
// So that the first document need not wait for it; a failure is reported to whoever brings one.
engine().catch(() => undefined);
