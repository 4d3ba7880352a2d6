/** How a value of the contract is spelled in an element, and back. */
export interface Format {
  readonly write: (value: string) => string;
  readonly read: (content: string) => string;
}

const PLAIN: Format = { write: (value) => value, read: (content) => content };

/** xs:date is the contract's spelling but for a time zone, which the contract has no place for. */
export const DATE: Format = {
  write: (value) => value,
  read: (content) => content.replace(/^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})$/, '$1'),
};

export function formatOf(format: Format | undefined): Format {
  return format ?? PLAIN;
}
