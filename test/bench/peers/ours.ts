// Ours, as the service loads it: compiled packs and schema tables; the parse is part of every run.

import path from 'node:path';
import { loadPacks, type PackWithTexts } from '@conforme/rules/packs';
import { loadSchema } from '@conforme/engine/schema';
import { parse, type Tree } from '@conforme/engine/xml';
import { unknownContext } from '../../oracle/our-pack.ts';
import { serve, type Work } from './serve.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const packs = await loadPacks();

type Judge = (tree: Tree) => number;

/** The newest version of a pack: the one in force at the end of the calendar. */
function rules(id: string): Judge {
  const [pack] = packs.filter((each) => each.id === id).toSorted(newestFirst);
  if (!pack) throw new Error(`rule pack ${id} is not built; run npm run build`);
  return (tree) => fatal(pack.run(tree, unknownContext).map(({ flag }) => flag));
}

function newestFirst(a: PackWithTexts, b: PackWithTexts): number {
  return (b.validity.from ?? '').localeCompare(a.validity.from ?? '');
}

function fatal(flags: readonly string[]): number {
  return flags.filter((flag) => flag === 'fatal').length;
}

function structure(folder: string): Judge {
  const schema = loadSchema(path.join(root, 'rules/packs', folder));
  return (tree) => schema.validate(tree).length;
}

const judges: Readonly<Record<string, Readonly<Record<'schema' | 'en' | 'fr', Judge>>>> = {
  cii: { schema: structure('cii-d22b'), en: rules('en16931-cii'), fr: rules('br-fr-cii') },
  ubl: { schema: structure('ubl-2.1'), en: rules('en16931-ubl'), fr: rules('br-fr-ubl') },
};

const work =
  (...names: readonly ('schema' | 'en' | 'fr')[]): Work =>
  ({ bytes, syntax }) => {
    const tree = parse(bytes);
    try {
      return names.reduce((sum, name) => sum + judges[syntax]![name](tree), 0);
    } finally {
      tree.release();
    }
  };

await serve({
  schema: work('schema'),
  en: work('en'),
  'schema+en': work('schema', 'en'),
  full: work('schema', 'en', 'fr'),
});
