// Beside the editor: what is wrong, the XML as it would be written, and the pages of the document once it is made.

import { button, fill, h, icon } from '../dom.ts';
import { openKeyDialog } from '../key.ts';
import { words } from '../language/words.ts';
import type { Finding } from '../service.ts';
import { apiKey } from '../session.ts';
import { pdfFrame } from '../check/result.ts';
import { tabs } from '../tabs.ts';
import { totals } from '../totals.ts';
import { chips, explained, heading } from '../check/finding-list.ts';
import { problem } from '../waiting.ts';
import { xmlViewer } from '../xml/viewer.ts';
import type { Examined, Made } from './live.ts';
import { patchButton } from './marks.ts';

export interface Actions {
  readonly goTo: (pointer: string) => void;
  readonly apply: (finding: Finding) => void;
  readonly again: () => void;
  readonly make: () => void;
  /** Whether the document is to be made anew whenever the invoice is right. */
  readonly redraw: (always: boolean) => void;
}

export interface Preview {
  readonly element: HTMLElement;
  show(known: Examined): void;
  /** @param stale the invoice changed since the document was made. */
  showDocument(made: Made | null, stale: boolean): void;
}

export function previewPanel(actions: Actions): Preview {
  const findings = h('div', { class: 'panel-findings' });
  const xml = h('div', { class: 'panel-xml' });
  const pages = h('div', { class: 'panel-pages' });
  // Whoever has only a keyboard scrolls what they can enter.
  const sums = h('div', {
    class: 'panel-totals',
    role: 'region',
    tabindex: 0,
    'aria-label': words.totalsTitle,
  });
  const { element, show: turn } = tabs(
    [
      { name: words.findings, panel: findings },
      { name: 'XML', panel: xml },
      { name: 'PDF', panel: pages },
      { name: words.totals, panel: sums },
    ],
    words.preview,
  );
  const showDocument = documentPanel(pages, actions, () => turn(2));
  const show = (known: Examined): void => {
    fill(findings, findingsOf(known, actions));
    showXml(xml, known);
    showTotals(sums, known);
  };
  showDocument(null, false);
  return { element, show, showDocument };
}

function findingsOf(known: Examined, actions: Actions): HTMLElement {
  if (apiKey() === null) return keyPanel();
  if (known.failure) return problem(known.failure, actions.again);
  if (known.state === 'waiting' || known.valid === null) return h('p', { class: 'hint' }, words.liveHint);
  if (known.findings.length === 0)
    return h(
      'div',
      { class: 'nothing' },
      icon('check', 'icon huge'),
      h('h2', {}, words.nothingFound),
      h('p', {}, words.readyToMake),
    );
  return h(
    'ul',
    { class: 'finding-items' },
    known.findings.map((finding) => findingItem(finding, actions)),
  );
}

function keyPanel(): HTMLElement {
  return h(
    'div',
    { class: 'nothing' },
    icon('key', 'icon huge'),
    h('h2', {}, words.keyNeeded),
    h('p', {}, words.keyNeededWhy),
    button([icon('key'), words.enterKey], openKeyDialog, { class: 'button primary' }),
  );
}

function findingItem(finding: Finding, { goTo, apply }: Actions): HTMLElement {
  const { severity, title, message, pointer } = finding;
  const go =
    pointer &&
    button(pointer.replace('/invoice/', ''), () => goTo(pointer), {
      class: 'chip link',
      'aria-label': words.goToField(pointer.replace('/invoice/', '')),
    });
  return h(
    'li',
    { class: `finding ${severity}`, tabindex: -1 },
    heading(severity, title ?? message),
    title ? h('p', { class: 'message' }, message) : null,
    explained(finding),
    h('div', { class: 'chips' }, go, finding.patch ? patchButton(finding, apply) : null, chips(finding)),
  );
}

function showXml(panel: HTMLElement, { xml, findings }: Examined): void {
  if (panel.dataset['xml'] === (xml ?? '')) return;
  panel.dataset['xml'] = xml ?? '';
  // Where the reader was in the document, they stay.
  const top = panel.querySelector('.xml-pane')?.scrollTop ?? 0;
  fill(
    panel,
    xml === null
      ? h('p', { class: 'hint' }, words.noXml)
      : xmlViewer(xml, findings, words.xmlPreview).element,
  );
  const pane = panel.querySelector('.xml-pane');
  if (pane) pane.scrollTop = top;
}

function showTotals(panel: HTMLElement, { ledger }: Examined): void {
  const said = JSON.stringify(ledger);
  if (panel.dataset['said'] === said) return;
  panel.dataset['said'] = said;
  fill(panel, ledger ? totals(ledger) : h('p', { class: 'hint' }, words.noTotals));
}

function documentPanel(panel: HTMLElement, actions: Actions, turn: () => void): Preview['showDocument'] {
  let shown: Made | null = null;
  const auto = h('input', { type: 'checkbox', id: 'redraw', onchange: () => actions.redraw(auto.checked) });
  const always = h('label', { class: 'checkbox', for: 'redraw' }, auto, h('span', {}, words.redrawAlways));
  const bar = h('div', { class: 'pages-bar' });
  const stage = h('div', { class: 'pages-stage' });
  fill(panel, bar, stage);
  return (made, stale) => {
    const label = made ? words.redraw : words.draw;
    fill(
      bar,
      button(label, actions.make, { class: 'button small' }),
      h(
        'span',
        { class: stale ? 'note stale' : 'note' },
        made ? (stale ? words.stale : made.document.name) : words.drawCounts,
      ),
      always,
    );
    if (made === shown && made !== null) return;
    const first = shown === null;
    shown = made;
    if (!made) return fill(stage, h('p', { class: 'hint' }, words.noPages));
    fill(
      stage,
      made.document.type === 'application/pdf'
        ? pdfFrame(made.document)
        : h('p', { class: 'hint' }, words.noPagesForXml),
    );
    // The first time it is what the reader wants; later the reader may be looking at something else.
    if (first) turn();
  };
}
