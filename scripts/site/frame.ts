// What every page of the site has around it. All addresses are relative, so that the site works below any address.

import { WORDS, type Language } from './words.ts';

export interface SitePage {
  /** Place in the site, without a slash in front. */
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  /** HTML of what stands below the heading of the site. */
  readonly body: string;
  /** The same page in the other language, where there is one. */
  readonly other?: string;
}

/** Nothing is asked of others, and nothing is sent: static servers set no headers, so the page says it itself. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A version of a pack. */
export const packPath = (
  language: Language,
  { id, version }: { readonly id: string; readonly version: string },
): string => `${language}/packs/${id}@${version}.html`;

export const link = (from: string, to: string, text: string): string =>
  `<a href="${escaped(relative(from, to))}">${escaped(text)}</a>`;

/** Address of a page as another one names it. */
export function relative(from: string, to: string): string {
  const here = from.split('/').slice(0, -1);
  const there = to.split('/');
  let same = 0;
  while (same < here.length && here[same] === there[same]) same++;
  return [...here.slice(same).map(() => '..'), ...there.slice(same)].join('/');
}

export const homeOf = (language: Language): string =>
  language === 'en' ? 'index.html' : `${language}/index.html`;
export const rulesOf = (language: Language): string => `${language}/rules/index.html`;
/** Where documents are checked, by the reader's own browser. */
export const checkOf = (language: Language): string => `${language}/check.html`;
export const DOCS = 'docs/index.html';

export function htmlOf({ path, language, title, body, other }: SitePage): string {
  const words = WORDS[language];
  const to = (page: string): string => escaped(relative(path, page));
  const otherLanguage = language === 'en' ? 'fr' : 'en';
  const turned =
    other === undefined
      ? ''
      : `<a href="${to(other)}" lang="${otherLanguage}" hreflang="${otherLanguage}">${words.other}</a>`;
  const heading = title === words.home ? title : `${title} · ${words.home}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(heading)}</title>
<link rel="icon" href="${to('icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${to('style.css')}">
<script type="module" src="${to('search.js')}"></script>
</head>
<body data-root="${escaped(relative(path, ''))}">
<a class="skip" href="#main">${words.skip}</a>
<header>
<a class="brand" href="${to(homeOf(language))}">${words.home}</a>
<nav aria-label="${words.home}">
<a href="${to(checkOf(language))}">${words.check}</a>
<a href="${to(rulesOf(language))}">${words.rules}</a>
<a href="${to(DOCS)}" hreflang="en">${words.docs}${words.docsNote}</a>
${turned}
</nav>
<search><input type="search" id="search" aria-label="${words.search}" placeholder="${words.search}" title="${words.hint}"
 autocomplete="off"></search>
</header>
<ul id="found" aria-live="polite" aria-label="${words.search}" hidden></ul>
<main id="main" tabindex="-1">
${body}
</main>
</body>
</html>
`;
}

/** A table that scrolls by itself where there is no room. Cells are HTML. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (tag: string, cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<div class="wide" tabindex="0" role="group" aria-label="${head[0]}"><table><thead>${line('th', head)}</thead>
<tbody>${rows.map((row) => line('td', row)).join('\n')}</tbody></table></div>`;
}
