/** A dynamic error of an expression on a document, with the code the W3C gave it. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** More than one item where one is needed. */
export function several(): never {
  throw new EvaluationError('XPTY0004', 'several values stand where one is needed');
}

/** The item, refusing the empty sequence. */
export function needed<T>(value: T | undefined): T {
  if (value === undefined) throw new EvaluationError('XPTY0004', 'a value is needed and there is none');
  return value;
}

export function neededList<T>(list: T[]): T[] {
  if (list.length === 0) throw new EvaluationError('XPTY0004', 'a value is needed and there is none');
  return list;
}

export function quoted(text: string): string {
  return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;
}
