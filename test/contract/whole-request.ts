// A request in which every object of the contract stands, and where each object stands in it.

export type Step = string | number;
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Only what is required, and one of every list: what a test adds or spoils is then the only thing of its kind. */
export function wholeRequest(): Json {
  const adjustment = { amount: '5.00', vat_rate: '20' };
  const address = { country: 'FR' };
  return {
    invoice: {
      number: 'F-1',
      issue_date: '2026-10-05',
      french_mentions: {},
      notes: [{ text: 'note' }],
      seller: { name: 'Seller', siren: '732829320', address, contact: {} },
      buyer: { name: 'Buyer', siren: '901234567', address, contact: {} },
      delivery: { address },
      payment: {},
      preceding_invoices: [{ number: 'F-0' }],
      additional_documents: [{ id: 'D-1' }],
      allowances: [adjustment],
      charges: [adjustment],
      lines: [
        {
          item_name: 'Item',
          quantity: '2',
          unit_price: '50.00',
          vat_rate: '20',
          allowances: [{ amount: '1.00' }],
          charges: [{ amount: '1.00' }],
        },
      ],
      totals: {
        line_total: '100.00',
        tax_exclusive: '100.00',
        tax_total: '20.00',
        tax_inclusive: '120.00',
        amount_due: '120.00',
        vat_breakdown: [{ category: 'S', rate: '20', taxable_amount: '100.00', tax_amount: '20.00' }],
      },
    },
    options: { profile: 'extended' },
  };
}

/** Object of the contract → its places in the request, in the order of the terms its table gives. */
export const PLACES: Readonly<Record<string, readonly (readonly Step[])[]>> = {
  GenerateRequest: [[]],
  GenerateOptions: [['options']],
  Invoice: [['invoice']],
  FrenchMentions: [['invoice', 'french_mentions']],
  Note: [['invoice', 'notes', 0]],
  Party: [
    ['invoice', 'seller'],
    ['invoice', 'buyer'],
  ],
  Address: [
    ['invoice', 'seller', 'address'],
    ['invoice', 'buyer', 'address'],
  ],
  Contact: [
    ['invoice', 'seller', 'contact'],
    ['invoice', 'buyer', 'contact'],
  ],
  Delivery: [['invoice', 'delivery']],
  Payment: [['invoice', 'payment']],
  PrecedingInvoice: [['invoice', 'preceding_invoices', 0]],
  AdditionalDocument: [['invoice', 'additional_documents', 0]],
  AllowanceCharge: [
    ['invoice', 'allowances', 0],
    ['invoice', 'charges', 0],
  ],
  Line: [['invoice', 'lines', 0]],
  LineAllowanceCharge: [
    ['invoice', 'lines', 0, 'allowances', 0],
    ['invoice', 'lines', 0, 'charges', 0],
  ],
  Totals: [['invoice', 'totals']],
  VatBreakdown: [['invoice', 'totals', 'vat_breakdown', 0]],
};

/** The request with one value put in; undefined takes it out. */
export function changed(request: Json, path: readonly Step[], value: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return value as Json;
  const copy = (Array.isArray(request) ? [...request] : { ...(request as object) }) as Record<Step, Json>;
  const inner = rest.length === 0 ? value : changed(copy[step] ?? {}, rest, value);
  if (inner === undefined) delete copy[step];
  else copy[step] = inner;
  return copy as Json;
}
