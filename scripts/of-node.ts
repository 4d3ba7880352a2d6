// How a bundle gets modules of Node. An import makes a facade of each, which asks for all of its exports: of fs its streams, of util its
// decoders. A process that gets fifteen as they are takes 35 ms of CPU, and with imports 41 (least of 15 starts each); without this
// nothing else changes.

const IMPORT = /^import (?:(\w+)|\* as (\w+)|\{([^}]*)\}) from "(node:[\w/]+)";\n/gm;

/** Loaded when they are called: most documents need none of their functions, and loading takes 4 to 6 ms each. */
const WHEN_CALLED: ReadonlySet<string> = new Set(['node:crypto', 'node:zlib']);

/** A module whose imports of Node are none: they stand first, for whatever else is evaluated. */
export function ofNode(code: string): string {
  const requests: string[] = [];
  const rest = code.replaceAll(IMPORT, (_, whole?: string, all?: string, names?: string, module?: string) => {
    requests.push(names === undefined ? wholeOf(whole ?? all!, module!) : namesOf(names, module!));
    return '';
  });
  return requests.join('') + rest;
}

const moduleOf = (module: string): string => `process.getBuiltinModule("${module}")`;

const wholeOf = (name: string, module: string): string => `const ${name} = ${moduleOf(module)};\n`;

function namesOf(names: string, module: string): string {
  const pairs = names.split(',').map((each) => each.trim().split(' as '));
  if (!WHEN_CALLED.has(module) || pairs.some(([name]) => !/^[a-z]/.test(name!)))
    return `const { ${pairs.map((pair) => pair.join(': ')).join(', ')} } = ${moduleOf(module)};\n`;
  return pairs
    .map(([name, own = name]) => `const ${own} = (...given) => ${moduleOf(module)}.${name}(...given);\n`)
    .join('');
}
