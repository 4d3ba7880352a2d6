import { knowing } from '@conforme/engine/xml';
import { loadSchema, type LoadedSchema, type Schema } from './load.ts';

/**
 * The schema pack of a folder, read and compiled when a document is first held to it: a process rarely needs all of them.
 * Documents read before that are read again.
 */
export function openSchema(packFolder: string): Schema {
  let loaded: LoadedSchema | undefined;
  const schema = (): LoadedSchema => (loaded ??= loadSchema(packFolder));
  return Object.freeze({
    validate: (tree, most) => schema().validate(knowing(schema().epoch, tree), most),
    explain: (kind, language, values) => schema().explain(kind, language, values),
    terms: (path) => schema().terms(path),
  } satisfies Schema);
}
