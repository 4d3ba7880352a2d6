import type { RuleChange, RuleDifference } from '@conforme/proto/schema/ruleset-diff';
import type { Language, RuleRef, RuleText, RulesetPlugin, WrittenRule } from '../../plugin/index.ts';
import { consequenceOf } from './words.ts';

type Aspect = RuleDifference['aspect'];
type Severity = RuleRef['severity'];

/** A rule of a pack: as it is written, where that is known, and what it says. */
interface Side {
  readonly pack: RulesetPlugin;
  readonly severity: Severity;
  readonly written: readonly WrittenRule[];
}

/** Those that differ in the order of the newer pack, then those that went. */
export function changesOf(before: RulesetPlugin, after: RulesetPlugin) {
  const [olds, news] = [sidesOf(before), sidesOf(after)];
  const changes: RuleChange[] = [];
  let unchanged = 0;
  for (const [id, side] of news) {
    const old = olds.get(id) ?? null;
    const differences = old ? differencesOf(id, old, side) : [];
    if (old && differences.length === 0) unchanged++;
    else changes.push(changeOf(id, old, side, differences));
  }
  for (const [id, side] of olds) if (!news.has(id)) changes.push(changeOf(id, side, null, []));
  return { unchanged, changes };
}

function sidesOf(pack: RulesetPlugin): ReadonlyMap<string, Side> {
  const written = Map.groupBy(pack.written?.() ?? [], ({ id }) => id);
  const side = ({ id, severity }: RuleRef): [string, Side] => [
    id,
    { pack, severity, written: written.get(id) ?? [] },
  ];
  return new Map(pack.rules.map(side));
}

function changeOf(
  id: string,
  before: Side | null,
  after: Side | null,
  differences: readonly RuleDifference[],
): RuleChange {
  const shown = (after ?? before)!;
  const change = before === null ? 'added' : after === null ? 'removed' : 'changed';
  const severities = { severity_from: before?.severity ?? null, severity_to: after?.severity ?? null };
  const effect = effectOf(severities, differences);
  const speak = (language: Language): RuleChange['en'] => {
    const text = textOf(shown, id, language);
    const consequence = consequenceOf({ change, effect, differences, ...severities }, language);
    return { title: text?.title ?? id, consequence, fix: after === null ? '' : (text?.fix ?? '') };
  };
  const terms = shown.pack.terms(id);
  return { id, change, effect, ...severities, terms, differences, en: speak('en'), fr: speak('fr') };
}

const JUDGING: ReadonlySet<Aspect> = new Set(['assertions', 'context', 'test', 'definition', 'codes']);
const RANK: Readonly<Record<Severity, number>> = { info: 1, warning: 2, fatal: 3 };

/** Stricter or looser where nothing but presence or severity differs: what another test finds does not follow from its text. */
function effectOf(
  { severity_from: from, severity_to: to }: Pick<RuleChange, 'severity_from' | 'severity_to'>,
  differences: readonly RuleDifference[],
): RuleChange['effect'] {
  if (differences.some(({ aspect }) => JUDGING.has(aspect))) return 'otherwise';
  const step = (to === null ? 0 : RANK[to]) - (from === null ? 0 : RANK[from]);
  return step === 0 ? 'none' : step > 0 ? 'stricter' : 'looser';
}

function differencesOf(id: string, before: Side, after: Side): RuleDifference[] {
  return [
    ...differing('severity', null, before.severity, after.severity),
    ...writtenDifferences(before.written, after.written),
    ...listed('terms', null, before.pack.terms(id), after.pack.terms(id)),
    ...(['en', 'fr'] as const).flatMap((language) => spokenDifferences(id, before, after, language)),
  ];
}

/** Assertions of one rule are compared in their order. */
function writtenDifferences(before: readonly WrittenRule[], after: readonly WrittenRule[]): RuleDifference[] {
  if (before.length === 0 || after.length === 0) return [];
  const found =
    before.length === after.length
      ? before.flatMap((one, index) => assertionDifferences(one, after[index]!))
      : differing('assertions', null, textsOf(before), textsOf(after));
  // One function serves many assertions of a rule.
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
}

const textsOf = (rules: readonly WrittenRule[]): string =>
  rules.map(({ context, test }) => `${context}: ${test}`).join('\n');

function assertionDifferences(before: WrittenRule, after: WrittenRule): RuleDifference[] {
  const [one, other] = [before.definitions, after.definitions];
  const names = new Set([...one.keys(), ...other.keys()]);
  const lists = new Set([...before.codes.keys(), ...after.codes.keys()]);
  return [
    ...differing('context', null, before.context, after.context),
    ...differing('test', null, before.test, after.test),
    ...[...names].flatMap((name) =>
      differing('definition', name, one.get(name) ?? null, other.get(name) ?? null),
    ),
    ...[...lists].flatMap((name) =>
      listed('codes', name, before.codes.get(name) ?? [], after.codes.get(name) ?? []),
    ),
  ];
}

const SPOKEN = ['reference', 'title', 'explanation', 'message', 'fix'] as const;

function spokenDifferences(id: string, before: Side, after: Side, language: Language): RuleDifference[] {
  const [one, other] = [textOf(before, id, language), textOf(after, id, language)];
  // A reference is the same in every language.
  const aspects = language === 'en' ? SPOKEN : SPOKEN.slice(1);
  return aspects.flatMap((aspect) => {
    const name = aspect === 'reference' ? null : language;
    return differing(aspect, name, one?.[aspect] ?? null, other?.[aspect] ?? null);
  });
}

/** Words without a document: its values stay open. */
const textOf = ({ pack }: Side, id: string, language: Language): RuleText | null =>
  pack.explain(id, language, OPEN_VALUES);

const OPEN_VALUES: readonly string[] = Array.from({ length: 16 }, () => '…');

function differing(
  aspect: Aspect,
  name: string | null,
  before: string | null,
  after: string | null,
): RuleDifference[] {
  return before === after ? [] : [{ aspect, name, before, after, added: [], removed: [] }];
}

function listed(
  aspect: 'terms' | 'codes',
  name: string | null,
  before: readonly string[],
  after: readonly string[],
): RuleDifference[] {
  const added = after.filter((code) => !before.includes(code));
  const removed = before.filter((code) => !after.includes(code));
  if (added.length === 0 && removed.length === 0) return [];
  return [{ aspect, name, before: null, after: null, added, removed }];
}
