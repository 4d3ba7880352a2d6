import type { Bilingual } from '@conforme/proto/schema';

/** What whoever sent the pages should know of the file that was made of them: nothing is changed in silence. */
export interface ContainerNote {
  readonly rule: string;
  readonly message: Bilingual;
  readonly fix: Bilingual;
}

/** A file with its invoice inside. */
export interface Contained {
  readonly content: Uint8Array;
  readonly notes: readonly ContainerNote[];
}
