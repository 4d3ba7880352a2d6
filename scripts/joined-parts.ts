// What a first verdict loads, in two files instead of some fifty: to find and link a module takes Node a fifth of a millisecond, and a
// tenth of such a start was that (test/bench/library.ts, test/bench/command-line.ts). Other parts go on importing what they did, which
// passes on what is there.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

interface Joined {
  readonly name: string;
  readonly parts: ReadonlySet<string>;
}

/** How files are written. */
interface Written {
  readonly target: string;
  readonly minify: boolean;
}

/** Joins parts in a folder. @param first entry points that are imported at once, and `then` what they import with their first call */
export async function joinParts(
  { outputs }: Metafile,
  folder: string,
  { first, then, ...how }: Written & { readonly first: readonly string[]; readonly then: readonly string[] },
): Promise<void> {
  const parts = partsOf(outputs);
  const called = closureOf(parts, first, new Set());
  const judging = closureOf(parts, then, called);
  const joined: readonly Joined[] = [
    { name: 'first-call.js', parts: called },
    { name: 'first-verdict.js', parts: judging },
  ];
  const written = await Promise.all(joined.map((each) => bundled(parts, folder, each, joined, how)));
  joined.forEach(({ name }, at) => writeFileSync(path.join(folder, name), written[at]!));
  for (const { name, parts: names } of joined)
    for (const part of names) writeFileSync(path.join(folder, part), passedOn(part, parts.get(part)!, name));
}

interface Part {
  readonly source: string | undefined;
  readonly exports: readonly string[];
  /** Loaded with it. */
  readonly imports: readonly string[];
}

function partsOf(outputs: Metafile['outputs']): ReadonlyMap<string, Part> {
  return new Map(
    Object.entries(outputs).map(([file, { entryPoint: source, exports, imports }]) => {
      const loaded = imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
      return [
        path.basename(file),
        { source, exports, imports: loaded.map((each) => path.basename(each.path)) },
      ];
    }),
  );
}

/** All that is loaded with these sources and not known yet. @throws Error for a source that is no part's */
function closureOf(
  parts: ReadonlyMap<string, Part>,
  sources: readonly string[],
  known: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    if (found.has(name) || known.has(name)) return;
    found.add(name);
    for (const each of parts.get(name)!.imports) add(each);
  };
  for (const source of sources) {
    const [name] = [...parts].find(([, part]) => part.source === source) ?? [];
    if (name === undefined) throw new Error(`${source} is no part`);
    add(name);
  }
  return found;
}

/** The name of an export where many parts are one. */
const joinedName = (part: string, name: string): string =>
  `${path.basename(part, '.js').replaceAll(/\W/g, '_')}_${name}`;

const listOf = (names: readonly string[], say: (name: string) => string): string => names.map(say).join(',');

/** A part that is elsewhere now. */
const passedOn = (part: string, { exports }: Part, home: string): string =>
  exports.length === 0
    ? `import"./${home}";\n`
    : `export{${listOf(exports, (name) => `${joinedName(part, name)} as ${name}`)}}from"./${home}";\n`;

async function bundled(
  parts: ReadonlyMap<string, Part>,
  folder: string,
  own: Joined,
  joined: readonly Joined[],
  how: Written,
): Promise<string> {
  const { build } = await import('esbuild');
  const contents = [...own.parts].map((part) => {
    const { exports } = parts.get(part)!;
    return `export{${listOf(exports, (name) => `${name} as ${joinedName(part, name)}`)}}from"./${part}";`;
  });
  const { outputFiles } = await build({
    stdin: { contents: contents.join('\n'), resolveDir: folder },
    bundle: true,
    format: 'esm',
    platform: 'node',
    ...how,
    write: false,
    plugins: [homes(parts, own, joined)],
    logLevel: 'warning',
    // Parts import some others for their effects, which none of ours has.
    logOverride: { 'ignored-bare-import': 'silent' },
  });
  return outputFiles[0]!.text;
}

/** Own parts are bundled, those of another joined file are asked of that file, and the rest stays where it is. */
function homes(parts: ReadonlyMap<string, Part>, own: Joined, joined: readonly Joined[]): Plugin {
  const outside = { external: true } as const;
  return {
    name: 'homes',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^file:/ }, ({ path: given }) => ({ path: given, ...outside }));
      onResolve({ filter: /^\./ }, ({ path: given, kind }) => {
        const part = path.basename(given);
        if (kind === 'dynamic-import') return { path: given, ...outside };
        if (own.parts.has(part)) return undefined;
        const other = joined.find((each) => each.parts.has(part));
        return other
          ? { path: part, namespace: 'elsewhere', pluginData: other.name }
          : { path: given, ...outside };
      });
      onLoad({ filter: /.*/, namespace: 'elsewhere' }, ({ path: part, pluginData }) => ({
        contents: passedOn(part, parts.get(part)!, pluginData as string),
      }));
    },
  };
}
