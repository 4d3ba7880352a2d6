import { create } from '@bufbuild/protobuf';
import { expect, it } from 'vitest';
import { ValidateResponseSchema, type ValidateResponse } from '@conforme/proto/v1';
import { Alike } from './alike.ts';

const answerTo = (key: string): ValidateResponse =>
  create(ValidateResponseSchema, {
    validation: { valid: true, findings: [] },
    identity: { key, location: '/a/b', line: 3, column: 7 },
  });

const requested = (name: string, explain = false) => ({ name, language: 'en', explain }) as const;

it('warns of the later of two, and names the earlier', () => {
  const alike = new Alike();
  const [first, other, second] = [answerTo('a'), answerTo('b'), answerTo('a')];
  alike.look(first, requested('one.xml'));
  alike.look(null, requested('letter.txt'));
  alike.look(other, requested('two.xml'));
  alike.look(second, requested('three.xml', true));
  expect([first, other].flatMap(({ validation }) => validation!.findings)).toEqual([]);
  expect(second.validation).toMatchObject({
    valid: true,
    findings: [
      {
        source: 'plausibility',
        severity: 'warning',
        rule: 'PLAUSIBLE-DUPLICATE',
        location: '/a/b',
        message: expect.stringContaining('Document 1 (one.xml)'),
      },
    ],
  });
  expect(second.details).toMatchObject([{ line: 3, column: 7, terms: ['BT-1'] }]);
  expect(second.causes).toMatchObject([{ finding: 0, count: 1 }]);
});

it('forgets the oldest of too many', () => {
  const alike = new Alike(2);
  const again = answerTo('a');
  for (const key of ['a', 'b', 'c']) alike.look(answerTo(key), requested(''));
  alike.look(again, requested(''));
  expect(again.validation!.findings).toEqual([]);
  const kept = answerTo('c');
  alike.look(kept, requested(''));
  expect(kept.validation!.findings[0]!.message).toContain('Document 3 has');
});
