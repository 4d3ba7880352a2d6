import { equal } from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { kit } from '@conforme/core/testkit';
import { isIban } from '../iban.ts';

const { fires, silent, invoice } = await kit(join(import.meta.dirname, '..'));

test('the check digits of an IBAN are checked', () => {
  equal(isIban('FR76 3000 6000 0112 3456 7890 189'), true);
  equal(isIban('FR7630006000011234567890188'), false);
  equal(isIban('no account'), false);
});

for (const syntax of ['cii', 'ubl'] as const)
  test(`${syntax}: a wrong IBAN is found, a right one passes`, async () => {
    const [finding] = await fires(
      'IBAN-01',
      invoice({ payment: { iban: 'FR7630006000011234567890188' } }, { syntax }),
    );
    equal(finding?.title, 'Wrong IBAN');
    await silent('IBAN-01', invoice({}, { syntax }));
  });
