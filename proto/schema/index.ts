// The contract: schemas, the canonical types core works with, and the types callers may send.

import type { Static } from 'typebox';
import type { Complete, Filled, LooseObject } from './canonical.ts';
import type { AllowanceSchema, LineAllowanceSchema } from './adjustments.ts';
import type { CauseSchema } from './causes.ts';
import type { DeliverySchema } from './delivery.ts';
import type {
  ErrorOutSchema,
  FindingDetailSchema,
  PatchOperationSchema,
  ValidationFaultSchema,
} from './errors.ts';
import type { InvoiceSchema } from './invoice.ts';
import type { LedgerSchema } from './ledger.ts';
import type { LineDeliverySchema, LineTotalsSchema } from './line-extension.ts';
import type { LineSchema } from './line.ts';
import type { FrenchMentionsSchema, NoteSchema } from './notes.ts';
import type { GenerateOptionsSchema, GenerateRequestSchema } from './options.ts';
import type { ComparisonOutSchema } from './comparison.ts';
import type { OtherPartySchema } from './parties.ts';
import type { IdentifierSchema, SellerSchema } from './party.ts';
import type {
  FurtherPaymentTermsSchema,
  PaymentDiscountSchema,
  PaymentSchema,
  PaymentTermsDetailsSchema,
} from './payment.ts';
import type { ProductSchema } from './product.ts';
import type { ReadInvoiceSchema } from './read-invoice.ts';
import type {
  AdditionalDocumentSchema,
  AttachmentSchema,
  DocumentReferenceSchema,
  PrecedingInvoiceSchema,
} from './references.ts';
import type {
  ExtractOutSchema,
  FindingOutSchema,
  GenerateJsonOutSchema,
  HealthSchema,
  LiveOutSchema,
  LossSchema,
  PdfFactsSchema,
  PlanCatalogSchema,
  ReadyOutSchema,
  RuleOutSchema,
  RulesetOutSchema,
  RulesetsOutSchema,
  UsageOutSchema,
  ValidationOutSchema,
  VersionOutSchema,
} from './results.ts';
import type { VatDetailSchema } from './settlement.ts';
import type { TotalsSchema, VatBreakdownSchema } from './totals.ts';

export * from './choices.ts';
export { DECIMAL_DIGITS, type DecimalShape } from './decimals.ts';
export { AllowanceSchema, ChargeSchema, LineAllowanceSchema, LineChargeSchema } from './adjustments.ts';
export { DeliverySchema } from './delivery.ts';
export * from './errors.ts';
export { InvoiceSchema } from './invoice.ts';
export { LedgerSchema } from './ledger.ts';
export { LineSchema } from './line.ts';
export { FRENCH_MENTIONS, FrenchMentionsSchema, NoteSchema } from './notes.ts';
export { GenerateOptionsSchema, GenerateRequestSchema } from './options.ts';
export { OtherPartySchema } from './parties.ts';
export { BuyerSchema, SellerSchema } from './party.ts';
export { PaymentSchema } from './payment.ts';
export { ReadInvoiceSchema } from './read-invoice.ts';
export { AdditionalDocumentSchema, DocumentReferenceSchema, PrecedingInvoiceSchema } from './references.ts';
export * from './results.ts';
export { TotalsSchema, VatBreakdownSchema } from './totals.ts';
export { descriptionOf, labelOf } from './words.ts';

// What callers may send: defaults left out, decimals as number or string.
export type InvoiceInput = Static<typeof InvoiceSchema>;
export type GenerateOptionsInput = Static<typeof GenerateOptionsSchema>;
export type GenerateRequestInput = Static<typeof GenerateRequestSchema>;

// Canonical: every property present, absent is null, decimals are exact decimal strings.
export type Invoice = Omit<Filled<InvoiceInput>, 'french_mentions'> & {
  /** Null in an invoice that was read: a document says its mentions in notes. */
  readonly french_mentions: FrenchMentions | null;
};
type AllMentions = Filled<Static<typeof FrenchMentionsSchema>>;
/** `enabled` is there only when the request wrote it (decision 42). */
export type FrenchMentions = Omit<AllMentions, 'enabled'> & Partial<Pick<AllMentions, 'enabled'>>;
export type Note = Filled<Static<typeof NoteSchema>>;
/** Seller and buyer alike; on a buyer `legal_info` is always null. */
export type Party = Filled<Static<typeof SellerSchema>>;
/** A party in any role: nothing of it is required. Seller and buyer are such parties too. */
export type RelatedParty = Filled<Static<typeof OtherPartySchema>>;
export type Identifier = Filled<Static<typeof IdentifierSchema>>;
export type Address = Party['address'];
/** An address whose country may be missing. */
export type LooseAddress = NonNullable<RelatedParty['address']>;
export type Contact = NonNullable<Party['contact']>;
export type Delivery = Filled<Static<typeof DeliverySchema>>;
export type Payment = Filled<Static<typeof PaymentSchema>>;
export type PrecedingInvoice = Filled<Static<typeof PrecedingInvoiceSchema>>;
export type PaymentCondition = Filled<Static<typeof PaymentDiscountSchema>>;
export type PaymentTermsDetails = Filled<Static<typeof PaymentTermsDetailsSchema>>;
export type FurtherPaymentTerms = Filled<Static<typeof FurtherPaymentTermsSchema>>;
export type DocumentReference = Filled<Static<typeof DocumentReferenceSchema>>;
export type Attachment = Filled<Static<typeof AttachmentSchema>>;
export type AdditionalDocument = Filled<Static<typeof AdditionalDocumentSchema>>;
export type AllowanceCharge = Filled<Static<typeof AllowanceSchema>>;
export type Line = Filled<Static<typeof LineSchema>>;
export type LineAllowanceCharge = Filled<Static<typeof LineAllowanceSchema>>;
export type LineDelivery = Filled<Static<typeof LineDeliverySchema>>;
export type LineTotals = Filled<Static<typeof LineTotalsSchema>>;
export type Product = Filled<Static<typeof ProductSchema>>;
export type VatDetail = Filled<Static<typeof VatDetailSchema>>;
export type Totals = Filled<Static<typeof TotalsSchema>>;
export type VatBreakdown = Filled<Static<typeof VatBreakdownSchema>>;
export type GenerateOptions = Filled<GenerateOptionsInput>;
export type GenerateRequest = Omit<Filled<GenerateRequestInput>, 'invoice'> & { readonly invoice: Invoice };

