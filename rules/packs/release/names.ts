// Ids and versions that publishers' names of files, folders and titles come to.

import path from 'node:path';
import { library } from '../folder.ts';

const NUMBERS = String.raw`\d+(?:\.\d+)+`;
const NUMBER = String.raw`(?<![\d.])(${NUMBERS})(?![\d.])`;
/** Words that say what kind of file it is, and not whose rules it holds. */
const KIND = /(?<![a-z0-9])(?:validation|schematron|preprocessed|compiled)(?![a-z0-9])/gi;

/** `20260804_BR-FR-Flux2-Schematron-CII_V1.4.0.03.sch` → `br-fr-flux2-cii`. Never an id of ours: those get `-published`. */
export function idOf(file: string): string {
  const id = plainName(
    stemOf(file)
      .replace(/^\d{8}[-_ ]/, '')
      .replaceAll(new RegExp(String.raw`[-_ .]?v?(?<![\d.])${NUMBERS}(?![\d.])`, 'gi'), '')
      .replaceAll(KIND, ''),
  );
  return isOurs(id) ? `${id}-published` : id;
}

/** The same with the folders it lies in, for files that share a name. */
export const longIdOf = (file: string): string => idOf(file.split(path.sep).join('-'));

/** What is the same for a file and its preprocessed form. */
export const stemOf = (file: string): string =>
  path.basename(file, '.sch').replace(/[-_ ]?preprocessed$/i, '');

function plainName(text: string): string {
  const plain = text.replaceAll(/[^A-Za-z0-9.]+/g, '-').replaceAll(/^[-.]+|[-.]+$/g, '');
  return plain.toLowerCase() || 'pack';
}

const isOurs = (id: string): boolean =>
  ['base', 'fr-ctc'].includes(id) || [...library().keys()].some((name) => name.startsWith(`${id}@`));

export interface Named {
  readonly id: string;
  /** Path of the root, with the name of the release before it. */
  readonly place: string;
  /** Texts of the root and of other forms of it. */
  readonly texts: readonly [string, ...string[]];
}

/** Null where nothing says one. */
export function versionOf({ id, place, texts }: Named): string | null {
  const title = /<(?:[\w.-]+:)?title[^>]*>([^<]*)</.exec(texts[0])?.[1] ?? '';
  const where = withoutStandards(place);
  const said = `${title} ${where}`;
  const main =
    first(path.basename(place, '.sch'), new RegExp(NUMBER)) ??
    // "XRechnung 3.0.2", in a title or as the name of an archive.
    first(said, new RegExp(String.raw`${id.split('-')[0]!}[-_ ]*v?(${NUMBERS})`, 'i')) ??
    first(
      texts.map(headOf).join(''),
      new RegExp(String.raw`(?:version|release)[-_ :]*v?(${NUMBERS})`, 'i'),
    ) ??
    first(where, new RegExp(NUMBER)) ??
    first(title, new RegExp(NUMBER));
  // KoSIT counts the releases of its Schematron beside the versions of XRechnung they are for.
  const own = first(said, new RegExp(String.raw`schematron[-_ ]*(?:version[-_ ]*)?v?(${NUMBERS})`, 'i'));
  return main === null || own === null || own === main ? main : `${main}-${own}`;
}

/** The comments before the first rule, licences left out: they have versions of their own. */
function headOf(text: string): string {
  const [head = ''] = text.split(/<(?:[\w.-]+:)?(?:pattern|let|include)[\s>]/, 1);
  const comments = head.match(/<!--[^]*?-->/g) ?? [];
  return comments.filter((comment) => !/licen[cs]e/i.test(comment)).join('');
}

/** "ubl-2.1" is no version of the rules. */
const withoutStandards = (place: string): string =>
  place.replaceAll(/(?<![a-z])(?:ubl|xslt|xml|xsd|xpath)[-_ ]?v?\d+(?:\.\d+)*/gi, '');

const first = (text: string, pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null;
