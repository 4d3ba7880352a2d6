// node test/bench/siblings.ts [SIBLINGS]: what it costs to ask, at each of many siblings, of all of them: milliseconds of CPU for so
// many (2,000 unless told) and for ten times as many, and how many times more that is.

import { packOf, schema } from '../../rules/engine/schematron/testing/try.ts';
import { parse } from '@conforme/engine/xml';
import { unknownContext } from '../oracle/our-pack.ts';

const QUESTIONS = [
  'sum(../line/id) > 0',
  'exists(../currency)',
  "../currency = 'EUR'",
  'count(../line[id = current()/id]) = 1',
  'count(//line[id = current()/id]) = 1',
  'not(id = preceding-sibling::line/id)',
  'not(following-sibling::line[id = current()/id])',
  'id = //line/id',
  'count(distinct-values(../line/id)) = count(../line/id)',
  'some $l in ../line satisfies $l/id = id',
  'count(preceding-sibling::line) + 1 > 0',
];

const few = Number(process.argv[2] ?? 2000);
for (const question of QUESTIONS) {
  const [less, more] = [few, 10 * few].map((siblings) => cpuOf(question, siblings));
  const growth = (more! / less!).toFixed(1);
  console.log(
    `${question.padEnd(56)}${less!.toFixed(1).padStart(8)}${more!.toFixed(1).padStart(9)}${growth.padStart(8)}×`,
  );
}

/** The least of some runs, each on a document read anew. */
function cpuOf(question: string, siblings: number): number {
  const test = question.replaceAll('>', '&gt;');
  const rule = `<sch:rule context="line"><sch:assert id="R" test="${test}">r</sch:assert></sch:rule>`;
  const pack = packOf({ 'main.sch': schema(`<sch:pattern>${rule}</sch:pattern>`) });
  const lines = Array.from({ length: siblings }, (_, i) => `<line><id>${i}</id></line>`).join('');
  const document = Buffer.from(`<r><currency>EUR</currency>${lines}</r>`);
  const runs = Array.from({ length: 7 }, () => {
    const tree = parse(document);
    const before = process.cpuUsage();
    pack.run(tree, unknownContext);
    const { user, system } = process.cpuUsage(before);
    tree.release();
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}
