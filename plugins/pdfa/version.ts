export const VERSION = '0.2.0';
/** What the metadata of a PDF name as its maker. */
export const PRODUCER: string = `Conforme ${VERSION}`;
