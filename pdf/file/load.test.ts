import { deflateSync } from 'node:zlib';
import type { PDFDict } from '@cantoo/pdf-lib';
import { PDFContext, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { attachmentsOf } from './attachments.ts';
import { document, stringOf } from '../testing/documents.ts';
import { Excess } from './fault.ts';
import { Budget } from './budget.ts';
import { decode } from './filters.ts';
import { load } from './load.ts';
import { pagesOf } from './pages.ts';
import { rc4 } from './rc4.ts';
import { deflated } from './stream.ts';
import { N } from './values.ts';
import { cpuMsOf } from '../../test/cpu.ts';

const pages = (bytes: Uint8Array): number => pagesOf(load(bytes)).length;
const text = (value: string): Uint8Array => Buffer.from(value, 'latin1');

/** A file with a classic table; `{n}` in an object is replaced by nothing, offsets are computed. */
function classic(objects: readonly string[], trailer = '/Root 1 0 R'): string {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return [
    body,
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`,
    rows,
    'trailer\n<< /Size 9 ',
    trailer,
    ` >>\nstartxref\n${body.length}\n%%EOF\n`,
  ].join('');
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const TREE = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE = '<< /Type /Page /MediaBox [0 0 9 9] >>';
const PLAIN = classic([CATALOG, TREE, PAGE]);

describe('load', () => {
  it('reads classic tables and cross-reference streams', () => {
    expect(pages(text(PLAIN))).toBe(1);
    expect(pages(document(() => ({})))).toBe(1);
  });

  it('lets a later section win over an earlier one', () => {
    const update = `3 0 obj\n<< /Type /Page /MediaBox [0 0 7 7] >>\nendobj\n`;
    const row = `xref\n3 1\n${String(PLAIN.length).padStart(10, '0')} 00000 n \n`;
    const end = `trailer\n<< /Root 1 0 R /Prev ${PLAIN.indexOf('xref\n0')} >>\nstartxref\n${PLAIN.length + update.length}\n%%EOF`;
    const [page] = pagesOf(load(text(PLAIN + update + row + end)));
    expect(String(page!.get(N('MediaBox')))).toBe('[ 0 0 7 7 ]');
  });

  it.each([
    ['a wrong startxref', PLAIN.replace(/startxref\n\d+/, 'startxref\n7')],
    ['shifted offsets', PLAIN.replace('%PDF-1.4\n', '%PDF-1.4\n% a line more\n')],
    ['no table at all', PLAIN.slice(0, PLAIN.indexOf('xref\n0'))],
    ['numbers far from each other', PLAIN.replace('2 0 obj', `2${' '.repeat(40)}0${' '.repeat(60)}obj`)],
    ['lines before the header', `From: mail\n${PLAIN}`],
    ['bytes after the end', `${PLAIN}\n\0\0garbage`],
  ])('opens a file with %s', (_, file) => {
    expect(pages(text(file))).toBe(1);
  });

  it('finds what a table hides from readers who know no object streams, and leaves free what is freed', () => {
    const file = (hidden: string): Uint8Array => {
      const packed = `4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Length ${4 + PAGE.length} >>\nstream\n3 0 ${PAGE}\nendstream\nendobj\n`;
      const [head, rest] = [PLAIN.slice(0, PLAIN.indexOf('3 0 obj')), PLAIN.slice(PLAIN.indexOf('xref\n0'))];
      const places = `5 0 obj\n<< /Type /XRef /W [1 2 1] /Index [3 2] /Size 6 /Length 8 >>\nstream\n`;
      const rows = String.fromCharCode(2, 0, 4, 0, 1, head.length >> 8, head.length & 255, 0);
      const table = rest
        .slice(0, rest.indexOf('trailer'))
        .replace(/\d{10} 00000 n \n$/, '0000000000 65535 f \n');
      const body = `${head}${packed}${places}${rows}\nendstream\nendobj\n`;
      const stream = head.length + packed.length;
      return text(
        `${body}${table}trailer\n<< /Root 1 0 R ${hidden} ${stream} >>\nstartxref\n${body.length}\n%%EOF`,
      );
    };
    expect(pages(file('/XRefStm'))).toBe(1);
    expect(pages(file('/Prev'))).toBe(0);
  });

  it('finds the end of a stream whose length is wrong', () => {
    const stream = '<< /Length 3 >>\nstream\nabcdefgh\nendstream';
    const { context } = load(text(classic([CATALOG, TREE, PAGE, stream])));
    const [, found] = context
      .enumerateIndirectObjects()
      .find(([, object]) => object instanceof PDFRawStream)!;
    expect(Buffer.from((found as PDFRawStream).contents).toString()).toBe('abcdefgh');
  });

  it('follows a length in another object', () => {
    const { context } = load(
      text(classic([CATALOG, TREE, PAGE, '<< /Length 5 0 R >>\nstream\nab\nendstream', '2'])),
    );
    const [, found] = context
      .enumerateIndirectObjects()
      .find(([, object]) => object instanceof PDFRawStream)!;
    expect(Buffer.from((found as PDFRawStream).contents).toString()).toBe('ab');
  });

  it.each([
    ['an empty file', '', 'the file is empty'],
    ['another format', '<html></html>', 'does not begin with %PDF-'],
    ['a header alone', '%PDF-1.7\n', 'no document catalogue'],
    ['half a file', PLAIN.slice(0, 60), 'no page tree'],
    ['no page tree', classic(['<< /Type /Catalog >>']), 'no page tree'],
  ])('refuses %s', (_, file, reason) => {
    expect(() => load(text(file))).toThrow(reason);
  });

  it('leaves out what leads back into itself, and shows twice what stands twice', () => {
    expect(pages(text(classic([CATALOG, '<< /Kids [2 0 R] >>'])))).toBe(0);
    const twice = classic([CATALOG, '<< /Kids [3 0 R 2 0 R 3 0 R] >>', '<< /Type /Page >>']);
    expect(pages(text(twice))).toBe(2);
  });

  it('passes over a branch without pages, however often it stands there', () => {
    const left = '<< /Type /Pages /Count 0 /Kids [5 0 R 5 0 R] >>';
    const none = '<< /Type /Pages /Count 0 /Kids [] >>';
    const root = `<< /Kids [3 0 R ${'4 0 R 5 0 R '.repeat(1200)}] >>`;
    expect(pages(text(classic([CATALOG, root, '<< /Type /Page >>', left, none])))).toBe(1);
    const branch = '<< /Type /Pages /Kids [3 0 R] >>';
    const twice = classic([CATALOG, '<< /Kids [4 0 R 4 0 R] >>', '<< /Type /Page >>', branch]);
    expect(() => pages(text(twice))).toThrow('repeats itself');
  });

  it('refuses a page that stands there without end', () => {
    const again = classic([CATALOG, `<< /Kids [${'3 0 R '.repeat(1200)}] >>`, '<< /Type /Page >>']);
    expect(() => pages(text(again))).toThrow('repeats itself');
  });

  it('refuses a page tree a thousand nodes deep', () => {
    const nodes = Array.from({ length: 1100 }, (_, i) => `<< /Kids [${i + 3} 0 R] >>`);
    expect(() => pages(text(classic([CATALOG, ...nodes, '<< /Type /Page >>'])))).toThrow('nested too deep');
  });

  it('writes inherited attributes into the pages', () => {
    const tree = '<< /Kids [3 0 R] /MediaBox [0 0 5 5] /Rotate 90 >>';
    const [page] = pagesOf(load(text(classic([CATALOG, tree, '<< /Type /Page >>']))));
    expect(String(page!.get(N('Rotate')))).toBe('90');
  });
});

describe('bounds', () => {
  it('stops a decompression bomb in an object stream', () => {
    const bomb = deflateSync(Buffer.alloc(300 * 1024 * 1024));
    const dict = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bomb.length} >>`;
    const body = Buffer.concat([
      text(`%PDF-1.5\n4 0 obj\n${dict}\nstream\n`),
      bomb,
      text('\nendstream\nendobj\n'),
    ]);
    expect(() => load(body)).toThrow(Excess);
  });

  it('spends one budget over all streams', () => {
    const context = PDFContext.create();
    const budget = new Budget(1500);
    const stream = deflated(context, Buffer.alloc(1000));
    expect(decode(stream, budget)).toHaveLength(1000);
    expect(() => decode(stream, budget)).toThrow('its streams unpack to more than');
  });

  it.each(['Flate', 'RunLength'])(
    'holds no stream that unpacks to hundreds of times a page (%s)',
    (filter) => {
      const context = PDFContext.create();
      const runs = Buffer.alloc(2 * 530_000, Buffer.from([129, 0]));
      const data = filter === 'Flate' ? deflateSync(Buffer.alloc(65 * 2 ** 20)) : runs;
      const stream = PDFRawStream.of(context.obj({ Filter: `${filter}Decode` }), data);
      expect(() => decode(stream, new Budget())).toThrow('one of its streams unpacks to more than 64 MB');
    },
  );

  it.each(['1 0 obj (', '1 0 obj <<>> stream ', '1 0 obj <', '1 0 obj [', '9'.repeat(9)])(
    'gives up on a file of nothing but "%s" in time that grows with its length',
    (piece) => {
      const once = (): number => cpuMsOf(() => expect(() => load(file)).toThrow(/./));
      const file = text('%PDF-1.4\n' + piece.repeat(80_000));
      // A few dozen; whoever looks through the rest of the file for every object needs more than ten thousand.
      expect(Math.min(once(), once(), once())).toBeLessThan(3000);
    },
  );

  it('ends chains of sections that point at each other', () => {
    const loop = PLAIN.replace('/Size 9', `/Size 9 /Prev ${PLAIN.indexOf('xref\n0')}`);
    expect(pages(text(loop))).toBe(1);
  });
});

