// A file that travels in the invoice (BT-125): the reader chooses it, the page makes base64 of it.

import { h } from '../dom.ts';
import { size, words } from '../language/words.ts';
import { idOf, type Put } from './control.ts';
import type { Json } from './pointer.ts';
import type { Field } from './schema.ts';

/** Name and media type of the file go into the fields beside it (BT-125-1, BT-125-2). */
export function fileControl(field: Field, pointer: string, value: Json | undefined, put: Put): HTMLElement {
  const take = async (): Promise<void> => {
    const file = input.files?.[0];
    if (!file) return;
    const { name, type } = file;
    put(await base64Of(file), { ...(type !== '' && { mime_code: type }), filename: name });
  };
  const input = h('input', {
    id: idOf(pointer),
    class: 'field',
    type: 'file',
    'aria-description': field.help || undefined,
    onchange: () => void take(),
  });
  const content = typeof value === 'string' && value !== '' ? words.fileContent(size(bytesIn(value))) : '';
  return h('div', { class: 'file' }, input, h('span', { class: 'note' }, content));
}

/** Four characters stand for three bytes; padding for none. */
export const bytesIn = (base64: string): number => Math.floor((base64.replace(/=+$/, '').length * 3) / 4);

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const url = String(reader.result);
      resolve(url.slice(url.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')));
    reader.readAsDataURL(file);
  });
}
