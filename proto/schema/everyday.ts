// What an agent is shown before its first call, by definition: the fields most invoices, statuses and reports have, each with the words
// that a first try needs. No words: the name says it. get_schema has all fields with all words.

export type Shown = Readonly<Record<string, string>>;

const PARTY: Shown = {
  name: '',
  siren: 'Of French companies: 9 digits.',
  siret: '14 digits; gives siren and electronic_address.',
  vat_id: 'With its country: FR…',
  legal_registration_id: 'Not French.',
  electronic_address:
    'Where it gets invoices. French: derived from siren. Others, under check fr-ctc: needed, an e-mail with scheme EM or a Peppol id with its own.',
  electronic_address_scheme: 'EAS: EM, 0225, 0088, 9930 …',
  legal_info: 'Seller only: form, capital, registry.',
  address: '',
  contact: '',
};

const CONTACT: Shown = { name: '', phone: '', email: '' };

const ADDRESS: Shown = { line1: '', line2: '', postal_code: '', city: '', country: 'FR' };

const ADJUSTMENT: Shown = {
  amount: 'Positive, without VAT; beside a percentage, too.',
  base_amount: '',
  percentage: 'Of base_amount.',
  reason: '',
};

const WHOLE_ADJUSTMENT: Shown = {
  ...ADJUSTMENT,
  vat_category: 'That of its lines.',
  vat_rate: 'Likewise; S needs it.',
};

const VAT: Shown = {
  vat_category: 'S taxed, E exempt, AE reverse charge, K intra-EU, G export, O outside scope, Z.',
  vat_rate: 'Percent: 20. S needs it.',
};

const LINE: Shown = {
  item_name: '',
  item_description: '',
  seller_item_id: '',
  buyer_item_id: '',
  quantity: 'Negative takes back.',
  unit_code: 'Rec 20: C62 piece, HUR hour, DAY, MON month, KGM, MTR, LTR …',
  unit_price: 'Net, without VAT.',
  gross_unit_price: 'Before price_discount, where unit_price has one.',
  price_discount: '',
  ...VAT,
  allowances: '',
  charges: '',
  note: '',
  period_start: '',
  period_end: '',
  order_line_reference: '',
};

const INVOICE: Shown = {
  number: 'Letters, digits, `-` `_` `/`.',
  issue_date: '',
  type_code:
    '381 credit note (amounts positive), 384 corrected, 386 prepayment, 389 self-billed, 261 self-billed credit note …',
  currency: 'ISO 4217. Not EUR: French law wants the two fields below, too.',
  vat_accounting_currency: 'EUR.',
  tax_total_accounting: 'Total VAT in it.',
  due_date: 'Where an amount is due, this or payment_terms; already_paid: the day of payment.',
  payment_terms: 'In words.',
  buyer_reference: '',
  purchase_order_reference: '',
  contract_reference: '',
  operation_type: '',
  tax_point_code: 'When VAT falls due: 5 issue (option for debits), 29 delivery, 72 payment.',
  already_paid: 'Paid when issued: nothing is due.',
  prepaid_amount: 'Deposits, with VAT.',
  notes: '',
  seller: '',
  buyer: '',
  delivery: '',
  payment: '',
  preceding_invoices: 'What this one corrects, credits or settles.',
  allowances: 'On the whole.',
  charges: '',
  lines: '',
  tax_exemption_reason: 'E, AE, K, G, O need one: in words here,',
  tax_exemption_reason_code:
    'or as a code: VATEX-EU-AE, VATEX-EU-IC (K), VATEX-EU-G, VATEX-EU-O, VATEX-FR-FRANCHISE (293 B) …',
};

const STATUS: Shown = {
  status:
    '204 taken, 205 approved, 206 partly approved, 207 disputed, 210 refused, 211 payment sent, 212 collected …',
  xml: 'The invoice; or:',
  document_base64: 'PDF or XML; or:',
  invoice:
    'As generate_invoice takes it, at least number, issue_date, seller and buyer with name and siren; business_process for the State.',
  object: 'Portal statuses (250, 251, 300 … 601) only: {number, issue_date, siren, filename}.',
  reasons:
    '206, 207, 208, 210, 213 and errors of the portal need one; next_statuses has the codes (next[].reasons).',
  amounts: '212: one for each VAT rate.',
  at: 'YYYY-MM-DDThh:mm:ss; now.',
  received_at: 'Of the invoice, likewise.',
  platform: 'Its number, 4 characters.',
  to_state: 'The copy for the State, of 200, 210, 212, 213; needs platform and received_at.',
  history: 'Statuses so far.',
  note: '',
  language: '',
};

const REPORT: Shown = {
  declarant: '',
  platform: 'Approved; number: 4 characters.',
  period: 'Two days, both included.',
  kind: 'RE replaces; then name data.',
  data: '',
  invoices: '',
  sales: 'To consumers, without invoice, by day.',
  payments: 'Collected for services.',
};

const TILL: Shown = {
  date: '',
  currency: '',
  category: 'In order: goods, services, not taxed in France, margin.',
  vat_point: '',
  count: 'Of transactions.',
  rates: '',
};

/** Definitions that are not here are shown whole, in their own words. */
export const EVERYDAY: Readonly<Record<string, Shown | undefined>> = {
  GenerateRequest: { invoice: '', options: '' },
  Invoice: INVOICE,
  Seller: PARTY,
  SellerContact: CONTACT,
  SellerAddress: ADDRESS,
  DeliveryAddress: ADDRESS,
  Note: { text: '', subject_code: 'UNTDID 4451.' },
  Delivery: { name: '', address: '', actual_date: '', period_start: '', period_end: '' },
  Payment: {
    means_code: '30 transfer, 58 SEPA, 59 SEPA debit, 48 card, 10 cash, 97 settled …',
    iban: '',
    bic: '',
    account_name: '',
    remittance_information: '',
    mandate_reference: 'Of 59.',
  },
  PrecedingInvoice: { number: '', issue_date: '' },
  Allowance: WHOLE_ADJUSTMENT,
  Charge: WHOLE_ADJUSTMENT,
  Line: LINE,
  LineAllowance: ADJUSTMENT,
  LineCharge: ADJUSTMENT,
  GenerateOptions: {
    output: '',
    profile: '',
    check: 'base: EN 16931 without French law, for consumers.',
    language: 'Of the PDF and messages.',
    logo_url: '',
    explain: 'Show how totals came about.',
  },
  StatusArguments: STATUS,
  StatusReason: { code: '', text: '', rule: '', place: '' },
  StatusAmount: {
    amount: 'With VAT.',
    rate: '',
    kind: 'Default by status: 212 MEN collected, 211 MPA paid, 206 MAPTTC approved.',
    currency: '',
  },
  ReportingRequest: REPORT,
  ReportingDeclarant: { siren: '', name: '', role: 'BY for purchases abroad.' },
  ReportingPlatform: { number: '', name: '' },
  ReportingPeriod: { start: '', end: '' },
  ReportableInvoice: {
    document_base64: 'PDF or XML, or:',
    invoice: 'As generate_invoice takes it.',
    customer: 'Default: by the ids of the buyer.',
    service_lines: 'Ids of lines that are services, where goods are, too.',
    margin: '',
  },
  TillSales: TILL,
  SalesRate: { rate: '', taxable_amount: '', tax_amount: '' },
  CollectedPayment: { invoice: 'Its number, of one that goes along.', date: '', rates: '' },
  CollectedRate: { rate: '', amount: 'With VAT, EUR.' },
};

/** Shown as another definition, which allows as much. */
export const ALIKE: Readonly<Record<string, string | undefined>> = { Buyer: 'Seller' };
