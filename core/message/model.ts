import type { Schema } from '@conforme/engine/schema';
import { element, type QualifiedName } from '@conforme/engine/xml';
import { blankOf } from '@conforme/proto/schema/blank';
import type { Draft } from '../invoice/index.ts';
import type { MessageModel } from '../plugin/index.ts';
import { writeDocument } from '../syntax/write-document.ts';
import { qualified } from './names.ts';
import { planOf, readPlan, writePlan, type ModelFormat, type Plan } from './plan.ts';

interface Vocabulary {
  /** Prefix → URI. */
  readonly namespaces: ReadonlyMap<string, string>;
  readonly schema: Schema;
}

/** Writes and reads messages of one document element. The plan is made when the first is written or read. */
export function messageModel(
  root: string,
  format: ModelFormat,
  { namespaces, schema }: Vocabulary,
): MessageModel {
  let made: Plan | undefined;
  const plan = (): Plan =>
    (made ??= planOf(root, format, {
      placeOf: (term) => schema.placeOf(term, `/${root}`),
      expand: (name) => qualified(name, namespaces),
    }));
  const fresh = blankOf(format.fields) as () => Draft;
  return {
    write(message, at) {
      const [document = element(root as QualifiedName, [])] = writePlan(plan(), message as Draft, at);
      return writeDocument(document, namespaces);
    },
    read(tree) {
      const message = fresh();
      const unread: number[] = [];
      readPlan(plan(), tree, tree.root, message, unread);
      return { message, unread };
    },
  };
}
