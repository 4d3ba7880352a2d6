// A page for each rule and each version of a pack, in each language.

import type { RuleOut } from '@conforme/proto/contract';
import { escaped, link, packPath, rulesOf, tableOf, type SitePage } from './frame.ts';
import { exampleOf } from './example-html.ts';
import { keyOf, type Reference, type Ruleset, type Step } from './rules.ts';
import { WORDS, type Language } from './words.ts';

/** `#` begins a fragment of an address, and stands in names of rules. */
export const rulePath = (language: Language, id: string): string =>
  `${language}/rules/${id.replaceAll('#', '~')}.html`;

export function rulePages(reference: Reference, language: Language): SitePage[] {
  return [
    indexPage(reference, language),
    ...reference.rulesets.map((pack) => packPage(reference, pack, language)),
    ...[...reference.rules.values()].map((rule) => rulePage(reference, rule, language)),
  ];
}

const turned = (language: Language): Language => (language === 'en' ? 'fr' : 'en');

function forceOf(
  { valid_from: from, valid_to: to }: Pick<Ruleset, 'valid_from' | 'valid_to'>,
  language: Language,
): string {
  const words = WORDS[language];
  if (from === null && to === null) return words.always;
  return [from && `${words.from} ${from}`, to && `${words.until} ${to}`].filter(Boolean).join(' ');
}

function indexPage({ rulesets }: Reference, language: Language): SitePage {
  const words = WORDS[language];
  const path = rulesOf(language);
  const rows = rulesets.map((pack) => [
    link(path, packPath(language, pack), `${pack.id} ${pack.version}`),
    forceOf(pack, language),
    String(pack.rules.length),
  ]);
  const body = `<h1>${words.packs}</h1>\n${tableOf([words.pack, words.force, words.count], rows)}`;
  return { path, language, title: words.packs, body, other: rulesOf(turned(language)) };
}

function packPage({ rules, steps }: Reference, pack: Ruleset, language: Language): SitePage {
  const words = WORDS[language];
  const path = packPath(language, pack);
  const title = `${pack.id} ${pack.version}`;
  const rows = pack.rules.map((id) => [
    link(path, rulePath(language, id), id),
    escaped(rules.get(id)?.[language].title ?? ''),
  ]);
  const step = steps.find(({ pack: id, to }) => id === pack.id && to === pack.version);
  const body = `<h1>${escaped(title)}</h1>
<p>${words.force}: ${forceOf(pack, language)}</p>
${step ? changesOf(step, path, language) : ''}
<h2>${words.rules}</h2>
${tableOf([words.rule, words.title], rows)}`;
  return { path, language, title, body, other: packPath(turned(language), pack) };
}

function changesOf(step: Step, path: string, language: Language): string {
  const words = WORDS[language];
  const since = link(path, packPath(language, { id: step.pack, version: step.from }), step.from);
  const rows = step.changes.map((change) => [
    link(path, rulePath(language, change.id), change.id),
    words.changes[change.change],
    escaped(change[language].consequence),
  ]);
  const table =
    rows.length === 0
      ? `<p>${words.noHistory}</p>`
      : tableOf([words.changed, words.history, words.explanation], rows);
  return `<h2>${words.since} ${since}</h2>\n<p>${escaped(step.whom[language])}</p>\n${table}`;
}

function rulePage(reference: Reference, rule: RuleOut, language: Language): SitePage {
  const words = WORDS[language];
  const path = rulePath(language, rule.id);
  const { title, explanation, fix, reference: source } = rule[language];
  const part = (heading: string, html: string): string => (html ? `<h2>${heading}</h2>\n${html}` : '');
  const text = (said: string | null | undefined): string => (said ? `<p>${escaped(said)}</p>` : '');
  const family = rule.family.filter((id) => reference.rules.has(id));
  const body = [
    `<p class="id">${escaped(rule.id)}</p>\n<h1>${escaped(title || rule.id)}</h1>`,
    part(words.explanation, text(explanation)),
    part(words.fix, text(fix)),
    part(words.example, exampleOf(reference, rule.id, path, language)),
    part(words.terms, text(rule.terms.join(', '))),
    part(words.reference, text(source)),
    part(words.where, holdersOf(reference, rule, path, language)),
    part(words.history, historyOf(reference, rule, path, language)),
    part(words.written, writtenIn(reference, rule, language)),
    part(
      words.family,
      family.length === 0
        ? ''
        : `<ul>${family.map((id) => `<li>${link(path, rulePath(language, id), id)}</li>`).join('')}</ul>`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
  const heading = title ? `${rule.id}: ${title}` : rule.id;
  return { path, language, title: heading, body, other: rulePath(turned(language), rule.id) };
}

function holdersOf({ rulesets }: Reference, rule: RuleOut, path: string, language: Language): string {
  const words = WORDS[language];
  const rows = rule.rulesets.map(({ ruleset, version, severity }) => {
    const pack = rulesets.find((other) => other.id === ruleset && other.version === version);
    const name = `${ruleset} ${version}`;
    return [
      pack ? link(path, packPath(language, pack), name) : escaped(name),
      pack ? forceOf(pack, language) : '',
      escaped((words.severities as Readonly<Record<string, string>>)[severity] ?? severity),
    ];
  });
  return tableOf([words.pack, words.force, words.severity], rows);
}

function historyOf({ steps }: Reference, rule: RuleOut, path: string, language: Language): string {
  const words = WORDS[language];
  const rows = steps.flatMap((step) =>
    step.changes
      .filter(({ id }) => id === rule.id)
      .map((change) => [
        link(path, packPath(language, { id: step.pack, version: step.to }), `${step.pack} ${step.to}`),
        escaped(step.from),
        words.changes[change.change],
        escaped(change[language].consequence),
      ]),
  );
  if (rows.length === 0) return `<p>${words.noHistory}</p>`;
  return tableOf([words.pack, words.since, words.history, words.explanation], rows);
}

/** Packs that write it alike stand together. */
function writtenIn({ written }: Reference, rule: RuleOut, language: Language): string {
  const words = WORDS[language];
  const packs = new Map<string, string[]>();
  for (const { ruleset, version } of rule.rulesets) {
    const html = (written.get(keyOf(ruleset, version, rule.id)) ?? [])
      .map(
        ({ context, test }) =>
          `<dl><dt>${words.context}</dt><dd><code>${escaped(context)}</code></dd>
<dt>${words.test}</dt><dd><code>${escaped(test)}</code></dd></dl>`,
      )
      .join('\n');
    if (html) packs.set(html, [...(packs.get(html) ?? []), `${ruleset} ${version}`]);
  }
  return [...packs].map(([html, names]) => `<h3>${escaped(names.join(', '))}</h3>\n${html}`).join('\n');
}
