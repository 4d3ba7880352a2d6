// npm run site: the reference of all rules and the documentation as a folder for any web server, searched without one.
//   node scripts/site/build.ts [FOLDER]     dist/site without; status 1 when an address on it leads nowhere

import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUNDLED } from '../browser-host.ts';
import { licencesOf } from '../library-code.ts';
import { buildCheckPage } from './check-page.ts';
import { docsPages } from './docs.ts';
import { checkOf, DOCS, escaped, homeOf, htmlOf, relative, rulesOf, type SitePage } from './frame.ts';
import { brokenLinks } from './links.ts';
import { rulePages, rulePath } from './rule-pages.ts';
import { readReference, type Reference } from './rules.ts';
import { LANGUAGES, WORDS, type Language } from './words.ts';

const ROOT = path.join(import.meta.dirname, '../..');

export interface Built {
  readonly pages: number;
  /** Addresses that lead nowhere. */
  readonly broken: readonly string[];
  /** Rules with an example. */
  readonly shown: number;
  /** Why others have none → those rules. */
  readonly without: ReadonlyMap<string, readonly string[]>;
}

export async function buildSite(folder: string): Promise<Built> {
  rmSync(folder, { recursive: true, force: true });
  const write = (name: string, content: string): void => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const reference = await readReference();
  const docs = docsPages(ROOT);
  const pages = [
    ...LANGUAGES.flatMap((language) => [homePage(language), ...rulePages(reference, language)]),
    ...docs.pages,
  ];
  for (const page of pages) write(page.path, htmlOf(page));
  for (const language of LANGUAGES)
    write(`search.${language}.json`, JSON.stringify(entriesOf(reference, docs.pages, language)));
  for (const [file, place] of docs.files) {
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
    copyFileSync(path.join(ROOT, file), path.join(folder, place));
  }
  copyFileSync(path.join(ROOT, 'gateway/page/icon.svg'), path.join(folder, 'icon.svg'));
  write('style.css', readFileSync(path.join(import.meta.dirname, 'style.css'), 'utf8'));
  write('LICENSES-OF-OTHERS', await bundleSearch(folder));
  await buildCheckPage(folder);
  return { pages: pages.length, broken: brokenLinks(folder), ...examplesIn(reference) };
}

function examplesIn({ rules, examples }: Reference): Pick<Built, 'shown' | 'without'> {
  const without = new Map<string, string[]>();
  for (const [rule, why] of examples.without)
    if (rules.has(rule)) without.set(why, [...(without.get(why) ?? []), rule]);
  return { shown: [...rules.keys()].filter((rule) => examples.found.has(rule)).length, without };
}

/** @returns the licences of what is bundled */
async function bundleSearch(folder: string): Promise<string> {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    ...BUNDLED,
    entryPoints: [path.join(import.meta.dirname, 'browser/search.ts')],
    outfile: path.join(folder, 'search.js'),
    keepNames: false,
    metafile: true,
  });
  return licencesOf(metafile);
}

function homePage(language: Language): SitePage {
  const words = WORDS[language];
  const path = homeOf(language);
  const link = (to: string, text: string): string => `<a href="${escaped(relative(path, to))}">${text}</a>`;
  const body = `<h1>${words.home}</h1>
<p>${words.lead}</p>
<p class="first">${link(checkOf(language), words.checkHere)}</p>
<ul>
<li>${link(rulesOf(language), words.packs)}</li>
<li>${link(DOCS, words.docs + words.docsNote)}</li>
</ul>
<p>${words.hint}</p>
<p>${words.local}</p>
<noscript><p>${words.noScript}</p></noscript>`;
  const other = homeOf(language === 'en' ? 'fr' : 'en');
  return { path, language, title: words.home, body, other };
}

interface Entry {
  /** Address of the page, from the root of the site. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

function entriesOf({ rules }: Reference, docs: readonly SitePage[], language: Language): Entry[] {
  const ofRules = [...rules.values()].map((rule) => ({
    id: encodeURI(rulePath(language, rule.id)),
    title: `${rule.id}: ${rule[language].title}`,
    text: [...rule.terms, rule[language].explanation ?? ''].join(' '),
  }));
  const ofDocs = docs.map(({ path: id, title, body }) => ({ id, title, text: plain(body) }));
  return [...ofDocs, ...ofRules];
}

/** The words of a page, each once: what a search looks in. */
function plain(html: string): string {
  const text = html.replaceAll(/<[^>]*>|&\w+;/g, ' ');
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}._-]+/gu))].join(' ');
}

if (import.meta.main) {
  const [folder = 'dist/site'] = process.argv.slice(2);
  const { pages, broken, shown, without } = await buildSite(path.resolve(folder));
  process.stdout.write(`${pages} pages in ${folder}; ${shown} rules with an example\n`);
  for (const [why, rules] of without) process.stdout.write(`no example of ${rules.join(', ')}: ${why}\n`);
  for (const each of broken) process.stderr.write(`leads nowhere: ${each}\n`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