/** What a syntax reads from a document: names of Invoice, any value may be null, lists may be empty. */
export type ReadInvoice = LooseObject<Filled<Static<typeof ReadInvoiceSchema>>>;

// Answers: every property present, numbers are numbers.
export type FindingOut = Complete<Static<typeof FindingOutSchema>>;
type WholeOperation = Complete<Static<typeof PatchOperationSchema>>;
/** `from` is there only where something is moved. */
export type PatchOperation = Omit<WholeOperation, 'from'> & Partial<Pick<WholeOperation, 'from'>>;
type Patched<T> = Omit<T, 'patch'> & { readonly patch: readonly PatchOperation[] | null };
export type FindingDetail = Patched<Complete<Static<typeof FindingDetailSchema>>>;
export type Cause = Patched<Complete<Static<typeof CauseSchema>>>;
type WholeFault = Complete<Static<typeof ValidationFaultSchema>>;
/** `limit` and `value` are there only where a limit was passed. */
export type ValidationFault = Omit<WholeFault, 'limit' | 'value' | 'patch'> &
  Partial<Pick<Patched<WholeFault>, 'limit' | 'value' | 'patch'>>;
export type PdfFacts = Complete<Static<typeof PdfFactsSchema>>;
type WholeValidation = Complete<Static<typeof ValidationOutSchema>>;
/** `root` is there only for what is no invoice. */
export type ValidationOut = Omit<WholeValidation, 'root'> & Partial<Pick<WholeValidation, 'root'>>;
// Some answers hold an invoice part in its canonical form.
export type GenerateJsonOut = Omit<
  Complete<Static<typeof GenerateJsonOutSchema>>,
  'totals' | 'validation'
> & {
  readonly validation: ValidationOut;
  readonly totals: Totals;
};
export type ExtractOut = Omit<Complete<Static<typeof ExtractOutSchema>>, 'fields' | 'invoice'> & {
  readonly fields: ReadInvoice;
  /** As a caller would send it: what is not there is left out. */
  readonly invoice: Readonly<Record<string, unknown>>;
};
export type Ledger = Complete<Static<typeof LedgerSchema>>;
export type LedgerStep = Ledger['steps'][number];
export type LedgerInput = LedgerStep['inputs'][number];
export type LedgerRule = LedgerStep['rules'][number];
export type Loss = Complete<Static<typeof LossSchema>>;
/** About a document that is not the caller's own request (decision 5). */
export type DocumentFinding = Omit<FindingDetail, 'pointer' | 'pointers' | 'patch'>;
export type ConvertJsonOut = Omit<GenerateJsonOut, 'totals'> & {
  readonly totals: NonNullable<ReadInvoice['totals']>;
  readonly source_valid: boolean;
  readonly losses: readonly Loss[];
  readonly warnings: readonly DocumentFinding[];
  readonly ledger?: Ledger;
};
export type ComparisonOut = Complete<Static<typeof ComparisonOutSchema>>;
export type PictureField = ComparisonOut['fields'][number];
export type RulesetOut = Complete<Static<typeof RulesetOutSchema>>;
export type RulesetsOut = Complete<Static<typeof RulesetsOutSchema>>;
export type RuleOut = Complete<Static<typeof RuleOutSchema>>;
export type UsageOut = Complete<Static<typeof UsageOutSchema>>;
export type PlanCatalog = Complete<Static<typeof PlanCatalogSchema>>;
export type LiveOut = Complete<Static<typeof LiveOutSchema>>;
export type ReadyOut = Complete<Static<typeof ReadyOutSchema>>;
export type VersionOut = Complete<Static<typeof VersionOutSchema>>;
export type Health = Complete<Static<typeof HealthSchema>>;
export type ErrorOut = Static<typeof ErrorOutSchema>;
