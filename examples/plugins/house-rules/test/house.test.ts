import { equal, match } from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { kit } from '@conforme/core/testkit';

const { fires, silent, invoice } = await kit(join(import.meta.dirname, '..'));

for (const syntax of ['cii', 'ubl'] as const) {
  test(`${syntax}: the purchase order is demanded`, async () => {
    await fires('HOUSE-01', invoice({}, { syntax }));
    await silent('HOUSE-01', invoice({ purchase_order_reference: 'PO-4711' }, { syntax }));
  });

  test(`${syntax}: only known payment means pass`, async () => {
    const [finding] = await fires('HOUSE-02', invoice({ payment: { means_code: '10' } }, { syntax }));
    equal(finding?.severity, 'warning');
    match(finding?.message ?? '', /Payment means 10/);
    await silent('HOUSE-02', invoice({}, { syntax }));
  });
}
