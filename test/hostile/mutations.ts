// Bytes that were a good document once: what a broken program, a cut line or an attacker makes of it.

import fc from 'fast-check';

/** One change; positions are shares of the length, so that they fit whatever the changes before have left. */
type Change =
  | { readonly kind: 'flip'; readonly at: number; readonly bits: number }
  | { readonly kind: 'cut'; readonly at: number; readonly length: number }
  | { readonly kind: 'repeat'; readonly at: number; readonly length: number; readonly times: number }
  | { readonly kind: 'insert'; readonly at: number; readonly token: string; readonly times: number }
  | { readonly kind: 'number'; readonly at: number; readonly value: string }
  | { readonly kind: 'move'; readonly at: number; readonly length: number; readonly to: number };

export interface Mutation {
  /** Which of the good documents. */
  readonly seed: number;
  readonly changes: readonly Change[];
}

/** No mutant is larger: what size alone does is `loop.ts`'s to try. */
const MOST_BYTES = 2 * 1024 * 1024;

const NUMBERS = ['0', '-1', '65535', '4294967295', '99999999999999999999', '1e400', '0.1', '1e-7', 'NaN'];

export type Kind = 'json' | 'xml' | 'pdf' | 'zip';

/** What means something to a reader of the kind. */
const TOKENS: Readonly<Record<Kind, readonly string[]>> = {
  json: [
    '[',
    '{"a":',
    '"',
    ',',
    '}',
    ']',
    'null',
    '""',
    '"\\u0000"',
    '"\\ud800"',
    '{}',
    '[],',
    '\u00e9',
    '\n',
  ],
  xml: [
    '<a>',
    '</a>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?x ?>',
    '<!DOCTYPE a [<!ENTITY b "c">]>',
    '&b;',
    '&#0;',
    '&#x110000;',
    ' xmlns:p="urn:x"',
    ' a="b"',
    '\u0000',
    '<ram:ID>1</ram:ID>',
    '<cac:InvoiceLine/>',
  ],
  pdf: [
    'obj',
    'endobj',
    'stream\n',
    'endstream',
    'xref',
    'trailer',
    'startxref',
    '<<',
    '>>',
    '[',
    ']',
    '(',
    ')',

    '1 0 R',
    '/Length 999999999',
    '/Prev 0',
    '/Kids [1 0 R]',
    '/Parent 1 0 R',
    '/Filter /FlateDecode',
    '%%EOF',
  ],
  zip: [
    'PK\u0003\u0004',
    'PK\u0001\u0002',
    'PK\u0005\u0006',
    'PK\u0006\u0006',
    '../',
    '\u00ff\u00ff\u00ff\u00ff',
    '\u0000',
  ],
};

const at = fc.double({ min: 0, max: 1, noNaN: true });
const length = fc.oneof(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 4_000 }));
const times = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 20_000 }));

function changeOf(kind: Kind): fc.Arbitrary<Change> {
  const of = <K extends Change['kind']>(name: K): fc.Arbitrary<K> => fc.constant(name);
  return fc.oneof(
    fc.record({ kind: of('flip'), at, bits: fc.integer({ min: 1, max: 255 }) }),
    fc.record({ kind: of('cut'), at, length }),
    fc.record({ kind: of('repeat'), at, length, times }),
    fc.record({ kind: of('insert'), at, token: fc.constantFrom(...TOKENS[kind]), times }),
    fc.record({ kind: of('number'), at, value: fc.constantFrom(...NUMBERS) }),
    fc.record({ kind: of('move'), at, length, to: at }),
  );
}

/** Mutants of so many documents of a kind. */
export function mutationOf(kind: Kind, documents: number): fc.Arbitrary<Mutation> {
  const seed = fc.integer({ min: 0, max: documents - 1 });
  return fc.record({ seed, changes: fc.array(changeOf(kind), { minLength: 1, maxLength: 6 }) });
}

export function mutated(document: Buffer, changes: readonly Change[]): Buffer<ArrayBuffer> {
  const made = changes.reduce((bytes, change) => changed(bytes, change).subarray(0, MOST_BYTES), document);
  return Buffer.from(made);
}

function changed(bytes: Buffer, change: Change): Buffer {
  const from = Math.floor(change.at * bytes.length);
  const [head, tail] = [bytes.subarray(0, from), bytes.subarray(from)];
  switch (change.kind) {
    case 'flip': {
      const flipped = Buffer.from(bytes);
      if (from < flipped.length) flipped[from]! ^= change.bits;
      return flipped;
    }
    case 'cut':
      return Buffer.concat([head, tail.subarray(change.length)]);
    case 'repeat':
      return Buffer.concat([head, repeated(tail.subarray(0, change.length), change.times), tail]);
    case 'insert':
      return Buffer.concat([head, repeated(Buffer.from(change.token, 'latin1'), change.times), tail]);
    case 'number':
      return Buffer.concat([head, Buffer.from(nextNumber(tail.toString('latin1'), change.value), 'latin1')]);
    case 'move': {
      const rest = Buffer.concat([head, tail.subarray(change.length)]);
      const to = Math.floor(change.to * rest.length);
      return Buffer.concat([rest.subarray(0, to), tail.subarray(0, change.length), rest.subarray(to)]);
    }
  }
}

function repeated(bytes: Buffer, wanted: number): Buffer {
  const most = bytes.length === 0 ? 0 : Math.floor(MOST_BYTES / bytes.length);
  return Buffer.concat(Array.from({ length: Math.min(wanted, most) }, () => bytes));
}

/** The next number of the text, as another one. */
function nextNumber(text: string, value: string): string {
  return text.replace(/\d+/, value);
}
