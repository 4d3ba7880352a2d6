import type { Bilingual, ContainerNote } from '@conforme/core/plugin';
import type { Attachment } from '@conforme/pdf/file/attachments';
import { FILENAME } from '../profile.ts';
import type { Announced } from '../repair/step.ts';
import { messageAt } from '../words/index.ts';

/** Notes that come with a file at most. */
const MOST_NOTES = 50;

const FIXES: Readonly<Record<Announced['rule'], Bilingual>> = {
  'PDF-FONT': {
    en: 'Export again with all fonts embedded, and the pages look as they were designed.',
    fr: 'Exportez de nouveau avec toutes les polices incorporées : les pages garderont leur aspect.',
  },
  'PDF-FORM': {
    en: 'Print the filled form to PDF with the program it was filled in, and send that.',
    fr: 'Imprimez en PDF le formulaire rempli, depuis le programme qui a servi à le remplir, et envoyez ce fichier.',
  },
};

const ATTACHMENT: Bilingual = {
  en: 'Send the pages without it, or keep that file elsewhere if it is still needed.',
  fr: "Envoyez les pages sans elle, ou conservez ce fichier ailleurs s'il sert encore.",
};

/** What whoever sent the pages should know: other fonts, characters without a glyph, fields, invoices attached before. */
export function notesOf(announced: readonly Announced[], older: readonly Attachment[]): ContainerNote[] {
  const pages = announced.map(({ rule, where, what }) => ({
    rule,
    message: messageAt(where, what),
    fix: FIXES[rule],
  }));
  // An invoice under its own name is replaced, which is what was asked for.
  const removed = older
    .filter(({ name }) => name.toLowerCase() !== FILENAME)
    .map(({ name }) => ({
      rule: 'PDF-ATTACHMENT',
      message: messageAt(
        `attachment ${name}`,
        'an older invoice, which readers could take for this one, was removed',
      ),
      fix: ATTACHMENT,
    }));
  return [...removed, ...pages].slice(0, MOST_NOTES);
}
