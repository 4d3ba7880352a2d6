import { termsAt } from '@conforme/proto/schema/terms';
import { sourcesOf, type CompleteInvoice, type Origins } from '../invoice/index.ts';
import type { Language, RendererPlugin } from '../plugin/index.ts';
import type { ReportedFinding } from './reported.ts';

/** As many characters of one text are named. */
const MOST_NAMED = 5;

const WORDS = {
  en: {
    title: 'Characters that the PDF shows in Latin letters',
    says: (field: string, named: string) =>
      `${field} has characters that no installed font has: ${named}. The PDF shows them in Latin letters or by name; text copied from it and the XML hold them as written.`,
    explanation: 'The PDF is what people read; a name in Latin letters is not the name as it is written.',
    fix: 'Install the font package of their script beside the service, or write the text in Latin letters as its owner does.',
  },
  fr: {
    title: 'Caractères que le PDF montre en lettres latines',
    says: (field: string, named: string) =>
      `${field} contient des caractères qu'aucune police installée ne possède : ${named}. Le PDF les montre en lettres latines ou par leur nom ; le texte copié et le XML les conservent tels qu'écrits.`,
    explanation:
      "Le PDF est ce que les gens lisent ; un nom en lettres latines n'est pas le nom tel qu'il s'écrit.",
    fix: 'Installez à côté du service la police de cette écriture, ou écrivez le texte en lettres latines comme le fait son titulaire.',
  },
} as const;

/** A warning for each text that the PDF cannot show in full; with origins, at the field of the caller it came from. */
export async function undrawnTexts(
  renderer: RendererPlugin,
  invoice: CompleteInvoice,
  language: Language,
  origins: Origins | null,
): Promise<readonly ReportedFinding[]> {
  const { title, says, explanation, fix } = WORDS[language];
  return [...(await renderer.undrawable(invoice))].map(([pointer, characters]) => ({
    source: 'pdf',
    severity: 'warning',
    rule: 'PDF-GLYPH-01',
    message: says(pointer.slice('/invoice/'.length), named(characters)),
    location: null,
    test: null,
    terms: termsAt(pointer),
    title,
    explanation,
    fix,
    ...(origins && inCallersTerms(sourcesOf(origins, [pointer]))),
  }));
}

function inCallersTerms(pointers: readonly string[]): Pick<ReportedFinding, 'pointer' | 'pointers'> {
  return { pointer: pointers[0]!, pointers };
}

function named(characters: readonly string[]): string {
  const shown = characters.slice(0, MOST_NAMED).map((character) => {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return `${character} (U+${code})`;
  });
  return characters.length > MOST_NAMED ? [...shown, '…'].join(', ') : shown.join(', ');
}
