import { findings, readSpeech, type Schema, type Speech } from '../schema/load.ts';
import { wordsOf } from '../schema/words.ts';
import { CompiledXsd } from './compile.ts';
import type { SchemaModel } from './model.ts';
import { validateXsd } from './validate.ts';

/**
 * A schema read from XSD, speaking with the terms and words of the schema pack in a folder; compiled when a document is first
 * held to it. `reference`: what findings refer to.
 */
export function openXsd(model: SchemaModel, packFolder: string, reference: string): Schema {
  const opened = once(() => {
    const speech = readSpeech(packFolder);
    const own = Object.entries(speech.namespaces).map(([prefix, uri]) => [uri, prefix] as const);
    return {
      schema: new CompiledXsd(model),
      prefixes: new Map([...Object.entries(model.prefixes), ...own]),
      speech: speaking(speech, reference),
    };
  });
  return Object.freeze({
    validate: (tree, most) => {
      const { schema, prefixes, speech } = opened();
      return findings(validateXsd(schema, tree, prefixes, most), speech.terms, speech.messages.en);
    },
    explain: (kind, language, values) => wordsOf(opened().speech.messages[language], kind, values),
    terms: (path) => opened().speech.terms.of(path),
  } satisfies Schema);
}

function speaking({ terms, messages }: Speech, reference: string): Speech {
  return { terms, messages: { en: { ...messages.en, reference }, fr: { ...messages.fr, reference } } };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
