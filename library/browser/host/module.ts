// `node:module` in a browser: packages lie below the engine's folder.

const FOLDER = '/node_modules';

interface Resolve {
  (name: string): string;
  paths(name: string): readonly string[];
}

/** What is asked for by name is found, and never run. */
export function createRequire(): { readonly resolve: Resolve } {
  const resolve = (name: string): string => `${FOLDER}/${name}`;
  return { resolve: Object.assign(resolve, { paths: () => [FOLDER] }) };
}
