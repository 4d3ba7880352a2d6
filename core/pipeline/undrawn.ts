import { termsAt } from '@conforme/proto/schema/terms';
import { sourcesOf, type CompleteInvoice, type Origins } from '../invoice/index.ts';
import type { Language, RendererPlugin } from '../plugin/index.ts';
import type { ReportedFinding } from './report.ts';

/** As many characters of one text are named. */
const MOST_NAMED = 5;

const WORDS = {
  en: {
    title: 'Characters that the PDF cannot show',
    says: (field: string, named: string) =>
      `${field} has characters that no installed font has: ${named}. The PDF shows a box for each; the XML holds them.`,
    explanation: 'The PDF is what people read; what stands in it as a box cannot be read.',
    fix: 'Install the font package of their script beside the service, or write the text in Latin, Greek or Cyrillic letters too.',
  },
  fr: {
    title: 'Caractères que le PDF ne peut pas montrer',
    says: (field: string, named: string) =>
      `${field} contient des caractères qu’aucune police installée ne possède : ${named}. Le PDF montre un carré pour chacun ; le XML les conserve.`,
    explanation: 'Le PDF est ce que les gens lisent ; ce qui y figure comme un carré ne peut être lu.',
    fix: 'Installez à côté du service la police de cette écriture, ou écrivez aussi le texte en lettres latines, grecques ou cyrilliques.',
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
