import {
  XmlBufferInputProvider,
  xmlRegisterInputProvider,
  XmlDocument,
  XmlValidateError,
  XsdValidator,
} from 'libxml2-wasm';
import type { SchemaTable } from '../table.ts';
import { toXsd } from './xsd.ts';

/** Judges bytes: line of the first error, 0 for a valid document. */
export type Oracle = (bytes: Uint8Array) => number;

/** libxml2 as a judge by any schema. */
export function oracleOf(validator: XsdValidator): Oracle {
  return (bytes) => {
    using document = XmlDocument.fromBuffer(bytes);
    try {
      validator.validate(document);
      return 0;
    } catch (error) {
      if (error instanceof XmlValidateError) return error.details[0]?.line ?? -1;
      throw error;
    }
  };
}

let tables = 0;

/** Schemas that one generated from a table asks for, by name; libxml2 takes but a few providers, so one serves all tables. */
const schemasCache: Record<string, Uint8Array> = {};
xmlRegisterInputProvider(new XmlBufferInputProvider(schemasCache));

/** libxml2 judging by the XSD we generate from a table; `main` is the prefix of the schema to start from. */
export function tableOracle(table: SchemaTable, main: string): Oracle {
  const folder = `table${++tables}/`;
  const files = [...toXsd(table)].map(([name, text]) => [folder + name, Buffer.from(text)] as const);
  Object.assign(schemasCache, Object.fromEntries(files));
  const schema = files.find(([name]) => name === `${folder}${main}.xsd`)!;
  try {
    return oracleOf(XsdValidator.fromDoc(XmlDocument.fromBuffer(schema[1], { url: schema[0] })));
  } finally {
    for (const [name] of files) delete schemasCache[name];
  }
}
