// Documents to try the page with, made by the engine itself: they are as right, and as wrong, as the rules of the day say.

import type { EngineClient } from '@conforme/proto/engine-client';
import { generateRequestCodec } from '@conforme/proto/schema/codec';
import { readGenerateRequest } from '@conforme/proto/schema/read';

export interface ExampleDocument {
  readonly type: string;
  readonly content: Uint8Array;
}

/** What goes wrong in practice: a sum typed by hand, an identifier without its country, a code that is on no list. */
const SPOILT: readonly (readonly [RegExp, string])[] = [
  [/(<ram:LineTotalAmount>)9389\.90(<\/ram:LineTotalAmount>\s*<ram:TaxBasis)/, '$19400.00$2'],
  [/(schemeID="VA">)FR(\d)/, '$1$2'],
  [/(<ram:TypeCode>)30(<\/ram:TypeCode>)/, '$130X$2'],
  [/(unitCode=")DAY"/, '$1JOUR"'],
];

/** @throws Error when an edit finds nothing to spoil: the example would be less wrong than it claims. */
export function spoil(xml: string): string {
  return SPOILT.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) throw new Error(`the example holds nothing like ${pattern.source}`);
    return text.replace(pattern, replacement);
  }, xml);
}

/** @param request a generate request as JSON text. */
export function exampleDocuments(engine: EngineClient, request: () => string) {
  const message = () => generateRequestCodec.toMessage(requestOf(request()));
  const xml = async (): Promise<string> => {
    const { invoice, options } = message();
    return new TextDecoder().decode((await engine.previewXml({ invoice, options })).xml);
  };
  const make: Readonly<Record<string, () => Promise<ExampleDocument>>> = {
    'facturx.pdf': async () => ({
      type: 'application/pdf',
      content: (await engine.generate(message())).content,
    }),
    'valid.xml': async () => xmlDocument(await xml()),
    'faults.xml': async () => xmlDocument(spoil(await xml())),
  };
  const made = new Map<string, Promise<ExampleDocument>>();
  return (name: string): Promise<ExampleDocument> | undefined => {
    if (!Object.hasOwn(make, name)) return undefined;
    const known = made.get(name) ?? make[name]!();
    made.set(name, known);
    // A failure is not cached: the engine may only be warming up.
    known.catch(() => made.delete(name));
    return known;
  };
}

function xmlDocument(xml: string): ExampleDocument {
  return { type: 'application/xml; charset=utf-8', content: new TextEncoder().encode(xml) };
}

function requestOf(text: string) {
  const read = readGenerateRequest(text);
  if (read.faults) throw new Error(`the example is no request: ${JSON.stringify(read.faults)}`);
  return read.ok;
}
