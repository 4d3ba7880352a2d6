export const VERSION = '0.1.0';
/** What the metadata of a PDF name as its maker. */
export const PRODUCER: string = `Conforme ${VERSION}`;
