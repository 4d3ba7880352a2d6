// Random XPath over random documents, ours against SaxonJS; where they differ, Saxon-HE is asked as well:
//   node test/fuzz/expressions.ts [--minutes N | --runs N] [--seed S] [--passes LIST]
// Needs the oracle (test/oracle/setup.ts). What is known to differ, and who is right, stands in known.md.

import { parse } from '@conforme/engine/xml';
import fc from 'fast-check';
import { campaign, options } from './campaign.ts';
import { expression } from './grammar.ts';
import { knownDifference } from './known.ts';
import { ours, pathOf, spelled } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { samples } from './sample.ts';
import { Arbiter, saxonJs } from './saxon-xpath.ts';

const arbiter = new Arbiter();
const { passes } = options();
const nodes = samples.map((text) => parse(Buffer.from(text), true));

interface Case {
  readonly expression: string;
  readonly document: number;
  readonly node: number;
}

const cases: fc.Arbitrary<Case> = fc.record({
  expression,
  document: fc.nat(samples.length - 1),
  node: fc.nat(200),
});

/** Saxon-HE says what we say: SaxonJS's own affair, counted by kind for known.md. */
let foreignFaults = 0;
function saxonJsAlone(expression: string, mine: Outcome, foreign: Outcome): null {
  foreignFaults++;
  if (process.env['CONFORME_FUZZ_SHOW'])
    process.stdout.write(`SaxonJS alone: ${expression}\n  ours ${shown(mine)}\n  js   ${shown(foreign)}\n`);
  return null;
}

const agree = (a: Outcome, b: Outcome): boolean => spelled(a) === spelled(b);

/** SaxonJS alone on its side is SaxonJS's fault; an error that only one of three sees is looked at by hand. */
async function judge({ expression, document, node }: Case): Promise<string | null> {
  const text = samples[document]!;
  const tree = nodes[document]!;
  const at = pathOf(tree, node % tree.count);
  const mine = ours(expression, text, node, passes);
  const foreign = saxonJs(expression, text, at);
  if (agree(mine, foreign)) return null;
  const third = await arbiter.ask(expression, text, at);
  if (agree(mine, third) || knownDifference(mine, foreign, third))
    return saxonJsAlone(expression, mine, foreign);
  const verdict = agree(foreign, third) ? 'OURS alone' : 'all differ';
  return `${verdict}: ${expression}\n  at ${at} of sample ${document}\n  ours  ${shown(mine)}\n  js    ${shown(foreign)}\n  he    ${shown(third)}`;
}

const shown = (outcome: Outcome): string =>
  'items' in outcome ? spelled(outcome) : `${outcome.refused ? 'refused' : 'error'}: ${outcome.error}`;

await campaign('expressions', options(), cases, judge);
arbiter.close();
process.stdout.write(`where SaxonJS stood alone against Saxon-HE and us: ${foreignFaults}\n`);
