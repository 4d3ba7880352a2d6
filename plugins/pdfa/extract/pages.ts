import type { PageText } from '@conforme/core/plugin';
import { load } from '@conforme/pdf/file/load';
import { textOf } from '@conforme/pdf/text/page';
import { pagesOf } from '../bounded.ts';
import { unreadable } from '../refusal.ts';

/** The text that people see on the pages. @throws InputError when the file cannot be read. */
export function pages(file: Uint8Array): readonly PageText[] {
  try {
    const loaded = load(file);
    return textOf(loaded, pagesOf(loaded));
  } catch (error) {
    return unreadable(error);
  }
}
