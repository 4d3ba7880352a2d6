// The schemas behind each object of the contract: one, or two where terms differ by role.

import {
  AllowanceSchema,
  ChargeSchema,
  LineAllowanceSchema,
  LineChargeSchema,
} from '../schema/adjustments.ts';
import { DeliverySchema } from '../schema/delivery.ts';
import { InvoiceSchema } from '../schema/invoice.ts';
import { LineSchema } from '../schema/line.ts';
import { nodeOf } from '../schema/messages.ts';
import { FrenchMentionsSchema, NoteSchema } from '../schema/notes.ts';
import { GenerateOptionsSchema, GenerateRequestSchema } from '../schema/options.ts';
import { BuyerSchema, SellerSchema } from '../schema/party.ts';
import { PaymentSchema } from '../schema/payment.ts';
import { AdditionalDocumentSchema, PrecedingInvoiceSchema } from '../schema/references.ts';
import {
  ExtractOutSchema,
  FindingOutSchema,
  GenerateJsonOutSchema,
  HealthSchema,
  PlanCatalogSchema,
  UsageOutSchema,
  ValidationOutSchema,
} from '../schema/results.ts';
import { TotalsSchema, VatBreakdownSchema } from '../schema/totals.ts';
import type { TSchema } from 'typebox';

/** The object behind a property, whatever place it stands in. */
function below(schema: TSchema, property: string): TSchema {
  const { allOf, anyOf } = nodeOf(nodeOf(schema).properties![property]!);
  return (allOf ?? anyOf)![0]!;
}

export const VARIANTS: Readonly<Record<string, readonly TSchema[]>> = {
  GenerateRequest: [GenerateRequestSchema],
  GenerateOptions: [GenerateOptionsSchema],
  Invoice: [InvoiceSchema],
  FrenchMentions: [FrenchMentionsSchema],
  Note: [NoteSchema],
  Party: [SellerSchema, BuyerSchema],
  Address: [below(SellerSchema, 'address'), below(BuyerSchema, 'address')],
  Contact: [below(SellerSchema, 'contact'), below(BuyerSchema, 'contact')],
  Delivery: [DeliverySchema],
  Payment: [PaymentSchema],
  PrecedingInvoice: [PrecedingInvoiceSchema],
  AdditionalDocument: [AdditionalDocumentSchema],
  AllowanceCharge: [AllowanceSchema, ChargeSchema],
  Line: [LineSchema],
  LineAllowanceCharge: [LineAllowanceSchema, LineChargeSchema],
  Totals: [TotalsSchema],
  VatBreakdown: [VatBreakdownSchema],
  FindingOut: [FindingOutSchema],
  ValidationOut: [ValidationOutSchema],
  GenerateJsonOut: [GenerateJsonOutSchema],
  ExtractOut: [ExtractOutSchema],
  UsageOut: [UsageOutSchema],
  PlanCatalog: [PlanCatalogSchema],
  Health: [HealthSchema],
};
