// The verdicts on documents as one page that needs nothing else: no script, no request, printable, readable without colours.

import type { FindingDetail, Language, Severity } from './index.ts';
import { close, HTML_DOCTYPE, lines, open, style, tag, type Markup } from './markup.ts';

/** Its own words; those of findings come with them. */
export interface ReportWords {
  readonly title: string;
  readonly severity: Readonly<Record<Severity, string>>;
  /** With the sign behind it. */
  readonly fix: string;
  readonly noFindings: string;
}

type ReportedFinding = Pick<FindingDetail, 'severity' | 'rule' | 'message'> & Partial<FindingDetail>;

export interface ReportedDocument {
  readonly name: string;
  readonly valid: boolean;
  readonly verdict: string;
  /** What it was judged as, and by which packs. */
  readonly about: string;
  readonly findings: readonly ReportedFinding[];
}

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

const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

export function reportBeginning(language: Language, { title }: ReportWords): string {
  return lines([
    HTML_DOCTYPE,
    open('html', { lang: language }),
    tag(
      'head',
      {},
      tag('meta', { charset: 'utf-8' }),
      tag('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
      tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      tag('title', {}, title),
      style(CSS),
    ),
    open('body'),
  ]);
}

/** @param summary read first */
export function reportEnding(summary: readonly string[], { title }: ReportWords): string {
  const [first, ...others] = summary.map((line, i) => tag('p', i === 0 ? {} : { class: 'dim' }, line));
  const header = tag('header', {}, tag('h1', {}, title), first, ...others);
  return lines([header, close('body'), close('html')]);
}

export function reportOn(
  { name, valid, verdict, about, findings }: ReportedDocument,
  words: ReportWords,
): string {
  const section = tag(
    'section',
    {},
    tag('h2', {}, `${name}: `, tag('span', { class: valid ? 'valid' : 'invalid' }, verdict)),
    about === '' ? null : tag('p', { class: 'dim' }, about),
    findings.length === 0
      ? tag('p', {}, words.noFindings)
      : tag('ul', {}, ...findings.map((finding) => itemOf(finding, words))),
  );
  return lines([section]);
}

function itemOf(
  { severity, rule, message, title, explanation, fix, line, column, location, terms = [] }: ReportedFinding,
  words: ReportWords,
): Markup {
  const place = [line == null ? null : `${line}:${column ?? 1}`, location].filter(Boolean).join(' ');
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
    fix ? tag('p', {}, tag('em', {}, words.fix), ` ${fix}`) : null,
    place === '' ? null : tag('p', { class: 'place dim' }, place),
  );
}
