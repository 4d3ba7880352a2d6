import type { AdditionalDocument } from '@conforme/core/invoice';
import { BASE64, NO_ELEMENTS, textOf, type Place } from '@conforme/core/syntax';
import { element } from '@conforme/engine/xml';
import { group, text, within, type Row } from './row.ts';

type Attachment = NonNullable<AdditionalDocument['attachment']>;

const FILE = 'cbc:EmbeddedDocumentBinaryObject';

const content = text<Attachment>(FILE, 'content_base64', {
  attributes: { mimeCode: 'mime_code', filename: 'filename' },
  format: BASE64,
});

/** RFC 2046, 4.5.1: the media type of a file of which none is known. The schema demands one. */
const UNKNOWN_TYPE = 'application/octet-stream';

/** BT-125. A file without content still has a name and a media type. */
const file: Row<Attachment> = {
  write(attachment, at) {
    const given = (['content_base64', 'mime_code', 'filename'] as const).filter(
      (key) => textOf(attachment, key) !== null,
    );
    if (given.length === 0) return NO_ELEMENTS;
    const attributes: [string, string][] = [['mimeCode', textOf(attachment, 'mime_code') ?? UNKNOWN_TYPE]];
    const filename = textOf(attachment, 'filename');
    if (filename !== null) attributes.push(['filename', filename]);
    const pointers = given.map((key) => `${at}/${key}`);
    return [element(FILE, attachment.content_base64, { attributes, pointers })];
  },
  places: (shape) => content.places(shape).map(evenEmpty),
};

function evenEmpty(place: Place): Place {
  return {
    ...place,
    take(reading, node, into) {
      if (reading.text(node) !== '') return place.take(reading, node, into);
      if (into['content_base64'] !== null) return false;
      into['content_base64'] = '';
      reading.attributes(node, (name, value) => {
        const key = name === 'mimeCode' ? 'mime_code' : name;
        if (key !== 'mime_code' && key !== 'filename') return false;
        if (value !== '') into[key] = value;
        return true;
      });
      return true;
    },
  };
}

interface Attached {
  readonly url: string | null;
  readonly attachment: Attachment | null;
}

/** BT-125 and BT-124, of a document of the invoice or of a line. */
export const attachment: Row<Attached> = group('cac:Attachment', [
  within<Attached, 'attachment'>('attachment', [file]),
  group('cac:ExternalReference', [text('cbc:URI', 'url')]),
]);
