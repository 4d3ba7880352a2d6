import { pointerStep, type CompleteInvoice } from '@conforme/core/invoice';
import { isPlain } from '../font/face.ts';
import { charactersWithoutFace } from '../font/lettering.ts';

/** JSON Pointer of every text of the invoice with characters that no font has → those characters. */
export function undrawable(invoice: CompleteInvoice): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  visit(invoice, '/invoice', (text, pointer) => {
    const characters = isPlain(text) ? [] : charactersWithoutFace(text);
    if (characters.length > 0) found.set(pointer, characters);
  });
  return found;
}

function visit(value: unknown, pointer: string, see: (text: string, pointer: string) => void): void {
  if (typeof value === 'string') see(value, pointer);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) visit(part, `${pointer}/${pointerStep(key)}`, see);
}
