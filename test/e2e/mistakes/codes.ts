import { GOODS, LINE, mistake, set, type Mistake } from './mistake.ts';

export const CODES: readonly Mistake[] = [
  mistake('currency nobody knows', 'BR-CL-04', '/invoice/currency', 'services', set(['currency', 'EUX'])),
  mistake(
    'accounting currency nobody knows',
    'BR-CL-05',
    '/invoice/vat_accounting_currency',
    'services',
    set(['vat_accounting_currency', 'EUX'], ['tax_total_accounting', '1.00']),
  ),
  mistake(
    'seller country nobody knows',
    'BR-CL-14',
    '/invoice/seller/address/country',
    'services',
    set(['seller.address.country', 'XX']),
  ),
  mistake(
    'buyer country nobody knows',
    'BR-CL-14',
    '/invoice/buyer/address/country',
    'services',
    set(['buyer.address.country', 'XX']),
  ),
  mistake(
    'origin country nobody knows',
    'BR-CL-15',
    `${LINE}/origin_country`,
    'services',
    set(['lines.0.origin_country', 'XX']),
  ),
  mistake(
    'payment means nobody knows',
    'BR-CL-16',
    '/invoice/payment/means_code',
    'services',
    set(['payment.means_code', '999']),
  ),
  mistake(
    'unit nobody knows',
    'BR-CL-23',
    `${LINE}/unit_code`,
    'services',
    set(['lines.0.unit_code', 'HOURS']),
  ),
  mistake(
    'unit of the second line nobody knows',
    'BR-CL-23',
    '/invoice/lines/1/unit_code',
    'services',
    set(['lines.1.unit_code', 'HOURS']),
  ),
  mistake(
    'allowance reason nobody knows',
    'BR-CL-19',
    '/invoice/allowances/0/reason_code',
    GOODS,
    set(['allowances.0.reason_code', '999']),
  ),
  mistake(
    'charge reason nobody knows',
    'BR-CL-20',
    '/invoice/charges/0/reason_code',
    GOODS,
    set(['charges.0.reason_code', '999']),
  ),
  mistake(
    'address scheme nobody knows',
    'BR-CL-25',
    '/invoice/buyer/electronic_address_scheme',
    GOODS,
    set(['buyer.electronic_address_scheme', '9999']),
  ),
  mistake(
    'item id scheme nobody knows',
    'BR-CL-21',
    `${LINE}/standard_item_id_scheme`,
    GOODS,
    set(['lines.0.standard_item_id_scheme', '9999']),
  ),
  mistake(
    'registration scheme nobody knows',
    'BR-CL-11',
    '/invoice/buyer/legal_registration_scheme',
    'intra-community-english',
    (invoice) => {
      invoice.buyer.legal_registration_id = '1';
      invoice.buyer.legal_registration_scheme = '9999';
    },
  ),
  mistake(
    'note subject nobody knows',
    'BR-CL-08',
    '/invoice/notes/0/subject_code',
    'credit-note',
    set(['notes.0.subject_code', 'ZZZZ']),
  ),
  mistake(
    'exemption code nobody knows',
    'BR-CL-22',
    '/invoice/tax_exemption_reason_code',
    'multi-vat-exemption',
    set(['tax_exemption_reason_code', 'VATEX-NONE']),
  ),
];