describe('decode', () => {
  const decoded = (data: string, filter: string): string => {
    const context = PDFContext.create();
    return decode(PDFRawStream.of(context.obj({ Filter: filter }), text(data)), new Budget()).toString(
      'latin1',
    );
  };

  it('undoes the general filters', () => {
    expect(decoded('48 65 6C6>', 'ASCIIHexDecode')).toBe('Hel`');
    expect(decoded('87cURDZz~>', 'ASCII85Decode')).toBe('Hello\0\0\0\0'.slice(0, 5));
    expect(decoded('\x01ab\xfec\x80zz', 'RunLengthDecode')).toBe('abccc');
  });

  it('refuses what is no data or cannot be unpacked', () => {
    expect(() => decoded('x', 'DCTDecode')).toThrow('a picture coded with DCTDecode');
    expect(() => decoded('x', 'Unheard')).toThrow('Unheard is not supported');
    expect(() => decoded('\xff\xff', 'LZWDecode')).toThrow('(LZW) cannot be unpacked');
    expect(() => decoded('no zlib', 'FlateDecode')).toThrow('cannot be unpacked');
  });

  it('reads data whose window or check sum is stated wrong, and refuses damaged ones', () => {
    const plain = Buffer.from(Array.from({ length: 9000 }, (_, i) => (i * i) >> 7));
    const twice = Buffer.concat([plain, plain]);
    const misstated = (change: (data: Buffer) => void): string => {
      const data = deflateSync(twice);
      change(data);
      return decoded(data.toString('latin1'), 'FlateDecode');
    };
    const whole = twice.toString('latin1');
    expect(misstated((data) => (data[data.length - 1]! ^= 1))).toBe(whole);
    // A window of 4 KB, as some distillers state whatever they use.
    expect(misstated((data) => data.writeUInt16BE(0x4889, 0))).toBe(whole);
    expect(() => misstated((data) => data.fill(0x55, 40, 60))).toThrow('cannot be unpacked');
  });

  it('undoes PNG predictors', () => {
    const context = PDFContext.create();
    const stream = deflated(context, Buffer.from([0, 1, 2, 2, 1, 1, 1, 5, 1, 3, 2, 2, 4, 1, 1]));
    stream.dict.set(N('DecodeParms'), context.obj({ Predictor: 12, Columns: 2 }));
    expect([...decode(stream, new Budget())]).toEqual([1, 2, 2, 3, 5, 6, 4, 7, 5, 8]);
  });
});

