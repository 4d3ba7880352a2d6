// The XML Schemas of invoices in a publisher's folder that holds no rules.

import { conditionsIn } from '../core/extension/manifest.ts';
import { preparedOf } from '../core/extension/prepare-here.ts';
import type { PreparedPack } from '../core/extension/prepared.ts';
import { compileFolder } from '../rules/packs/folder.ts';
import { publishedStructures } from '../rules/packs/published-xsd.ts';
import { manifestFor } from '../rules/packs/publisher.ts';
import { compileStructure } from '../rules/packs/structure.ts';
import { say, type Given } from './pack-options.ts';

/** @throws Error saying which option decides; PackError for a schema that cannot be compiled. */
export function takeStructures(root: string, given: Given): readonly PreparedPack[] {
  const { xsd } = given;
  const found = publishedStructures(root).filter(
    ({ files }) => !xsd || files.some((file) => xsd.includes(file)),
  );
  if (found.length === 0)
    throw new Error(`there is neither a Schematron schema nor an XSD of CII or UBL invoices in ${root}`);
  if (found.length > 1 && given.id !== undefined)
    throw new Error('--id is for one schema, and there are several; choose with --xsd');
  return found.map(({ files, ...structure }) => {
    const id = given.id ?? structure.id;
    const version = given.version ?? structure.version;
    const syntax = given.syntax ?? structure.syntax;
    const schema = { ...manifestFor({ id, version, syntax, file: '' }), xsd: xsd ?? files };
    say(`${schema.xsd.join(', ')}: taken as ${id} ${version}, ${syntax}`);
    const { guideline, check, replaces } = given;
    const applies = { ...(guideline && { guidelines: guideline }), ...(check !== undefined && { check }) };
    const { schematron: _, ...manifest } = schema;
    const conditions = conditionsIn({
      ...manifest,
      ...(Object.keys(applies).length > 0 && { applies }),
      ...(replaces && { replaces }),
    });
    const model = compileStructure(root, root, schema);
    return { ...preparedOf(compileFolder(root, root, schema), conditions), ...(model && { xsd: model }) };
  });
}
