// Whether every address on the site leads somewhere, fragments too. Of others' addresses nothing is asked.

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @returns `PAGE: ADDRESS` for each that leads nowhere */
export function brokenLinks(folder: string): string[] {
  const files = new Set(globSync('**/*', { cwd: folder }));
  const idsCache = new Map<string, ReadonlySet<string>>();
  const idsOf = (page: string): ReadonlySet<string> => {
    const known = idsCache.get(page) ?? attributes(readFileSync(path.join(folder, page), 'utf8'), 'id');
    idsCache.set(page, known);
    return known;
  };
  return [...files]
    .filter((file) => file.endsWith('.html'))
    .flatMap((page) => {
      const html = readFileSync(path.join(folder, page), 'utf8');
      return [...attributes(html, 'href'), ...attributes(html, 'src')]
        .filter((address) => !leadsSomewhere(page, address, files, idsOf))
        .map((address) => `${page}: ${address}`);
    });
}

function leadsSomewhere(
  page: string,
  address: string,
  files: ReadonlySet<string>,
  idsOf: (page: string) => ReadonlySet<string>,
): boolean {
  if (/^(https?|mailto):/.test(address)) return true;
  const [place = '', fragment] = decodeURI(address).split('#');
  const target = place === '' ? page : path.posix.join(path.posix.dirname(page), place);
  return files.has(target) && (fragment === undefined || idsOf(target).has(fragment));
}

function attributes(html: string, name: string): ReadonlySet<string> {
  return new Set([...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value!));
}
