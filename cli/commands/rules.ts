import { Code, ConnectError } from '@connectrpc/connect';
import { ruleCodec, rulesetCodec } from '@conforme/proto/schema/codec';
import { nearest } from '@conforme/proto/schema/nearest';
import type { Language, RuleOut, RulesetOut } from '@conforme/proto/schema';
import type { Run } from '../command.ts';
import { engineClient, type EngineClient } from '@conforme/proto/engine-client';
import { EXIT, UsageError, type Exit } from '../exit.ts';
import type { Given } from '../options.ts';
import type { World } from '../world.ts';
import { WORDS } from '../report/words.ts';
import { langOf, pluginsOf } from './given.ts';

/** `conforme explain RULE …`. */
export const explain: Run = async (given, world) => {
  if (given.rest.length === 0) throw new UsageError('explain needs a rule, for example BR-CO-10', 'explain');
  const engine = await engineOf(given, world);
  const rules: RuleOut[] = [];
  for (const name of given.rest) {
    const rule = await ruleOf(engine, name);
    rules.push(rule);
    for (const id of rule.family) rules.push(await ruleOf(engine, id));
  }
  const language = langOf(given, world);
  const text = asJson(given)
    ? `${JSON.stringify(rules.length === 1 ? rules[0] : rules, null, 2)}\n`
    : rules.map((rule) => explained(rule, language)).join('\n');
  await world.out.write(text);
  return EXIT.ok;
};

/** `conforme rules [PACK]`, `conforme rules diff FROM TO`. */
export const rules: Run = async (given, world) => {
  if (given.rest[0] === 'diff') return compared(given, world);
  const packs = await packsOf(await engineOf(given, world), given.text('as-of'));
  const [name] = given.rest;
  const shown =
    name === undefined ? packs.filter((pack) => pack.in_force || given.has('all')) : ofName(packs, name);
  const text = asJson(given)
    ? `${JSON.stringify({ rulesets: shown }, null, 2)}\n`
    : name === undefined
      ? table(shown)
      : shown.map((pack) => pack.rules.map((rule) => `${rule}\n`).join('')).join('');
  await world.out.write(text);
  return EXIT.ok;
};

async function compared(given: Given, world: World): Promise<Exit> {
  const { diffAsText, rulesDiff } = await import('./rules-diff.ts');
  const diff = await rulesDiff(await engineOf(given, world), given.rest.slice(1));
  await world.out.write(
    asJson(given) ? `${JSON.stringify(diff, null, 2)}\n` : diffAsText(diff, langOf(given, world)),
  );
  return EXIT.ok;
}

const asJson = (given: Given): boolean => given.text('format') === 'json';

async function engineOf(given: Given, world: World): Promise<EngineClient> {
  return engineClient(await world.engine(pluginsOf(given, world)));
}

async function packsOf(engine: EngineClient, asOf: string | undefined): Promise<readonly RulesetOut[]> {
  const { rulesets } = await engine.listRulesets(asOf === undefined ? {} : { asOf });
  return rulesets.map(rulesetCodec.fromMessage);
}

/** @throws UsageError with the nearest identifier there is. */
async function ruleOf(engine: EngineClient, name: string): Promise<RuleOut> {
  try {
    const { rule } = await engine.getRule({ id: name });
    return ruleCodec.fromMessage(rule!);
  } catch (thrown) {
    if (ConnectError.from(thrown).code !== Code.NotFound) throw thrown;
  }
  const packs = await packsOf(engine, undefined);
  const near = nearest(name, [...new Set(packs.flatMap((pack) => pack.rules))]);
  throw new UsageError(
    `no pack holds a rule ${name}${near === null ? '' : `; did you mean ${near}?`}`,
    'explain',
  );
}

/** `br-fr-cii` is the version in force, or all where none is; `br-fr-cii@1.4.0.03` that version. */
function ofName(packs: readonly RulesetOut[], name: string): readonly RulesetOut[] {
  const exact = packs.filter(({ id, version }) => `${id}@${version}` === name);
  if (exact.length > 0) return exact;
  const all = packs.filter(({ id }) => id === name);
  if (all.length === 0) {
    const near = nearest(name, [...new Set(packs.map(({ id }) => id))]);
    throw new UsageError(
      `there is no pack ${name}${near === null ? '' : `; did you mean ${near}?`}`,
      'rules',
    );
  }
  const inForce = all.filter((pack) => pack.in_force);
  return inForce.length > 0 ? inForce : all;
}

function table(packs: readonly RulesetOut[]): string {
  const rows = packs.map((pack) => [
    `${pack.id}@${pack.version}`,
    pack.source,
    `${pack.valid_from ?? '…'} – ${pack.valid_to ?? '…'}`,
    `${pack.rules.length}`,
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, at) => cell.padEnd(widths[at]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

const LABELS = {
  en: { why: 'Why', fix: 'What to do', terms: 'Terms', reference: 'Reference', packs: 'Packs' },
  fr: { why: 'Raison', fix: 'Correction', terms: 'Termes', reference: 'Référence', packs: 'Paquets' },
} as const;

function explained({ id, terms, rulesets, ...texts }: RuleOut, language: Language): string {
  const { title, explanation, fix, reference } = texts[language];
  const labels = LABELS[language];
  const packs = rulesets.map(({ ruleset, version, severity }) => `${ruleset}@${version} (${severity})`);
  const parts = [
    [labels.why, explanation],
    [labels.fix, fix],
    [labels.terms, terms.join(', ')],
    [labels.reference, reference],
    [labels.packs, packs.join(', ')],
  ].filter(([, text]) => text !== '');
  return [
    `${id}${WORDS[language].colon}${title}`,
    ...parts.map(([label, text]) => `  ${label}${WORDS[language].colon}${text}`),
    '',
  ].join('\n');
}
