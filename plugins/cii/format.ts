/** How a value of the contract is spelled in an element, and back. */
export interface Format {
  readonly write: (value: string) => string;
  readonly read: (content: string) => string;
}

const PLAIN: Format = { write: (value) => value, read: (content) => content };

/** UNTDID 2379, 102: CCYYMMDD. What is no such date is left as it stands: readers see it, rules name it. */
export const DATE_102: Format = {
  write: (value) => value.replaceAll('-', ''),
  read: (content) => content.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
};

export function formatOf(format: Format | undefined): Format {
  return format ?? PLAIN;
}
