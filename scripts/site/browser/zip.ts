// The documents of an archive that a reader opened. Bounds here only keep their own tab alive.

import { unzipSync } from 'fflate';
import { MAX_BYTES } from '../../../gateway/page/app/service.ts';

export interface Document {
  readonly name: string;
  /** Null for one that is too large. */
  readonly content: (() => Promise<Uint8Array>) | null;
}

/** Bytes of all documents of an archive. */
const MOST_IN_ALL = 1_000_000_000;

const DAMAGED = {
  en: 'The archive is damaged, or is none.',
  fr: 'L’archive est endommagée, ou n’en est pas une.',
};
const SWELLS = {
  en: 'The archive holds more than 1 GB.',
  fr: 'L’archive contient plus de 1 Go.',
};

const DOUBLE = {
  en: 'An entry before it has the same name.',
  fr: 'Une entrée avant elle porte le même nom.',
};

/** @throws Error named as refusals of the engine are */
export function documentsOfZip(archive: Uint8Array, language: 'en' | 'fr' = 'en'): Document[] {
  const entries: { name: string; size: number; isDouble: boolean }[] = [];
  const names = new Set<string>();
  let room = MOST_IN_ALL;
  const contents = attempt(language, () =>
    unzipSync(archive, {
      filter: ({ name, originalSize: size }) => {
        if (isClutter(name)) return false;
        const isDouble = names.has(name);
        names.add(name);
        entries.push({ name, size, isDouble });
        if (isDouble || size > MAX_BYTES) return false;
        room -= size;
        if (room < 0) throw refusal(SWELLS[language]);
        return true;
      },
    }),
  );
  return entries.map(({ name, size, isDouble }) => ({
    name,
    content:
      size > MAX_BYTES
        ? null
        : async () => {
            if (isDouble) throw refusal(DOUBLE[language]);
            return contents[name]!;
          },
  }));
}

function attempt<T>(language: 'en' | 'fr', read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    throw (thrown as Error).name === 'ConformeError' ? thrown : refusal(DAMAGED[language]);
  }
}

function refusal(message: string): Error {
  return Object.assign(new Error(message), {
    name: 'ConformeError',
    status: 422,
    code: 'validation_error',
    details: [],
    causes: [],
  });
}

/** Folders, and what desktops add to archives by themselves. */
function isClutter(name: string): boolean {
  const steps = name.split('/');
  const last = steps.at(-1)!;
  return last === '' || last === '.DS_Store' || last === 'Thumbs.db' || steps.includes('__MACOSX');
}
