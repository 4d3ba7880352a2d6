import {
  AdditionalDocumentSchema,
  AllowanceSchema,
  DeliverySchema,
  DocumentReferenceSchema,
  LineAllowanceSchema,
  LineSchema,
  NoteSchema,
  OtherPartySchema,
  PaymentSchema,
  PrecedingInvoiceSchema,
  ReadInvoiceSchema,
  SellerSchema,
  TotalsSchema,
  VatBreakdownSchema,
  type ReadInvoice,
} from '@conforme/proto/schema';
import { SELLER_CONTACT } from '@conforme/proto/schema/address';
import { blankOf } from '@conforme/proto/schema/blank';
import type { CompleteInvoice } from './model.ts';

/** What a caller may write for short. Completion spells them out elsewhere, so no document carries them. */
export const SHORTCUTS = {
  operation_type: null,
  already_paid: null,
  french_mentions: null,
  prepaid_amount: null,
  rounding_amount: null,
  tax_total_accounting: null,
  tax_exemption_reason: null,
  tax_exemption_reason_code: null,
} as const satisfies Partial<ReadInvoice>;

/** Exactly what a document of a complete invoice says: the invoice without the shortcuts it was made from. */
export function essence(invoice: CompleteInvoice): ReadInvoice {
  return {
    ...invoice,
    ...SHORTCUTS,
    seller: { ...invoice.seller, siret: null },
    buyer: { ...invoice.buyer, siret: null },
    vat_breakdown: invoice.totals.vat_breakdown,
  };
}

/** Of which nothing is known: `null` for every property that is neither list nor map. Whoever fills one in makes a copy. */
export const BLANK_PARTY = blankOf(SellerSchema)();
export const BLANK_RELATED_PARTY = blankOf(OtherPartySchema)();
export const BLANK_ADDRESS = BLANK_PARTY.address;
export const BLANK_CONTACT = blankOf(SELLER_CONTACT)();
export const BLANK_DELIVERY = blankOf(DeliverySchema)();
export const BLANK_PAYMENT = blankOf(PaymentSchema)();
export const BLANK_NOTE = blankOf(NoteSchema)();
export const BLANK_PRECEDING = blankOf(PrecedingInvoiceSchema)();
export const BLANK_DOCUMENT = blankOf(AdditionalDocumentSchema)();
export const BLANK_REFERENCE = blankOf(DocumentReferenceSchema)();
export const BLANK_LINE_ADJUSTMENT = blankOf(LineAllowanceSchema)();
export const BLANK_ADJUSTMENT = blankOf(AllowanceSchema)();
export const BLANK_BREAKDOWN = blankOf(VatBreakdownSchema)();
export const BLANK_TOTALS = blankOf(TotalsSchema)();
export const BLANK_LINE = blankOf(LineSchema)();

/** An invoice of which nothing is known yet: every key of the contract is there, and the totals, because every document has them. */
export const BLANK_INVOICE = { ...blankOf(ReadInvoiceSchema)(), ...SHORTCUTS, totals: BLANK_TOTALS };
