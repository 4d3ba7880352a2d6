// Prints one of our packs as XSLT 3.0 that writes SVRL, for Saxon or SaxonJS:
//   node test/oracle/sch-to-xslt.ts [--isolate] PACK_ID|PACK_FOLDER [-o FILE]

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findPack, packToXslt } from './sch/pack.ts';

const packs = fileURLToPath(new URL('../../rules/packs', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { isolate: { type: 'boolean', default: false }, output: { type: 'string', short: 'o' } },
});
const [pack, ...rest] = positionals;
if (!pack || rest.length > 0) {
  process.stderr.write('usage: node test/oracle/sch-to-xslt.ts [--isolate] PACK_ID|PACK_FOLDER [-o FILE]\n');
  process.exit(2);
}
const stylesheet = packToXslt(findPack(packs, pack), { isolate: values.isolate });
if (values.output) writeFileSync(values.output, stylesheet);
else process.stdout.write(stylesheet);
