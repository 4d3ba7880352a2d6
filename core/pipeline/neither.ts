import type { Bilingual } from '@conforme/proto/schema';
import { OFFICE_FILE, OTHER_ARCHIVE } from '@conforme/proto/schema/beginning';
import { DATA_URL } from '@conforme/proto/schema/encoded-text';

const EMPTY: Bilingual = {
  en: 'The document is empty. Send the PDF or XML itself.',
  fr: 'Le document est vide. Envoyez le PDF ou le XML lui-même.',
};

const NEITHER: Bilingual = {
  en: 'The document is neither a PDF nor XML.',
  fr: "Le document n'est ni un PDF ni du XML.",
};

/**
 * How web pages begin, with or without a byte order mark and a document type; servers send them for errors and logins. No comment goes
 * beyond its end: a row of comments could be taken apart in too many ways.
 */
export const HTML =
  /^(?:\u00ef\u00bb\u00bf)?(?:\s|<!--(?:(?!-->)[^])*-->|<\?xml[^>]*>)*<(?:(?:!doctype\s+)?html[\s>]|(?:head|body)>)/i;

/** Without its `@`, a client sends the name of a file in its place. */
export const FILE_NAME = /^[^\r\n<>{}]{1,200}\.(?:pdf|xml)\s*$/i;

/** As PNG, JPEG, GIF, TIFF, WebP, and HEIC or AVIF begin (ISO/IEC 14496-12, 4.3: `ftyp` and a brand). */
export const PICTURE =
  /^(?:\u0089PNG|\u00ff\u00d8\u00ff|GIF8|II\*[^ -~]|MM[^ -~]\*|RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|hev|mif|msf|avi))/;

/** A file of Word, Excel or LibreOffice, an older one among them, or a text with its formats (RTF). */
export const OFFICE = new RegExp(`${OFFICE_FILE.source}|^(?:\\u00d0\\u00cf[^ -~]|\\{\\\\rtf)`);

/** What is sent in the place of an invoice by mistake, by how it begins. */
const MISTAKEN: readonly (readonly [RegExp, Bilingual])[] = [
  [
    HTML,
    {
      en: 'The document is a web page (HTML), not an invoice.',
      fr: 'Le document est une page web (HTML), et non une facture.',
    },
  ],
  [
    PICTURE,
    {
      en: 'The document is a picture, where a PDF or XML is expected: it holds no data of an invoice. Ask its sender for the e-invoice.',
      fr: "Le document est une image, alors qu'un PDF ou du XML est attendu : elle ne contient pas de données de facture. Demandez la facture électronique à son émetteur.",
    },
  ],
  [
    OFFICE,
    {
      en: 'The document is an Office document, where a PDF or XML is expected: it holds no data of an invoice. Export it to PDF, and attach the data of the invoice to that.',
      fr: "Le document est un document bureautique, alors qu'un PDF ou du XML est attendu : il ne contient pas de données de facture. Exportez-le en PDF, et joignez à celui-ci les données de la facture.",
    },
  ],
  [
    /^\s*[{[]/,
    {
      en: 'The document is JSON, where a PDF or XML is expected. To write an invoice from JSON, use generate.',
      fr: "Le document est du JSON, alors qu'un PDF ou du XML est attendu. Pour écrire une facture à partir de JSON, utilisez generate.",
    },
  ],
  [
    /^PK[^ -~]{2}/,
    {
      en: 'The document is a zip archive, where a PDF or XML is expected. What is in it can be checked one by one; whole archives are taken by POST /v1/invoices/validate/batch, and by jobs (conforme job submit).',
      fr: "Le document est une archive zip, alors qu'un PDF ou du XML est attendu. Son contenu se contrôle pièce par pièce ; une archive entière s'envoie à POST /v1/invoices/validate/batch, ou comme commande (conforme job submit).",
    },
  ],
  [
    OTHER_ARCHIVE,
    {
      en: 'The document is an archive of a kind that is not read (RAR, 7z, gzip). Send the documents in it one by one, or all of them as a zip to validate/batch or jobs.',
      fr: "Le document est une archive d'un format qui n'est pas lu (RAR, 7z, gzip). Envoyez ses documents un à un, ou tous en zip à validate/batch ou comme commande (conforme job submit).",
    },
  ],
  [
    // `%PDF-`, `<?xml` with and without a byte order mark, `<rsm`.
    /^\s*(?:JVBERi0|PD94bWw|77u\/P|PHJzbT)/,
    {
      en: 'The document is base64, where a PDF or XML is expected. Decode it, and send the bytes.',
      fr: "Le document est en base64, alors qu'un PDF ou du XML est attendu. Décodez-le, et envoyez les octets.",
    },
  ],
  [
    /^\s*&(?:lt|#60);/,
    {
      en: 'The document is XML whose marks are escaped (&lt; for <), as when it stands within other XML. Send it as it was before.',
      fr: "Le document est du XML dont les balises sont échappées (&lt; pour <), comme à l'intérieur d'un autre XML. Envoyez-le tel qu'il était avant.",
    },
  ],
  [
    DATA_URL,
    {
      en: 'The document is a data URL, where a PDF or XML is expected. Decode the base64 behind its comma, and send the bytes.',
      fr: "Le document est une URL data:, alors qu'un PDF ou du XML est attendu. Décodez le base64 qui suit sa virgule, et envoyez les octets.",
    },
  ],
  [
    FILE_NAME,
    {
      en: 'The document is the name of a file, where a PDF or XML is expected. Send the content of the file; with curl, @ before the name does so.',
      fr: "Le document est un nom de fichier, alors qu'un PDF ou du XML est attendu. Envoyez le contenu du fichier ; avec curl, le signe @ devant le nom le fait.",
    },
  ],
];

const BEGINNING = 512;

/** Why bytes are neither a PDF nor XML. */
export function neither(bytes: Uint8Array): Bilingual {
  const beginning = beginningOf(bytes);
  if (bytes.length === 0 || (bytes.length <= BEGINNING && beginning.trim() === '')) return EMPTY;
  return MISTAKEN.find(([pattern]) => pattern.test(beginning))?.[1] ?? NEITHER;
}

/** What begins as XML may, and is a web page all the same. */
export const isWebPage = (bytes: Uint8Array): boolean => HTML.test(beginningOf(bytes));

export const beginningOf = ({ buffer, byteOffset, length }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, Math.min(length, BEGINNING)).toString('latin1');
