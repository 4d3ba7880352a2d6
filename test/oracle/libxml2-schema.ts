// libxml2-wasm's schema check of CII D22B, the official schema as the yardstick.

import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { readFileSync } from 'node:fs';

/** Compiles once; the returned function parses and validates one document and gives the number of faults. */
export function compileXsd(file: string): (document: Uint8Array) => number {
  xmlRegisterFsInputProviders();
  const schema = XmlDocument.fromBuffer(readFileSync(file), { url: file });
  const validator = XsdValidator.fromDoc(schema);
  return (bytes) => {
    const document = XmlDocument.fromBuffer(bytes);
    try {
      validator.validate(document);
      return 0;
    } catch (error) {
      const { details } = error as { details?: unknown[] };
      if (!details) throw error;
      return details.length;
    } finally {
      document.dispose();
    }
  };
}
