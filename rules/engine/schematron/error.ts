/** Where something stands in a pack's source. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A sentence about a pack's source, with its place. */
export function aboutPack(pack: string, rule: string, place: Place, reason: string): string {
  const about = rule === '' ? '' : `, ${rule}`;
  return `pack ${pack}${about}: ${reason} (${place.file}:${place.line}:${place.column})`;
}

/** A pack that cannot be built: with the rule it concerns and the place in its source. */
export class PackError extends Error {
  override readonly name = 'PackError';
  readonly pack: string;
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;

  constructor(pack: string, rule: string, place: Place, reason: string) {
    super(aboutPack(pack, rule, place, reason));
    this.pack = pack;
    this.rule = rule;
    this.file = place.file;
    this.line = place.line;
    this.column = place.column;
  }
}

/** A fault whose pack or rule is not known where it is found; the compiler adds them. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly place: Place;

  constructor(reason: string, place: Place) {
    super(reason);
    this.place = place;
  }
}
