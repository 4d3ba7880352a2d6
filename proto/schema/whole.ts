// The body of an extract, written straight from what was read. Its invoice has some five hundred fields: to make a message of them, read it
// back and write that took a third of the call.

import { create, type DescField, type DescMessage } from '@bufbuild/protobuf';
import type { TSchema } from 'typebox';
import * as pb from '../gen/conforme/v1/types_pb.ts';
import { extractCodec } from './codec.ts';
import { writeExact } from './exact-text.ts';
import type { ExtractOut } from './index.ts';
import { asciiOf, JsonText, MARKS } from './json-text.ts';
import { isNullable, nodeOf, wireTypeOf } from './messages.ts';
import { ReadInvoiceSchema } from './read-invoice.ts';
import { ExtractOutSchema } from './results.ts';
import { writerOfType, type Write } from './type-text.ts';
import { saysNull } from './wire.ts';

const { NOTHING, END } = MARKS;

interface Property {
  /** Whether null is a value of it. */
  readonly takesNull: boolean;
  /** Whether its absence means something else than null. */
  readonly mayLack: boolean;
  readonly write: Write;
}

/** An object is whole that has every property, in the order of the schema, with null for what is not there. */
function writerOf(schema: TSchema, desc: DescMessage): Write {
  const zero: object = create(desc);
  const entries = Object.entries(nodeOf(schema).properties ?? {});
  const names = entries.map(([name]) => name);
  const keys = new Keys(names);
  const properties = entries.map(([name, property]) => {
    const field = desc.fields.find((candidate) => candidate.name === name)!;
    return propertyOf(property, field, Object.hasOwn(zero, field.localName));
  });
  return (text, value) => {
    let at = 0;
    // Most properties of an invoice are null, and written run by run.
    let nulls = 0;
    for (const name in value as object) {
      if (name !== names[at]) return false;
      const part = (value as Readonly<Record<string, unknown>>)[name];
      const { takesNull, mayLack, write } = properties[at]!;
      if (part === null) {
        if (!takesNull) return false;
      } else {
        keys.writeNulls(text, nulls, at);
        nulls = at + 1;
        if (part === undefined) {
          // Those behind the first one begin with a comma.
          if (!mayLack || at === 0) return false;
        } else {
          keys.write(text, at);
          if (!write(text, part)) return false;
        }
      }
      at++;
    }
    if (at !== names.length) return false;
    keys.writeNulls(text, nulls, at);
    text.mark(at === 0 ? NOTHING : END);
    return true;
  };
}

const NULL = 'null';

/** The names of an object's properties, each with null behind it. */
class Keys {
  readonly #text: Uint8Array;
  readonly #starts: readonly number[];

  constructor(names: readonly string[]) {
    const all = names.map((name, i) => `${i === 0 ? '{' : ','}"${name}":${NULL}`);
    const starts = [0];
    for (const { length } of all) starts.push(starts.at(-1)! + length);
    this.#text = asciiOf(all.join(''));
    this.#starts = starts;
  }

  write(text: JsonText, at: number): void {
    text.mark(this.#text, this.#starts[at]!, this.#starts[at + 1]! - NULL.length);
  }

  writeNulls(text: JsonText, from: number, to: number): void {
    if (from < to) text.mark(this.#text, this.#starts[from]!, this.#starts[to]!);
  }
}

/** @param isInherent whether every message has the field, as it has its lists: then it is never null, but for a list that may be */
function propertyOf(property: TSchema, field: DescField, isInherent: boolean): Property {
  const write = writerOfType(wireTypeOf(property), field, writerOf);
  if (nodeOf(property)['x-presumed']) return { takesNull: false, mayLack: true, write };
  const rest = { mayLack: false, takesNull: !isInherent || isNullable(property) };
  // An empty text is null on the wire, and so is an empty list that may be null.
  if (saysNull(property)) return { mayLack: false, takesNull: true, write: unless(isBlank, write) };
  if (isInherent && isNullable(property)) return { ...rest, write: unless(isNoList, write) };
  return { ...rest, write };
}

const unless =
  (isOther: (value: unknown) => boolean, write: Write): Write =>
  (text, value) =>
    !isOther(value) && write(text, value);

const isBlank = (value: unknown): boolean => value === '';
const isNoList = (value: unknown): boolean => !Array.isArray(value) || value.length === 0;

let writeCache: Write | undefined;
const textCache = new JsonText();

const NAMES = Object.keys(nodeOf(ExtractOutSchema).properties!);
const KEYS = new Keys(NAMES);

/** What the message of an extract says, as JSON; at less cost where its invoice was read as a whole. */
export function extractText(extract: ExtractOut): Uint8Array<ArrayBuffer> {
  const text = textCache;
  text.cut();
  const writeFields = (writeCache ??= writerOf(ReadInvoiceSchema, pb.ReadInvoiceSchema));
  const rest = extractCodec.fromMessage(extractCodec.toMessage({ ...extract, ...UNREAD }));
  for (const [at, name] of NAMES.entries()) {
    KEYS.write(text, at);
    if (name === 'invoice') writeExact(text, extract.invoice);
    else if (name !== 'fields') text.value(rest[name as keyof ExtractOut]);
    else if (!writeFields(text, extract.fields)) return throughMessage(text, extract);
  }
  text.mark(END);
  return text.taken();
}

/** Neither of them becomes a message. */
const UNREAD = { fields: null, invoice: null } as unknown as Pick<ExtractOut, 'fields' | 'invoice'>;

function throughMessage(text: JsonText, extract: ExtractOut): Uint8Array<ArrayBuffer> {
  text.cut();
  text.value(extractCodec.fromMessage(extractCodec.toMessage(extract)));
  return text.taken();
}
