// The invoice under work, as long as the page is open: its state, and what the service says of it.

import { computed, signal } from '@preact/signals';
import { words } from '../language/words.ts';
import type { Finding } from '../service.ts';
import { announce } from '../ui/announce.tsx';
import type { Work } from './context.ts';
import { noted } from './labels.ts';
import { NOTHING, type Examined, type Made } from './live.ts';
import type { Drawn } from './loading.ts';
import { patch, type Json } from './pointer.ts';
import { placesOf, pointerFor } from './schema.ts';
import { Store } from './store.ts';

/** The reader's own PDF, where the invoice goes into one. */
export const carrier = signal<File | null>(null);
export const made = signal<Made | null>(null);
export const known = signal<Examined>(NOTHING);
/** Beside the editor: findings, XML, PDF or totals. */
export const sideTab = signal(0);
/** Whether the document is made anew whenever the invoice is right. */
export const redrawn = signal(false);
/** Whether the reader began with nothing, and has not called for the document yet. */
const begun = signal(false);

let store: Store | null = null;

/** The request as it stands; null before the reader first wrote. */
export const underWork = (): Json | null => store?.value ?? null;

/** In the language of what the form is drawn from. @param first what a reader who comes for the first time sees. */
export async function workUnder({ fields, codes }: Drawn, first: () => Promise<Json>): Promise<Work> {
  const initial = store ? null : await first();
  // Another view may have begun meanwhile.
  store ??= new Store(initial!);
  const state = store;
  const places = placesOf(fields, '');
  const touched = signal<ReadonlySet<string>>(new Set());
  const notes = computed(() => {
    const situation = { fields, request: state.value, touched: touched.value, begun: begun.value };
    return known.value.findings.map((finding) => noted(finding, situation));
  });
  return {
    store: state,
    fields,
    codes,
    tab: signal(0),
    added: signal(new Set()),
    opened: signal(new Map()),
    turned: signal(new Map()),
    touched,
    goal: signal(null),
    notes,
    apply: (finding) => applyFix(state, finding),
    start: (request, isBegun) => {
      begun.value = isBegun;
      carrier.value = null;
      touched.value = new Set();
      state.change(request);
    },
    take: (answer) => {
      const findings = answer.findings.map((finding) => placed(finding, places));
      known.value = { ...answer, findings };
    },
    insist: () => (begun.value = false),
  };
}

/** A finding on the document says less of the field than one on the request. */
function placed(finding: Finding, places: ReadonlyMap<string, readonly string[]>): Finding {
  return finding.pointer == null ? { ...finding, pointer: pointerFor(finding, places) } : finding;
}

function applyFix(store: Store, finding: Finding): void {
  try {
    store.change(patch(store.value, finding.patch ?? []));
    announce(words.applied(finding.title ?? finding.message));
  } catch {
    // The field it speaks of was changed in the meantime; the next answer will speak of what stands there now.
    announce(words.notApplied);
  }
}
