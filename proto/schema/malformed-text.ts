// What people send for JSON, or write in it as other languages take it and RFC 8259 does not.

import { beginningOf, PDF } from './beginning.ts';
import type { Bilingual } from './choices.ts';

interface Mistake {
  /** What ends there. */
  readonly before: RegExp;
  /** What begins there. */
  readonly behind: RegExp;
  /** In English and French. */
  readonly says: readonly [string, string];
}

const START = /^\s*$/;
const ANYWHERE = /(?:)/;

const MISTAKES: readonly Mistake[] = [
  {
    before: START,
    behind: /^</,
    says: [
      'It is XML. Such a document is checked with validate and read with extract.',
      "C'est du XML. Un tel document se contrôle avec validate et se lit avec extract.",
    ],
  },
  {
    before: START,
    behind: /^[^{}[\]\n]*[;\t][^{}[\]\n]*(?:\n|$)/,
    says: [
      'It looks like a table (CSV): each of its rows must become an object with named fields.',
      'Cela ressemble à un tableau (CSV) : chacune de ses lignes doit devenir un objet aux champs nommés.',
    ],
  },
  {
    before: /\}\s*$/,
    behind: /^\{/,
    says: [
      'A second object follows: send one a request. A list of them has commas between them and [ ] around; lines of JSON are taken by jobs (conforme job submit).',
      "Un second objet suit : faites une requête pour chacun. Un tableau les sépare par des virgules, entre [ et ] ; des lignes de JSON s'envoient comme commande (conforme job submit).",
    ],
  },
  {
    before: /^\s*\[$/,
    behind: /^object \w+\]/,
    says: [
      'A program put the name of an object in its place: write it as JSON first (JSON.stringify).',
      "Un programme a mis le nom d'un objet à sa place : écrivez-le d'abord en JSON (JSON.stringify).",
    ],
  },
  {
    before: START,
    behind: /^@?[^\r\n<>{}[\]"]{1,200}\.json\s*$/i,
    says: [
      'It is the name of a file: send its content; with curl, < before the name does so in a form, and @ with --data.',
      "C'est un nom de fichier : envoyez son contenu ; avec curl, < devant le nom le fait dans un formulaire, et @ avec --data.",
    ],
  },
  { before: START, behind: /^$/, says: ['It is empty.', 'Il est vide.'] },
  {
    before: /[:[,]\s*-?\d+,$/,
    behind: /^\d+\s*[,}\]]/,
    says: [
      'A number has a point for its decimals, not a comma.',
      'Un nombre a un point devant ses décimales, et non une virgule.',
    ],
  },
  {
    before: /[:[,]\s*-?0$/,
    behind: /^\d/,
    says: [
      'A number begins with no needless 0: put codes, such as postal codes, in quotes.',
      'Un nombre ne commence pas par un 0 superflu : mettez les codes, tels les codes postaux, entre guillemets.',
    ],
  },
  {
    before: /,\s*$/,
    behind: /^[}\]]/,
    says: [
      'Nothing follows the comma before it: take that comma away.',
      'Rien ne suit la virgule qui précède : supprimez cette virgule.',
    ],
  },
  {
    before: ANYWHERE,
    behind: /^['‘’“”«»]/,
    says: [
      'Strings and names stand in straight double quotes.',
      'Les chaînes et les noms se mettent entre guillemets droits doubles.',
    ],
  },
  {
    before: ANYWHERE,
    behind: /^(?:\/[/*]|#)/,
    says: ['JSON has no comments.', "Le JSON n'a pas de commentaires."],
  },
  {
    before: ANYWHERE,
    behind: /^(?:None|True|False|TRUE|FALSE|NULL|Null|undefined|NaN)\b/,
    says: ['JSON writes true, false and null.', 'Le JSON écrit true, false et null.'],
  },
  {
    before: ANYWHERE,
    behind: /^"[^"\n]*[\n\t]/,
    says: [
      'A line break or tab within a string is written \\n or \\t.',
      "Dans une chaîne, un saut de ligne ou une tabulation s'écrit \\n ou \\t.",
    ],
  },
  {
    before: /[{[,:]\s*$/,
    behind: /^[A-Za-z_]\w*\s*:/,
    says: ['Names stand in double quotes.', 'Les noms se mettent entre guillemets doubles.'],
  },
  {
    before: /\S\s*$/,
    behind: /^$/,
    says: [
      'The text ends too early: it was cut off, or a } or ] is missing.',
      "Le texte s'arrête trop tôt : il a été coupé, ou il manque un } ou un ].",
    ],
  },
];

/** As far as they are looked at: a text may be long, and a pattern is not to search all of it. */
const BEFORE = 40;
const BEHIND = 300;

/** What was done at the place of a text where it is no JSON; null where that does not show. */
export function mistakeAt(text: string, at: number): Bilingual | null {
  const isFirst = at <= BEFORE && START.test(text.slice(0, at));
  const before = text.slice(Math.max(0, at - BEFORE), at);
  const behind = text.slice(at, at + BEHIND);
  const found = MISTAKES.find(
    (each) => (each.before === START ? isFirst : each.before.test(before)) && each.behind.test(behind),
  );
  if (found === undefined) return null;
  const [en, fr] = found.says;
  return { en, fr };
}

/** What is sent as text and is not in UTF-8, by how it begins. */
const OTHER_BYTES: readonly (readonly [RegExp, en: string, fr: string])[] = [
  [
    PDF,
    'It is a PDF: generate takes the invoice as JSON; to put an invoice into a PDF, use embed.',
    "C'est un PDF : generate prend la facture en JSON ; pour mettre une facture dans un PDF, utilisez embed.",
  ],
  [
    /^PK[^ -~]{2}/,
    'It is a zip archive, or a file of Word or Excel, which is one: each of its documents or rows must become an object with named fields.',
    "C'est une archive zip, ou un fichier de Word ou d'Excel, qui en est une : chacun de ses documents ou lignes doit devenir un objet aux champs nommés.",
  ],
  [
    /^(?:\u00ff\u00fe|\u00fe\u00ff|[ -~][^ -~][ -~][^ -~]|[^ -~][ -~][^ -~][ -~])/,
    'It is UTF-16: save or send it as UTF-8.',
    "C'est de l'UTF-16 : enregistrez-le ou envoyez-le en UTF-8.",
  ],
  [
    /^\s*[{[]/,
    'Letters with accents are probably written as Windows-1252 or ISO 8859-1 has them: save or send it as UTF-8.',
    'Les lettres accentuées sont sans doute écrites comme en Windows-1252 ou ISO 8859-1 : enregistrez-le ou envoyez-le en UTF-8.',
  ],
];

const NOT_UTF8: Bilingual = { en: 'The text is not UTF-8.', fr: "Le texte n'est pas en UTF-8." };

/** What is said of bytes that are no text. */
export function notUtf8(bytes: Uint8Array): Bilingual {
  const beginning = beginningOf(bytes, 64);
  const [, en, fr] = OTHER_BYTES.find(([pattern]) => pattern.test(beginning)) ?? [];
  return en === undefined ? NOT_UTF8 : { en: `${NOT_UTF8.en} ${en}`, fr: `${NOT_UTF8.fr} ${fr}` };
}
