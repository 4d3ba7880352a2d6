// Every pass of the compiler left out by itself: no finding of any mutant may change.

import { PASSES, passesOf } from '@conforme/engine/schematron';
import type { Pack } from '@conforme/engine/schematron';
import { location } from '@conforme/engine/xml';
import type { Tree } from '@conforme/engine/xml';
import { compileInMemory, unknownContext } from '../../oracle/our-pack.ts';
import { Documents } from '../../oracle/published/ours.ts';
import type { Report, Tally } from './judge.ts';
import { folderOf, type Official } from './packs.ts';

export async function eachPass(
  sheets: readonly Official[],
  files: readonly string[],
  report: Report,
): Promise<Tally> {
  const tally: Tally = { pairs: 0, findings: 0, stopped: 0 };
  for (const sheet of sheets) {
    const folder = folderOf(sheet);
    const whole = await compileInMemory(folder);
    const lists = ['none', ...PASSES.map((pass) => `-${pass.name}`)];
    const lesser = await Promise.all(
      lists.map(async (list) => [list, await compileInMemory(folder, passesOf(list))] as const),
    );
    for (const file of files) {
      const tree = new Documents().tree(file);
      if (tree === null) continue;
      const expected = spoken(whole, tree);
      tally.findings += expected.length;
      for (const [list, pack] of lesser) {
        tally.pairs += 1;
        const found = spoken(pack, tree);
        const other = expected.find((each, index) => each !== found[index]) ?? found[expected.length];
        if (other !== undefined) report(sheet.name, file, `with passes ${list} not as with all: ${other}`);
      }
    }
  }
  return tally;
}

/** In their order, with their places and messages. */
function spoken(pack: Pack, tree: Tree): string[] {
  return pack
    .run(tree, unknownContext)
    .map(({ rule, flag, node, message, error }) =>
      [rule, flag, location(tree, node, new Map()), message, error ?? ''].join(' '),
    );
}
