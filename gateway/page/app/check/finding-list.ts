import { button, fill, h, icon, type Child } from '../dom.ts';
import { words } from '../language/words.ts';
import type { Finding } from '../service.ts';
import { group, GROUPINGS, type Group, type Grouping } from './grouping.ts';

/** Findings of a group that are drawn at first; the reader may unfold more. */
const CHUNK = 40;

let grouping: Grouping = 'severity';

/** @param jump shows the place of a finding; null where the document cannot be shown. */
export function findingList(
  findings: readonly Finding[],
  jump: ((finding: Finding) => void) | null,
): HTMLElement {
  const list = h('div', { class: 'finding-groups' });
  const draw = (): void =>
    fill(
      list,
      group(findings, grouping).map((each) => groupElement(each, jump)),
    );
  const choice = (by: Grouping): HTMLElement =>
    h(
      'label',
      { class: 'segment' },
      h('input', {
        type: 'radio',
        name: 'grouping',
        checked: by === grouping,
        onchange: () => {
          grouping = by;
          draw();
        },
      }),
      h('span', {}, words.groupings[by]),
    );
  draw();
  return h(
    'section',
    { class: 'findings', 'aria-label': words.findings },
    h(
      'fieldset',
      { class: 'segments' },
      h('legend', {}, words.groupBy),
      h('div', { class: 'segment-row' }, GROUPINGS.map(choice)),
    ),
    list,
  );
}

function groupElement(
  { key, severity, findings }: Group,
  jump: ((finding: Finding) => void) | null,
): HTMLElement {
  const alike = grouping === 'rule' && findings.length > 1 ? findings[0]! : null;
  const items = h('ul', { class: 'finding-items' });
  const more = (from: number): void => {
    const to = Math.min(findings.length, from + CHUNK);
    items.append(...findings.slice(from, to).map((each) => findingElement(each, jump, alike !== null)));
    if (to === findings.length) return;
    const next = h('li', { class: 'more' });
    next.append(
      button(words.showMore(findings.length - to), () => {
        next.remove();
        more(to);
        (items.children[to] as HTMLElement | undefined)?.focus();
      }),
    );
    items.append(next);
  };
  more(0);
  const shared = alike && h('div', { class: 'shared' }, explained(alike));
  return h(
    'section',
    { class: 'finding-group' },
    h(
      'h3',
      {},
      icon(severity, `icon ${severity}`),
      groupTitle(key, alike),
      h('span', { class: 'badge' }, findings.length),
    ),
    shared,
    items,
  );
}

function groupTitle(key: string, alike: Finding | null): string {
  if (grouping === 'severity') return words.severities[key as Finding['severity']];
  if (grouping === 'source') return words.source(key);
  return alike?.title ? `${key} · ${alike.title}` : key || words.noRule;
}

/** @param inGroup leaves out what stands above the whole group. */
export function findingElement(
  finding: Finding,
  jump: ((finding: Finding) => void) | null,
  inGroup: boolean,
): HTMLElement {
  const { severity, title, message } = finding;
  return h(
    'li',
    { class: `finding ${severity}`, tabindex: -1 },
    !inGroup && heading(severity, title ?? message),
    (inGroup || title) && h('p', { class: 'message' }, message),
    !inGroup && explained(finding),
    h('div', { class: 'chips' }, placeButton(finding, jump), chips(finding)),
    technical(finding),
  );
}

/** The severity is a word, never a colour alone. */
export function heading(severity: Finding['severity'], title: string): HTMLElement {
  return h(
    'h4',
    {},
    icon(severity, `icon ${severity}`),
    h('span', { class: 'unseen' }, `${words.severity[severity]}: `),
    title,
  );
}

export function explained({ fix, explanation }: Finding): Child[] {
  return [
    fix ? h('p', { class: 'fix' }, h('strong', {}, words.fix), ' ', fix) : null,
    explanation ? h('p', { class: 'why' }, explanation) : null,
  ];
}

function placeButton(finding: Finding, jump: ((finding: Finding) => void) | null): Child {
  const { line, column } = finding;
  if (line == null) return null;
  const label = words.lineColumn(line, column ?? 1);
  if (!jump) return h('span', { class: 'chip' }, label);
  return button(label, () => jump(finding), {
    class: 'chip link',
    title: words.showInXml,
    'aria-label': words.showLine(label, finding.title ?? finding.rule ?? ''),
  });
}

export function chips({ rule, terms, source }: Finding): Child[] {
  return [
    rule ? h('span', { class: 'chip rule' }, rule) : null,
    (terms ?? []).map((term) => h('span', { class: 'chip' }, term)),
    h('span', { class: 'chip quiet' }, words.source(source)),
  ];
}

function technical({ location, test }: Finding): HTMLElement | null {
  if (!location && !test) return null;
  return h(
    'details',
    { class: 'technical' },
    h('summary', {}, words.technical),
    location && h('p', {}, h('span', { class: 'label' }, words.location), h('code', {}, location)),
    test && h('p', {}, h('span', { class: 'label' }, words.test), h('code', {}, test)),
  );
}