const ATTACHED = Buffer.from('attached '.repeat(20));

describe('encryption', () => {
  async function encrypted(options: object): Promise<Uint8Array> {
    const doc = await PDFDocument.create();
    doc.addPage();
    doc.setTitle('Secret title');
    await doc.attach(ATTACHED, 'a.bin', {});
    doc.encrypt({ userPassword: '', ownerPassword: 'owner', ...options } as never);
    return doc.save({ useObjectStreams: false });
  }

  it('opens files that only the owner may change', async () => {
    const loaded = load(await encrypted({}));
    expect(loaded.encrypted).toBe(true);
    const [attachment] = attachmentsOf(loaded);
    expect(attachment!.name).toBe('a.bin');
    expect(decode(attachment!.file, loaded.budget).equals(ATTACHED)).toBe(true);
    expect(stringOf(loaded.context.lookup(loaded.context.trailerInfo.Info) as PDFDict, 'Title')).toBe(
      'Secret title',
    );
  });

  it('says when a password is needed', async () => {
    const file = await encrypted({ userPassword: 'user' });
    expect(() => load(file)).toThrow('a password is needed');
  });

  /** The same, of which only what is attached is encrypted (ISO 32000-1, 7.6.5). */
  async function withSecrets(options: object): Promise<Buffer> {
    const text = Buffer.from(await encrypted({ algorithm: 'AES-256', ...options })).toString('latin1');
    const changed = text
      .replace('/StmF /StdCF', '/EFF /StdCF ')
      .replace('/StrF /StdCF', '/StrF /Ident ')
      .replace('/AuthEvent /DocOpen', '/AuthEvent /EFOpen ');
    expect(changed).toContain('/EFF');
    return Buffer.from(changed, 'latin1');
  }

  it('opens attached files that alone are encrypted', async () => {
    const loaded = load(await withSecrets({}));
    const [attachment] = attachmentsOf(loaded);
    expect(decode(attachment!.file, loaded.budget).equals(ATTACHED)).toBe(true);
  });

  it('names the attached file that a password is needed for', async () => {
    const file = await withSecrets({ userPassword: 'user' });
    expect(() => load(file)).toThrow('a password is needed to open the file "a.bin" attached to it');
  });

  it('knows RC4', () => {
    // Test vector of RFC 6229 for the key 0102030405.
    expect(rc4(Buffer.from('0102030405', 'hex'), Buffer.alloc(16)).toString('hex')).toBe(
      'b2396305f03dc027ccc3524a0a1118a8',
    );
  });
});
