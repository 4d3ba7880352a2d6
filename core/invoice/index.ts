export { complete } from './completion.ts';
export { addressBySiren } from './parties.ts';
export {
  BLANK_ADDRESS,
  BLANK_CONTACT,
  BLANK_DELIVERY,
  BLANK_INVOICE,
  BLANK_LINE,
  BLANK_PARTY,
  BLANK_PAYMENT,
  BLANK_TOTALS,
  essence,
} from './reading.ts';
export { trace, type Derivation, type Origins } from './origins.ts';
export type { CompleteInvoice, CompleteLine, Completed, Completer, Completion } from './model.ts';
export type {
  AdditionalDocument,
  Address,
  AllowanceCharge,
  Contact,
  Delivery,
  Invoice,
  LineAllowanceCharge,
  Note,
  Party,
  Payment,
  PrecedingInvoice,
  ReadInvoice,
  Totals,
  VatBreakdown,
} from '@conforme/proto/schema';
