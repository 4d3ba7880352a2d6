// The documentation as pages: docs, and whatever other page of the repository they lead to.

import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Marked, type Tokens } from 'marked';
import { escaped, relative, type SitePage } from './frame.ts';

export interface DocsPages {
  readonly pages: readonly SitePage[];
  /** Pictures: file in the repository → place in the site. */
  readonly files: ReadonlyMap<string, string>;
}

/** Place of a file of the repository in the site. */
function docsPath(file: string): string {
  const inside = file.startsWith('docs/') ? file : `docs/repository/${file}`;
  return inside.replace(/README\.md$/, 'index.html').replace(/\.md$/, '.html');
}

export function docsPages(root: string): DocsPages {
  const files = new Map<string, string>();
  const pages = new Map<string, SitePage>();
  const open = ['docs/README.md'];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (pages.has(file)) continue;
    const { page, links, pictures } = pageOf(root, file);
    pages.set(file, page);
    open.push(...links);
    for (const picture of pictures) files.set(picture, docsPath(picture));
  }
  return { pages: [...pages.values()], files };
}

interface Read {
  readonly page: SitePage;
  readonly links: readonly string[];
  readonly pictures: readonly string[];
}

function pageOf(root: string, file: string): Read {
  const links: string[] = [];
  const pictures: string[] = [];
  const here = docsPath(file);
  const placeOf = (href: string): string => path.posix.join(path.posix.dirname(file), href.split('#')[0]!);
  const slugs = new Map<string, number>();
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens);
        return `<h${depth} id="${escaped(slugOf(text, slugs))}">${inner}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        if (/^(https?:|mailto:|#)/.test(href)) return `<a href="${escaped(href)}">${inner}</a>`;
        const target = pageAt(root, placeOf(href));
        // Code stands in the repository, not on the site.
        if (target === null) return inner;
        links.push(target);
        const fragment = href.includes('#') ? `#${href.split('#')[1]}` : '';
        return `<a href="${escaped(relative(here, docsPath(target)) + fragment)}">${inner}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        const target = placeOf(href);
        pictures.push(target);
        return `<img src="${escaped(relative(here, docsPath(target)))}" alt="${escaped(text)}" loading="lazy">`;
      },
    },
  });
  const source = readFileSync(path.join(root, file), 'utf8');
  const title = (/^# (.+)$/m.exec(source)?.[1] ?? file).replaceAll('`', '');
  // Pictures side by side stand in tables of HTML; those of docs keep their place.
  for (const [, picture] of source.matchAll(/<img[^>]* src="([^"]+)"/g)) pictures.push(placeOf(picture!));
  const body = withReachableTables(marked.parse(source, { async: false }));
  return { page: { path: here, language: 'en', title, body }, links, pictures };
}

/** What scrolls must be reached by keyboard. */
const withReachableTables = (html: string): string =>
  html
    .replaceAll('<table>', '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');

/** The page of the repository that a link leads to; null for what is none. */
function pageAt(root: string, file: string): string | null {
  const place = path.join(root, file);
  if (!existsSync(place)) return null;
  const page = statSync(place).isDirectory() ? path.posix.join(file, 'README.md') : file;
  return page.endsWith('.md') && existsSync(path.join(root, page)) ? page : null;
}

/** As forges name headings, since links in the documents say it so. */
function slugOf(text: string, slugs: Map<string, number>): string {
  const slug = text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
  const seen = slugs.get(slug) ?? 0;
  slugs.set(slug, seen + 1);
  return seen === 0 ? slug : `${slug}-${seen}`;
}
