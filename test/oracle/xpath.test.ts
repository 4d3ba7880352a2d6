// Random expressions over damaged documents: our XPath and SaxonJS must come to the same answer, or both to an error.

import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { ELEMENT, location, parse } from '@conforme/engine/xml';
import { compile } from '../../rules/engine/xpath/evaluate.ts';
import { canonical } from '../conformance/locations.ts';
import { expression } from './expressions.ts';
import { documentText, mutate } from './mutate.ts';
import { compileSheet } from './saxonjs.ts';
import { emitStylesheet } from './sch/emit.ts';
import { schematronNamespace } from './sch/expand.ts';
import { element, readMarkup, serialize } from './sch/markup.ts';
import type { Markup } from './sch/markup.ts';

/** Another seed widens the search: CONFORME_FUZZ_SEED=2 CONFORME_FUZZ_RUNS=1000 npx vitest run test/oracle/xpath */
const seed = Number(process.env['CONFORME_FUZZ_SEED'] ?? 1);
const runs = Number(process.env['CONFORME_FUZZ_RUNS'] ?? 100);

const namespaces = { d: 'urn:d', xs: 'http://www.w3.org/2001/XMLSchema' };
const base = `<d:doc xmlns:d="urn:d">
  <d:line id="1" unit="C62"><d:price cur="EUR">10.50</d:price><d:qty>2</d:qty><d:name>Pen ink</d:name><d:tax>S</d:tax></d:line>
  <d:line id="2"><d:price cur="USD">1E2</d:price><d:price cur="EUR">3</d:price><d:qty>-2.5</d:qty></d:line>
  <d:line id="3" unit="ZZ"><d:name> a </d:name><d:line><d:tax>Z</d:tax><d:price>0.005</d:price></d:line></d:line>
  <d:total>2026-02-03</d:total>
</d:doc>`;

type Answer = 'true' | 'false' | 'error';

const expressions = fc.sample(expression, { seed, numRuns: runs });
const damage = fc.record({ kind: fc.nat(99), at: fc.nat(99), value: fc.nat(99) });
const damages = fc.sample(fc.array(damage, { maxLength: 4 }), { seed, numRuns: 12 });
const root = readMarkup(new TextEncoder().encode(base), 'base.xml');
const documents = damages.map((each) => documentText(mutate(root, each)));

/** A schema with one assert per expression, by hand: no file is read. */
function schemaOf(tests: readonly string[]): Markup {
  const sch = (name: string, attributes: Record<string, string>, children: Markup[] = []): Markup => {
    return { ...element(name, attributes, children), namespace: schematronNamespace };
  };
  const asserts = tests.map((expr, index) => sch('assert', { id: `E${index}`, flag: 'warning', test: expr }));
  const prefixes = Object.entries(namespaces).map(([prefix, uri]) => sch('ns', { prefix, uri }));
  return sch('schema', {}, [...prefixes, sch('pattern', {}, [sch('rule', { context: 'd:line' }, asserts)])]);
}

/** `E3 /place` → answer, for what is not plainly true. */
function saxonAnswers(findings: { id: string; flag: string; location: string }[]): Map<string, Answer> {
  return new Map(
    findings.map(({ id, flag, location: at }) => [
      `${id} ${canonical(at, {})}`,
      flag === 'fatal' ? 'error' : 'false',
    ]),
  );
}

describe(`${runs} expressions of seed ${seed}`, () => {
  let foreign: Map<string, Answer>[];
  let ours: ReturnType<typeof compile>[];

  beforeAll(() => {
    const sheet = compileSheet(
      serialize(emitStylesheet(schemaOf(expressions), { external: {}, isolate: true })),
    );
    foreign = documents.map((text) => saxonAnswers(sheet.findings(text)));
    ours = expressions.map((expr) => compile(`boolean(${expr})`, new Map(Object.entries(namespaces))));
  }, 120_000);

  test('our answer is SaxonJS’s, at every line of every document', () => {
    const differences = new Map<string, string>();
    let compared = 0;
    documents.forEach((text, index) => {
      for (const { number, at, answer } of answers(text, ours)) {
        const expected = foreign[index]?.get(`E${number} ${at}`) ?? 'true';
        compared += 1;
        if (answer !== expected)
          differences.set(
            expressions[number] ?? '',
            `SaxonJS ${expected}, ours ${answer} at ${at} of ${text}`,
          );
      }
    });
    // Each expression once, the shortest first: those are the ones to look at.
    expect([...differences].sort(([a], [b]) => a.length - b.length).slice(0, 10)).toEqual([]);
    expect(compared).toBeGreaterThan(runs);
  });
});

function* answers(
  text: string,
  ours: ReturnType<typeof compile>[],
): Generator<{ number: number; at: string; answer: Answer }> {
  const tree = parse(Buffer.from(text));
  for (let node = 1; node < tree.count; node += 1) {
    if (tree.kind[node] !== ELEMENT || tree.nameOf(node).local !== 'line') continue;
    const at = canonical(location(tree, node, new Map([['urn:d', 'd']])), namespaces);
    for (const [number, evaluate] of ours.entries()) {
      yield { number, at, answer: answerOf(() => evaluate(tree, node)[0]) };
    }
  }
}

function answerOf(evaluate: () => string | undefined): Answer {
  try {
    return evaluate() === 'true' ? 'true' : 'false';
  } catch {
    return 'error';
  }
}
