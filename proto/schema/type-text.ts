import type { DescField, DescMessage } from '@bufbuild/protobuf';
import type { TSchema } from 'typebox';
import { MARKS, type JsonText } from './json-text.ts';
import type { WireType } from './messages.ts';

const { OPEN, CLOSE, COMMA } = MARKS;

/** Writes a value as its message would say it; false for one of which only the message knows what it says. */
export type Write = (text: JsonText, value: unknown) => boolean;

const writeJson: Write = (text, value) => text.value(value);

/** How values of a type are written: a list item by item, an object by `ofMessage`, all others as they are in JSON. */
export function writerOfType(
  type: WireType,
  field: DescField,
  ofMessage: (schema: TSchema, desc: DescMessage) => Write,
): Write {
  if (type.kind === 'message') return ofMessage(type.schema, field.message!);
  if (type.kind !== 'list') return writeJson;
  const write = writerOfType(type.of, field, ofMessage);
  return (text, list) => {
    text.mark(OPEN);
    const items = list as readonly unknown[];
    for (let i = 0; i < items.length; i++) {
      if (i > 0) text.mark(COMMA);
      if (!write(text, items[i])) return false;
    }
    text.mark(CLOSE);
    return true;
  };
}
