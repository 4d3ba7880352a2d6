import { rulesetDiffCodec } from '@conforme/proto/schema/codec';
import type { Language } from '@conforme/proto/schema';
import type { RuleChange, RulesetDelta, RulesetDiffOut } from '@conforme/proto/schema/ruleset-diff';
import type { EngineClient } from '@conforme/proto/engine-client';
import { UsageError } from '../exit.ts';
import { WORDS } from '../report/words.ts';

/** `conforme rules diff FROM TO`. @throws UsageError where a side names no packs */
export async function rulesDiff(engine: EngineClient, sides: readonly string[]): Promise<RulesetDiffOut> {
  const [from, to, ...more] = sides;
  if (from === undefined || to === undefined || more.length > 0)
    throw new UsageError('rules diff needs two sides, for example br-fr@1.4.0.03 br-fr@1.4.0.04', 'rules');
  const { diff } = await engine.diffRulesets({ from, to });
  return rulesetDiffCodec.fromMessage(diff!);
}

const LABELS = {
  en: { unchanged: 'unchanged', only: 'Only in', aspects: 'Differs' },
  fr: { unchanged: 'inchangées', only: 'Seulement dans', aspects: 'Diffère' },
} as const;

const SIGN: Readonly<Record<RuleChange['change'], string>> = { added: '+', removed: '-', changed: '~' };

/** As people read it: `+` a rule that is new, `-` one that went, `~` one that differs. */
export function diffAsText(diff: RulesetDiffOut, language: Language): string {
  const { only } = LABELS[language];
  const { colon } = WORDS[language];
  const alone = [
    [diff.from, diff.only_from],
    [diff.to, diff.only_to],
  ] as const;
  const parts = [
    ...diff.rulesets.map((pack) => packAsText(pack, language)),
    ...alone
      .filter(([, packs]) => packs.length > 0)
      .map(([side, packs]) => `${only} ${side}${colon}${packs.join(', ')}\n`),
  ];
  return parts.join('\n');
}

function packAsText({ from, to, unchanged, rules, ...texts }: RulesetDelta, language: Language): string {
  const labels = LABELS[language];
  const lines = rules.flatMap((rule) => ruleAsText(rule, language));
  return [
    `${from.ruleset}@${from.version} → ${to.ruleset}@${to.version}`,
    texts[language].whom,
    ...lines,
    `${unchanged} ${labels.unchanged}`,
    '',
  ].join('\n');
}

function ruleAsText({ id, change, differences, ...texts }: RuleChange, language: Language): string[] {
  const { title, consequence } = texts[language];
  const { colon } = WORDS[language];
  const aspects = new Set(differences.map(({ aspect, name }) => (name ? `${aspect} ${name}` : aspect)));
  return [
    `  ${SIGN[change]} ${id}${colon}${title}`,
    `      ${consequence}`,
    ...(aspects.size > 0 ? [`      ${LABELS[language].aspects}${colon}${[...aspects].join(', ')}`] : []),
  ];
}
