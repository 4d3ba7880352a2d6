import { pointerStep, type CompleteInvoice } from '@conforme/core/invoice';
import { isPlain, settable } from '@conforme/pdf/font/face';
import { charactersWithoutFace } from '@conforme/pdf/font/line';
import { isDrawn } from '../content/undrawn.ts';

/** JSON Pointer of every text of the invoice that a page shows and no font has all characters of → those characters. */
export function undrawable(invoice: CompleteInvoice): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  visit(invoice, '/invoice', (text, pointer) => {
    const characters = isPlain(text) || !isDrawn(pointer) ? [] : charactersWithoutFace(settable(text));
    if (characters.length > 0) found.set(pointer, [...(found.get(pointer) ?? []), ...characters]);
  });
  return found;
}

/** The names of attributes are drawn as much as their values. */
const NAMED = /\/attributes$/;

function visit(value: unknown, pointer: string, see: (text: string, pointer: string) => void): void {
  if (typeof value === 'string') see(value, pointer);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      const at = `${pointer}/${pointerStep(key)}`;
      if (NAMED.test(pointer)) see(key, at);
      visit(part, at, see);
    }
}
