export { money } from './amounts.ts';
export { complete } from './completion.ts';
export { counts } from './counted.ts';
export { isCreditNote, titleOf } from './kind.ts';
export { labelAt } from './labels.ts';
export { legible } from './legible.ts';
export { addressBySiren } from './parties.ts';
export {
  BLANK_ADDRESS,
  BLANK_ADJUSTMENT,
  BLANK_BREAKDOWN,
  BLANK_CONTACT,
  BLANK_DELIVERY,
  BLANK_DOCUMENT,
  BLANK_INVOICE,
  BLANK_LINE,
  BLANK_LINE_ADJUSTMENT,
  BLANK_NOTE,
  BLANK_PARTY,
  BLANK_PAYMENT,
  BLANK_PRECEDING,
  BLANK_REFERENCE,
  BLANK_RELATED_PARTY,
  BLANK_TOTALS,
  essence,
  SHORTCUTS,
} from './reading.ts';
export { readInvoiceShape, type Draft, type Shape } from './shape.ts';
export { pointersTo, pointerStep, pointerTo } from '@conforme/proto/schema/pointer';
export { shortest, withoutEndZeros } from '@conforme/proto/schema/decimals';
export { isDay } from '@conforme/proto/schema/values';
export { requestOf, type InvoiceRequest } from './request.ts';
export { NO_REASONS, reasonFor, reasonsOf, type Reasons } from './reasons.ts';
export { sourcesOf, trace, type Derivation, type Origins } from './origins.ts';
export type { CompleteInvoice, CompleteLine, Completed, Completer, Completion } from './model.ts';
export type { Taxed } from './vat.ts';
export type {
  AdditionalDocument,
  Address,
  AllowanceCharge,
  Attachment,
  Contact,
  Delivery,
  DocumentReference,
  FurtherPaymentTerms,
  Identifier,
  Invoice,
  LineAllowanceCharge,
  LineDelivery,
  LineTotals,
  LooseAddress,
  Note,
  Party,
  Payment,
  PaymentCondition,
  PaymentTermsDetails,
  PrecedingInvoice,
  Product,
  ReadInvoice,
  RelatedParty,
  Totals,
  VatBreakdown,
  VatDetail,
} from '@conforme/proto/schema';
