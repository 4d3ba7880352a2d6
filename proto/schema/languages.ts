export const LANGUAGES = ['fr', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A sentence in both languages of the service. */
export type Bilingual = Readonly<Record<Language, string>>;
