import type { Bilingual } from '@conforme/core/plugin';
import type { Refusal } from '../refusal.ts';
import { judgedBy, type Rule } from './clauses.ts';

const FIXES: Readonly<Record<Rule, Bilingual>> = {
  'PDF-DOC': {
    en: 'Export the document as PDF/A (PDF/A-1b, 2b or 3b) from the program that made it.',
    fr: "Exportez le document en PDF/A (PDF/A-1b, 2b ou 3b) depuis le programme qui l'a produit.",
  },
  'PDF-ACTION': {
    en: 'Export without JavaScript, media and automatic actions, for example as PDF/A.',
    fr: 'Exportez sans JavaScript, médias ni actions automatiques, par exemple en PDF/A.',
  },
  'PDF-ANNOT': {
    en: 'Print or export the document so that comments and annotations become part of the page.',
    fr: 'Imprimez ou exportez le document de sorte que commentaires et annotations fassent partie de la page.',
  },
  'PDF-FORM': {
    en: 'Flatten the form: print the filled document to PDF.',
    fr: 'Aplatissez le formulaire : imprimez le document rempli en PDF.',
  },
  'PDF-FONT': {
    en: 'Export again with all fonts embedded, for example as PDF/A.',
    fr: 'Exportez de nouveau avec toutes les polices incorporées, par exemple en PDF/A.',
  },
  'PDF-COLOR': {
    en: 'Export with RGB or grey colours, for example as PDF/A with sRGB.',
    fr: 'Exportez en couleurs RVB ou en gris, par exemple en PDF/A avec sRGB.',
  },
  'PDF-IMAGE': {
    en: 'Export with pictures as JPEG or lossless RGB, for example as PDF/A.',
    fr: 'Exportez avec des images en JPEG ou en RVB sans perte, par exemple en PDF/A.',
  },
  'PDF-GSTATE': {
    en: 'Export as PDF/A, which leaves out printer settings.',
    fr: "Exportez en PDF/A, qui omet les réglages d'impression.",
  },
  'PDF-CONTENT': {
    en: 'Export the document again as PDF/A.',
    fr: 'Exportez de nouveau le document en PDF/A.',
  },
  'PDF-STREAM': {
    en: 'Export the document again as PDF/A.',
    fr: 'Exportez de nouveau le document en PDF/A.',
  },
  'PDF-LIMIT': {
    en: 'Export the document again as PDF/A; its parts exceed what PDF/A allows.',
    fr: 'Exportez de nouveau le document en PDF/A ; ses parties dépassent ce que PDF/A admet.',
  },
  'PDF-FILE': {
    en: 'Write the file again with a program that makes PDF/A-3.',
    fr: 'Écrivez de nouveau le fichier avec un programme qui produit du PDF/A-3.',
  },
  'PDF-INTENT': {
    en: 'Export as PDF/A with an sRGB output intent.',
    fr: 'Exportez en PDF/A avec une intention de sortie sRGB.',
  },
  'PDF-ASSOC': {
    en: 'State name (F and UF), media type and AFRelationship of every attachment.',
    fr: 'Indiquez pour chaque pièce jointe le nom (F et UF), le type de média et AFRelationship.',
  },
};

/** Changing a signed file breaks its signature; who signed it decides. */
const SIGNED = /signature|\bsigned\b|certification/;
const FLATTEN = {
  en: 'Send flatten=true to keep the look of fields and signatures on the page and leave the signature itself out, or send the file as it was before it was signed.',
  fr: "Envoyez flatten=true pour garder sur la page l'apparence des champs et des signatures et omettre la signature elle-même, ou envoyez le fichier tel qu'il était avant d'être signé.",
};

/** Collects why a PDF cannot become PDF/A-3; the same reason at the same place counts once. */
export class Report {
  readonly refusals: Refusal[] = [];
  readonly #seen = new Set<string>();

  /** @param certain false where a clause makes an exception that may apply here. */
  add(rule: Rule, where: string, reason: string, certain = true): void {
    const key = [rule, where, reason].join('\n');
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const { clause, broken } = judgedBy(rule, reason);
    const fix = SIGNED.test(reason) ? FLATTEN : FIXES[rule];
    this.refusals.push({ rule, where, reason, fix, clause, broken: broken && certain });
  }
}

/** A place inside a place: "page 2, annotation 3". */
export const within = (where: string, part: string): string => (where === '' ? part : `${where}, ${part}`);
