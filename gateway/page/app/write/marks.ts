// Findings beside the fields they are about.

import { button, h, icon } from '../dom.ts';
import { words } from '../language/words.ts';
import type { Finding } from '../service.ts';
import { parent } from './pointer.ts';

/** Shown at one place before they crowd it; all are in the list. */
const AT_ONCE = 3;

/** @param apply carries a finding's patch out. */
export function mark(
  form: HTMLElement,
  findings: readonly Finding[],
  apply: (finding: Finding) => void,
): void {
  clear(form);
  const places = new Map<HTMLElement, Finding[]>();
  for (const finding of findings) {
    const place = placeOf(form, finding.pointer ?? '');
    if (place) places.set(place, [...(places.get(place) ?? []), finding]);
  }
  for (const [place, here] of places) {
    if (place instanceof HTMLDetailsElement) markSection(place, here, apply);
    else markEntry(place, here, apply);
  }
}

function clear(form: HTMLElement): void {
  for (const note of form.querySelectorAll('.entry-findings')) note.remove();
  for (const marks of form.querySelectorAll('.marks')) marks.replaceChildren();
  for (const input of form.querySelectorAll('[aria-invalid]')) {
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
  }
}

/** The field, or the closest thing around it that is drawn and open. */
function placeOf(form: HTMLElement, pointer: string): HTMLElement | null {
  let found: HTMLElement | null = null;
  for (let at = pointer; at !== '' && !found; at = parent(at))
    found = form.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(at)}"]`);
  const closed = found && outermostClosed(found, form);
  return closed ?? found;
}

function outermostClosed(element: HTMLElement, form: HTMLElement): HTMLElement | null {
  let closed: HTMLElement | null = null;
  for (let at: HTMLElement | null = element; at && at !== form; at = at.parentElement)
    if (at instanceof HTMLDetailsElement && !at.open) closed = at;
  return closed;
}

const worst = (findings: readonly Finding[]): Finding['severity'] =>
  findings.some(({ severity }) => severity === 'fatal') ? 'fatal' : findings[0]!.severity;

function markSection(
  details: HTMLDetailsElement,
  findings: readonly Finding[],
  apply: (finding: Finding) => void,
): void {
  const severity = worst(findings);
  details
    .querySelector('.marks')!
    .append(h('span', { class: `mark ${severity}` }, icon(severity), words.findingCount(findings.length)));
  if (details.open) details.querySelector('.slot')!.append(notes(findings, apply));
}

function markEntry(
  entry: HTMLElement,
  findings: readonly Finding[],
  apply: (finding: Finding) => void,
): void {
  const list = notes(findings, apply);
  list.id = `notes:${entry.dataset['pointer']}`;
  entry.append(list);
  const control = entry.querySelector('input, select');
  control?.setAttribute('aria-describedby', list.id);
  if (worst(findings) === 'fatal') control?.setAttribute('aria-invalid', 'true');
}

function notes(findings: readonly Finding[], apply: (finding: Finding) => void): HTMLElement {
  return h(
    'ul',
    { class: 'entry-findings' },
    findings
      .slice(0, AT_ONCE)
      .map((finding) =>
        h(
          'li',
          { class: finding.severity },
          icon(finding.severity),
          h(
            'span',
            {},
            h('span', { class: 'unseen' }, `${words.severity[finding.severity]}: `),
            finding.message,
            finding.patch ? patchButton(finding, apply) : null,
          ),
        ),
      ),
  );
}

export function patchButton(finding: Finding, apply: (finding: Finding) => void): HTMLElement {
  return button([icon('wand'), words.applyFix], () => apply(finding), {
    class: 'button small patch',
    title: words.applyFixHelp,
  });
}
