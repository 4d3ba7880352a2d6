import { readFileSync } from 'node:fs';
// Whole, because Node 20 has no such hooks to name.
import * as modules from 'node:module';
import { sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Real folders of third parties' packages. */
const roots = new Set<string>();
let registered = false;

/**
 * Lets the modules below a folder be TypeScript, wherever it lies (Node.js strips no types below node_modules), import
 * `@conforme/…` as this service has it (a second copy would have other names in its trees), and be imported anew after a
 * change: the stamp of the first module is handed on to all it imports from its own folder.
 */
export function adopt(root: string): void {
  roots.add(`${root}${sep}`);
  if (registered) return;
  registered = true;
  modules.registerHooks({
    resolve(specifier, context, next) {
      const parent = context.parentURL;
      if (!isAdopted(parent)) return next(specifier, context);
      if (specifier.startsWith('@conforme/'))
        return next(specifier, { ...context, parentURL: import.meta.url });
      const found = next(specifier, context);
      const { search } = new URL(parent!);
      return search !== '' && isAdopted(found.url)
        ? { ...found, url: found.url.split('?')[0] + search }
        : found;
    },
    load(url, context, next) {
      if (!isAdopted(url) || !/\/node_modules\/.*\.m?ts(?:\?|$)/.test(url)) return next(url, context);
      const source = modules.stripTypeScriptTypes(readFileSync(fileURLToPath(withoutSearch(url)), 'utf8'));
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

export const stamped = (file: string, stamp: string): string => `${pathToFileURL(file).href}?stamp=${stamp}`;

function isAdopted(url: string | undefined): boolean {
  if (!url?.startsWith('file:')) return false;
  const file = fileURLToPath(withoutSearch(url));
  return [...roots].some(
    (root) => file.startsWith(root) && !file.slice(root.length).includes('node_modules'),
  );
}

const withoutSearch = (url: string): string => url.split('?')[0]!;
