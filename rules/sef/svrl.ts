import { ATTRIBUTE, ELEMENT, parse } from '../xml/index.ts';
import type { Tree } from '../xml/index.ts';
import type { Flag, RawFinding } from '../schematron/pack.ts';
import { placeOf } from './place.ts';

const SVRL = 'http://purl.oclc.org/dsdl/svrl';

/** Flags and roles in use, as decision 6 reads them; anything else, and nothing, is fatal. */
const FLAGS: Readonly<Record<string, Flag>> = {
  warning: 'warning',
  warn: 'warning',
  information: 'info',
  info: 'info',
};

export const flagOf = (given: string): Flag => FLAGS[given.toLowerCase()] ?? 'fatal';

/** The id of a rule whose text begins `[BR-01]-…`, as several publishers write it instead of an attribute. */
const TAG = /^\s*\[([^\]\s]+)\]/;
/** Numbers an older ISO skeleton makes up where a rule has no id say nothing of the rule. */
const MADE_UP = /^(?:d\d+e\d+|N[0-9A-F]{5,})/;

export function ruleOf(id: string, text: string): string {
  if (id !== '' && !MADE_UP.test(id)) return id;
  return TAG.exec(text)?.[1] ?? (id || 'unnamed');
}

/** What an SVRL report says of a document: every failed assertion and successful report, in its order. */
export function findingsOf(svrl: string, tree: Tree): RawFinding[] {
  const report = parse(Buffer.from(svrl));
  const found: RawFinding[] = [];
  for (let node = 1; node < report.count; node++) {
    if (!isNamed(report, node, 'failed-assert') && !isNamed(report, node, 'successful-report')) continue;
    const text = textOf(report, node).replaceAll(/\s+/g, ' ').trim();
    const message = text.replace(TAG, '').replace(/^\s*-?\s*/, '');
    const of = (name: string): string => attribute(report, node, name);
    found.push({
      rule: ruleOf(of('id'), text),
      flag: flagOf(of('flag') || of('role')),
      // A place that cannot be read is still a finding of the document.
      node: placeOf(tree, of('location')) ?? 0,
      message,
      values: [message],
      test: of('test'),
    });
  }
  return found;
}

function isNamed(report: Tree, node: number, local: string): boolean {
  if (report.kind[node] !== ELEMENT) return false;
  const name = report.nameOf(node);
  return name.local === local && name.uri === SVRL;
}

function attribute(report: Tree, element: number, local: string): string {
  const end = report.end[element]!;
  for (let n = element + 1; n < end && report.kind[n] === ATTRIBUTE; n++)
    if (report.nameOf(n).local === local) return report.value(n);
  return '';
}

/** The sentence is in svrl:text; diagnostics beside it are for whoever asks for them. */
function textOf(report: Tree, finding: number): string {
  for (let n = finding + 1; n < report.end[finding]!; n = report.end[n]!)
    if (isNamed(report, n, 'text')) return report.value(n);
  return '';
}
