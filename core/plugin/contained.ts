import type { Bilingual, Language, Profile } from '@conforme/proto/schema';

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

/** What a container writes into its file beside the XML. */
export interface EmbedOptions {
  readonly profile: Profile;
  readonly language: Language;
  /** Document title for the metadata, e.g. the invoice number. */
  readonly title: string;
  readonly author: string | null;
  /** Creation and modification date; a parameter so that output can be reproduced. */
  readonly date: Date;
  /** True for pages known to be PDF/UA-1, such as our renderer draws; the metadata then claim it. */
  readonly accessible?: boolean;
  /** True where fields and signatures may become part of the pages as they look; else a signed file is refused. */
  readonly flatten?: boolean;
}

/** Pages a renderer drew, before they are written: a container that knows the renderer's own kind adds to it, any other takes the file. */
export interface DrawnPages {
  /** The pages as a PDF file. */
  write(): Uint8Array;
}
