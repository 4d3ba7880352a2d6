// What the packs are tried with: documents that were made for our tests, and the edits that break their rules.

import {
  EditError,
  messageOf,
  MESSAGES,
  TODAY,
  type TextEdit,
} from '../../test/conformance/cases/messages.ts';
import type { Judge } from '../../test/conformance/recorded/judge.ts';
import { RecipeError, type Edit } from '../../test/conformance/recorded/recipe.ts';
import { documentOf } from '../../test/conformance/recorded/search.ts';
import { readRecorded } from '../../test/conformance/recorded/store.ts';
import type { Material } from './drafts.ts';

/** Of invoices: what is recorded beside the verdicts of the official artefacts. */
export const invoicesFor = (judge: Judge): Material<Edit> => ({
  judge,
  context: { role: '', treatment: '', date: '', container: '' },
  drafts: readRecorded(judge.key),
  write: (draft) => orNull(RecipeError, () => documentOf(draft)),
  isValue: ([verb]) => verb === 'set',
});

/** Of messages: the cases of their tests, by the name of their pack. */
export const messagesFor = (judge: Judge): Material<TextEdit> => ({
  judge,
  context: { role: '', treatment: '', date: TODAY, container: '' },
  drafts: MESSAGES[judge.pack.id] ?? [],
  write: (draft) => orNull(EditError, () => messageOf(draft)),
  isValue: ([, to]) => to !== '',
});

/** Null where an edit leads nowhere. */
function orNull(kind: typeof RecipeError | typeof EditError, write: () => string): string | null {
  try {
    return write();
  } catch (error) {
    if (error instanceof kind) return null;
    throw error;
  }
}
