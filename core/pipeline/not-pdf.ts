import type { Bilingual } from '@conforme/proto/schema';
import { DATA_URL } from '@conforme/proto/schema/encoded-text';
import { beginningOf, FILE_NAME, HTML, OFFICE, PICTURE } from './neither.ts';

interface Mistaken {
  readonly what: Bilingual;
  readonly fix: Bilingual;
}

const SEND: Bilingual = {
  en: 'Send the visual invoice as a PDF file.',
  fr: 'Envoyez la facture visuelle en fichier PDF.',
};

const EXPORT: Bilingual = {
  en: 'Export or print it to PDF, and send that file.',
  fr: 'Exportez-le ou imprimez-le en PDF, et envoyez ce fichier.',
};

/** What comes in the place of a PDF, by how it begins. */
const KINDS: readonly (readonly [RegExp, Mistaken])[] = [
  [/^\s*$/, { what: { en: 'it is empty', fr: 'il est vide' }, fix: SEND }],
  [
    HTML,
    {
      what: { en: 'it is a web page (HTML)', fr: "c'est une page web (HTML)" },
      fix: {
        en: 'Look at the page: mostly it says why the PDF could not be had. Send the PDF itself.',
        fr: "Lisez cette page : elle dit le plus souvent pourquoi le PDF n'a pu être obtenu. Envoyez le PDF lui-même.",
      },
    },
  ],
  [
    /^\s*(?:\u00ef\u00bb\u00bf)?<[\w?!]/,
    {
      what: { en: 'it is XML', fr: "c'est du XML" },
      fix: {
        en: 'Send the visual invoice as the PDF and the XML as the XML: the two may have been exchanged.',
        fr: 'Envoyez la facture visuelle comme PDF et le XML comme XML : les deux ont pu être intervertis.',
      },
    },
  ],
  [
    new RegExp(`^PK[^ -~]{2}|${OFFICE.source}`),
    {
      what: {
        en: 'it is an Office document or an archive',
        fr: "c'est un document bureautique ou une archive",
      },
      fix: EXPORT,
    },
  ],
  [
    /^\s*\[object \w+\]\s*$/,
    {
      what: { en: 'it is the name of an object', fr: "c'est le nom d'un objet" },
      fix: {
        en: 'A program put the object in as text: append the file itself (a File or Blob) to the form.',
        fr: "Un programme y a mis l'objet comme texte : ajoutez le fichier lui-même (File ou Blob) au formulaire.",
      },
    },
  ],
  [
    /^\s*[{[]/,
    {
      what: { en: 'it is JSON', fr: "c'est du JSON" },
      fix: {
        en: 'Send the visual invoice as the PDF. To have the pages drawn from the JSON, use generate.',
        fr: 'Envoyez la facture visuelle comme PDF. Pour que les pages soient dessinées à partir du JSON, utilisez generate.',
      },
    },
  ],
  [
    DATA_URL,
    {
      what: { en: 'it is a data URL', fr: "c'est une URL data:" },
      fix: {
        en: 'Decode the base64 behind its comma, and send the bytes.',
        fr: 'Décodez le base64 qui suit sa virgule, et envoyez les octets.',
      },
    },
  ],
  [
    /^\s*JVBERi0/,
    {
      what: { en: 'it is a PDF in base64', fr: "c'est un PDF en base64" },
      fix: { en: 'Decode it, and send the bytes.', fr: 'Décodez-le, et envoyez les octets.' },
    },
  ],
  [PICTURE, { what: { en: 'it is a picture', fr: "c'est une image" }, fix: EXPORT }],
  [
    FILE_NAME,
    {
      what: { en: 'it is the name of a file', fr: "c'est un nom de fichier" },
      fix: {
        en: 'Send the content of the file; with curl, @ before the name does so.',
        fr: 'Envoyez le contenu du fichier ; avec curl, le signe @ devant le nom le fait.',
      },
    },
  ],
];

const OTHER: Mistaken = {
  what: { en: 'it does not begin with %PDF-', fr: 'il ne commence pas par %PDF-' },
  fix: SEND,
};

/** What bytes are that should be a PDF, and what to do. */
export function notPdf(bytes: Uint8Array): Mistaken {
  const beginning = beginningOf(bytes);
  return KINDS.find(([pattern]) => pattern.test(beginning))?.[1] ?? OTHER;
}
