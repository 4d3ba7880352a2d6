// Places of a request in people's words, and what is said there.

import { words } from '../language/words.ts';
import type { Finding } from '../service.ts';
import { isEmpty, type Noted } from './context.ts';
import { join, parent, steps, type Json } from './pointer.ts';
import type { Field } from './schema.ts';

/** '/invoice/lines/0/unit_price' → Line 1 › Unit price; what the schema does not know keeps its own name. */
export function placeName(fields: readonly Field[], pointer: string): string {
  const parts: string[] = [];
  let above: Field | undefined;
  let inside = fields;
  for (const step of steps(pointer)) {
    if (above?.kind === 'list' || above?.kind === 'texts') {
      const name = parts.pop()!;
      parts.push(
        above.kind === 'list' ? words.itemName(above.label, Number(step) + 1) : `${name} ${Number(step) + 1}`,
      );
      above = undefined;
      continue;
    }
    above = inside.find(({ name }) => name === step);
    parts.push(above?.label ?? step);
    inside = above?.fields ?? [];
  }
  return (parts.length > 1 ? parts.slice(1) : parts).join(' › ');
}

/** A name of the contract: `vat_id`, `totals.amount_due`. */
const NAME = /\b[a-z]+\d?(?:_[a-z\d]+)+\b|\b[a-z_]+\.[a-z_]+\b/g;

/** A text of the service with the form's own words for the names of fields. */
export function inWords(fields: readonly Field[], text: string): string {
  return text.replaceAll(NAME, (name) => {
    const field = fieldCalled(fields, name.split('.').at(-1)!);
    return field === null ? name : words.quoted(field.label);
  });
}

/** The outermost field of this name. */
function fieldCalled(fields: readonly Field[], name: string): Field | null {
  for (let level = fields; level.length > 0; level = level.flatMap((field) => field.fields)) {
    const found = level.find((field) => field.name === name);
    if (found) return found;
  }
  return null;
}

interface Situation {
  readonly fields: readonly Field[];
  readonly request: Json;
  /** Fields the reader has been in. */
  readonly touched: ReadonlySet<string>;
  /** Whether the reader began with nothing: what they have not come to yet is then no mistake. */
  readonly begun: boolean;
}

/** The field a fault is about: one that another makes necessary is named by its kind (vat_rate_required). */
function lackingIn({ type = '', pointer }: Finding): string | null {
  if (type === 'missing') return pointer ?? '';
  const name = /^(\w+)_required$/.exec(type)?.[1];
  return name ? join(pointer ?? '', name) : null;
}

/** What the service makes of a field that is easier to fill in: the electronic address (BT-34, BT-49) is that of the SIREN. */
function easierThan(pointer: string, request: Json): string {
  if (!pointer.endsWith('/electronic_address')) return pointer;
  const siren = join(parent(pointer), 'siren');
  return isEmpty(request, siren) ? siren : pointer;
}

/** A finding as the form has it. */
export function noted(finding: Finding, { fields, request, touched, begun }: Situation): Noted {
  const lacking = lackingIn(finding);
  const place = lacking ?? finding.pointer ?? '';
  const pointer = begun ? easierThan(place, request) : place;
  const isOpen =
    begun &&
    finding.severity === 'fatal' &&
    pointer !== '' &&
    isEmpty(request, pointer) &&
    !touched.has(pointer);
  const message =
    lacking === null ? inWords(fields, finding.message) : words.missing(placeName(fields, lacking));
  return { pointer, tone: isOpen ? 'open' : finding.severity, message, finding };
}
