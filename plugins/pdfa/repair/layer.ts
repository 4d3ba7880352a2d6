import { PDFArray, PDFDict, PDFHexString, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import { N, textOf } from '@conforme/pdf/file/values';
import type { Step } from './step.ts';

/** Layers (6.9): each configuration has a name of its own, lists every layer or none, and switches nothing by itself. */
export const layers: Step = {
  clause: '6.9',
  apply({ loaded: { catalog, context } }, note) {
    const properties = catalog.lookup(N('OCProperties'));
    if (!(properties instanceof PDFDict)) return;
    const all = properties.lookup(N('OCGs'));
    if (!(properties.lookup(N('D')) instanceof PDFDict)) properties.set(N('D'), context.obj({}));
    const taken = new Set<string>();
    for (const [i, configuration] of configurationsOf(properties).entries()) {
      if (configuration.delete(N('AS'))) note('', 'automatic switching of layers left out');
      const name = unused(textOf(configuration.lookup(N('Name'))) || `Layers ${i + 1}`, taken);
      if (name !== textOf(configuration.lookup(N('Name')))) {
        configuration.set(N('Name'), PDFHexString.fromText(name));
        note('', `a configuration of layers named ${name}`);
      }
      taken.add(name);
      if (all instanceof PDFArray && complete(configuration, all)) note('', 'all layers listed');
    }
  },
};

function configurationsOf(properties: PDFDict): PDFDict[] {
  const more = properties.lookup(N('Configs'));
  const others = more instanceof PDFArray ? more.asArray().map((_, i) => more.lookup(i)) : [];
  return [...new Set([properties.lookup(N('D')), ...others])].filter((part) => part instanceof PDFDict);
}

function unused(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let i = 2; taken.has(free); i++) free = `${name} ${i}`;
  return free;
}

/** Adds the layers that a list leaves out at its end. */
function complete(configuration: PDFDict, all: PDFArray): boolean {
  const order = configuration.lookup(N('Order'));
  if (!(order instanceof PDFArray)) return false;
  const listed = new Set<PDFObject>();
  const waiting: PDFArray[] = [order];
  const seen = new Set<PDFArray>();
  while (waiting.length > 0) {
    const list = waiting.pop()!;
    if (seen.has(list)) continue;
    seen.add(list);
    for (const [i, item] of list.asArray().entries()) {
      listed.add(item);
      const inner = list.lookup(i);
      if (inner instanceof PDFArray) waiting.push(inner);
    }
  }
  const missing = all.asArray().filter((layer) => layer instanceof PDFRef && !listed.has(layer));
  for (const layer of missing) order.push(layer);
  return missing.length > 0;
}
