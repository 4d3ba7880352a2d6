import { existsSync } from 'node:fs';
import path from 'node:path';
import { SourceError } from '@conforme/engine/schematron/source';
import { PackError, readJson, requireReadable } from '@conforme/engine/schematron';
import type { CompiledSource } from '@conforme/engine/schematron';
import type { Language, Messages, Texts } from './texts.ts';

export interface Gathered {
  readonly texts: Texts;
  readonly files: readonly string[];
}

/** A pack of whatever kind, with the files that speak for it. */
export interface Speaking extends Pick<CompiledSource, 'files' | 'texts'> {
  readonly manifest: Pick<CompiledSource['manifest'], 'id'>;
  readonly compiler: Pick<Texts, 'rules'>;
}

/** Facts and messages of a pack over those of the packs it extends. @throws PackError when one cannot be read. */
export function textsOf(source: Speaking): Gathered {
  const files: string[] = [];
  const read = <T>(file: string | null, root: string | null, none: T): T => {
    if (file === null) return none;
    files.push(file);
    return jsonOf<T>(source, file, root);
  };
  const general = source.texts.toReversed();
  const facts = Object.assign(
    {},
    ...general.map(({ facts, root }) => read(facts, root, {})),
  ) as Texts['facts'];
  const messages = (language: Language): Messages => {
    const all = general.map(({ messages, root }) =>
      read<Partial<Messages>>(messages && path.join(messages, `${language}.json`), root, {}),
    );
    return {
      rules: merged(all.map(({ rules }) => rules)),
      families: merged(all.map(({ families }) => families)),
    };
  };
  const { rules } = source.compiler;
  return { texts: { rules, facts, messages: { en: messages('en'), fr: messages('fr') } }, files };
}

/** Field by field: a pack may say one thing of a rule anew and leave the rest. */
function merged(all: ReadonlyArray<Messages['rules'] | undefined>): Messages['rules'] {
  const result: Record<string, Messages['rules'][string]> = {};
  for (const speeches of all)
    for (const [name, speech] of Object.entries(speeches ?? {}))
      result[name] = { ...result[name], ...speech };
  return result;
}

function jsonOf<T>({ manifest, files }: Speaking, file: string, root: string | null): T {
  const own = { file: files[0]!, line: 1, column: 1 };
  if (!existsSync(file))
    throw new PackError(manifest.id, '', own, `the facts or messages ${file} do not exist`);
  try {
    requireReadable(root, file, path.basename(file), own);
    return readJson(file) as T;
  } catch (error) {
    const place = error instanceof SourceError ? error.place : { file, line: 1, column: 1 };
    throw new PackError(manifest.id, '', place, (error as Error).message);
  }
}
