import bidiFactory from 'bidi-js';
import { face, likeness, type Face } from './face.ts';
import { facesFor, legible } from './fallback.ts';
import { shape, type Cluster, type Glyph } from './shape.ts';

// Its types describe the module it has for bundlers; Node loads the one that is the function itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Clusters of one face that stand side by side, from left to right. */
export interface Run {
  readonly face: Face;
  readonly clusters: readonly Cluster[];
}

/** A cluster of a line: its place, the face that has it and the level it is embedded at, odd where it runs from right to left. */
interface Item {
  readonly text: string;
  readonly at: number;
  readonly face: Face | null;
  readonly level: number;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Letters that stand beside one another as they are. All others, and every mark, are set by HarfBuzz. */
const SIMPLE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}]$/u;

/**
 * A settable line as it stands on paper from left to right; what no face has is spelled out in the main one.
 *
 * @param own a face to be used for the simple letters it has, unless some of the line runs from right to left.
 */
export function setLine(line: string, bold: boolean, own: Face | null = null): Run[] {
  const bothWays = RIGHT_TO_LEFT.test(line);
  const faceOf = facesFor(line, bold);
  const owns = (text: string): boolean =>
    own !== null && !bothWays && SIMPLE.test(text) && own.glyphs.has(text.codePointAt(0)!);
  const texts = clustersOf(line);
  const faces = texts.map((text) => (owns(text) ? own : faceOf(text)));
  const { levels, order } = bothWays ? directions(texts, faces) : leftToRight(texts);
  const items = order.map((at): Item => ({ text: texts[at]!, at, face: faces[at]!, level: levels[at]! }));
  return joined(groups(items).flatMap((group) => runsOf(group, face(bold))));
}

/** What no reader would see is not set: selectors and fillers on their own. */
const clustersOf = (line: string): string[] =>
  [...graphemes.segment(line)]
    .map(({ segment }) => segment)
    .filter((cluster) => !/^\p{Default_Ignorable_Code_Point}+$/u.test(cluster));

interface Directions {
  readonly levels: ArrayLike<number>;
  readonly order: readonly number[];
}

const leftToRight = (texts: readonly string[]): Directions => ({
  levels: new Uint8Array(texts.length),
  order: [...texts.keys()],
});

/** Unicode Standard Annex 9, one unit a cluster; the base direction is that of the first letter that has one. */
function directions(texts: readonly string[], faces: readonly (Face | null)[]): Directions {
  const unit = (text: string, at: number): string =>
    faces[at] === null ? 'a' : text.codePointAt(0)! > 0xffff ? '\ufffc' : text[0]!;
  const units = texts.map(unit).join('');
  const levels = bidi.getEmbeddingLevels(units, 'auto');
  return { levels: levels.levels, order: bidi.getReorderedIndices(units, levels) };
}

const isShaped = ({ text, level, face }: Item): boolean =>
  face !== null && (level % 2 === 1 || !SIMPLE.test(text));

/** Neighbours that one face shows in one direction and in one way. */
function groups(items: readonly Item[]): Item[][] {
  const found: Item[][] = [];
  for (const item of items) {
    const last = found.at(-1)?.at(-1);
    const together =
      last?.face === item.face &&
      last.level === item.level &&
      isShaped(last) === isShaped(item) &&
      Math.abs(last.at - item.at) === 1;
    if (together) found.at(-1)!.push(item);
    else found.push([item]);
  }
  return found;
}

function runsOf(group: readonly Item[], main: Face): Run[] {
  const [first] = group as [Item];
  if (first.face === null)
    return [
      {
        face: main,
        clusters: [
          spelled(
            group.map(({ text }) => text),
            main,
          ),
        ],
      },
    ];
  if (!isShaped(first))
    return [{ face: first.face, clusters: group.map(({ text }) => single(text, first.face!)) }];
  const leftwards = first.level % 2 === 1;
  const logical = leftwards ? group.toReversed() : group;
  const text = logical.map((item) => item.text).join('');
  return shape(first.face, text, leftwards).map((cluster) =>
    cluster.glyphs.some(({ id }) => id === 0)
      ? { face: main, clusters: [spelled([cluster.text], main)] }
      : { face: first.face!, clusters: [cluster] },
  );
}

const single = (text: string, face: Face): Cluster => ({ text, glyphs: [glyphOf(text, face)] });

/** One cluster for all of them: what reads it letter by letter would say as much of each letter. */
const spelled = (texts: readonly string[], main: Face): Cluster => ({
  text: texts.join(''),
  glyphs: texts.flatMap((text) => [...legible(text, main.bold)].map((character) => glyphOf(character, main))),
});

function glyphOf(character: string, face: Face): Glyph {
  const id = likeness(face, character.codePointAt(0)!)!;
  return { id, advance: face.font.advance(id), dx: 0, dy: 0 };
}

function joined(runs: readonly Run[]): Run[] {
  const found: { face: Face; clusters: Cluster[] }[] = [];
  for (const { face, clusters } of runs) {
    const last = found.at(-1);
    if (last?.face === face) last.clusters.push(...clusters);
    else found.push({ face, clusters: [...clusters] });
  }
  return found;
}

/** The characters of a settable text that no installed face has, each once. */
export function charactersWithoutFace(text: string): string[] {
  const faceOf = facesFor(text, false);
  const found = [...new Set(clustersOf(text))]
    .filter((cluster) => !/^\s$/u.test(cluster) && faceOf(cluster) === null)
    .flatMap((cluster) => [...cluster])
    .filter(
      (character) => faceOf(character) === null && !/^\p{Default_Ignorable_Code_Point}$/u.test(character),
    );
  return [...new Set(found)];
}
