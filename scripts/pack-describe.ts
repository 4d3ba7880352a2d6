// What packs hold and which documents they judge, in words.

import type { Prepared, PreparedPack } from '../core/extension/prepared.ts';
import { rulesetsOf } from '../core/extension/rulesets.ts';
import { complain, say } from './pack-options.ts';

const MOST_WARNINGS = 20;

/** Brings everything to life, as the service would, and prints what there is; what is suspicious, on standard error. */
export async function describe(prepared: readonly Prepared[]): Promise<void> {
  const packs = prepared.filter((each): each is PreparedPack => each.kind === 'pack');
  for (const pack of packs) warn(pack);
  for (const { id, version, rules, replaces, structure } of await rulesetsOf(prepared, new Set(), {})) {
    const own = rules.filter(({ id: rule }) => !rule.startsWith('xsd:'));
    const fatal = own.filter(({ severity }) => severity === 'fatal').length;
    const replaced = replaces?.length ? `, in the place of ${replaces.join(' and ')}` : '';
    say(
      `${id} ${version}: ${own.length} rules, ${fatal} of them fatal${structure ? ', and a schema' : ''}${replaced}`,
    );
    const pack = packs.find((each) => each.id === id && each.version === version);
    if (pack) say(`  judges ${judged(pack)}`);
  }
}

/** Nothing keeps such a pack from being used. */
function warn(pack: PreparedPack): void {
  const warnings = pack.warnings ?? [];
  for (const warning of warnings.slice(0, MOST_WARNINGS)) complain(`warning: ${warning}`);
  const more = warnings.length - MOST_WARNINGS;
  if (more > 0) complain(`warning: pack ${pack.id}: and ${more} more`);
}

/** "CII invoices of profile basic, in every check", and below it the guidelines, a line each. */
function judged({ syntax, applies }: PreparedPack): string {
  const { guidelines, profiles, container, checks, roots } = applies;
  const isForAll = guidelines === null && profiles === null && container === null;
  const kind =
    syntax === 'other' ? `documents ${or(roots ?? [])}` : `${isForAll ? 'all ' : ''}${INVOICES[syntax]}`;
  const which = [
    ...(profiles ? [`of profile ${or(profiles)}`] : []),
    ...(container ? [container === 'pdf' ? 'inside a PDF' : 'outside a PDF'] : []),
  ];
  const line = `${[kind, ...which].join(' ')}, in ${checks ? `the check ${or(checks)}` : 'every check'}`;
  if (!guidelines) return line;
  const term = syntax === 'other' ? 'specification' : 'guideline (BT-24)';
  return [`${line}, whose ${term} is`, ...guidelines.map((each) => `    ${each}`)].join('\n');
}

const INVOICES: Readonly<Record<string, string>> = {
  cii: 'CII invoices',
  ubl: 'UBL invoices and credit notes',
};

const or = (texts: readonly string[]): string => texts.join(' or ');
