import type { FindingDetail } from '@conforme/proto/schema';
import { findingsOf, isRefusal, type Judged, type Outcome, type Summary } from '../documents/outcome.ts';
import { close, HTML_DOCTYPE, lines, open, style, tag, type Markup } from './markup.ts';
import { FEW, type Report, type ReportSettings } from './report.ts';
import { summaryLine } from './text.ts';
import { WORDS, type Words } from './words.ts';

/**
 * The summary is known at the end and read first: it is written last and shown on top (`order`). Colours say what words say
 * too; contrast holds in both schemes.
 */
const CSS = `
:root { color-scheme: light dark; --fatal: #b3261e; --warning: #8a5300; --info: #0b5cad; --ok: #1b6e3c; --line: #8886; }
@media (prefers-color-scheme: dark) { :root { --fatal: #ff9d94; --warning: #ffc46b; --info: #8cc4ff; --ok: #7fd99f; } }
body { display: flex; flex-direction: column; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; }
header { order: -1; }
section { border-top: 1px solid var(--line); padding: 0.75rem 0; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.05rem; margin: 0; }
ul { list-style: none; padding: 0; } li { margin: 0.75rem 0; padding-left: 0.75rem; border-left: 4px solid var(--line); }
li.fatal { border-color: var(--fatal); } li.warning { border-color: var(--warning); } li.info { border-color: var(--info); }
p { margin: 0.2rem 0; } code, .place { font-family: ui-monospace, monospace; font-size: 0.875rem; }
.fatal strong, .invalid { color: var(--fatal); } .warning strong { color: var(--warning); } .info strong { color: var(--info); }
.valid { color: var(--ok); } .dim { opacity: 0.85; }
`;

/** One page that needs nothing else: no script, no request, printable, readable without colours. */
export function htmlReport({ language, version, documents }: ReportSettings): Report {
  const words = WORDS[language];
  return {
    begin: () => beginning(language, words),
    document: (judged) =>
      documents > FEW && findingsOf(judged.outcome).length === 0 ? '' : lines([sectionOf(judged, words)]),
    end: (summary) => ending(summary, version, words),
  };
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

function beginning(language: string, words: Words): string {
  return lines([
    HTML_DOCTYPE,
    open('html', { lang: language }),
    tag(
      'head',
      {},
      tag('meta', { charset: 'utf-8' }),
      tag('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
      tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      tag('title', {}, words.title),
      style(CSS),
    ),
    open('body'),
  ]);
}

function ending(summary: Summary, version: string, words: Words): string {
  const header = tag(
    'header',
    {},
    tag('h1', {}, words.title),
    tag('p', {}, summaryLine(summary, words)),
    tag('p', { class: 'dim' }, `Conforme ${version}`),
  );
  return lines([header, close('body'), close('html')]);
}

function sectionOf({ name, outcome }: Judged, words: Words): Markup {
  const findings = findingsOf(outcome);
  const list =
    findings.length > 0 ? tag('ul', {}, ...findings.map((finding) => itemOf(finding, words))) : null;
  const nothing = findings.length === 0 ? tag('p', {}, words.noFindings) : null;
  return tag(
    'section',
    {},
    tag('h2', {}, `${name}: `, verdictOf(outcome, words)),
    aboutOf(outcome),
    list,
    nothing,
  );
}

function verdictOf(outcome: Outcome, words: Words): Markup {
  if (isRefusal(outcome)) return tag('span', { class: 'invalid' }, words.refused);
  return outcome.validation.valid
    ? tag('span', { class: 'valid' }, words.valid)
    : tag('span', { class: 'invalid' }, words.invalid);
}

/** What it was judged as, and by which packs. */
function aboutOf(outcome: Outcome): Markup | null {
  if (isRefusal(outcome)) return null;
  const { flavor, root, profile, checks_run: run } = outcome.validation;
  const kind = [flavor, root, profile].filter(Boolean).join(' ');
  return tag(
    'p',
    { class: 'dim' },
    [kind, run.join(', '), outcome.rulesets.join(', ')].filter(Boolean).join(' · '),
  );
}

function itemOf(
  { severity, rule, message, title, explanation, fix, line, column, location, terms }: FindingDetail,
  words: Words,
): Markup {
  const place = [line === null ? null : `${line}:${column ?? 1}`, location].filter(Boolean).join(' ');
  return tag(
    'li',
    { class: severity },
    tag(
      'p',
      {},
      tag('strong', {}, [words.severity[severity], rule].filter(Boolean).join(' ')),
      ` ${message}`,
    ),
    title
      ? tag('p', {}, [title, terms.length > 0 ? `(${terms.join(', ')})` : ''].filter(Boolean).join(' '))
      : null,
    explanation ? tag('p', {}, explanation) : null,
    fix ? tag('p', {}, tag('em', {}, `${words.fix}${words.colon}`), fix) : null,
    place === '' ? null : tag('p', { class: 'place dim' }, place),
  );
}
