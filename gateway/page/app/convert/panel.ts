// What became of a conversion, before the reader: the document, or what would be lost or broken and the way past it.

import type { Loss } from '@conforme/proto/schema';
import { findingElement } from '../check/finding-list.ts';
import { countOf } from '../check/grouping.ts';
import { button, download, h, icon, type Child } from '../dom.ts';
import { size, words } from '../language/words.ts';
import type { ConvertOptions, Finding } from '../service.ts';
import { table } from '../table.ts';
import type { Outcome } from './outcome.ts';

/** More would be a page of its own: the check of the document shows them all. */
const SHOWN = 20;

/**
 * @param ofResult findings that refuse are about the result, and no consent helps.
 * @param again asks once more, with what the reader consents to.
 */
export function outcomePanel(
  outcome: Outcome,
  ofResult: boolean,
  again: (more: Partial<ConvertOptions>) => void,
): HTMLElement {
  if (outcome.kind === 'made') return madePanel(outcome);
  if (outcome.kind === 'lossy') {
    const title = words.lossesAhead(outcome.losses.length);
    const consent = consentButton(() => again({ allowLoss: true }));
    return panel('warning', title, words.lossesWhy, consent, lossTable(title, outcome.losses));
  }
  const { findings } = outcome;
  const errors = countOf(findings, 'fatal');
  if (ofResult)
    return panel('fatal', words.resultFails(errors), words.resultFailsWhy, null, findingItems(findings));
  const consent = consentButton(() => again({ allowInvalid: true }));
  return panel('warning', words.sourceFails(errors), words.sourceFailsWhy, consent, findingItems(findings));
}

function madePanel({ file, losses, findings, sourceValid }: Outcome & { kind: 'made' }): HTMLElement {
  const label = [icon('download'), words.downloadDocument, ` (${size(file.size)})`];
  const save = button(label, () => download(file.name, file), { class: 'button primary' });
  const lost = words.lossesLeft(losses.length);
  const notes = [losses.length === 0 && words.nothingLost, !sourceValid && words.sourceBroken];
  return panel(
    sourceValid ? 'valid' : 'warning',
    words.made(file.name),
    notes.filter(Boolean).join(' '),
    save,
    losses.length > 0 && [h('h4', {}, lost), lossTable(lost, losses)],
    findings.length > 0 && [h('h4', {}, words.findings), findingItems(findings)],
  );
}

function panel(
  tone: 'valid' | 'warning' | 'fatal',
  title: string,
  text: string,
  action: Child,
  ...more: readonly Child[]
): HTMLElement {
  return h(
    'section',
    { class: 'convert-outcome' },
    h('h3', { tabindex: -1 }, icon(tone, `icon ${tone}`), title),
    text !== '' && h('p', {}, text),
    action && h('div', { class: 'actions' }, action),
    more,
  );
}

const consentButton = (go: () => void): HTMLElement => button(words.convertAnyway, go);

function lossTable(label: string, losses: readonly Loss[]): HTMLElement {
  const rows = losses.map(({ term, location, value, reason }) => ({
    head: term ?? '',
    cells: [value, reason, h('code', {}, steps(location))],
  }));
  return table(label, words.lossColumns, rows, 'losses');
}

/** A long path is broken between its steps. */
const steps = (location: string): Child[] =>
  location.split(/(?=\/)/).map((step, i) => (i === 0 ? step : [h('wbr'), step]));

function findingItems(findings: readonly Finding[]): Child[] {
  const more = findings.length - SHOWN;
  return [
    h(
      'ul',
      { class: 'finding-items' },
      findings.slice(0, SHOWN).map((finding) => findingElement(finding, null, false)),
    ),
    more > 0 && h('p', { class: 'note' }, words.findingsMore(more)),
  ];
}
