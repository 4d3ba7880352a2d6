// What changes between two versions of a rule pack.

import type { Static } from 'typebox';
import { choice, count, list, nullable, object, part, text } from './builders.ts';
import type { Complete } from './canonical.ts';
import { SEVERITIES } from './choices.ts';

export const RULE_CHANGES = ['added', 'removed', 'changed'] as const;

/** What may differ of a rule. The first six decide what it finds, the others what it says. */
export const RULE_ASPECTS = [
  'severity',
  'assertions',
  'context',
  'test',
  'definition',
  'codes',
  'terms',
  'reference',
  'title',
  'explanation',
  'message',
  'fix',
] as const;

export const RULE_EFFECTS = ['stricter', 'looser', 'otherwise', 'none'] as const;

const day = (words: string) => nullable(text(null, words));
const severity = (words: string) => nullable(choice(SEVERITIES, null, words));

const RulesetVersionSchema = object('ComparedRuleset', 'A version of a pack.', {
  ruleset: text(null, 'Identifier of the pack.'),
  version: text(null, 'Version of the law it states.'),
  valid_from: day('First day it judges (YYYY-MM-DD); null when open.'),
  valid_to: day('Last day it judges (YYYY-MM-DD); null when open.'),
});

const RuleDifferenceSchema = object('RuleDifference', 'One thing that differs of a rule.', {
  aspect: choice(RULE_ASPECTS, null, 'What differs.'),
  name: nullable(text(null, 'Of the variable, function, key or list of codes; of words, their language.')),
  before: nullable(text(null, 'As it was; null where there was nothing.')),
  after: nullable(text(null, 'As it is; null where there is nothing.')),
  added: list(text(null, 'A code or term.'), null, 'What a list has gained.'),
  removed: list(text(null, 'A code or term.'), null, 'What a list has lost.'),
});

const RuleChangeTextSchema = object('RuleChangeText', 'A change, in one language.', {
  title: text(null, 'The rule as a noun phrase.'),
  consequence: text(null, 'What changes for documents.'),
  fix: text(null, 'What to do when the rule is broken; empty for a rule that went.'),
});

const RuleChangeSchema = object('RuleChange', 'A rule that differs.', {
  id: text(null, 'Rule identifier.'),
  change: choice(RULE_CHANGES, null, 'Whether the rule is new, went, or is another.'),
  effect: choice(
    RULE_EFFECTS,
    null,
    '`stricter` or `looser` where that is certain; `otherwise`: it may find more or less; `none`: only words differ.',
  ),
  severity_from: severity('As it was; null for a new rule.'),
  severity_to: severity('As it is; null for a rule that went.'),
  terms: list(text(null, 'A BT or BG code.'), null, 'Business terms the rule is about.'),
  differences: list(RuleDifferenceSchema, null, 'What differs, where the rule was there before.'),
  en: part(RuleChangeTextSchema, null, 'In English.'),
  fr: part(RuleChangeTextSchema, null, 'In French.'),
});

const ConcernedSchema = object('Concerned', 'Whom a change concerns, in one language.', {
  whom: text(null, 'Who works with the documents this pack judges, and from which day on.'),
});

const RulesetDeltaSchema = object('RulesetDelta', 'A pack in two versions.', {
  from: part(RulesetVersionSchema, null, 'The one.'),
  to: part(RulesetVersionSchema, null, 'The other.'),
  unchanged: count('Rules that are the same, words included.'),
  rules: list(RuleChangeSchema, null, 'Rules that differ, in the order of the pack; those that went last.'),
  en: part(ConcernedSchema, null, 'In English.'),
  fr: part(ConcernedSchema, null, 'In French.'),
});

export const RulesetDiffOutSchema = object('RulesetDiffOut', 'What changes between rule packs.', {
  from: text(null, 'As asked for.'),
  to: text(null, 'As asked for.'),
  rulesets: list(RulesetDeltaSchema, null, 'Packs that are on both sides in different versions.'),
  only_from: list(text(null, 'A pack as `id@version`.'), null, 'Packs on the first side alone.'),
  only_to: list(text(null, 'A pack as `id@version`.'), null, 'Packs on the second side alone.'),
});

export type RulesetDiffOut = Complete<Static<typeof RulesetDiffOutSchema>>;
export type RulesetDelta = RulesetDiffOut['rulesets'][number];
export type RuleChange = RulesetDelta['rules'][number];
export type RuleDifference = RuleChange['differences'][number];
