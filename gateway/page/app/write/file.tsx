// A file that travels in the invoice (BT-125): the reader chooses it, the page makes base64 of it.

import { base64Of } from '../base64.ts';
import { size, words } from '../language/words.ts';
import { useLatest } from '../ui/latest.ts';
import type { Control } from './control.ts';

/** Name and media type of the file go into the fields beside it (BT-125-1, BT-125-2). */
export function FileControl({ value, put, attributes }: Control) {
  const latest = useLatest();
  const take = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (!file) return;
    const isWanted = latest.ask();
    const { name, type } = file;
    const content = await base64Of(file);
    // Files are read as fast as they are short: one that was chosen before may come after.
    if (isWanted()) put(content, { ...(type !== '' && { mime_code: type }), filename: name });
  };
  const content = typeof value === 'string' && value !== '' ? words.fileContent(size(bytesIn(value))) : '';
  return (
    <div class="file line">
      <input
        {...attributes}
        class="field"
        type="file"
        onChange={({ currentTarget }) => void take(currentTarget)}
      />
      <span class="note">{content}</span>
    </div>
  );
}

/** Four characters stand for three bytes; padding for none. */
export const bytesIn = (base64: string): number => Math.floor((base64.replace(/=+$/, '').length * 3) / 4);
