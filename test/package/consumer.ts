// What a stranger writes: an invoice made, checked, converted and read. Compiled against the package and run by test/package/library.ts.

import { conforme, ConformeError, type Invoice } from 'conforme';
import { invoiceSchema } from 'conforme/schema';
import { validate } from 'conforme/validate';

const invoice: Invoice = {
  number: 'F-2026-0042',
  issue_date: '2026-10-15',
  due_date: '2026-11-15',
  seller: {
    name: 'Atelier du Rivage SARL',
    siren: '732829320',
    vat_id: 'FR44732829320',
    address: { line1: '12 quai des Lilas', city: 'Nantes', postal_code: '44000', country: 'FR' },
  },
  buyer: {
    name: 'Librairie des Tilleuls SAS',
    siren: '901234567',
    vat_id: 'FR15901234567',
    address: { line1: '3 place du Marché', city: 'Lyon', postal_code: '69002', country: 'FR' },
  },
  payment: { means_code: '30', iban: 'FR7630006000011234567890189' },
  lines: [{ item_name: 'Conseil', quantity: '1.5', unit_price: 90, vat_rate: '20' }],
};

const made = await conforme.generate({ invoice });
const { valid, checks_run } = await validate(made.content);
const { findings } = await conforme.validate(made.content, { explain: true });
const ubl = await conforme.convert(made.content, { to: 'ubl-xml' });
const { fields } = await conforme.extract(ubl.content);
const refusal = await conforme
  .generate({ invoice: { ...invoice, currency: 'EUX' } })
  .then(() => null)
  .catch((error: unknown) => (error instanceof ConformeError ? error.code : String(error)));

console.log(
  JSON.stringify({
    head: new TextDecoder().decode(made.content.subarray(0, 5)),
    valid,
    checks: checks_run.length,
    warned: findings.map(({ severity, fix }) => severity === 'warning' && fix !== null),
    seller: fields.seller?.name,
    due: fields.totals?.amount_due,
    refusal,
    schema: invoiceSchema('fr')['title'],
  }),
);
