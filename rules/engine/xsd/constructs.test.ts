import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from '@conforme/engine/xml';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { oracleOf, type Oracle } from '../schema/testing/oracle.ts';
import { CompiledSchema, validateTree } from '../schema/index.ts';
import { readXsd } from './index.ts';
import { schemaOf, type Construct } from './testing/construct.ts';
import { CONSTRUCTS } from './testing/constructs.ts';

xmlRegisterFsInputProviders();
const folder = mkdtempSync(join(tmpdir(), 'xsd-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Our verdict and libxml2's: line of the first error, 0 for none. */
function judges({ schema, files = {} }: Construct): { ours: Oracle; official: Oracle } {
  const all = { ...files, 'main.xsd': schemaOf(schema) };
  const own = mkdtempSync(join(folder, 'case-'));
  for (const [name, text] of Object.entries(all)) writeFileSync(join(own, name), text);
  const main = join(own, 'main.xsd');
  const compiled = new CompiledSchema(readXsd([main], own).model);
  const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(Buffer.from(all['main.xsd']), { url: main }));
  return {
    official: oracleOf(validator),
    ours: (bytes) => {
      const tree = parse(bytes);
      const [first] = validateTree(compiled, tree);
      return first === undefined ? 0 : tree.position(first.node).line;
    },
  };
}

/** Every element on a line of its own, so that the line of an error tells the element. */
const spread = (text: string): Buffer => Buffer.from(text.replaceAll('<', '\n<').trimStart());

describe.each(CONSTRUCTS.map((construct) => [construct.name, construct] as const))('%s', (_, construct) => {
  const { ours, official } = judges(construct);
  const { libxml2Verdicts: known = [], libxml2Lines: elsewhere = [] } = construct;

  it.each(construct.valid.map((text) => [text] as const))('is valid: %s', (text) => {
    const bytes = Buffer.from(text);
    expect(ours(bytes)).toBe(0);
    if (!known.includes(text)) expect(official(bytes)).toBe(0);
  });

  it.each(construct.invalid.map((text) => [text] as const))('is not valid: %s', (text) => {
    const bytes = Buffer.from(text);
    expect(ours(bytes)).toBeGreaterThan(0);
    if (!known.includes(text)) expect(official(bytes)).toBeGreaterThan(0);
    // Blanks between elements may themselves be the fault; then the line is another.
    if (![...known, ...elsewhere].includes(text) && !/>[^<]+</.test(text))
      expect(ours(spread(text))).toBe(official(spread(text)));
  });
});
