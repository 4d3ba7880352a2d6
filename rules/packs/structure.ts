import path from 'node:path';
import { PackError } from '@conforme/engine/schematron';
import type { Manifest } from '@conforme/engine/schematron';
import { SourceError } from '@conforme/engine/schematron/source';
import { CompiledSchema, openModel } from '@conforme/engine/schema';
import type { Schema, SchemaModel } from '@conforme/engine/schema';
import { readXsd } from '@conforme/engine/xsd';

export type { Schema, SchemaModel } from '@conforme/engine/schema';

/** Our schema packs, whose words and terms serve for strangers' schemas of the same syntax. */
const WORDS: Readonly<Record<string, string>> = { cii: 'cii-d22b', ubl: 'ubl-2.1' };

/**
 * The schema of a third party's pack as plain data, or undefined where it has none.
 * @throws PackError with file, line and column for what is wrong or not supported.
 */
export function compileStructure(
  folder: string,
  root: string,
  { id, xsd }: Pick<Manifest, 'id' | 'xsd'>,
): SchemaModel | undefined {
  if (xsd === undefined) return undefined;
  const files = [xsd].flat().map((file) => path.resolve(folder, file));
  try {
    const { model } = readXsd(files, root);
    // What only shows when the types are made is told now, not by the first document.
    new CompiledSchema(model).makeAll();
    return model;
  } catch (error) {
    const place = error instanceof SourceError ? error.place : { file: files[0]!, line: 1, column: 1 };
    throw new PackError(id, 'xsd', place, (error as Error).message);
  }
}

/** Such a schema brought to life. */
export function reviveStructure(
  model: SchemaModel,
  { id, version, syntax }: { readonly id: string; readonly version: string; readonly syntax: string },
): Schema {
  const words = path.join(import.meta.dirname, WORDS[syntax]!);
  return openModel(model, words, `${id} ${version} (XSD)`);
}
