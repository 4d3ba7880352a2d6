// The object tables of the contract as published, typed off here by hand so that the schemas are held by something that
// is not themselves. `!` required; `?` may be left out, default null; `~` always there, may be null; `=` default; a list,
// map or object without mark defaults to empty. Two terms are those of the two variants, in the order of VARIANTS.

const TABLE: Readonly<Record<string, string>> = {
  GenerateRequest: `
    invoice object!
    options object
  `,
  GenerateOptions: `
    profile choice=en16931
    output choice=facturx-pdf
    language choice=fr
    check choice=fr-ctc
    logo_url text?
    accent_color text=#1f3a5f
    footer_text text?
    explain flag=false
  `,
  Invoice: `
    number text! BT-1
    issue_date date! BT-2
    type_code choice=380 BT-3
    currency text=EUR BT-5
    vat_accounting_currency text? BT-6
    due_date date? BT-9
    tax_point_date date? BT-7
    buyer_reference text? BT-10
    project_reference text? BT-11
    contract_reference text? BT-12
    purchase_order_reference text? BT-13
    sales_order_reference text? BT-14
    receiving_advice_reference text? BT-15
    despatch_advice_reference text? BT-16
    tender_reference text? BT-17
    buyer_accounting_reference text? BT-19
    payment_terms text? BT-20
    operation_type choice=services BT-23
    already_paid flag=false BT-23
    business_process text? BT-23
    french_mentions object BG-1
    notes list BG-1
    seller object! BG-4
    buyer object! BG-7
    delivery object? BG-13
    payment object? BG-16
    preceding_invoices list BG-3
    additional_documents list BG-24
    allowances list BG-20
    charges list BG-21
    lines list! BG-25
    totals object? BG-22
    prepaid_amount Amount? BT-113
    rounding_amount Amount? BT-114
    tax_total_accounting Amount? BT-111
    tax_exemption_reason text? BT-120
    tax_exemption_reason_code text? BT-121
  `,
  FrenchMentions: `
    enabled flag=true
    late_payment_penalties text BT-22
    recovery_fee text BT-22
    early_payment_discount text BT-22
  `,
  Note: `
    text text! BT-22
    subject_code text? BT-21
  `,
  Party: `
    name text! BT-27 BT-44
    trading_name text? BT-28 BT-45
    siren text? BT-30 BT-47
    legal_registration_id text? BT-30 BT-47
    legal_registration_scheme text? BT-30-1 BT-47-1
    vat_id text? BT-31 BT-48
    electronic_address text? BT-34 BT-49
    electronic_address_scheme text? BT-34-1 BT-49-1
    siret text? BT-34 BT-49
    global_ids map BT-29 BT-46
    tax_registration_id text? BT-32
    legal_info text? BT-33
    address object! BG-5 BG-8
    contact object? BG-6 BG-9
  `,
  Address: `
    line1 text? BT-35 BT-50
    line2 text? BT-36 BT-51
    line3 text? BT-162 BT-163
    city text? BT-37 BT-52
    postal_code text? BT-38 BT-53
    country_subdivision text? BT-39 BT-54
    country text! BT-40 BT-55
  `,
  Contact: `
    name text? BT-41 BT-56
    department text? BT-41-0 BT-56-0
    phone text? BT-42 BT-57
    email text? BT-43 BT-58
  `,
  Delivery: `
    name text? BT-70
    location_id text? BT-71
    location_id_scheme text? BT-71-1
    address object? BG-15
    actual_date date? BT-72
    period_start date? BT-73
    period_end date? BT-74
  `,
  Payment: `
    means_code text=30 BT-81
    means_text text? BT-82
    remittance_information text? BT-83
    iban text? BT-84
    account_name text? BT-85
    bic text? BT-86
    mandate_reference text? BT-89
    creditor_reference_id text? BT-90
    debited_iban text? BT-91
    terms text? BT-20
  `,
  PrecedingInvoice: `
    number text! BT-25
    issue_date date? BT-26
  `,
  AdditionalDocument: `
    id text! BT-122
    description text? BT-123
    url text? BT-124
  `,
  AllowanceCharge: `
    amount Amount! BT-92 BT-99
    base_amount Amount? BT-93 BT-100
    percentage Rate? BT-94 BT-101
    reason text? BT-97 BT-104
    reason_code text? BT-98 BT-105
    vat_category choice=S BT-95 BT-102
    vat_rate Rate? BT-96 BT-103
  `,
  Line: `
    id text? BT-126
    note text? BT-127
    item_name text! BT-153
    item_description text? BT-154
    seller_item_id text? BT-155
    buyer_item_id text? BT-156
    standard_item_id text? BT-157
    standard_item_id_scheme text? BT-157-1
    origin_country text? BT-159
    attributes map BG-32
    quantity Quantity! BT-129
    unit_code text=C62 BT-130
    unit_price Amount! BT-146
    gross_unit_price Amount? BT-148
    price_discount Amount? BT-147
    price_base_quantity Quantity? BT-149
    price_base_unit_code text? BT-150
    vat_category choice=S BT-151
    vat_rate Rate? BT-152
    allowances list BG-27
    charges list BG-28
    period_start date? BT-134
    period_end date? BT-135
    order_line_reference text? BT-132
    buyer_accounting_reference text? BT-133
    net_amount Amount? BT-131
  `,
  LineAllowanceCharge: `
    amount Amount! BT-136 BT-141
    base_amount Amount? BT-137 BT-142
    percentage Rate? BT-138 BT-143
    reason text? BT-139 BT-144
    reason_code text? BT-140 BT-145
  `,
  Totals: `
    line_total Amount! BT-106
    allowance_total Amount? BT-107
    charge_total Amount? BT-108
    tax_exclusive Amount! BT-109
    tax_total Amount! BT-110
    tax_inclusive Amount! BT-112
    prepaid Amount? BT-113
    rounding Amount? BT-114
    amount_due Amount! BT-115
    tax_total_accounting Amount? BT-111
    vat_breakdown list BG-23
  `,
  VatBreakdown: `
    category choice! BT-118
    rate Rate? BT-119
    taxable_amount Amount! BT-116
    tax_amount Amount! BT-117
    exemption_reason text? BT-120
    exemption_reason_code text? BT-121
  `,
  FindingOut: 'source text!\nseverity choice!\nrule text~\nmessage text!\nlocation text?\ntest text?',
  ValidationOut: `
    valid flag!
    flavor text~
    root text?
    profile text~
    checks_run list!
    checks_skipped list!
    error_count count!
    warning_count count!
    findings list!
    pdf object?
  `,
  GenerateJsonOut: `
    filename text!
    media_type text!
    profile text!
    output text!
    content_base64 text!
    totals object! BG-22
    validation object!
  `,
  ExtractOut: `
    flavor text!
    profile text~
    guideline text~ BT-24
    xml_filename text~
    fields object!
    pdf object~
    xml text?
  `,
  UsageOut: 'plan text!\nused count!\nquota count!\nremaining count!\nperiod text!',
  PlanCatalog: 'currency text!\nplans list!\nportal_url text!\nmcp_url text!',
  Health: 'status text!\nversion text!\nschematron flag!',
};

export interface Row {
  object: string;
  field: string;
  kind: string;
  mark: string;
  terms: readonly string[];
}

export function contractRows(): readonly Row[] {
  return Object.entries(TABLE).flatMap(([object, block]) => {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    return lines.map((line) => {
      const [field = '', shape = '', ...terms] = line.trim().split(' ');
      const [, kind = '', mark = ''] = /^(\w+)(.*)$/.exec(shape) ?? [];
      return { object, field, kind, mark, terms };
    });
  });
}
