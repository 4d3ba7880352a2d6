import type { Schema } from '@conforme/engine/schema';
import { element, type QualifiedName } from '@conforme/engine/xml';
import { blankOf } from '@conforme/proto/schema/blank';
import type { Draft } from '../invoice/index.ts';
import type { MessageModel } from '../plugin/index.ts';
import { writeDocument } from '../syntax/write-document.ts';
import { qualified } from './names.ts';
import { planOf, readPlan, writePlan, type Fields, type ModelFormat, type Plan } from './plan.ts';

/** What names in a message mean, and where terms stand. */
export interface Vocabulary {
  /** Prefix → URI. */
  readonly namespaces: ReadonlyMap<string, string>;
  readonly schema: Schema;
}

/** Writes and reads messages of one document element. The plan is made when the first is written or read. */
export function messageModel(root: string, format: ModelFormat, vocabulary: Vocabulary): MessageModel {
  const { namespaces, schema } = vocabulary;
  let fields: Fields | undefined = typeof format.fields === 'function' ? undefined : format.fields;
  let made: Made | undefined;
  const ready = (): Made => {
    if (!fields) throw new Error(`the fields of ${root} were not loaded`);
    return (made ??= {
      fresh: blankOf(fields) as () => Draft,
      plan: planOf(root, fields, format, {
        placeOf: (term) => schema.placeOf(term, `/${root}`),
        expand: (name) => qualified(name, namespaces),
      }),
    });
  };
  return {
    async load() {
      if (typeof format.fields === 'function') fields ??= await format.fields();
    },
    write(message, at) {
      const [document = element(root as QualifiedName, [])] = writePlan(ready().plan, message as Draft, at);
      return writeDocument(document, namespaces);
    },
    read(tree) {
      const { plan, fresh } = ready();
      const message = fresh();
      const unread: number[] = [];
      readPlan(plan, tree, tree.root, message, unread);
      return { message, unread };
    },
  };
}

interface Made {
  readonly plan: Plan;
  readonly fresh: () => Draft;
}
