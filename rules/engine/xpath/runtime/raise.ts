import { EvaluationError } from './error.ts';
import type { Item, QName } from './items.ts';

/** fn:error: an error of the rule's own; the objects are for whoever catches it, and nobody does (XPath functions, 3). */
export function raise(code?: QName, description?: string, _objects?: readonly Item[]): never {
  throw new EvaluationError(code?.local ?? 'FOER0000', description ?? 'the rule gives up here');
}
