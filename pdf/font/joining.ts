/** The forms of an Arabic letter; one that joins nothing after it has no initial and medial. */
interface Forms {
  readonly isolated: string;
  readonly final?: string;
  readonly initial?: string;
  readonly medial?: string;
}

/**
 * Runs of the presentation forms in Unicode (FB50 to FDFF, FE70 to FEFF) in which the forms of each letter follow one another:
 * isolated, final, initial, medial, or the first two.
 */
const RUNS: readonly (readonly [first: number, last: number])[] = [
  [0xfe80, 0xfef4],
  [0xfb50, 0xfbb1],
  [0xfbd3, 0xfbe7],
  [0xfbfc, 0xfbff],
];
const LAM_ALEF: readonly [first: number, last: number] = [0xfef5, 0xfefc];

/** What each letter, or lam with an alef after it, looks like. Unicode says which letter a form is of by its decomposition. */
const FORMS: ReadonlyMap<string, Forms> = formsOf([...RUNS, LAM_ALEF]);

function formsOf(runs: readonly (readonly [number, number])[]): Map<string, Forms> {
  const found = new Map<string, string[]>();
  for (const [first, last] of runs)
    for (let code = first; code <= last; code++) {
      const form = String.fromCodePoint(code);
      const letter = form.normalize('NFKC');
      if (letter !== form) found.set(letter, [...(found.get(letter) ?? []), form]);
    }
  return new Map(
    [...found].map(([letter, [isolated, final, initial, medial]]) => [
      letter,
      {
        isolated: isolated!,
        ...(final && { final }),
        ...(initial && { initial }),
        ...(medial && { medial }),
      },
    ]),
  );
}

const TATWEEL = '\u0640';
const JOINER = '\u200d';
const NON_JOINER = '\u200c';

const joinsNext = (letter: string): boolean =>
  letter === TATWEEL || letter === JOINER || FORMS.get(letter)?.initial !== undefined;
const joinsPrevious = (letter: string): boolean =>
  letter === TATWEEL || letter === JOINER || FORMS.get(letter)?.final !== undefined;

/** Marks above and below letters do not part them (The Unicode Standard, 9.2, "Arabic Cursive Joining"). */
const isMark = (character: string): boolean => /\p{Mn}/u.test(character);

/** Arabic text in the forms its letters take beside one another; any other text as it is. */
export function joined(text: string): string {
  const characters = withLigatures([...text]);
  const shown = characters.map((character, i) => {
    const forms = FORMS.get(character);
    if (!forms) return character === JOINER || character === NON_JOINER ? '' : character;
    const before = neighbour(characters, i, -1);
    const after = neighbour(characters, i, 1);
    const toPrevious = forms.final !== undefined && before !== undefined && joinsNext(before);
    const toNext = forms.initial !== undefined && after !== undefined && joinsPrevious(after);
    if (toPrevious) return toNext ? forms.medial! : forms.final!;
    return toNext ? forms.initial! : forms.isolated;
  });
  return shown.join('');
}

/** Lam and an alef after it are one sign; nothing else has to be. */
function withLigatures(characters: readonly string[]): string[] {
  const result: string[] = [];
  for (const character of characters) {
    const pair = (result.at(-1) ?? '') + character;
    if (result.at(-1) === '\u0644' && FORMS.has(pair)) result[result.length - 1] = pair;
    else result.push(character);
  }
  return result;
}

function neighbour(characters: readonly string[], from: number, step: 1 | -1): string | undefined {
  let i = from + step;
  while (i >= 0 && i < characters.length && isMark(characters[i]!)) i += step;
  return characters[i];
}
