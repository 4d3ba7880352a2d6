// What an agent is shown of an invoice before its first call, by definition; get_schema has all of it.

const PARTY = [
  'name',
  'siren',
  'siret',
  'vat_id',
  'legal_registration_id',
  'electronic_address',
  'electronic_address_scheme',
  'legal_info',
  'address',
  'contact',
];

const CONTACT = ['name', 'phone', 'email'];

const ADDRESS = ['line1', 'line2', 'city', 'postal_code', 'country'];

const ADJUSTMENT = ['amount', 'base_amount', 'percentage', 'reason', 'vat_category', 'vat_rate'];

/** The fields that most invoices have. */
export const EVERYDAY: Readonly<Record<string, readonly string[] | undefined>> = {
  Invoice: [
    'number',
    'issue_date',
    'type_code',
    'currency',
    'due_date',
    'buyer_reference',
    'contract_reference',
    'purchase_order_reference',
    'payment_terms',
    'operation_type',
    'already_paid',
    'french_mentions',
    'notes',
    'seller',
    'buyer',
    'delivery',
    'payment',
    'preceding_invoices',
    'allowances',
    'charges',
    'lines',
    'prepaid_amount',
    'tax_exemption_reason',
    'tax_exemption_reason_code',
  ],
  Seller: PARTY,
  SellerContact: CONTACT,
  FrenchMentions: ['enabled'],
  SellerAddress: ADDRESS,
  DeliveryAddress: ADDRESS,
  Delivery: ['name', 'address', 'actual_date', 'period_start', 'period_end'],
  Payment: ['means_code', 'iban', 'account_name', 'bic', 'remittance_information'],
  Allowance: ADJUSTMENT,
  Charge: ADJUSTMENT,
  Line: [
    'note',
    'item_name',
    'item_description',
    'seller_item_id',
    'quantity',
    'unit_code',
    'unit_price',
    'vat_category',
    'vat_rate',
    'allowances',
    'charges',
    'period_start',
    'period_end',
    'order_line_reference',
  ],
  LineAllowance: ['amount', 'base_amount', 'percentage', 'reason'],
  LineCharge: ['amount', 'base_amount', 'percentage', 'reason'],
  GenerateOptions: ['profile', 'output', 'language', 'check', 'logo_url', 'explain'],
};

/** Shown as another definition, which allows as much. */
export const ALIKE: Readonly<Record<string, string | undefined>> = { Buyer: 'Seller' };
