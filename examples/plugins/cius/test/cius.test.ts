import { deepEqual, equal } from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { kit } from '@conforme/core/testkit';

const { fires, silent, judge, invoice } = await kit(join(import.meta.dirname, '..'));

const guideline = 'urn:cen.eu:en16931:2017#compliant#urn:example:cius:2026';
const ours = (changes: object): string => invoice({ buyer_reference: 'B-1', ...changes }, { guideline });
const line = { item_name: 'Planches', quantity: 2, unit_price: '350.00', vat_rate: '20' };

test('a document of the CIUS is judged by it, in the place of EN 16931', async () => {
  const verdict = await judge(ours({}));
  equal(verdict.valid, true);
  deepEqual(verdict.checksRun, ['xsd', 'schematron:fr-ctc', 'schematron:example-cius']);
  deepEqual(verdict.checksSkipped, ['schematron:base']);
});

test('another document is not', async () => {
  const verdict = await judge(invoice());
  deepEqual(verdict.checksRun, ['xsd', 'schematron:base', 'schematron:fr-ctc']);
});

test('the rules of EN 16931 hold, but for those taken out', async () => {
  await silent('BR-CL-23', ours({ lines: [{ ...line, unit_code: 'PALLET' }] }));
  await fires(
    'BR-CO-26',
    ours({}).replace(
      /<ram:SpecifiedTaxRegistration>[^]*?<\/ram:SpecifiedTaxRegistration>|<ram:SpecifiedLegalOrganization>[^]*?<\/ram:SpecifiedLegalOrganization>/g,
      '',
    ),
  );
});

test('a buyer reference is demanded', async () => {
  await fires('CIUS-01', ours({ buyer_reference: null }));
  await silent('CIUS-01', ours({}));
});

test('only euros pass', async () => {
  const foreign = { currency: 'USD', tax_total_accounting: '167.00', vat_accounting_currency: 'EUR' };
  await fires('CIUS-02', ours(foreign));
  await silent('CIUS-02', ours({}));
});

test('units are those of the sector', async () => {
  await fires('CIUS-03', ours({ lines: [{ ...line, unit_code: 'LTR' }] }));
  await silent('CIUS-03', ours({ lines: [{ ...line, unit_code: 'PALLET' }] }));
});
