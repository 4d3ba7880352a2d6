import { describe, expect, it } from 'vitest';
import { inCharsetOf } from './charset.ts';
import type { HttpError } from './errors.ts';

const XML = 'application/xml; charset=';
const MARK = '\ufeff';

/** What the document says once it was read, or the bytes when they stayed as they were. */
function read(bytes: Buffer, type: string | undefined): string {
  const given = inCharsetOf(bytes, type);
  return given === bytes ? 'untouched' : given.toString('utf8');
}

describe('the charset of a media type', () => {
  it.each(['iso-8859-1', '"ISO-8859-1"', 'latin1', 'windows-1252', 'iso-8859-15'])(
    '%s is that of a document that declares none',
    (charset) => expect(read(Buffer.from('<a>é</a>', 'latin1'), XML + charset)).toBe('<a>é</a>'),
  );

  it('tells the euro of windows-1252 from the control of ISO 8859-1', () => {
    const euro = Buffer.from('<a>\u0080</a>', 'latin1');
    expect(read(euro, `${XML}windows-1252`)).toBe('<a>€</a>');
    expect(read(euro, `${XML}iso-8859-1`)).toBe('<a>\u0080</a>');
  });

  it.each([
    ['UTF-8', 'latin1', 'iso-8859-1', 'UTF-8'],
    ['utf-16', 'utf8', '"UTF-8"', 'UTF-8" '],
    ['US-ASCII', 'utf8', 'UTF-8', 'UTF-8"   '],
    ['l1', 'utf8', 'UTF-8', 'UTF-8'],
  ] as const)(
    'counts more than the declaration (%s), which is mended in its place',
    (label, encoding, charset, mended) => {
      const declaring = (as: string): string => `<?xml version="1.0" encoding="${as}"?><a>é</a>`;
      const wanted = declaring(mended).replace(/("\s*)"/, '$1');
      const bytes = Buffer.from(declaring(label), encoding);
      expect(read(bytes, `text/xml;charset=${charset}`)).toBe(wanted);
      if (encoding === 'latin1') return;
      expect(read(Buffer.from(`${MARK}${declaring(label)}`), `text/xml;charset=${charset}`)).toBe(
        MARK + wanted,
      );
    },
  );

  it.each(['utf-16', 'utf-16le'])('%s is that of UTF-16 that declares UTF-8', (charset) => {
    const text = '<?xml version="1.0" encoding="UTF-8"?><a>é</a>';
    expect(read(Buffer.from(MARK + text, 'utf16le'), XML + charset)).toBe(text);
    expect(read(Buffer.from(text, 'utf16le'), XML + charset)).toBe(text);
    const big = Buffer.from(MARK + text, 'utf16le').swap16();
    expect(read(big, XML + charset)).toBe(charset === 'utf-16' ? text : 'untouched');
  });

  it.each([
    ['a byte order mark', Buffer.from(`${MARK}<a>é</a>`), 'iso-8859-1'],
    ['UTF-16, with a mark', Buffer.from(`${MARK}<a/>`, 'utf16le'), 'iso-8859-1'],
    ['UTF-16', Buffer.from('<a/>', 'utf16le'), 'iso-8859-1'],
    ['letters of one byte', Buffer.from('<a/>'), 'utf-16'],
    ['a PDF', Buffer.from('%PDF-1.7 \u00e9', 'latin1'), 'iso-8859-1'],
    [
      'text that is not UTF-8',
      Buffer.from('<?xml version="1.0" encoding="latin1"?><a>é</a>', 'latin1'),
      'utf-8',
    ],
    ['UTF-8', Buffer.from('<a>é</a>'), 'utf-8'],
    ['what is plainly UTF-8', Buffer.from('<a>é</a>'), 'iso-8859-1'],
    [
      'what is so and declares it',
      Buffer.from('<?xml version="1.0" encoding="UTF-8"?><a>é</a>'),
      'windows-1252',
    ],
  ])('counts less than %s', (_name, bytes, charset) => expect(read(bytes, XML + charset)).toBe('untouched'));

  it('is left out', () => {
    const bytes = Buffer.from('<a/>');
    expect(read(bytes, undefined)).toBe('untouched');
    expect(read(bytes, 'application/xml')).toBe('untouched');
  });

  it('is refused where nobody knows it', () => {
    const refused = (): unknown => inCharsetOf(Buffer.from('<a/>'), `${XML}ibm-x`);
    expect(refused).toThrow(/The charset "ibm-x" of Content-Type is not known/);
    try {
      refused();
    } catch (error) {
      expect((error as HttpError).status).toBe(415);
    }
  });
});
