import { LINE, mistake, set, type Mistake } from './mistake.ts';

export const FRENCH: readonly Mistake[] = [
  mistake('dot in the number', 'BR-FR-02_BT-1', '/invoice/number', 'services', set(['number', 'F.2026'])),
  mistake('type 751', 'BR-FR-04_BT-3', '/invoice/type_code', 'services', set(['type_code', '751'])),
  mistake(
    'mentions switched off',
    'BR-FR-05_BT-22_PMT',
    '/invoice/french_mentions/recovery_fee',
    'services',
    set(['french_mentions', { enabled: false }]),
  ),
  mistake(
    'credit note without its invoice',
    'BR-FR-CO-05_BT-3',
    '/invoice/preceding_invoices',
    'credit-note',
    set(['preceding_invoices', []]),
  ),
  mistake(
    'paid without a date',
    'BR-FR-CO-09_BT-23-3',
    '/invoice/due_date',
    'prepaid',
    set(['due_date', null]),
  ),
  mistake(
    'due before it was issued',
    'BR-FR-CO-07_BT-9',
    '/invoice/due_date',
    'services',
    set(['due_date', '2026-10-01']),
  ),
  mistake(
    'rate France does not know',
    'BR-FR-16_BT-152',
    `${LINE}/vat_rate`,
    'services',
    set(['lines.0.vat_rate', '19']),
  ),
  mistake(
    'category of the Canary Islands',
    'BR-FR-15_BT-95_BT-151_LM',
    `${LINE}/vat_category`,
    'services',
    set(['lines.0.vat_category', 'L']),
  ),
  mistake(
    'five decimals of a quantity',
    'BR-FR-DEC-02_BT-129',
    `${LINE}/quantity`,
    'services',
    set(['lines.0.quantity', '1.00001']),
  ),
  mistake(
    'free text about an attachment',
    'BR-FR-17_BT-123',
    '/invoice/additional_documents/0/description',
    'services',
    set(['additional_documents', [{ id: 'A', description: 'Plan' }]]),
  ),
];
