// Made by npm run generate from proto/schema; npm run check compares.

/**
 * A decimal with up to 15 digits before the point and 4 after it. As text every digit counts; a number has what a
 * float keeps, which is enough for amounts of up to thirteen digits.
 */
export type Amount = string | number;

/**
 * A decimal with up to 15 digits before the point and 4 after it. As text every digit counts; a number has what a
 * float keeps, which is enough for amounts of up to thirteen digits.
 */
export type Price = string | number;

/**
 * A decimal with up to 13 digits before the point and 6 after it. As text every digit counts; a number has what a
 * float keeps, which is enough for amounts of up to thirteen digits.
 */
export type Quantity = string | number;

/**
 * A decimal with up to 3 digits before the point and 4 after it. As text every digit counts; a number has what a
 * float keeps, which is enough for amounts of up to thirteen digits.
 */
export type Rate = string | number;

/**
 * A decimal with up to 15 digits before the point and 30 after it. As text every digit counts; a number has what a
 * float keeps, which is enough for amounts of up to thirteen digits.
 */
export type Decimal = string | number;

/** An invoice and how to produce it. */
export interface GenerateRequest {
  /** Invoice: The invoice. */
  invoice: Invoice;
  /** Options: How to produce it; every option has a default. */
  options?: GenerateOptions | undefined;
}

/** An invoice or credit note under EN 16931. */
export interface Invoice {
  /** Number: Invoice number: letters, digits, `.`, `_`, `/` and `-`. Check `fr-ctc` refuses the dot (BR-FR-02). (BT-1) */
  number: string;
  /** Issue date: Day of issue. (BT-2) */
  issue_date: string;
  /**
   * Document type: UNTDID 1001: 380 invoice, 381 credit note, 384 corrected, 386 prepayment, 389 self-billed, 261
   * self-billed credit note, 751 invoice information for accounting, and the others EN 16931 allows. (BT-3)
   * @defaultValue "380"
   */
  type_code?: '380' | '381' | '384' | '386' | '389' | '261' | '751' | '71' | '80' | '81' | '82' | '83' | '84' | '102' | '130' | '202' | '203' | '204' | '211' | '218' | '219' | '262' | '295' | '296' | '308' | '325' | '326' | '331' | '382' | '383' | '385' | '387' | '388' | '390' | '393' | '394' | '395' | '396' | '420' | '456' | '457' | '458' | '471' | '472' | '473' | '500' | '501' | '502' | '503' | '527' | '532' | '553' | '575' | '623' | '633' | '780' | '817' | '870' | '875' | '876' | '877' | '935' | undefined;
  /**
   * Currency: Currency of all amounts, ISO 4217. (BT-5)
   * @defaultValue "EUR"
   */
  currency?: string | undefined;
  /**
   * VAT accounting currency: Currency the VAT is accounted in when it differs from `currency`; then give
   * `tax_total_accounting` too. (BT-6)
   */
  vat_accounting_currency?: string | null | undefined;
  /** Due date: Day the payment is due. (BT-9) */
  due_date?: string | null | undefined;
  /** Tax point date: Day the VAT becomes chargeable, when it is not the issue date. (BT-7) */
  tax_point_date?: string | null | undefined;
  /** Buyer reference: What the buyer asked to see quoted. (BT-10) */
  buyer_reference?: string | null | undefined;
  /** Project reference: Project. (BT-11) */
  project_reference?: string | null | undefined;
  /** Contract reference: Contract. (BT-12) */
  contract_reference?: string | null | undefined;
  /** Purchase order reference: The buyer's order. (BT-13) */
  purchase_order_reference?: string | null | undefined;
  /** Sales order reference: The seller's order. (BT-14) */
  sales_order_reference?: string | null | undefined;
  /** Receiving advice reference: Receiving advice. (BT-15) */
  receiving_advice_reference?: string | null | undefined;
  /** Despatch advice reference: Despatch advice. (BT-16) */
  despatch_advice_reference?: string | null | undefined;
  /** Tender reference: Tender or lot. (BT-17) */
  tender_reference?: string | null | undefined;
  /** Buyer accounting reference: Where the buyer books the invoice. (BT-19) */
  buyer_accounting_reference?: string | null | undefined;
  /** Payment terms: Payment terms in words; the same term as `payment.terms`, so the two may not differ. (BT-20) */
  payment_terms?: string | null | undefined;
  /**
   * Operation type: What is invoiced; gives the French business process B1 goods, S1 services, M1 mixed. (BT-23)
   * @defaultValue "services"
   */
  operation_type?: 'goods' | 'services' | 'mixed' | null | undefined;
  /**
   * Already paid: The invoice is paid when issued: business process B2, S2 or M2, and, with `totals` and
   * `prepaid_amount` left out, nothing remains due. The payment date BR-FR then asks for goes into `due_date`. (BT-23)
   * @defaultValue false
   */
  already_paid?: boolean | undefined;
  /** Business process: Business process code, for example S1; wins over `operation_type` and `already_paid`. (BT-23) */
  business_process?: string | null | undefined;
  /** French mentions: The mentions French law requires. (BG-1) */
  french_mentions?: FrenchMentions | undefined;
  /** Notes: Notes on the invoice. (BG-1) */
  notes?: readonly Note[] | undefined;
  /** Seller: The party that issues the invoice. (BG-4) */
  seller: Seller;
  /** Buyer: The party the invoice is for. (BG-7) */
  buyer: Buyer;
  /** Delivery: When and where it was delivered. (BG-13) */
  delivery?: Delivery | null | undefined;
  /** Payment: How the invoice is to be paid. (BG-16) */
  payment?: Payment | null | undefined;
  /** Preceding invoices: Invoices this one corrects, credits or settles. (BG-3) */
  preceding_invoices?: readonly PrecedingInvoice[] | undefined;
  /** Additional documents: Documents that support the invoice. (BG-24) */
  additional_documents?: readonly AdditionalDocument[] | undefined;
  /** Allowances: Deductions from the invoice as a whole. (BG-20) */
  allowances?: readonly Allowance[] | undefined;
  /** Charges: Additions to the invoice as a whole. (BG-21) */
  charges?: readonly Charge[] | undefined;
  /** Lines: The lines. Profile `basicwl` uses them for the totals and the picture only. (BG-25) */
  lines: readonly Line[];
  /** Totals: The sums; computed when left out. Given, they win over the two shortcuts below. (BG-22) */
  totals?: Totals | null | undefined;
  /** Prepaid amount: What was paid before; used when the totals are computed. (BT-113) */
  prepaid_amount?: Amount | null | undefined;
  /** Rounding amount: What rounds the amount due; used when the totals are computed. (BT-114) */
  rounding_amount?: Amount | null | undefined;
  /** Tax total accounting: Total VAT in `vat_accounting_currency`; used when the totals are computed. (BT-111) */
  tax_total_accounting?: Amount | null | undefined;
  /** Tax exemption reason: Why no VAT is charged, in words: default for categories E, AE, K, G and O. (BT-120) */
  tax_exemption_reason?: string | null | undefined;
  /** Tax exemption reason code: Why no VAT is charged, as a VATEX code: default likewise. (BT-121) */
  tax_exemption_reason_code?: string | null | undefined;
  /**
   * Tax point code: What makes the VAT chargeable when it is no date, UNTDID 2475: 5 issue, 29 delivery, 72 payment.
   * (BT-8)
   */
  tax_point_code?: string | null | undefined;
  /** Document name: What the document calls itself. */
  document_name?: string | null | undefined;
  /** Language: Language of the texts of the invoice, ISO 639-1. */
  document_language?: string | null | undefined;
  /** Copy: The document is a copy. */
  copy_indicator?: boolean | null | undefined;
  /** Test: The document is a test. */
  test_indicator?: boolean | null | undefined;
  /** Contractual due date: Day the contract sets for the payment. */
  contractual_due_date?: string | null | undefined;
  /** Invoiced object: What is invoiced: a subscription, a meter, a telephone number. (BT-18) */
  invoiced_object_id?: string | null | undefined;
  /** Invoiced object scheme: Kind of `invoiced_object_id`, UNTDID 1153. (BT-18-1) */
  invoiced_object_scheme?: string | null | undefined;
  /** Date of the invoiced object. */
  invoiced_object_date?: string | null | undefined;
  /** Project name: Name of the project, when it is not its reference. */
  project_name?: string | null | undefined;
  /** Contract date. */
  contract_date?: string | null | undefined;
  /** Contract type: Kind of the contract, UNTDID 1153. */
  contract_type_code?: string | null | undefined;
  /** Purchase order date. */
  purchase_order_date?: string | null | undefined;
  /** Sales order date. */
  sales_order_date?: string | null | undefined;
  /** Receiving advice date. */
  receiving_advice_date?: string | null | undefined;
  /** Despatch advice date. */
  despatch_advice_date?: string | null | undefined;
  /** Tender date. */
  tender_date?: string | null | undefined;
  /** Quotation reference. */
  quotation_reference?: string | null | undefined;
  /** Quotation date. */
  quotation_date?: string | null | undefined;
  /** Delivery note reference. */
  delivery_note_reference?: string | null | undefined;
  /** Delivery note date. */
  delivery_note_date?: string | null | undefined;
  /** Orders of the end customer: Orders the end customer placed with the buyer. */
  ultimate_customer_orders?: readonly DocumentReference[] | undefined;
  /** Payee: Who is paid, when it is not the seller. (BG-10) */
  payee?: Payee | null | undefined;
  /** Tax representative: Who answers for the VAT of the seller. (BG-11) */
  tax_representative?: TaxRepresentative | null | undefined;
  /** Buyer's tax representative: Who answers for the VAT of the buyer. */
  buyer_tax_representative?: OtherParty | null | undefined;
  /** Sales agent: Who sells in the name of the seller. */
  sales_agent?: SalesAgent | null | undefined;
  /** Buyer's agent: Who buys in the name of the buyer. (EXT-FR-FE-BG-01) */
  buyer_agent?: BuyerAgent | null | undefined;
  /** End user: Who uses what is sold. */
  product_end_user?: OtherParty | null | undefined;
  /** Invoicer: Who issues the invoice in the name of the seller. */
  invoicer?: Invoicer | null | undefined;
  /** Invoicee: Whom the invoice is addressed to, when it is not the buyer. */
  invoicee?: Invoicee | null | undefined;
  /** Payer: Who pays, when it is not the buyer. */
  payer?: Payer | null | undefined;
  /** Further payments: Other accounts and means the invoice may be paid by. (BG-17) */
  further_payments?: readonly FurtherPayment[] | undefined;
  /** Payment terms in figures: Discount, penalty and partial amount of the payment terms. */
  payment_terms_details?: PaymentTermsDetails | null | undefined;
  /** Further payment terms: Terms of further instalments. */
  further_payment_terms?: readonly FurtherPaymentTerms[] | undefined;
  /** Currency exchange: The rate behind `tax_total_accounting`. */
  currency_exchange?: CurrencyExchange | null | undefined;
  /** Issuer's reference: What who issues the invoice wants to see quoted. */
  invoice_issuer_reference?: string | null | undefined;
  /** Logistics charges: Charges for transport and the like. */
  logistics_charges?: readonly LogisticsCharge[] | undefined;
  /** Financial adjustments: Amounts settled with the invoice that are no part of it. */
  financial_adjustments?: readonly FinancialAdjustment[] | undefined;
  /** Advance payments: Payments received before the invoice. */
  advance_payments?: readonly AdvancePayment[] | undefined;
  /** Type of the accounting reference: Kind of account `buyer_accounting_reference` names, UN/CEFACT 4437. */
  buyer_accounting_type?: string | null | undefined;
  /** Further accounting references: Accounts after the first. */
  further_accounting_references?: readonly AccountingReference[] | undefined;
}

/** The three mentions French law requires; each is added as a note unless a note with its subject code exists. */
export interface FrenchMentions {
  /**
   * Enabled: Add the mentions that are missing. Left out, they are added where French law applies: under check `fr-ctc`,
   * and for a seller in France or with a SIREN.
   * @defaultValue true
   */
  enabled?: boolean | undefined;
  /**
   * Late payment penalties: Penalties for late payment. Written as a note with subject code PMD. (BT-22)
   * @defaultValue "Tout retard de paiement entraîne de plein droit, dès le lendemain de la date d'échéance, des pénalités calculées au taux de trois fois l'intérêt légal."
   */
  late_payment_penalties?: string | undefined;
  /**
   * Recovery fee: Fixed recovery indemnity. Written as a note with subject code PMT. (BT-22)
   * @defaultValue "En cas de retard de paiement, une indemnité forfaitaire de 40 euros est due au créancier pour frais de recouvrement."
   */
  recovery_fee?: string | undefined;
  /**
   * Early payment discount: Discount for early payment. Written as a note with subject code AAB. (BT-22)
   * @defaultValue "Aucun escompte n'est accordé en cas de paiement anticipé."
   */
  early_payment_discount?: string | undefined;
}

/** A note on the invoice. */
export interface Note {
  /** Text: The note. (BT-22) */
  text: string;
  /** Subject code: What the note is about, UNTDID 4451: AAI general, PMT payment, PMD penalties and others. (BT-21) */
  subject_code?: string | null | undefined;
  /** Content code: The note as a code the parties agreed on. */
  content_code?: string | null | undefined;
}

/** The party that issues the invoice. */
export interface Seller {
  /** Name: Full legal name. (BT-27) */
  name: string;
  /** Trading name: Name the party trades under, when it differs. (BT-28) */
  trading_name?: string | null | undefined;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. (BT-30) */
  siren?: string | null | undefined;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. (BT-30) */
  legal_registration_id?: string | null | undefined;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. (BT-30-1) */
  legal_registration_scheme?: string | null | undefined;
  /** VAT ID: VAT identifier, country prefix included. (BT-31) */
  vat_id?: string | null | undefined;
  /**
   * Electronic address: Where invoices reach the party electronically. Left out under check `fr-ctc`, the SIREN serves
   * with scheme 0225. (BT-34)
   */
  electronic_address?: string | null | undefined;
  /**
   * Electronic address scheme: EAS code of `electronic_address`. 0225 is the French CTC address: SIREN, SIREN_SIRET,
   * SIREN_SIRET_routing code or SIREN_suffix. Left out, an address with @ counts as EM and one that starts with nine
   * digits as 0225. (BT-34-1)
   */
  electronic_address_scheme?: string | null | undefined;
  /**
   * SIRET: French SIRET, 14 digits. Shortcut for `electronic_address` with scheme 0225 when that is left out, and for
   * `siren` (its first nine digits). A bare SIRET is no registered form of a 0225 address, so the form the law accepts
   * is written. (BT-34)
   */
  siret?: string | null | undefined;
  /** Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}. (BT-29) */
  global_ids?: Readonly<Record<string, string>> | undefined;
  /** Tax registration ID: Tax number that is not a VAT identifier. Seller only. (BT-32) */
  tax_registration_id?: string | null | undefined;
  /** Legal information: Legal form, share capital and registry city. Seller only. (BT-33) */
  legal_info?: string | null | undefined;
  /** Address: Postal address. (BG-5) */
  address: SellerAddress;
  /** Contact. (BG-6) */
  contact?: SellerContact | null | undefined;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  further_ids?: readonly Identifier[] | undefined;
  /** Role: Role of the party, UNTDID 3035. */
  role_code?: string | null | undefined;
  /** Registered address: Address of the legal organisation, when it differs. */
  legal_address?: PartyAddress | null | undefined;
  /** Further contacts: Contacts after the first. */
  further_contacts?: readonly SellerContact[] | undefined;
}

/** A postal address. */
export interface SellerAddress {
  /** Address line 1: Main line, usually street and number. (BT-35) */
  line1?: string | null | undefined;
  /** Address line 2: A second line for what the first cannot hold. (BT-36) */
  line2?: string | null | undefined;
  /** Address line 3: A third line for what the first two cannot hold. (BT-162) */
  line3?: string | null | undefined;
  /** City: City, town or village. (BT-37) */
  city?: string | null | undefined;
  /** Postal code: Post code. (BT-38) */
  postal_code?: string | null | undefined;
  /** Country subdivision: Region, state or county. (BT-39) */
  country_subdivision?: string | null | undefined;
  /** Country: Country, ISO 3166-1 alpha-2. (BT-40) */
  country: string;
}

/** Whom to ask about the invoice. */
export interface SellerContact {
  /** Name: Person or desk to contact. (BT-41) */
  name?: string | null | undefined;
  /** Department: Department; used when `name` is empty. (BT-41-0) */
  department?: string | null | undefined;
  /** Phone: Telephone number. (BT-42) */
  phone?: string | null | undefined;
  /** Email: E-mail address. (BT-43) */
  email?: string | null | undefined;
  /** Fax: Fax number. */
  fax?: string | null | undefined;
  /** Contact type: What the contact is for, UNTDID 3139. */
  type_code?: string | null | undefined;
}

/** An identifier and its scheme. */
export interface Identifier {
  /** Identifier. */
  id: string;
  /** Scheme: ISO 6523 scheme. */
  scheme?: string | null | undefined;
}

/** A postal address. */
export interface PartyAddress {
  /** Address line 1: Main line, usually street and number. */
  line1?: string | null | undefined;
  /** Address line 2: A second line for what the first cannot hold. */
  line2?: string | null | undefined;
  /** Address line 3: A third line for what the first two cannot hold. */
  line3?: string | null | undefined;
  /** City: City, town or village. */
  city?: string | null | undefined;
  /** Postal code: Post code. */
  postal_code?: string | null | undefined;
  /** Country subdivision: Region, state or county. */
  country_subdivision?: string | null | undefined;
  /** Country: Country, ISO 3166-1 alpha-2. */
  country?: string | null | undefined;
}

/** The party the invoice is for. */
export interface Buyer {
  /** Name: Full legal name. (BT-44) */
  name: string;
  /** Trading name: Name the party trades under, when it differs. (BT-45) */
  trading_name?: string | null | undefined;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. (BT-47) */
  siren?: string | null | undefined;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. (BT-47) */
  legal_registration_id?: string | null | undefined;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. (BT-47-1) */
  legal_registration_scheme?: string | null | undefined;
  /** VAT ID: VAT identifier, country prefix included. (BT-48) */
  vat_id?: string | null | undefined;
  /**
   * Electronic address: Where invoices reach the party electronically. Left out under check `fr-ctc`, the SIREN serves
   * with scheme 0225. (BT-49)
   */
  electronic_address?: string | null | undefined;
  /**
   * Electronic address scheme: EAS code of `electronic_address`. 0225 is the French CTC address: SIREN, SIREN_SIRET,
   * SIREN_SIRET_routing code or SIREN_suffix. Left out, an address with @ counts as EM and one that starts with nine
   * digits as 0225. (BT-49-1)
   */
  electronic_address_scheme?: string | null | undefined;
  /**
   * SIRET: French SIRET, 14 digits. Shortcut for `electronic_address` with scheme 0225 when that is left out, and for
   * `siren` (its first nine digits). A bare SIRET is no registered form of a 0225 address, so the form the law accepts
   * is written. (BT-49)
   */
  siret?: string | null | undefined;
  /** Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}. (BT-46) */
  global_ids?: Readonly<Record<string, string>> | undefined;
  /** Tax registration ID: Tax number that is not a VAT identifier. EN 16931 has no place for it; extensions have. */
  tax_registration_id?: string | null | undefined;
  /** Legal information: Belongs to the seller; a buyer cannot carry it. */
  legal_info?: null | undefined;
  /** Address: Postal address. (BG-8) */
  address: BuyerAddress;
  /** Contact. (BG-9) */
  contact?: BuyerContact | null | undefined;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  further_ids?: readonly Identifier[] | undefined;
  /** Role: Role of the party, UNTDID 3035. */
  role_code?: string | null | undefined;
  /** Registered address: Address of the legal organisation, when it differs. */
  legal_address?: PartyAddress | null | undefined;
  /** Further contacts: Contacts after the first. */
  further_contacts?: readonly BuyerContact[] | undefined;
}

/** A postal address. */
export interface BuyerAddress {
  /** Address line 1: Main line, usually street and number. (BT-50) */
  line1?: string | null | undefined;
  /** Address line 2: A second line for what the first cannot hold. (BT-51) */
  line2?: string | null | undefined;
  /** Address line 3: A third line for what the first two cannot hold. (BT-163) */
  line3?: string | null | undefined;
  /** City: City, town or village. (BT-52) */
  city?: string | null | undefined;
  /** Postal code: Post code. (BT-53) */
  postal_code?: string | null | undefined;
  /** Country subdivision: Region, state or county. (BT-54) */
  country_subdivision?: string | null | undefined;
  /** Country: Country, ISO 3166-1 alpha-2. (BT-55) */
  country: string;
}

/** Whom to ask about the invoice. */
export interface BuyerContact {
  /** Name: Person or desk to contact. (BT-56) */
  name?: string | null | undefined;
  /** Department: Department; used when `name` is empty. (BT-56-0) */
  department?: string | null | undefined;
  /** Phone: Telephone number. (BT-57) */
  phone?: string | null | undefined;
  /** Email: E-mail address. (BT-58) */
  email?: string | null | undefined;
  /** Fax: Fax number. */
  fax?: string | null | undefined;
  /** Contact type: What the contact is for, UNTDID 3139. */
  type_code?: string | null | undefined;
}

/** When and where it was delivered. */
export interface Delivery {
  /** Name: Who received the delivery. (BT-70) */
  name?: string | null | undefined;
  /** Location ID: Identifier of the place of delivery. (BT-71) */
  location_id?: string | null | undefined;
  /** Location ID scheme: ISO 6523 scheme of `location_id`. (BT-71-1) */
  location_id_scheme?: string | null | undefined;
  /** Address: Where it was delivered. (BG-15) */
  address?: DeliveryAddress | null | undefined;
  /** Actual date: Day of the delivery. (BT-72) */
  actual_date?: string | null | undefined;
  /** Period start: First day of the invoiced period. (BT-73) */
  period_start?: string | null | undefined;
  /** Period end: Last day of the invoiced period. (BT-74) */
  period_end?: string | null | undefined;
  /** Ship-to party: More about who receives the delivery. */
  ship_to?: ShipTo | null | undefined;
  /** Final recipient: Who receives the goods in the end. */
  ultimate_ship_to?: OtherParty | null | undefined;
  /** Ship-from party: Where the goods leave from. */
  ship_from?: OtherParty | null | undefined;
  /** Delivery terms: Terms of the delivery. */
  terms?: DeliveryTerms | null | undefined;
  /** Transport modes: How the goods travel. */
  transport_modes?: readonly TransportMode[] | undefined;
  /** Period description: The invoiced period in words. */
  period_description?: string | null | undefined;
}

/** A postal address. */
export interface DeliveryAddress {
  /** Address line 1: Main line, usually street and number. (BT-75) */
  line1?: string | null | undefined;
  /** Address line 2: A second line for what the first cannot hold. (BT-76) */
  line2?: string | null | undefined;
  /** Address line 3: A third line for what the first two cannot hold. (BT-165) */
  line3?: string | null | undefined;
  /** City: City, town or village. (BT-77) */
  city?: string | null | undefined;
  /** Postal code: Post code. (BT-78) */
  postal_code?: string | null | undefined;
  /** Country subdivision: Region, state or county. (BT-79) */
  country_subdivision?: string | null | undefined;
  /** Country: Country, ISO 3166-1 alpha-2. (BT-80) */
  country: string;
}

/** More about who receives the delivery: what `delivery` itself has no property for. */
export interface ShipTo {
  /** Name. */
  name?: null | undefined;
  /** Trading name: Name the party trades under, when it differs. */
  trading_name?: string | null | undefined;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  siren?: string | null | undefined;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  legal_registration_id?: string | null | undefined;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  legal_registration_scheme?: string | null | undefined;
  /** VAT ID: VAT identifier, country prefix included. */
  vat_id?: string | null | undefined;
  /** Electronic address: Where documents reach the party electronically. */
  electronic_address?: string | null | undefined;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  electronic_address_scheme?: string | null | undefined;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  siret?: null | undefined;
  /** Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}. */
  global_ids?: Readonly<Record<string, string>> | undefined;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  tax_registration_id?: string | null | undefined;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  legal_info?: string | null | undefined;
  /** Address: Postal address. */
  address?: PartyAddress | undefined;
  /** Contact: Whom to ask. */
  contact?: PartyContact | null | undefined;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  further_ids?: readonly Identifier[] | undefined;
  /** Role: Role of the party, UNTDID 3035. */
  role_code?: string | null | undefined;
  /** Registered address: Address of the legal organisation, when it differs. */
  legal_address?: PartyAddress | null | undefined;
  /** Further contacts: Contacts after the first. */
  further_contacts?: readonly PartyContact[] | undefined;
}

/** Whom to ask about the invoice. */
export interface PartyContact {
  /** Name: Person or desk to contact. */
  name?: string | null | undefined;
  /** Department: Department; used when `name` is empty. */
  department?: string | null | undefined;
  /** Phone: Telephone number. */
  phone?: string | null | undefined;
  /** Email: E-mail address. */
  email?: string | null | undefined;
  /** Fax: Fax number. */
  fax?: string | null | undefined;
  /** Contact type: What the contact is for, UNTDID 3139. */
  type_code?: string | null | undefined;
}

/** A party in another role. */
export interface OtherParty {
  /** Name. */
  name?: string | null | undefined;
  /** Trading name: Name the party trades under, when it differs. */
  trading_name?: string | null | undefined;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  siren?: string | null | undefined;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  legal_registration_id?: string | null | undefined;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  legal_registration_scheme?: string | null | undefined;
  /** VAT ID: VAT identifier, country prefix included. */
  vat_id?: string | null | undefined;
  /** Electronic address: Where documents reach the party electronically. */
  electronic_address?: string | null | undefined;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  electronic_address_scheme?: string | null | undefined;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  siret?: null | undefined;
  /** Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}. */
  global_ids?: Readonly<Record<string, string>> | undefined;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  tax_registration_id?: string | null | undefined;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  legal_info?: string | null | undefined;
  /** Address: Postal address. */
  address?: PartyAddress | null | undefined;
  /** Contact: Whom to ask. */
  contact?: PartyContact | null | undefined;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  further_ids?: readonly Identifier[] | undefined;
  /** Role: Role of the party, UNTDID 3035. */
  role_code?: string | null | undefined;
  /** Registered address: Address of the legal organisation, when it differs. */
  legal_address?: PartyAddress | null | undefined;
  /** Further contacts: Contacts after the first. */
  further_contacts?: readonly PartyContact[] | undefined;
}

/** Who bears cost and risk of the delivery. */
export interface DeliveryTerms {
  /** Delivery terms: Incoterms code, UNTDID 4053. */
  code: string;
  /** Country: Country the terms name, ISO 3166-1 alpha-2. */
  location_country?: string | null | undefined;
  /** Place: Place the terms name. */
  location_name?: string | null | undefined;
}

/** A means of transport of the consignment. */
export interface TransportMode {
  /** Mode: UN/ECE Recommendation 19: 1 sea, 2 rail, 3 road, 4 air and others. */
  mode_code: string;
}

/** How the invoice is to be paid. */
export interface Payment {
  /**
   * Means of payment: UNTDID 4461: 30 credit transfer, 58 SEPA transfer, 59 SEPA direct debit, 48 card and others.
   * (BT-81)
   * @defaultValue "30"
   */
  means_code?: string | null | undefined;
  /** Means text: The means of payment in words. (BT-82) */
  means_text?: string | null | undefined;
  /** Remittance information: What the payer should quote. (BT-83) */
  remittance_information?: string | null | undefined;
  /** IBAN: The payee's account. (BT-84) */
  iban?: string | null | undefined;
  /** Account name: Name of the account. (BT-85) */
  account_name?: string | null | undefined;
  /** BIC: The payee's bank. (BT-86) */
  bic?: string | null | undefined;
  /** Mandate reference: Direct debit: the mandate. (BT-89) */
  mandate_reference?: string | null | undefined;
  /** Creditor reference ID: Direct debit: the creditor identifier the bank assigned. (BT-90) */
  creditor_reference_id?: string | null | undefined;
  /** Debited IBAN: Direct debit: the account that is debited. (BT-91) */
  debited_iban?: string | null | undefined;
  /** Terms: Payment terms; the same term as `payment_terms` of the invoice, so the two may not differ. (BT-20) */
  terms?: string | null | undefined;
  /** Account number: The payee's account where it has no IBAN, or beside it. (BT-84) */
  account_id?: string | null | undefined;
  /** Card: The card the invoice was paid with. (BG-18) */
  card?: PaymentCard | null | undefined;
  /** Debited account name: Direct debit: name of the account that is debited. */
  debited_account_name?: string | null | undefined;
  /** Debited BIC: Direct debit: the bank of the account that is debited. */
  debited_bic?: string | null | undefined;
}

/** The card the invoice was paid with. */
export interface PaymentCard {
  /** Card number: Number of the card; its last four to six digits suffice. (BT-87) */
  account_number: string;
  /** Cardholder: Name on the card. (BT-88) */
  holder?: string | null | undefined;
}

/** An invoice this one refers back to. */
export interface PrecedingInvoice {
  /** Number: Its number. (BT-25) */
  number: string;
  /** Issue date: Its issue date. (BT-26) */
  issue_date?: string | null | undefined;
  /** Type: What kind of document it is, UNTDID 1001. (EXT-FR-FE-02) */
  type_code?: string | null | undefined;
}

/** A document that supports the invoice. */
export interface AdditionalDocument {
  /** ID: Its reference. (BT-122) */
  id: string;
  /** Description: What it is. Under check `fr-ctc` a code of the French list of attachment kinds. (BT-123) */
  description?: string | null | undefined;
  /** URL: Where it can be fetched. (BT-124) */
  url?: string | null | undefined;
  /** Attached file: The document itself. */
  attachment?: Attachment | null | undefined;
  /** Date: Its issue date. */
  issue_date?: string | null | undefined;
  /** Type: What kind of document it is, UNTDID 1001. */
  type_code?: string | null | undefined;
  /** Reference type: What the reference identifies, UNTDID 1153. */
  reference_type_code?: string | null | undefined;
  /** Line: The line of it that is meant. */
  line_id?: string | null | undefined;
}

/** A file that travels in the invoice. */
export interface Attachment {
  /** Content: The file in base64. (BT-125) */
  content_base64: string;
  /** Media type: Media type of the file, for example application/pdf. (BT-125-1) */
  mime_code?: string | null | undefined;
  /** File name: Name of the file. (BT-125-2) */
  filename?: string | null | undefined;
}

/** An amount deducted from the invoice as a whole. */
export interface Allowance {
  /** Amount: Amount, without VAT, always stated positive. (BT-92) */
  amount: Amount;
  /** Base amount: Amount the percentage applies to. (BT-93) */
  base_amount?: Amount | null | undefined;
  /** Percentage: Percentage of the base amount. (BT-94) */
  percentage?: Rate | null | undefined;
  /** Reason: Why, in words. (BT-97) */
  reason?: string | null | undefined;
  /** Reason code: Why, as a code of UNTDID 5189. (BT-98) */
  reason_code?: string | null | undefined;
  /**
   * VAT category: VAT category, UNTDID 5305. (BT-95)
   * @defaultValue "S"
   */
  vat_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | 'B' | undefined;
  /** VAT rate: VAT rate in percent. Required for category S. (BT-96) */
  vat_rate?: Rate | null | undefined;
  /** Exemption reason: Why no VAT is charged on it, in words. (BT-X-591) */
  exemption_reason?: string | null | undefined;
  /** Exemption reason code: Why no VAT is charged on it, as a VATEX code. */
  exemption_reason_code?: string | null | undefined;
  /** List of the reason code: The list when it is another: 5153 for taxes and fees other than VAT. */
  reason_code_list?: string | null | undefined;
  /** Order: The place in the order they are calculated in. */
  sequence?: Quantity | null | undefined;
  /** Base quantity: Quantity the amount is for. */
  base_quantity?: Quantity | null | undefined;
  /** Unit of the base quantity: UN/ECE Rec 20. */
  base_quantity_unit_code?: string | null | undefined;
}

/** An amount added to the invoice as a whole. */
export interface Charge {
  /** Amount: Amount, without VAT, always stated positive. (BT-99) */
  amount: Amount;
  /** Base amount: Amount the percentage applies to. (BT-100) */
  base_amount?: Amount | null | undefined;
  /** Percentage: Percentage of the base amount. (BT-101) */
  percentage?: Rate | null | undefined;
  /** Reason: Why, in words. (BT-104) */
  reason?: string | null | undefined;
  /** Reason code: Why, as a code of UNTDID 7161. (BT-105) */
  reason_code?: string | null | undefined;
  /**
   * VAT category: VAT category, UNTDID 5305. (BT-102)
   * @defaultValue "S"
   */
  vat_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | 'B' | undefined;
  /** VAT rate: VAT rate in percent. Required for category S. (BT-103) */
  vat_rate?: Rate | null | undefined;
  /** Exemption reason: Why no VAT is charged on it, in words. (BT-X-591) */
  exemption_reason?: string | null | undefined;
  /** Exemption reason code: Why no VAT is charged on it, as a VATEX code. */
  exemption_reason_code?: string | null | undefined;
  /** List of the reason code: The list when it is another: 5153 for taxes and fees other than VAT. */
  reason_code_list?: string | null | undefined;
  /** Order: The place in the order they are calculated in. */
  sequence?: Quantity | null | undefined;
  /** Base quantity: Quantity the amount is for. */
  base_quantity?: Quantity | null | undefined;
  /** Unit of the base quantity: UN/ECE Rec 20. */
  base_quantity_unit_code?: string | null | undefined;
}

/** One line of the invoice. */
export interface Line {
  /** ID: Line identifier; numbered from 1 when left out. (BT-126) */
  id?: string | null | undefined;
  /** Note: A note about this line. (BT-127) */
  note?: string | null | undefined;
  /** Item name: Name of what is sold. (BT-153) */
  item_name: string;
  /** Item description: Description of the item. (BT-154) */
  item_description?: string | null | undefined;
  /** Seller item ID: The seller's own item number. (BT-155) */
  seller_item_id?: string | null | undefined;
  /** Buyer item ID: The buyer's item number. (BT-156) */
  buyer_item_id?: string | null | undefined;
  /** Standard item ID: Item number of a registered scheme, for example a GTIN. (BT-157) */
  standard_item_id?: string | null | undefined;
  /** Standard item ID scheme: ISO 6523 scheme of `standard_item_id`; 0160 is GTIN. (BT-157-1) */
  standard_item_id_scheme?: string | null | undefined;
  /** Origin country: Country of origin, ISO 3166-1 alpha-2. (BT-159) */
  origin_country?: string | null | undefined;
  /** Attributes: Properties of the item: name to value, for example {"Colour": "blue"}. (BG-32) */
  attributes?: Readonly<Record<string, string>> | undefined;
  /** Quantity: Invoiced quantity; negative on a line that takes something back. (BT-129) */
  quantity: Quantity;
  /**
   * Unit: Unit of the quantity, UN/ECE Rec 20: C62 unit, HUR hour, DAY, KGM, MTR, LTR and others. (BT-130)
   * @defaultValue "C62"
   */
  unit_code?: string | undefined;
  /** Unit price: Net price of one unit (or of `price_base_quantity` units), without VAT. (BT-146) */
  unit_price: Price;
  /** Gross unit price: Price before `price_discount`, without VAT. (BT-148) */
  gross_unit_price?: Price | null | undefined;
  /** Price discount: What was taken off the gross price to give `unit_price`. (BT-147) */
  price_discount?: Price | null | undefined;
  /** Price base quantity: How many units the price is for; 1 when left out. (BT-149) */
  price_base_quantity?: Quantity | null | undefined;
  /** Price base unit code: Unit of `price_base_quantity`; the unit of the quantity when left out. (BT-150) */
  price_base_unit_code?: string | null | undefined;
  /**
   * VAT category: VAT category, UNTDID 5305. (BT-151)
   * @defaultValue "S"
   */
  vat_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | 'B' | undefined;
  /** VAT rate: VAT rate in percent. Required for category S. (BT-152) */
  vat_rate?: Rate | null | undefined;
  /** Allowances: Deductions from this line. (BG-27) */
  allowances?: readonly LineAllowance[] | undefined;
  /** Charges: Additions to this line. (BG-28) */
  charges?: readonly LineCharge[] | undefined;
  /** Period start: First day of the period this line covers. (BT-134) */
  period_start?: string | null | undefined;
  /** Period end: Last day of the period this line covers. (BT-135) */
  period_end?: string | null | undefined;
  /** Order line reference: Line of the purchase order this line answers. (BT-132) */
  order_line_reference?: string | null | undefined;
  /** Buyer accounting reference: Where the buyer books this line. (BT-133) */
  buyer_accounting_reference?: string | null | undefined;
  /**
   * Net amount: Net amount of the line, without VAT. Left out, it is quantity × unit price ÷ base quantity − allowances
   * + charges, rounded half away from zero to two decimals. Given, it is taken as it is and judged by the rules.
   * (BT-131)
   */
  net_amount?: Amount | null | undefined;
  /** Parent line: Identifier of the line this one belongs to. (EXT-FR-FE-162) */
  parent_line_id?: string | null | undefined;
  /** Line status: What happened to the line since the order, UNTDID 1229. (BT-X-7) */
  status_code?: string | null | undefined;
  /** Kind of line: DETAIL, GROUP (a heading with its sum) or INFORMATION (counts for nothing). (EXT-FR-FE-163, BT-X-8) */
  status_reason_code?: string | null | undefined;
  /** Note subject code: What the note is about, UNTDID 4451. */
  note_subject_code?: string | null | undefined;
  /** Note content code: The note as a code the parties agreed on. */
  note_content_code?: string | null | undefined;
  /** Further notes: Notes after the first. */
  further_notes?: readonly LineNote[] | undefined;
  /** Invoiced object: What this line invoices: a subscription, a meter, a telephone number. (BT-128) */
  invoiced_object_id?: string | null | undefined;
  /** Invoiced object scheme: Kind of `invoiced_object_id`, UNTDID 1153. (BT-128-1) */
  invoiced_object_scheme?: string | null | undefined;
  /** Classifications: Classes the item belongs to. */
  classifications?: readonly Classification[] | undefined;
  /** Further attributes: Properties that repeat a name or have a code or a measure. */
  further_attributes?: readonly FurtherAttribute[] | undefined;
  /** Product: The product in detail. */
  product?: Product | null | undefined;
  /** Exemption reason: Why no VAT is charged on this line, in words. (BT-194) */
  exemption_reason?: string | null | undefined;
  /** Exemption reason code: Why no VAT is charged on this line, as a VATEX code. (BT-195) */
  exemption_reason_code?: string | null | undefined;
  /** VAT amount: The VAT of this line. */
  vat_amount?: Amount | null | undefined;
  /** Tax point code: What makes the VAT of this line chargeable, UNTDID 2475. */
  tax_point_code?: string | null | undefined;
  /** Further VAT: Categories and rates after the first. */
  further_vat?: readonly VatDetail[] | undefined;
  /** Gross price base quantity: How many units the gross price is for, when the net price is for others. */
  gross_price_base_quantity?: Quantity | null | undefined;
  /** Gross price base unit: Unit of `gross_price_base_quantity`. */
  gross_price_base_unit_code?: string | null | undefined;
  /** Price discount in detail: How `price_discount` came about. */
  price_discount_details?: PriceDiscountDetails | null | undefined;
  /** Price adjustments: Deductions from and additions to the gross price besides `price_discount`. */
  price_adjustments?: readonly PriceAdjustment[] | undefined;
  /** VAT in the price: The VAT the net price includes. */
  price_vat?: VatDetail | null | undefined;
  /** Purchase order: The purchase order of this line; its line stands in `order_line_reference`. */
  order?: DocumentReference | null | undefined;
  /** Sales order: The seller's order of this line. */
  sales_order?: DocumentReference | null | undefined;
  /** Quotation: The quotation of this line. */
  quotation?: DocumentReference | null | undefined;
  /** Contract: The contract of this line. */
  contract?: DocumentReference | null | undefined;
  /** Orders of the end customer: Orders the end customer placed with the buyer. */
  ultimate_customer_orders?: readonly DocumentReference[] | undefined;
  /** Additional documents: Documents that support this line. */
  additional_documents?: readonly DocumentReference[] | undefined;
  /** Further invoiced objects: Objects this line invoices, after the first. */
  settlement_documents?: readonly DocumentReference[] | undefined;
  /** Preceding invoice: The invoice this line corrects, credits or settles. */
  preceding_invoice?: LinePrecedingInvoice | null | undefined;
  /** Delivery terms: Terms of the delivery of this line. */
  delivery_terms?: DeliveryTerms | null | undefined;
  /** Seller: Who sells what this line is for, when it is not the seller of the invoice. */
  seller?: LineSeller | null | undefined;
  /** Delivery: Delivery of this line. */
  delivery?: LineDelivery | null | undefined;
  /** Totals: The sums of this line. */
  totals?: LineTotals | null | undefined;
  /** Type of the accounting reference: Kind of account `buyer_accounting_reference` names, UN/CEFACT 4437. */
  buyer_accounting_type?: string | null | undefined;
  /** Further accounting references: Accounts after the first. */
  further_accounting_references?: readonly AccountingReference[] | undefined;
}

/** An amount deducted from one line. */
export interface LineAllowance {
  /** Amount: Amount, without VAT, always stated positive. (BT-136) */
  amount: Amount;
  /** Base amount: Amount the percentage applies to. (BT-137) */
  base_amount?: Amount | null | undefined;
  /** Percentage: Percentage of the base amount. (BT-138) */
  percentage?: Rate | null | undefined;
  /** Reason: Why, in words. (BT-139) */
  reason?: string | null | undefined;
  /** Reason code: Why, as a code of UNTDID 5189. (BT-140) */
  reason_code?: string | null | undefined;
  /** List of the reason code: The list when it is another: 5153 for taxes and fees other than VAT. */
  reason_code_list?: string | null | undefined;
  /** Order: The place in the order they are calculated in. */
  sequence?: Quantity | null | undefined;
  /** Base quantity: Quantity the amount is for. */
  base_quantity?: Quantity | null | undefined;
  /** Unit of the base quantity: UN/ECE Rec 20. */
  base_quantity_unit_code?: string | null | undefined;
}

/** An amount added to one line. */
export interface LineCharge {
  /** Amount: Amount, without VAT, always stated positive. (BT-141) */
  amount: Amount;
  /** Base amount: Amount the percentage applies to. (BT-142) */
  base_amount?: Amount | null | undefined;
  /** Percentage: Percentage of the base amount. (BT-143) */
  percentage?: Rate | null | undefined;
  /** Reason: Why, in words. (BT-144) */
  reason?: string | null | undefined;
  /** Reason code: Why, as a code of UNTDID 7161. (BT-145) */
  reason_code?: string | null | undefined;
  /** List of the reason code: The list when it is another: 5153 for taxes and fees other than VAT. */
  reason_code_list?: string | null | undefined;
  /** Order: The place in the order they are calculated in. */
  sequence?: Quantity | null | undefined;
  /** Base quantity: Quantity the amount is for. */
  base_quantity?: Quantity | null | undefined;
  /** Unit of the base quantity: UN/ECE Rec 20. */
  base_quantity_unit_code?: string | null | undefined;
}

/** A note on a line. */
export interface LineNote {
  /** Text: The note. */
  text: string;
  /** Subject code: What the note is about, UNTDID 4451: AAI general, PMT payment, PMD penalties and others. */
  subject_code?: string | null | undefined;
  /** Content code: The note as a code the parties agreed on. */
  content_code?: string | null | undefined;
}

/** A class the item belongs to. */
export interface Classification {
  /** Code: The class. (BT-158) */
  code: string;
  /** Scheme: The classification, UNTDID 7143: STI for CPV, HS for customs tariffs and others. (BT-158-1) */
  scheme?: string | null | undefined;
  /** Version: Version of the classification. (BT-158-2) */
  version?: string | null | undefined;
  /** Name: Name of the class. */
  name?: string | null | undefined;
}

/** A property of the item in detail. */
export interface FurtherAttribute {
  /** Coded name: Name of the property as a code, UNTDID 6313. (EXT-FR-FE-159) */
  type_code?: string | null | undefined;
  /** Name: Name of the property. */
  name?: string | null | undefined;
  /** Value: Its value in words. */
  value?: string | null | undefined;
  /** Measure: Its value as a number. */
  measure?: Decimal | null | undefined;
  /** Unit: Unit of the measure, UN/ECE Rec 20. */
  measure_unit_code?: string | null | undefined;
}

/** The product of a line in detail. */
export interface Product {
  /** ID: Number of the product. */
  id?: string | null | undefined;
  /** Industry ID: Number the industry gave the product. */
  industry_id?: string | null | undefined;
  /** Model number: Number of the model. */
  model_id?: string | null | undefined;
  /** Brand: Name of the brand. */
  brand_name?: string | null | undefined;
  /** Model: Name of the model. */
  model_name?: string | null | undefined;
  /** Batches: Numbers of the batches. */
  batch_ids?: readonly string[] | undefined;
  /** Pieces: Pieces with numbers of their own. */
  instances?: readonly ProductInstance[] | undefined;
  /** Manufacturer: Who made it. */
  manufacturer?: OtherParty | null | undefined;
  /** Components: Products it is made of. */
  components?: readonly ProductComponent[] | undefined;
}

/** One piece of the product. */
export interface ProductInstance {
  /** Batch: Number of the batch. */
  batch_id?: string | null | undefined;
  /** Serial number: Number the supplier gave it. */
  serial_id?: string | null | undefined;
}

/** A product this one is made of. */
export interface ProductComponent {
  /** Name: Name of the component. */
  name: string;
  /** Description: What the component is. */
  description?: string | null | undefined;
  /** ID: Number of the product. */
  id?: string | null | undefined;
  /** Standard IDs: Numbers of registered schemes, for example GTINs. */
  standard_ids?: readonly Identifier[] | undefined;
  /** Seller item ID: The seller's own number. */
  seller_item_id?: string | null | undefined;
  /** Buyer item ID: The buyer's number. */
  buyer_item_id?: string | null | undefined;
  /** Industry ID: Number the industry gave the product. */
  industry_id?: string | null | undefined;
  /** Quantity: How many are in one unit of the product. */
  quantity?: Quantity | null | undefined;
  /** Unit: Unit of the quantity, UN/ECE Rec 20. */
  unit_code?: string | null | undefined;
}

/** The VAT of one amount. */
export interface VatDetail {
  /** VAT category: VAT category, UNTDID 5305. */
  category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | 'B' | null | undefined;
  /** VAT rate: VAT rate in percent. */
  rate?: Rate | null | undefined;
  /** VAT amount: The VAT. */
  tax_amount?: Amount | null | undefined;
  /** Exemption reason: Why no VAT is charged, in words. */
  exemption_reason?: string | null | undefined;
  /** Exemption reason code: Why no VAT is charged, as a VATEX code. */
  exemption_reason_code?: string | null | undefined;
  /** Tax point code: What makes the VAT chargeable, UNTDID 2475. */
  tax_point_code?: string | null | undefined;
}

/** How the price discount came about. */
export interface PriceDiscountDetails {
  /** Base amount: Amount the percentage applies to. */
  base_amount?: Decimal | null | undefined;
  /** Percentage: Percentage of the base amount. */
  percentage?: Rate | null | undefined;
  /** Reason: Why, in words. */
  reason?: string | null | undefined;
  /** Reason code: Why, as a code of UNTDID 5189 or, of a charge, 7161. */
  reason_code?: string | null | undefined;
}

/** An amount deducted from or added to the gross price. */
export interface PriceAdjustment {
  /** Charge: Added to the price, not deducted. */
  charge: boolean;
  /** Amount: Amount for one base quantity, without VAT. */
  amount: Decimal;
  /** Base amount: Amount the percentage applies to. */
  base_amount?: Decimal | null | undefined;
  /** Percentage: Percentage of the base amount. */
  percentage?: Rate | null | undefined;
  /** Reason: Why, in words. */
  reason?: string | null | undefined;
  /** Reason code: Why, as a code of UNTDID 5189 or, of a charge, 7161. */
  reason_code?: string | null | undefined;
  /** List of the reason code: The list when it is another: 5153 for taxes and fees other than VAT. */
  reason_code_list?: string | null | undefined;
}

/** A reference to a document. */
export interface DocumentReference {
  /** Number: Its number. */
  number?: string | null | undefined;
  /** Line: The line of it that is meant. */
  line_id?: string | null | undefined;
  /** Date: Its issue date. */
  issue_date?: string | null | undefined;
  /** Type: What kind of document it is, UNTDID 1001. */
  type_code?: string | null | undefined;
  /** Reference type: What the reference identifies, UNTDID 1153. */
  reference_type_code?: string | null | undefined;
  /** Name: What it is called. */
  name?: string | null | undefined;
  /** URL: Where it can be fetched. */
  url?: string | null | undefined;
  /** Attached file: The document itself. */
  attachment?: Attachment | null | undefined;
}

/** An invoice this line refers back to. */
export interface LinePrecedingInvoice {
  /** Number: Its number. (EXT-FR-FE-136) */
  number?: string | null | undefined;
  /** Line: The line of it that is meant. */
  line_id?: string | null | undefined;
  /** Date: Its issue date. (EXT-FR-FE-138) */
  issue_date?: string | null | undefined;
  /** Type: What kind of document it is, UNTDID 1001. (EXT-FR-FE-137) */
  type_code?: string | null | undefined;
  /** Reference type: What the reference identifies, UNTDID 1153. */
  reference_type_code?: string | null | undefined;
  /** Name: What it is called. */
  name?: string | null | undefined;
  /** URL: Where it can be fetched. */
  url?: string | null | undefined;
  /** Attached file: The document itself. */
  attachment?: Attachment | null | undefined;
}

/** Who sells what this line is for. */
export interface LineSeller {
  /** Name. (EXT-FR-FE-164) */
  name?: string | null | undefined;
  /** Trading name: Name the party trades under, when it differs. */
  trading_name?: string | null | undefined;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. (EXT-FR-FE-167) */
  siren?: string | null | undefined;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. (EXT-FR-FE-167) */
  legal_registration_id?: string | null | undefined;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  legal_registration_scheme?: string | null | undefined;
  /** VAT ID: VAT identifier, country prefix included. */
  vat_id?: string | null | undefined;
  /** Electronic address: Where documents reach the party electronically. */
  electronic_address?: string | null | undefined;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  electronic_address_scheme?: string | null | undefined;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  siret?: null | undefined;
  /** Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}. */
  global_ids?: Readonly<Record<string, string>> | undefined;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  tax_registration_id?: string | null | undefined;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  legal_info?: string | null | undefined;
  /** Address: Postal address. */
  address?: LineSellerAddress | null | undefined;
  /** Contact: Whom to ask. */
  contact?: PartyContact | null | undefined;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  further_ids?: readonly Identifier[] | undefined;
  /** Role: Role of the party, UNTDID 3035. */
  role_code?: string | null | undefined;
  /** Registered address: Address of the legal organisation, when it differs. */
  legal_address?: PartyAddress | null | undefined;
  /** Further contacts: Contacts after the first. */
  further_contacts?: readonly PartyContact[] | undefined;
}

/** A postal address. */
export interface LineSellerAddress {
  /** Address line 1: Main line, usually street and number. */
  line1?: string | null | undefined;
  /** Address line 2: A second line for what the first cannot hold. */
  line2?: string | null | undefined;
  /** Address line 3: A third line for what the first two cannot hold. */
  line3?: string | null | undefined;
  /** City: City, town or village. */
  city?: string | null | undefined;
  /** Postal code: Post code. */
  postal_code?: string | null | undefined;
  /** Country subdivision: Region, state or county. */
  country_subdivision?: string | null | undefined;
  /** Country: Country, ISO 3166-1 alpha-2. (EXT-FR-FE-177) */
  country?: string | null | undefined;
}

/** When, where and how this line was delivered. */
export interface LineDelivery {
  /** Actual date: Day of the delivery. (EXT-FR-FE-158) */
  actual_date?: string | null | undefined;
  /** Free quantity: Delivered free of charge. */
  charge_free_quantity?: Quantity | null | undefined;
  /** Unit of the free quantity. */
  charge_free_unit_code?: string | null | undefined;
  /** Packages: Number of packages. */
  package_quantity?: Quantity | null | undefined;
  /** Kind of package. */
  package_unit_code?: string | null | undefined;
  /** Quantity a package: How many one package contains. */
  per_package_quantity?: Quantity | null | undefined;
  /** Unit of the quantity a package. */
  per_package_unit_code?: string | null | undefined;
  /** Ship-to party: Who receives what this line is for. */
  ship_to?: LineShipTo | null | undefined;
  /** Final recipient: Who receives it in the end. */
  ultimate_ship_to?: OtherParty | null | undefined;
  /** Despatch advice. */
  despatch_advice?: DocumentReference | null | undefined;
  /** Receiving advice. */
  receiving_advice?: DocumentReference | null | undefined;
  /** Delivery note. */
  delivery_note?: DocumentReference | null | undefined;
}

/** Who receives what this line is for. */
export interface LineShipTo {
  /** Name. */
  name?: string | null | undefined;
  /** Trading name: Name the party trades under, when it differs. */
  trading_name?: string | null | undefined;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  siren?: string | null | undefined;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  legal_registration_id?: string | null | undefined;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  legal_registration_scheme?: string | null | undefined;
  /** VAT ID: VAT identifier, country prefix included. */
  vat_id?: string | null | undefined;
  /** Electronic address: Where documents reach the party electronically. */
  electronic_address?: string | null | undefined;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  electronic_address_scheme?: string | null | undefined;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  siret?: null | undefined;
  /**
   * Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}.
   * (EXT-FR-FE-146)
   */
  global_ids?: Readonly<Record<string, string>> | undefined;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  tax_registration_id?: string | null | undefined;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  legal_info?: string | null | undefined;
  /** Address: Postal address. */
  address?: PartyAddress | null | undefined;
  /** Contact: Whom to ask. */
  contact?: PartyContact | null | undefined;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  further_ids?: readonly Identifier[] | undefined;
  /** Role: Role of the party, UNTDID 3035. */
  role_code?: string | null | undefined;
  /** Registered address: Address of the legal organisation, when it differs. */
  legal_address?: PartyAddress | null | undefined;
  /** Further contacts: Contacts after the first. */
  further_contacts?: readonly PartyContact[] | undefined;
}

/** The sums of a line beside its net amount. */
export interface LineTotals {
  /** Total of charges: Sum of its charges. */
  charge_total?: Amount | null | undefined;
  /** Total of allowances: Sum of its allowances. */
  allowance_total?: Amount | null | undefined;
  /** Total VAT: Its VAT in the currency of the invoice. (EXT-FR-FE-181) */
  tax_total?: Amount | null | undefined;
  /** Total VAT for accounting: Its VAT in `vat_accounting_currency`. (EXT-FR-FE-182) */
  tax_total_accounting?: Amount | null | undefined;
  /** Total with VAT: Its net amount and VAT. (EXT-FR-FE-184) */
  tax_inclusive?: Amount | null | undefined;
  /** Total of allowances and charges: Charges less allowances, those of the price included. */
  allowance_charge_total?: Amount | null | undefined;
}

/** A further account the buyer books to. */
export interface AccountingReference {
  /** Account: The account. */
  id: string;
  /** Type: Kind of the account, UN/CEFACT 4437: 1 financial, 2 subsidiary, 3 budget, 4 cost and others. */
  type_code?: string | null | undefined;
}

/** The sums of the invoice. */
export interface Totals {
  /** Line total: Sum of the net amounts of all lines. (BT-106) */
  line_total: Amount;
  /** Allowance total: Sum of the allowances of the document. (BT-107) */
  allowance_total?: Amount | null | undefined;
  /** Charge total: Sum of the charges of the document. (BT-108) */
  charge_total?: Amount | null | undefined;
  /** Tax exclusive: Total without VAT. (BT-109) */
  tax_exclusive: Amount;
  /** Tax total: Total VAT in the currency of the invoice. (BT-110) */
  tax_total: Amount | null;
  /** Tax inclusive: Total with VAT. (BT-112) */
  tax_inclusive: Amount;
  /** Prepaid: What was paid before. (BT-113) */
  prepaid?: Amount | null | undefined;
  /** Rounding: What rounds the amount due. (BT-114) */
  rounding?: Amount | null | undefined;
  /** Amount due: What remains to be paid. (BT-115) */
  amount_due: Amount;
  /** Tax total accounting: Total VAT in `vat_accounting_currency`; needed when that differs from the currency. (BT-111) */
  tax_total_accounting?: Amount | null | undefined;
  /** VAT breakdown: VAT per category and rate; computed when left out. (BG-23) */
  vat_breakdown?: readonly VatBreakdown[] | undefined;
}

/** One VAT category and rate with its sums. */
export interface VatBreakdown {
  /** Category: VAT category, UNTDID 5305. (BT-118) */
  category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | 'B';
  /** Rate: VAT rate in percent; none for category O. (BT-119) */
  rate?: Rate | null | undefined;
  /** Taxable amount: Sum of what is taxed in this category at this rate. (BT-116) */
  taxable_amount: Amount;
  /** Tax amount: VAT on it. (BT-117) */
  tax_amount: Amount;
  /** Exemption reason: Why no VAT is charged, in words. (BT-120) */
  exemption_reason?: string | null | undefined;
  /** Exemption reason code: Why no VAT is charged, as a VATEX code. (BT-121) */
  exemption_reason_code?: string | null | undefined;
  /** Base from lines: Part of the taxable amount that comes from lines. */
  line_total_basis?: Amount | null | undefined;
  /** Base from allowances and charges: Part of it that comes from allowances and charges. */
  allowance_charge_basis?: Amount | null | undefined;
  /** Tax point date: When the rows differ: day this VAT becomes chargeable. (BT-7) */
  tax_point_date?: string | null | undefined;
  /** Tax point code: When the rows differ: what makes this VAT chargeable, UNTDID 2475. (BT-8) */
  tax_point_code?: string | null | undefined;
}

/** Who is paid, when it is not the seller. */
export interface Payee {
  /** Name. (BT-59) */
  name?: string | null | undefined;
  /** Trading name: Name the party trades under, when it differs. */
  trading_name?: string | null | undefined;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. (BT-61) */
  siren?: string | null | undefined;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. (BT-61) */
  legal_registration_id?: string | null | undefined;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. (BT-61-1) */
  legal_registration_scheme?: string | null | undefined;
  /** VAT ID: VAT identifier, country prefix included. */
  vat_id?: string | null | undefined;
  /** Electronic address: Where documents reach the party electronically. (EXT-FR-FE-29) */
  electronic_address?: string | null | undefined;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  electronic_address_scheme?: string | null | undefined;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  siret?: null | undefined;
  /** Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}. (BT-60) */
  global_ids?: Readonly<Record<string, string>> | undefined;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  tax_registration_id?: string | null | undefined;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  legal_info?: string | null | undefined;
  /** Address: Postal address. */
  address?: PartyAddress | null | undefined;
  /** Contact: Whom to ask. */
  contact?: PartyContact | null | undefined;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  further_ids?: readonly Identifier[] | undefined;
  /** Role: Role of the party, UNTDID 3035. */
  role_code?: string | null | undefined;
  /** Registered address: Address of the legal organisation, when it differs. */
  legal_address?: PartyAddress | null | undefined;
  /** Further contacts: Contacts after the first. */
  further_contacts?: readonly PartyContact[] | undefined;
}

/** Who answers for the VAT of the seller. */
export interface TaxRepresentative {
  /** Name. (BT-62) */
  name?: string | null | undefined;
  /** Trading name: Name the party trades under, when it differs. */
  trading_name?: string | null | undefined;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  siren?: string | null | undefined;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  legal_registration_id?: string | null | undefined;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  legal_registration_scheme?: string | null | undefined;
  /** VAT ID: VAT identifier, country prefix included. (BT-63) */
  vat_id?: string | null | undefined;
  /** Electronic address: Where documents reach the party electronically. */
  electronic_address?: string | null | undefined;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  electronic_address_scheme?: string | null | undefined;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  siret?: null | undefined;
  /** Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}. */
  global_ids?: Readonly<Record<string, string>> | undefined;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  tax_registration_id?: string | null | undefined;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  legal_info?: string | null | undefined;
  /** Address: Postal address. (BG-12) */
  address?: TaxRepresentativeAddress | null | undefined;
  /** Contact: Whom to ask. */
  contact?: PartyContact | null | undefined;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  further_ids?: readonly Identifier[] | undefined;
  /** Role: Role of the party, UNTDID 3035. */
  role_code?: string | null | undefined;
  /** Registered address: Address of the legal organisation, when it differs. */
  legal_address?: PartyAddress | null | undefined;
  /** Further contacts: Contacts after the first. */
  further_contacts?: readonly PartyContact[] | undefined;
}

/** A postal address. */
export interface TaxRepresentativeAddress {
  /** Address line 1: Main line, usually street and number. (BT-64) */
  line1?: string | null | undefined;
  /** Address line 2: A second line for what the first cannot hold. (BT-65) */
  line2?: string | null | undefined;
  /** Address line 3: A third line for what the first two cannot hold. (BT-164) */
  line3?: string | null | undefined;
  /** City: City, town or village. (BT-66) */
  city?: string | null | undefined;
  /** Postal code: Post code. (BT-67) */
  postal_code?: string | null | undefined;
  /** Country subdivision: Region, state or county. (BT-68) */
  country_subdivision?: string | null | undefined;
  /** Country: Country, ISO 3166-1 alpha-2. (BT-69) */
  country?: string | null | undefined;
}

/** Who sells in the name of the seller. */
export interface SalesAgent {
  /** Name. */
  name?: string | null | undefined;
  /** Trading name: Name the party trades under, when it differs. */
  trading_name?: string | null | undefined;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  siren?: string | null | undefined;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  legal_registration_id?: string | null | undefined;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  legal_registration_scheme?: string | null | undefined;
  /** VAT ID: VAT identifier, country prefix included. */
  vat_id?: string | null | undefined;
  /** Electronic address: Where documents reach the party electronically. (EXT-FR-FE-75) */
  electronic_address?: string | null | undefined;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  electronic_address_scheme?: string | null | undefined;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  siret?: null | undefined;
  /**
   * Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}.
   * (EXT-FR-FE-69)
   */
  global_ids?: Readonly<Record<string, string>> | undefined;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  tax_registration_id?: string | null | undefined;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  legal_info?: string | null | undefined;
  /** Address: Postal address. */
  address?: PartyAddress | null | undefined;
  /** Contact: Whom to ask. */
  contact?: PartyContact | null | undefined;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  further_ids?: readonly Identifier[] | undefined;
  /** Role: Role of the party, UNTDID 3035. */
  role_code?: string | null | undefined;
  /** Registered address: Address of the legal organisation, when it differs. */
  legal_address?: PartyAddress | null | undefined;
  /** Further contacts: Contacts after the first. */
  further_contacts?: readonly PartyContact[] | undefined;
}

/** Who buys in the name of the buyer. */
export interface BuyerAgent {
  /** Name. */
  name?: string | null | undefined;
  /** Trading name: Name the party trades under, when it differs. */
  trading_name?: string | null | undefined;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  siren?: string | null | undefined;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  legal_registration_id?: string | null | undefined;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  legal_registration_scheme?: string | null | undefined;
  /** VAT ID: VAT identifier, country prefix included. */
  vat_id?: string | null | undefined;
  /** Electronic address: Where documents reach the party electronically. (EXT-FR-FE-12) */
  electronic_address?: string | null | undefined;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  electronic_address_scheme?: string | null | undefined;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  siret?: null | undefined;
  /**
   * Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}.
   * (EXT-FR-FE-06)
   */
  global_ids?: Readonly<Record<string, string>> | undefined;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  tax_registration_id?: string | null | undefined;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  legal_info?: string | null | undefined;
  /** Address: Postal address. */
  address?: PartyAddress | null | undefined;
  /** Contact: Whom to ask. */
  contact?: PartyContact | null | undefined;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  further_ids?: readonly Identifier[] | undefined;
  /** Role: Role of the party, UNTDID 3035. */
  role_code?: string | null | undefined;
  /** Registered address: Address of the legal organisation, when it differs. */
  legal_address?: PartyAddress | null | undefined;
  /** Further contacts: Contacts after the first. */
  further_contacts?: readonly PartyContact[] | undefined;
}

/** Who issues the invoice in the name of the seller. */
export interface Invoicer {
  /** Name. */
  name?: string | null | undefined;
  /** Trading name: Name the party trades under, when it differs. */
  trading_name?: string | null | undefined;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  siren?: string | null | undefined;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  legal_registration_id?: string | null | undefined;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  legal_registration_scheme?: string | null | undefined;
  /** VAT ID: VAT identifier, country prefix included. */
  vat_id?: string | null | undefined;
  /** Electronic address: Where documents reach the party electronically. (EXT-FR-FE-121) */
  electronic_address?: string | null | undefined;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  electronic_address_scheme?: string | null | undefined;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  siret?: null | undefined;
  /**
   * Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}.
   * (EXT-FR-FE-115)
   */
  global_ids?: Readonly<Record<string, string>> | undefined;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  tax_registration_id?: string | null | undefined;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  legal_info?: string | null | undefined;
  /** Address: Postal address. */
  address?: PartyAddress | null | undefined;
  /** Contact: Whom to ask. */
  contact?: PartyContact | null | undefined;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  further_ids?: readonly Identifier[] | undefined;
  /** Role: Role of the party, UNTDID 3035. */
  role_code?: string | null | undefined;
  /** Registered address: Address of the legal organisation, when it differs. */
  legal_address?: PartyAddress | null | undefined;
  /** Further contacts: Contacts after the first. */
  further_contacts?: readonly PartyContact[] | undefined;
}

/** Whom the invoice is addressed to, when it is not the buyer. */
export interface Invoicee {
  /** Name. */
  name?: string | null | undefined;
  /** Trading name: Name the party trades under, when it differs. */
  trading_name?: string | null | undefined;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  siren?: string | null | undefined;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  legal_registration_id?: string | null | undefined;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  legal_registration_scheme?: string | null | undefined;
  /** VAT ID: VAT identifier, country prefix included. */
  vat_id?: string | null | undefined;
  /** Electronic address: Where documents reach the party electronically. (EXT-FR-FE-98) */
  electronic_address?: string | null | undefined;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  electronic_address_scheme?: string | null | undefined;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  siret?: null | undefined;
  /**
   * Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}.
   * (EXT-FR-FE-92)
   */
  global_ids?: Readonly<Record<string, string>> | undefined;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  tax_registration_id?: string | null | undefined;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  legal_info?: string | null | undefined;
  /** Address: Postal address. */
  address?: PartyAddress | null | undefined;
  /** Contact: Whom to ask. */
  contact?: PartyContact | null | undefined;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  further_ids?: readonly Identifier[] | undefined;
  /** Role: Role of the party, UNTDID 3035. */
  role_code?: string | null | undefined;
  /** Registered address: Address of the legal organisation, when it differs. */
  legal_address?: PartyAddress | null | undefined;
  /** Further contacts: Contacts after the first. */
  further_contacts?: readonly PartyContact[] | undefined;
}

/** Who pays, when it is not the buyer. */
export interface Payer {
  /** Name. */
  name?: string | null | undefined;
  /** Trading name: Name the party trades under, when it differs. */
  trading_name?: string | null | undefined;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  siren?: string | null | undefined;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  legal_registration_id?: string | null | undefined;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  legal_registration_scheme?: string | null | undefined;
  /** VAT ID: VAT identifier, country prefix included. */
  vat_id?: string | null | undefined;
  /** Electronic address: Where documents reach the party electronically. (EXT-FR-FE-52) */
  electronic_address?: string | null | undefined;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  electronic_address_scheme?: string | null | undefined;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  siret?: null | undefined;
  /**
   * Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}.
   * (EXT-FR-FE-46)
   */
  global_ids?: Readonly<Record<string, string>> | undefined;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  tax_registration_id?: string | null | undefined;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  legal_info?: string | null | undefined;
  /** Address: Postal address. */
  address?: PartyAddress | null | undefined;
  /** Contact: Whom to ask. */
  contact?: PartyContact | null | undefined;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  further_ids?: readonly Identifier[] | undefined;
  /** Role: Role of the party, UNTDID 3035. */
  role_code?: string | null | undefined;
  /** Registered address: Address of the legal organisation, when it differs. */
  legal_address?: PartyAddress | null | undefined;
  /** Further contacts: Contacts after the first. */
  further_contacts?: readonly PartyContact[] | undefined;
}

/** Another way to pay the invoice. */
export interface FurtherPayment {
  /**
   * Means of payment: UNTDID 4461: 30 credit transfer, 58 SEPA transfer, 59 SEPA direct debit, 48 card and others.
   * (BT-81)
   * @defaultValue "30"
   */
  means_code?: string | null | undefined;
  /** Means text: The means of payment in words. (BT-82) */
  means_text?: string | null | undefined;
  /** Remittance information: What the payer should quote. (BT-83) */
  remittance_information?: string | null | undefined;
  /** IBAN: The payee's account. (BT-84) */
  iban?: string | null | undefined;
  /** Account name: Name of the account. (BT-85) */
  account_name?: string | null | undefined;
  /** BIC: The payee's bank. (BT-86) */
  bic?: string | null | undefined;
  /** Mandate reference: Direct debit: the mandate. (BT-89) */
  mandate_reference?: string | null | undefined;
  /** Creditor reference ID: Direct debit: the creditor identifier the bank assigned. (BT-90) */
  creditor_reference_id?: string | null | undefined;
  /** Debited IBAN: Direct debit: the account that is debited. (BT-91) */
  debited_iban?: string | null | undefined;
  /** Terms: Stand in `payment_terms` of the invoice. */
  terms?: null | undefined;
  /** Account number: The payee's account where it has no IBAN, or beside it. (BT-84) */
  account_id?: string | null | undefined;
  /** Card: The card the invoice was paid with. (BG-18) */
  card?: PaymentCard | null | undefined;
  /** Debited account name: Direct debit: name of the account that is debited. */
  debited_account_name?: string | null | undefined;
  /** Debited BIC: Direct debit: the bank of the account that is debited. */
  debited_bic?: string | null | undefined;
}

/** The payment terms in figures, beside their words and the due date. */
export interface PaymentTermsDetails {
  /** Partial amount: What is to be paid under these terms, when it is not all. */
  partial_amount?: Amount | null | undefined;
  /** Penalty: What is due when paid late. */
  penalty?: PaymentPenalty | null | undefined;
  /** Discount: What may be deducted when paid early. */
  discount?: PaymentDiscount | null | undefined;
  /** Payee: Who is paid under these terms. */
  payee?: OtherParty | null | undefined;
}

/** What is due when paid late. */
export interface PaymentPenalty {
  /** Basis date: Day the period is counted from. */
  basis_date?: string | null | undefined;
  /** Period: Length of the period. */
  basis_period?: Quantity | null | undefined;
  /** Unit of the period: UN/ECE Rec 20: DAY, WEE week, MON month and others. */
  basis_period_unit?: string | null | undefined;
  /** Base amount: Amount the percentage applies to. */
  basis_amount?: Amount | null | undefined;
  /** Percentage: Percentage of the base amount. */
  percentage?: Rate | null | undefined;
  /** Amount: What is due. */
  amount?: Amount | null | undefined;
}

/** What may be deducted when paid early. */
export interface PaymentDiscount {
  /** Basis date: Day the period is counted from. */
  basis_date?: string | null | undefined;
  /** Period: Length of the period. */
  basis_period?: Quantity | null | undefined;
  /** Unit of the period: UN/ECE Rec 20: DAY, WEE week, MON month and others. */
  basis_period_unit?: string | null | undefined;
  /** Base amount: Amount the percentage applies to. */
  basis_amount?: Amount | null | undefined;
  /** Percentage: Percentage of the base amount. */
  percentage?: Rate | null | undefined;
  /** Amount: What is deducted. */
  amount?: Amount | null | undefined;
}

/** Terms of a further instalment. */
export interface FurtherPaymentTerms {
  /** Description: The terms in words. */
  description?: string | null | undefined;
  /** Due date: Day the instalment is due. */
  due_date?: string | null | undefined;
  /** Mandate reference: Direct debit: the mandate. */
  mandate_reference?: string | null | undefined;
  /** Partial amount: What is to be paid under these terms, when it is not all. */
  partial_amount?: Amount | null | undefined;
  /** Penalty: What is due when paid late. */
  penalty?: PaymentPenalty | null | undefined;
  /** Discount: What may be deducted when paid early. */
  discount?: PaymentDiscount | null | undefined;
  /** Payee: Who is paid under these terms. */
  payee?: OtherParty | null | undefined;
}

/** The rate from the currency of the invoice to that of its VAT accounting. */
export interface CurrencyExchange {
  /** Source currency: Currency converted from, ISO 4217. */
  source_currency: string;
  /** Target currency: Currency converted to, ISO 4217. */
  target_currency: string;
  /** Rate: Units of the target currency for one of the source. */
  rate: Decimal;
  /** Date: Day of the rate. */
  date?: string | null | undefined;
}

/** A charge for transport and the like. */
export interface LogisticsCharge {
  /** Description: What it is for. */
  description: string;
  /** Amount: Amount, without VAT. (BT-X-272) */
  amount: Amount;
  /** VAT: The VAT on it. */
  vat?: readonly VatDetail[] | undefined;
}

/** An amount settled with the invoice that is no part of it. */
export interface FinancialAdjustment {
  /** Reason: Why, in words. */
  reason: string;
  /** Amount. */
  amount: Amount;
}

/** A payment received before the invoice. */
export interface AdvancePayment {
  /** Amount: What was paid. */
  amount: Amount;
  /** Received on: Day it was received. */
  received_date?: string | null | undefined;
  /** VAT: The VAT on it. */
  vat?: readonly VatDetail[] | undefined;
  /** Invoice: The invoice that asked for it. */
  invoice?: DocumentReference | null | undefined;
}

/** How to produce the document. */
export interface GenerateOptions {
  /**
   * Profile: Conformance level.
   * @defaultValue "en16931"
   */
  profile?: 'basicwl' | 'en16931' | 'extended' | 'extended-ctc-fr' | undefined;
  /**
   * Output: What to produce; `facturx-pdf` is a PDF/A-3 with the CII XML attached.
   * @defaultValue "facturx-pdf"
   */
  output?: 'facturx-pdf' | 'cii-xml' | 'ubl-xml' | undefined;
  /**
   * Language: Language of the visual PDF and of the messages.
   * @defaultValue "fr"
   */
  language?: 'fr' | 'en' | undefined;
  /**
   * Check: `base`: the EN 16931 rules; `fr-ctc`: those and the French BR-FR rules.
   * @defaultValue "fr-ctc"
   */
  check?: 'base' | 'fr-ctc' | undefined;
  /** Logo URL: HTTPS URL of a PNG, JPEG or SVG logo for the head of the PDF. */
  logo_url?: string | null | undefined;
  /**
   * Accent color: Colour of the headings in the PDF.
   * @defaultValue "#1f3a5f"
   */
  accent_color?: string | undefined;
  /** Footer text: Free text at the foot of every PDF page. */
  footer_text?: string | null | undefined;
  /**
   * Explain: Add to the JSON answer the ledger of the totals: how each came about, step by step.
   * @defaultValue false
   */
  explain?: boolean | undefined;
  /**
   * Plausibility: Warn of what no rule forbids and is probably wrong: check digits, amounts, days. Never part of the
   * verdict.
   * @defaultValue true
   */
  plausibility?: boolean | undefined;
  /** Guideline: Specification identifier of a CIUS or an extension; that of the profile when left out. (BT-24) */
  guideline?: string | null | undefined;
}

/** How a document is judged. */
export interface ValidateOptions {
  /**
   * `base`: the rules of EN 16931 only; `fr-ctc`: those and the French BR-FR rules. `fr-ctc+etat`: warnings of source
   * `schematron:etat` (rules of the State for messages, beyond the official Schematron) are errors.
   * @defaultValue "fr-ctc"
   */
  check?: 'base' | 'fr-ctc' | 'fr-ctc+etat' | undefined;
  /**
   * Add terms, title, explanation, fix, line and column to each finding.
   * @defaultValue false
   */
  explain?: boolean | undefined;
  /**
   * Add how the totals of the document came about: our sums beside its own, step by step.
   * @defaultValue false
   */
  ledger?: boolean | undefined;
  /**
   * Add findings of source `plausibility`: what no rule forbids and is probably wrong. They change neither `valid` nor
   * the counts.
   * @defaultValue false
   */
  plausibility?: boolean | undefined;
  /** Judge by the rule packs in force on this day; today without. */
  as_of?: string | null | undefined;
  /** Handed to the rules as `$role`. */
  role?: string | null | undefined;
  /** Handed to the rules as `$treatment`, for example B2C. */
  treatment?: string | null | undefined;
  /**
   * Findings that are listed. When there are more, one further finding of severity `info` counts all of them by rule;
   * `error_count`, `warning_count` and `valid` are those of all.
   * @defaultValue 1000
   */
  max_findings?: number | undefined;
}

/** How a document is read. */
export interface ExtractOptions {
  /**
   * Whether the answer holds the XML text.
   * @defaultValue true
   */
  include_xml?: boolean | undefined;
}

/** How a document is shown. */
export interface RenderOptions {
  /**
   * A PDF, or one HTML file.
   * @defaultValue "pdf"
   */
  format?: 'pdf' | 'html' | undefined;
  /** Language of the page; without, that of Accept-Language, else French. */
  language?: 'fr' | 'en' | null | undefined;
}

/** What a document is converted to, and how. */
export interface ConvertOptions {
  /** What to produce. */
  to: 'facturx-pdf' | 'cii-xml' | 'ubl-xml';
  /**
   * Profile of the result; without, that of the source, or the smallest of the output that holds as much. A CIUS then
   * keeps its BT-24.
   */
  profile?: 'basicwl' | 'en16931' | 'extended' | 'extended-ctc-fr' | null | undefined;
  /**
   * `base`: the rules of EN 16931 only; `fr-ctc`: those and the French BR-FR rules. The source and the result are judged
   * by them.
   * @defaultValue "fr-ctc"
   */
  check?: 'base' | 'fr-ctc' | undefined;
  /**
   * Convert although values with a business term are lost; else `lossy_conversion`.
   * @defaultValue false
   */
  allow_loss?: boolean | undefined;
  /**
   * Convert although the source fails rules; the result may then fail them, too.
   * @defaultValue false
   */
  allow_invalid?: boolean | undefined;
  /**
   * Add the ledger of the totals to the envelope.
   * @defaultValue false
   */
  explain?: boolean | undefined;
  /**
   * Warn of what no rule forbids and is probably wrong in the source. It is no part of the verdicts.
   * @defaultValue false
   */
  plausibility?: boolean | undefined;
  /** Language of pages that are drawn; without, that of Accept-Language, else French. */
  language?: 'fr' | 'en' | null | undefined;
}

/** How an invoice is put into a PDF. */
export interface EmbedOptions {
  /**
   * Profile of the XML made from `invoice_json`.
   * @defaultValue "en16931"
   */
  profile?: 'basicwl' | 'en16931' | 'extended' | 'extended-ctc-fr' | undefined;
  /**
   * Rules the XML is judged by.
   * @defaultValue "fr-ctc"
   */
  check?: 'base' | 'fr-ctc' | undefined;
  /**
   * Language of the metadata.
   * @defaultValue "fr"
   */
  language?: 'fr' | 'en' | undefined;
  /**
   * Fields and signatures of the PDF become part of its pages as they look; else a signed PDF is refused.
   * @defaultValue false
   */
  flatten?: boolean | undefined;
  /**
   * Warn of what no rule forbids and is probably wrong in the invoice.
   * @defaultValue true
   */
  plausibility?: boolean | undefined;
}

/** Which day it is for the rule packs. */
export interface RulesetsOptions {
  /** Judge by the rule packs in force on this day; today without. */
  as_of?: string | null | undefined;
}

/** What a received invoice is held against. */
export interface ReceiveOptions {
  /** Electronic addresses at which the recipient takes invoices; without, nothing is said of the addressee. */
  own_addresses?: readonly string[] | undefined;
  /** Keys (`reception.key`) of the invoices that were received before; one that is among them is a duplicate. */
  known?: readonly string[] | undefined;
  /**
   * The readable view: one HTML file, or none.
   * @defaultValue "html"
   */
  view?: 'html' | 'none' | undefined;
  /**
   * `base`: the rules of EN 16931 only; `fr-ctc`: those and the French BR-FR rules.
   * @defaultValue "fr-ctc"
   */
  check?: 'base' | 'fr-ctc' | undefined;
  /** Judge by the rule packs in force on this day; today without. */
  as_of?: string | null | undefined;
  /** Language of the view; without, that of Accept-Language, else French. */
  language?: 'fr' | 'en' | null | undefined;
}

/** Which extract the State receives. */
export interface Flux1Options {
  /**
   * `base`: header data, from 1 September 2026; `full`: with lines, from 1 September 2027.
   * @defaultValue "base"
   */
  level?: 'base' | 'full' | undefined;
}

/** Invoices, sales and payments, and the period they are reported for. */
export interface ReportingRequest {
  /** Who declares. (TG-5) */
  declarant: ReportingDeclarant;
  /** The approved platform that sends the files. (TG-3) */
  platform: ReportingPlatform;
  /** The period; what is of another day is left out. (TG-7, TG-33) */
  period: ReportingPeriod;
  /**
   * `IN` the first file of the period, `RE` one that replaces all before it. (TT-4)
   * @defaultValue "IN"
   */
  kind?: 'IN' | 'RE' | undefined;
  /** Which files to make; both, where there is something to report. A file that replaces has to be asked for. */
  data?: readonly ('transactions' | 'payments')[] | undefined;
  /** Identifier, to which -T or -P is added. (TT-1) */
  id?: string | null | undefined;
  /** When the file is made, YYYY-MM-DDThh:mm:ss; now without. (TT-3) */
  created_at?: string | null | undefined;
  /** The invoices. */
  invoices?: readonly ReportableInvoice[] | undefined;
  /** Sales without invoices. (TG-31) */
  sales?: readonly TillSales[] | undefined;
  /** The payments. (TG-34, TG-37) */
  payments?: readonly CollectedPayment[] | undefined;
}

/** Who declares. */
export interface ReportingDeclarant {
  /** SIREN. (TT-13) */
  siren: string;
  /** Name. (TT-14) */
  name: string;
  /**
   * `SE` the seller; `BY` the buyer, for purchases abroad. (TT-15)
   * @defaultValue "SE"
   */
  role?: 'SE' | 'BY' | undefined;
}

/** The approved platform that sends the files. */
export interface ReportingPlatform {
  /** Its number, four characters. (TT-8) */
  number: string;
  /** Its name. (TT-9) */
  name: string;
}

/** A period, both days included. */
export interface ReportingPeriod {
  /** First day. (TT-17, TT-89) */
  start: string;
  /** Last day. (TT-18, TT-90) */
  end: string;
}

/** An invoice as a document or as fields, and what it does not say of itself. */
export interface ReportableInvoice {
  /** XML or PDF, base64 encoded; this or `invoice`. */
  document_base64?: string | null | undefined;
  /** Fields, as generate takes them. */
  invoice?: Invoice | null | undefined;
  /** Who buys; without, a buyer without SIREN, registration and VAT number is a consumer. */
  customer?: 'business' | 'consumer' | null | undefined;
  /** Of an invoice of goods and services to a consumer, the lines that are services. */
  service_lines?: readonly string[] | undefined;
  /** Of a sale to a consumer under the margin scheme, the margin by rate. */
  margin?: readonly SalesRate[] | undefined;
}

/** Sales at a rate of VAT. */
export interface SalesRate {
  /** In percent. (TT-86) */
  rate: Rate;
  /** Without VAT. (TT-87) */
  taxable_amount: Amount;
  /** The VAT. (TT-88) */
  tax_amount: Amount;
}

/** Sales of a day to consumers, without invoices. */
export interface TillSales {
  /** The day. (TT-77) */
  date: string;
  /**
   * ISO 4217. (TT-78)
   * @defaultValue "EUR"
   */
  currency?: string | undefined;
  /** `TLB1` goods, `TPS1` services, `TNT1` not taxed in France, `TMA1` margin. (TT-81) */
  category: 'TLB1' | 'TPS1' | 'TNT1' | 'TMA1';
  /** BT-8, where services have the option for VAT on debits. (TT-80) */
  vat_point?: string | null | undefined;
  /** How many transactions (TT-85). */
  count: number;
  /** By rate. (TG-32) */
  rates: readonly SalesRate[];
}

/** What a customer paid. */
export interface CollectedPayment {
  /** Number of an invoice that goes along; without, services to consumers without invoice. (TT-91) */
  invoice?: string | null | undefined;
  /** The day it was collected. (TT-92, TT-96) */
  date: string;
  /** By rate; of an invoice of goods and services, the services alone. */
  rates: readonly CollectedRate[];
}

/** What was collected at a rate of VAT. */
export interface CollectedRate {
  /** In percent. (TT-93, TT-97) */
  rate: Rate;
  /** In euros, VAT included. (TT-95, TT-99) */
  amount: Amount;
}

/** Whose periods of which year. */
export interface CalendarOptions {
  /** VAT regime of the declarant. */
  regime: 'real-normal-monthly' | 'real-normal-quarterly' | 'simplified' | 'franchise';
  /** The year; this one without. */
  year?: string | null | undefined;
}

/**
 * A status to write: of an invoice (`invoice` or `document_base64`, with `status`), of the portal about an `object`, or
 * as a `message` whole.
 */
export interface StatusRequest {
  /** The invoice, by its fields. */
  invoice?: StatusInvoice | null | undefined;
  /** The invoice, as PDF or XML. */
  document_base64?: string | null | undefined;
  /** What a status of the portal is about. */
  object?: StatusObject | null | undefined;
  /** The status; from 250 on one of the portal, 501 aside. (MDT-105) */
  status?: '200' | '201' | '202' | '203' | '204' | '205' | '206' | '207' | '208' | '209' | '210' | '211' | '212' | '213' | '220' | '221' | '250' | '251' | '300' | '301' | '400' | '401' | '500' | '501' | '601' | null | undefined;
  /** When it was reached; now without. (MDT-78) */
  at?: string | null | undefined;
  /** When the message is made; `at` without. (MDT-8) */
  issued_at?: string | null | undefined;
  /** When the invoice was received; the State asks for it. (MDT-95) */
  received_at?: string | null | undefined;
  /** Identifier of the message; made of number, status and time without. (MDT-4) */
  id?: string | null | undefined;
  /**
   * Between platforms. (MDT-2)
   * @defaultValue "REGULATED"
   */
  regime?: 'REGULATED' | 'NON_REGULATED' | 'B2C' | 'B2CINT' | 'B2BINT' | 'OUTOFSCOPE' | undefined;
  /**
   * The copy for the State, which goes to it alone: of 200, 210, 212 and 213.
   * @defaultValue false
   */
  to_state?: boolean | undefined;
  /** Registration number of the platform that sends it; of a status of the portal, that receives it. (MDT-19) */
  platform?: string | null | undefined;
  /** Why; 206, 207, 208, 210, 213, 251, 301, 401, 501 and 601 need one. (MDG-37) */
  reasons?: readonly StatusReason[] | undefined;
  /** What was collected, paid, approved; 212 needs them. (MDG-43) */
  amounts?: readonly StatusAmount[] | undefined;
  /** A comment. (MDT-126) */
  note?: string | null | undefined;
  /** The statuses the invoice has; one that cannot follow them is refused. */
  history?: readonly string[] | undefined;
  /** The message whole, instead of all the others. */
  message?: StatusMessage | null | undefined;
}

/**
 * What of an invoice a status refers to. An invoice as generate takes it or extract answers it may be sent whole: the
 * rest is not read.
 */
export interface StatusInvoice {
  /** Its number. (BT-1) */
  number: string;
  /**
   * Its type. (BT-3)
   * @defaultValue "380"
   */
  type_code?: string | undefined;
  /** Its day. (BT-2) */
  issue_date: string;
  /** Its framework (S1, B1 …); the State asks for it. (BT-23) */
  business_process?: string | null | undefined;
  /**
   * That of amounts without one. (BT-5)
   * @defaultValue "EUR"
   */
  currency?: string | undefined;
  /** The seller. (BG-4) */
  seller: StatusInvoiceSeller;
  /** The buyer. (BG-7) */
  buyer: StatusInvoiceBuyer;
}

/** The seller. */
export interface StatusInvoiceSeller {
  /** Its name. */
  name?: string | null | undefined;
  /** Its SIREN. */
  siren?: string | null | undefined;
  /** Where statuses reach it; its SIREN without. */
  electronic_address?: string | null | undefined;
  /** Scheme of the address; 0225 without. */
  electronic_address_scheme?: string | null | undefined;
}

/** The buyer. */
export interface StatusInvoiceBuyer {
  /** Its name. */
  name?: string | null | undefined;
  /** Its SIREN. */
  siren?: string | null | undefined;
  /** Where statuses reach it; its SIREN without. */
  electronic_address?: string | null | undefined;
  /** Scheme of the address; 0225 without. */
  electronic_address_scheme?: string | null | undefined;
}

/**
 * What a status of the portal is about: a flow (500, 501), data of Flux 1 (250, 251), an e-reporting file (300, 301),
 * the directory (400, 401), a life-cycle message (601).
 */
export interface StatusObject {
  /**
   * Identifier of the flow, the transmission (TT-1), the directory or the message (MDT-4); number of the invoice.
   * (MDT-87)
   */
  number: string;
  /** TT-3 of e-reporting, BT-2 of the invoice, day of the message. (MDT-100) */
  issue_date?: string | null | undefined;
  /** SIREN of the seller: of Flux 1 and of messages. (MDT-129) */
  siren?: string | null | undefined;
  /** Name of the file of a flow that cannot be read. (MDT-76) */
  filename?: string | null | undefined;
}

/** A reason. */
export interface StatusReason {
  /** Its code: DOUBLON. `next` names those that a status may have. (MDT-113) */
  code: string;
  /** In words. (MDT-114) */
  text?: string | null | undefined;
  /** The rule that is broken; 251, 301 and 601 name it. (MDT-125) */
  rule?: string | null | undefined;
  /** The field at fault; 251, 301 and 601 name it. (MDT-127) */
  place?: string | null | undefined;
}

/** An amount that a status gives. */
export interface StatusAmount {
  /**
   * MEN collected, MPA paid, RAP left to pay, MAPTTC approved … Without, that of the status: 212 MEN, 211 MPA, 206
   * MAPTTC. (MDT-207)
   */
  kind?: string | null | undefined;
  /** The amount; of 212 with VAT. (MDT-215) */
  amount: Decimal;
  /** Its VAT rate in percent; 212 has an amount for each rate. (MDT-224) */
  rate?: Decimal | null | undefined;
  /** That of the invoice without. (MDT-216) */
  currency?: string | null | undefined;
}

/** A life-cycle status (CDAR). */
export interface StatusMessage {
  /** Test: A message to try things out. (MDT-1) */
  test?: boolean | null | undefined;
  /**
   * Process: REGULATED, NON_REGULATED, B2C, B2CINT, B2BINT, OUTOFSCOPE; to the State the framework of the invoice
   * (BT-23). (MDT-2)
   */
  business_process?: string | null | undefined;
  /** Profile: URN of the profile. (MDT-3) */
  profile?: string | null | undefined;
  /** Identifier: Of the message. (MDT-4) */
  id?: string | null | undefined;
  /** Name: Of the message. (MDT-5) */
  name?: string | null | undefined;
  /** Time of the message: When it was made. (MDT-8) */
  issued_at?: string | null | undefined;
  /** Language: FR or EN. (MDT-9) */
  language?: string | null | undefined;
  /** Sender: Who sends the message: a platform. (MDG-9) */
  sender?: StatusSender | null | undefined;
  /** Issuer: Who decided the status. (MDG-16) */
  issuer?: StatusIssuer | null | undefined;
  /** Recipients: Whom it is for. (MDG-23) */
  recipients?: readonly StatusRecipient[] | undefined;
  /** Acknowledgements: The statuses. (MDB-3) */
  acknowledgements?: readonly StatusAcknowledgement[] | undefined;
}

/** A party of a status. */
export interface StatusSender {
  /** Identifiers: Its identifiers. (MDT-19) */
  identifiers?: readonly StatusSenderIdentifier[] | undefined;
  /** Name: Its name. (MDT-20) */
  name?: string | null | undefined;
  /**
   * Role: SE seller, BY buyer, WK platform, DFH portal of the State, DL factor, PE payee, PR payer, II invoicer, IV
   * invoicee, AB, SR agents. (MDT-21)
   */
  role?: string | null | undefined;
  /** Electronic address: Where statuses reach the party. (MDT-35) */
  address?: string | null | undefined;
  /** Address scheme: 0225 for French addresses. (MDT-35-1) */
  address_scheme?: string | null | undefined;
}

/** An identifier and its register. */
export interface StatusSenderIdentifier {
  /** Identifier: SIREN, SIRET, or the number of a platform. (MDT-19) */
  value: string;
  /** Register: 0002 SIREN, 0009 SIRET, 0238 platform. (MDT-18) */
  scheme?: string | null | undefined;
}

/** A party of a status. */
export interface StatusIssuer {
  /** Identifiers: Its identifiers. (MDT-38) */
  identifiers?: readonly StatusIssuerIdentifier[] | undefined;
  /** Name: Its name. (MDT-39) */
  name?: string | null | undefined;
  /**
   * Role: SE seller, BY buyer, WK platform, DFH portal of the State, DL factor, PE payee, PR payer, II invoicer, IV
   * invoicee, AB, SR agents. (MDT-40)
   */
  role?: string | null | undefined;
  /** Electronic address: Where statuses reach the party. (MDT-54) */
  address?: string | null | undefined;
  /** Address scheme: 0225 for French addresses. (MDT-54-1) */
  address_scheme?: string | null | undefined;
}

/** An identifier and its register. */
export interface StatusIssuerIdentifier {
  /** Identifier: SIREN, SIRET, or the number of a platform. (MDT-38) */
  value: string;
  /** Register: 0002 SIREN, 0009 SIRET, 0238 platform. (MDT-37) */
  scheme?: string | null | undefined;
}

/** A party of a status. */
export interface StatusRecipient {
  /** Identifiers: Its identifiers. (MDT-57) */
  identifiers?: readonly StatusRecipientIdentifier[] | undefined;
  /** Name: Its name. (MDT-58) */
  name?: string | null | undefined;
  /**
   * Role: SE seller, BY buyer, WK platform, DFH portal of the State, DL factor, PE payee, PR payer, II invoicer, IV
   * invoicee, AB, SR agents. (MDT-59)
   */
  role?: string | null | undefined;
  /** Electronic address: Where statuses reach the party. (MDT-73) */
  address?: string | null | undefined;
  /** Address scheme: 0225 for French addresses. (MDT-73-1) */
  address_scheme?: string | null | undefined;
}

/** An identifier and its register. */
export interface StatusRecipientIdentifier {
  /** Identifier: SIREN, SIRET, or the number of a platform. (MDT-57) */
  value: string;
  /** Register: 0002 SIREN, 0009 SIRET, 0238 platform. (MDT-56) */
  scheme?: string | null | undefined;
}

/** Statuses of one time and phase. */
export interface StatusAcknowledgement {
  /** Several objects: Always false: the State wants one object a message. (MDT-74) */
  multiple?: boolean | null | undefined;
  /** Identifier: Of the acknowledgement. (MDT-75) */
  id?: string | null | undefined;
  /** Name: Or the name of a file that cannot be read. (MDT-76) */
  name?: string | null | undefined;
  /** Phase: 305 transmission (platforms), 23 treatment (seller, buyer). (MDT-77) */
  phase?: string | null | undefined;
  /** Time of the status: When the status was reached. (MDT-78) */
  at?: string | null | undefined;
  /** Documents: What it is about; the State wants one. (MDG-32) */
  documents: readonly StatusDocument[];
}

/** What a status is about, and the status. */
export interface StatusDocument {
  /** Number: BT-1 of an invoice. (MDT-87) */
  number?: string | null | undefined;
  /** Condition: UNTDID code of the status: 47 paid. (MDT-88) */
  condition?: string | null | undefined;
  /** Type: BT-3 of an invoice. (MDT-91) */
  type_code?: string | null | undefined;
  /** Name: Name of the object. (MDT-94) */
  name?: string | null | undefined;
  /** Received: When the object was received. (MDT-95) */
  received_at?: string | null | undefined;
  /** Kind: URN of the kind of object. (MDT-97) */
  kind?: string | null | undefined;
  /** Issue date: BT-2 of an invoice. (MDT-100) */
  issue_date?: string | null | undefined;
  /** Status: Its code: 212. (MDT-105) */
  status?: string | null | undefined;
  /** Label: The status in words. (MDT-106) */
  label?: string | null | undefined;
  /** Seller: Who issued the object. (MDG-40) */
  seller?: StatusSeller | null | undefined;
  /** Recipients: Whom the object was sent to. (MDG-41) */
  recipients?: readonly StatusAddressee[] | undefined;
  /** Details: Reasons, actions, amounts. (MDG-37) */
  details?: readonly StatusDetail[] | undefined;
}

/** A party of a status. */
export interface StatusSeller {
  /** Identifiers: Its identifiers. (MDT-129) */
  identifiers?: readonly StatusSellerIdentifier[] | undefined;
  /** Name: Its name. (MDT-131) */
  name?: string | null | undefined;
  /**
   * Role: SE seller, BY buyer, WK platform, DFH portal of the State, DL factor, PE payee, PR payer, II invoicer, IV
   * invoicee, AB, SR agents. (MDT-132)
   */
  role?: string | null | undefined;
  /** Electronic address: Where statuses reach the party. (MDT-152) */
  address?: string | null | undefined;
  /** Address scheme: 0225 for French addresses. (MDT-152-1) */
  address_scheme?: string | null | undefined;
}

/** An identifier and its register. */
export interface StatusSellerIdentifier {
  /** Identifier: SIREN, SIRET, or the number of a platform. (MDT-129) */
  value: string;
  /** Register: 0002 SIREN, 0009 SIRET, 0238 platform. (MDT-130) */
  scheme?: string | null | undefined;
}

/** A party of a status. */
export interface StatusAddressee {
  /** Identifiers: Its identifiers. (MDT-155) */
  identifiers?: readonly StatusAddresseeIdentifier[] | undefined;
  /** Name: Its name. (MDT-157) */
  name?: string | null | undefined;
  /**
   * Role: SE seller, BY buyer, WK platform, DFH portal of the State, DL factor, PE payee, PR payer, II invoicer, IV
   * invoicee, AB, SR agents. (MDT-158)
   */
  role?: string | null | undefined;
  /** Electronic address: Where statuses reach the party. (MDT-178) */
  address?: string | null | undefined;
  /** Address scheme: 0225 for French addresses. (MDT-178-1) */
  address_scheme?: string | null | undefined;
}

/** An identifier and its register. */
export interface StatusAddresseeIdentifier {
  /** Identifier: SIREN, SIRET, or the number of a platform. (MDT-155) */
  value: string;
  /** Register: 0002 SIREN, 0009 SIRET, 0238 platform. (MDT-156) */
  scheme?: string | null | undefined;
}

/** A detail of a status: a reason, what is asked for, values. */
export interface StatusDetail {
  /** Time: Of the detail. (MDT-110) */
  at?: string | null | undefined;
  /** Reason: Code of the reason: DOUBLON. (MDT-113) */
  reason_code?: string | null | undefined;
  /** Reason in words: The reason as text. (MDT-114) */
  reason?: string | null | undefined;
  /** Status: Of the detail, where it differs from that of the document. (MDT-115) */
  status?: string | null | undefined;
  /** Action: NOA nothing, PIN information, NIN corrective invoice, CNF, CNP, CNA credit note, OTH. (MDT-121) */
  action_code?: string | null | undefined;
  /** Action in words: What is asked for, as text. (MDT-122) */
  action?: string | null | undefined;
  /** Number: Position of the detail, from 1. (MDT-124-2) */
  sequence?: string | null | undefined;
  /** Notes: Comments. (MDG-39) */
  notes?: readonly StatusNote[] | undefined;
  /** Values: Amounts and other values. (MDG-43) */
  values?: readonly StatusValue[] | undefined;
}

/** A comment, or what is wrong where. */
export interface StatusNote {
  /** Rule: Code of the broken rule. (MDT-125) */
  rule?: string | null | undefined;
  /** Text: The comment. (MDT-126) */
  text?: string | null | undefined;
  /** Place: The faulty file, line or field. (MDT-127) */
  place?: string | null | undefined;
}

/** An amount or another value that a status carries. */
export interface StatusValue {
  /** Term: The term concerned: BT-131. (MDT-206) */
  term?: string | null | undefined;
  /** Kind: MEN collected, MPA paid, RAP left to pay, MAPTTC approved, DIV value found, DVA value expected … (MDT-207) */
  kind?: string | null | undefined;
  /** Replaces: Whether the value is to replace the other. (MDT-209) */
  replaces?: boolean | null | undefined;
  /** Direction: Direction of the change. (MDT-210) */
  direction?: string | null | undefined;
  /** Name: Name of the term. (MDT-211) */
  name?: string | null | undefined;
  /** Description: What it is. (MDT-212) */
  description?: string | null | undefined;
  /** Location: XPath of the term. (MDT-213) */
  location?: string | null | undefined;
  /** Text: The value as text. (MDT-214) */
  text?: string | null | undefined;
  /** Amount: The amount, VAT included where the kind says so. (MDT-215) */
  amount?: Decimal | null | undefined;
  /** Currency: Of the amount. (MDT-216) */
  currency?: string | null | undefined;
  /** Measure: A measure. (MDT-217) */
  measure?: Decimal | null | undefined;
  /** Unit: Of the measure. (MDT-217-1) */
  unit?: string | null | undefined;
  /** Date: A day. (MDT-219) */
  date?: string | null | undefined;
  /** Code: A code. (MDT-221) */
  code?: string | null | undefined;
  /** Quantity: A quantity. (MDT-222) */
  quantity?: Decimal | null | undefined;
  /** Number: A number. (MDT-223) */
  number?: Decimal | null | undefined;
  /** VAT rate: In percent. (MDT-224) */
  rate?: Decimal | null | undefined;
}

/** What an invoice has been through. */
export interface NextStatusesRequest {
  /** Its statuses, the oldest first. */
  history?: readonly string[] | undefined;
  /** The statuses as messages, instead of history; they are put in the order of their times. */
  messages_base64?: readonly string[] | undefined;
  /** Only what this role decides: WK platform, BY buyer, SE seller. (MDT-40) */
  actor?: 'WK' | 'BY' | 'SE' | null | undefined;
  /** The invoice: what it fails decides which reasons fit. */
  document_base64?: string | null | undefined;
  /** What it fails, instead of the invoice. */
  findings?: readonly StatusFailure[] | undefined;
}

/** A finding about the invoice. */
export interface StatusFailure {
  /** As validate answers it. */
  source: string;
  /** The rule. */
  rule?: string | null | undefined;
  /** What it is about. */
  terms?: readonly string[] | undefined;
}

/** Which rule packs are compared. */
export interface RulesetDiffOptions {
  /**
   * A pack as `br-fr-cii@1.4.0.03`; all packs of a version whose identifiers begin so, `br-fr@1.4.0.03`; or a day
   * (YYYY-MM-DD): the packs in force then.
   */
  from: string;
  /**
   * A pack as `br-fr-cii@1.4.0.03`; all packs of a version whose identifiers begin so, `br-fr@1.4.0.03`; or a day
   * (YYYY-MM-DD): the packs in force then.
   */
  to: string;
}

/** The verdict on a document. */
export interface ValidationOut {
  /** No blocking finding. */
  readonly valid: boolean;
  /**
   * factur-x (CII), ubl-2.1-invoice or ubl-2.1-creditnote; cdar for a life-cycle status, ereporting for Flux 10, flux1
   * for an extract; other for another document that is no invoice.
   */
  readonly flavor: string | null;
  /** Name of the document element; only of what is no invoice. */
  readonly root?: string | null;
  /** Profile read from the XML: minimum, basicwl, basic, en16931, extended or extended-ctc-fr. */
  readonly profile: string | null;
  /** Checks that ran, in order. */
  readonly checks_run: readonly string[];
  /** Checks that were asked for and did not run. */
  readonly checks_skipped: readonly string[];
  /** Number of fatal findings. */
  readonly error_count: number;
  /** Number of warnings. */
  readonly warning_count: number;
  /** All findings. */
  readonly findings: readonly FindingOut[];
  /** What the PDF says about itself; only for PDF input. */
  readonly pdf: PdfFacts | null;
}

/** One finding of a validation. */
export interface FindingOut {
  /** Which check speaks: pdf, xsd, schematron:base, schematron:fr-ctc or schematron:<ruleset>. */
  readonly source: string;
  /** `fatal` blocks; `warning` and `info` do not. */
  readonly severity: 'fatal' | 'warning' | 'info';
  /** Rule identifier, for example BR-CO-25. */
  readonly rule: string | null;
  /** What is wrong, with the values found. */
  readonly message: string;
  /** XPath-like location in the XML. */
  readonly location: string | null;
  /** The test that failed. */
  readonly test: string | null;
}

/** What the PDF says about itself. */
export interface PdfFacts {
  /** Number of pages. */
  readonly pages: number;
  /** Names of the attached files. */
  readonly attachments: readonly string[];
  /** PDF/A part and level claimed in the XMP; 3B is expected. */
  readonly pdfa: string | null;
  /** Factur-X ConformanceLevel claimed in the XMP. */
  readonly facturx_xmp: string | null;
}

/** The verdict on a document, with `explain=true`; with `ledger=true` too, the ledger of its totals. */
export interface ExplainedValidation {
  /** No blocking finding. */
  readonly valid: boolean;
  /**
   * factur-x (CII), ubl-2.1-invoice or ubl-2.1-creditnote; cdar for a life-cycle status, ereporting for Flux 10, flux1
   * for an extract; other for another document that is no invoice.
   */
  readonly flavor: string | null;
  /** Name of the document element; only of what is no invoice. */
  readonly root?: string | null;
  /** Profile read from the XML: minimum, basicwl, basic, en16931, extended or extended-ctc-fr. */
  readonly profile: string | null;
  /** Checks that ran, in order. */
  readonly checks_run: readonly string[];
  /** Checks that were asked for and did not run. */
  readonly checks_skipped: readonly string[];
  /** Number of fatal findings. */
  readonly error_count: number;
  /** Number of warnings. */
  readonly warning_count: number;
  /** All findings. */
  readonly findings: readonly DocumentFinding[];
  /** What the PDF says about itself; only for PDF input. */
  readonly pdf: PdfFacts | null;
  /** What the findings come from: those to act on, with what breaks with them. */
  readonly causes?: readonly Cause[];
  /** How the totals came about. */
  readonly ledger?: Ledger;
}

/** A finding about a document, explained. */
export interface DocumentFinding {
  /** Which check speaks: pdf, xsd, schematron:base, schematron:fr-ctc or schematron:<ruleset>. */
  readonly source: string;
  /** `fatal` blocks; `warning` and `info` do not. */
  readonly severity: 'fatal' | 'warning' | 'info';
  /** Rule identifier, for example BR-CO-25. */
  readonly rule: string | null;
  /** What is wrong, with the values found. */
  readonly message: string;
  /** XPath-like location in the XML. */
  readonly location: string | null;
  /** The test that failed. */
  readonly test: string | null;
  /** Business terms the rule is about. */
  readonly terms: readonly string[];
  /** The rule as a noun phrase. */
  readonly title: string | null;
  /** What the rule protects. */
  readonly explanation: string | null;
  /** What to do. */
  readonly fix: string | null;
  /** Line in the XML, from 1. */
  readonly line: number | null;
  /** Column in the XML, from 1. */
  readonly column: number | null;
}

/** One mistake, and the findings that it makes. */
export interface Cause {
  /** Index of the finding to act on. */
  readonly finding: number;
  /** Indexes of the findings that go with it. */
  readonly also: readonly number[];
  /** How many findings these are. */
  readonly count: number;
  /** The fields to act on; empty for a document that is not the request itself. */
  readonly pointers: readonly string[];
  /** All corrections together, where there are any. */
  readonly patch: readonly PatchOperation[] | null;
}

/** One RFC 6902 operation on the request body. */
export interface PatchOperation {
  /** The operation. */
  readonly op: 'add' | 'remove' | 'replace' | 'move';
  /** RFC 6901 JSON Pointer. */
  readonly path: string;
  /** The new value; true, false and whole numbers where these are asked for; null for remove and move. */
  readonly value: string | number | boolean | null;
  /** Where the value stands; only of move. */
  readonly from?: string | null;
}

/** How the totals of an invoice came about. */
export interface Ledger {
  /** Every amount that is given equals ours, and none is missing. */
  readonly balanced: boolean;
  /** One for each amount, in the order in which they build on each other. */
  readonly steps: readonly LedgerStep[];
}

/** How one amount came about. */
export interface LedgerStep {
  /** Its business term, for example BT-106. */
  readonly term: string;
  /** JSON Pointer of the amount in the invoice. */
  readonly pointer: string;
  /** VAT category of the group, for a step of one. */
  readonly category: string | null;
  /** VAT rate of the group. */
  readonly rate: string | null;
  /** What it is made of; empty where it is given and made of nothing. */
  readonly inputs: readonly LedgerInput[];
  /** The inputs taken together, before rounding; null where the invoice does not say what it is made of. */
  readonly exact: string | null;
  /** `cents`: to two decimals, halves away from zero. `none`: amounts are added as they are. */
  readonly rounding: 'cents' | 'none';
  /** Our amount: the inputs taken together and rounded. */
  readonly result: string | null;
  /** The amount that stands in the invoice; null where it is missing. */
  readonly stated: string | null;
  /** It was given. False: this service computed it. */
  readonly given: boolean;
  /** `stated` less `result`; null where one of them is missing. */
  readonly difference: string | null;
  /** The same from our own results throughout, back to quantities and prices, whatever is given between. */
  readonly ours: string | null;
  /**
   * The way of computing that leads to the given amount where ours does not: VAT rounded line by line (`line_by_line`),
   * inputs that were not rounded (`unrounded_inputs`), no rounding (`not_rounded`), halves towards plus infinity
   * (`half_up`) or to the even cent (`half_to_even`), digits cut off (`truncated`).
   */
  readonly cause: 'line_by_line' | 'unrounded_inputs' | 'not_rounded' | 'half_up' | 'half_to_even' | 'truncated' | null;
  /** The rules of the packs in force that the amount answers to. */
  readonly rules: readonly LedgerRule[];
}

/** One value that goes into a step. */
export interface LedgerInput {
  /** What is done with it. The inputs are taken in their order, from zero on: add 3, multiply 4, divide 2 is 6. */
  readonly operator: 'add' | 'subtract' | 'multiply' | 'divide';
  /** JSON Pointer of the value in the invoice; null for a constant. */
  readonly pointer: string | null;
  /** Its business term. */
  readonly term: string | null;
  /** The value, as given or as an earlier step computed it. */
  readonly value: string;
}

/** An official rule that the amount answers to. */
export interface LedgerRule {
  /** Rule identifier, for example BR-CO-10. */
  readonly rule: string;
  /** The amount it expects, rounded as it rounds (halves towards plus infinity); null: it looks at the form only. */
  readonly expects: string | null;
  /** By how much the given amount may differ from that; null: by anything. */
  readonly tolerance: string | null;
  /** The difference must stay below the tolerance; else it may reach it. */
  readonly below: boolean;
  /** The given amount satisfies it; null where none is given, or where that cannot be told from the amounts. */
  readonly holds: boolean | null;
}

/** The verdict on a document, with `ledger=true`. What is no invoice has no ledger. */
export interface ValidationWithLedger {
  /** No blocking finding. */
  readonly valid: boolean;
  /**
   * factur-x (CII), ubl-2.1-invoice or ubl-2.1-creditnote; cdar for a life-cycle status, ereporting for Flux 10, flux1
   * for an extract; other for another document that is no invoice.
   */
  readonly flavor: string | null;
  /** Name of the document element; only of what is no invoice. */
  readonly root?: string | null;
  /** Profile read from the XML: minimum, basicwl, basic, en16931, extended or extended-ctc-fr. */
  readonly profile: string | null;
  /** Checks that ran, in order. */
  readonly checks_run: readonly string[];
  /** Checks that were asked for and did not run. */
  readonly checks_skipped: readonly string[];
  /** Number of fatal findings. */
  readonly error_count: number;
  /** Number of warnings. */
  readonly warning_count: number;
  /** All findings. */
  readonly findings: readonly FindingOut[];
  /** What the PDF says about itself; only for PDF input. */
  readonly pdf: PdfFacts | null;
  /** How the totals came about. */
  readonly ledger?: Ledger;
}

/** The produced document as JSON. */
export interface GenerateJsonOut {
  /** Suggested file name. */
  readonly filename: string;
  /** application/pdf or application/xml. */
  readonly media_type: string;
  /** Profile produced. */
  readonly profile: string;
  /** Output format produced. */
  readonly output: string;
  /** The document in base64. */
  readonly content_base64: string;
  /** The sums of the invoice. (BG-22) */
  readonly totals: CompleteTotals;
  /** The verdict on the produced document. */
  readonly validation: ValidationOut;
}

/** The sums of the invoice. */
export interface CompleteTotals {
  /** Line total: Sum of the net amounts of all lines. (BT-106) */
  readonly line_total: string;
  /** Allowance total: Sum of the allowances of the document. (BT-107) */
  readonly allowance_total: string | null;
  /** Charge total: Sum of the charges of the document. (BT-108) */
  readonly charge_total: string | null;
  /** Tax exclusive: Total without VAT. (BT-109) */
  readonly tax_exclusive: string;
  /** Tax total: Total VAT in the currency of the invoice. (BT-110) */
  readonly tax_total: string | null;
  /** Tax inclusive: Total with VAT. (BT-112) */
  readonly tax_inclusive: string;
  /** Prepaid: What was paid before. (BT-113) */
  readonly prepaid: string | null;
  /** Rounding: What rounds the amount due. (BT-114) */
  readonly rounding: string | null;
  /** Amount due: What remains to be paid. (BT-115) */
  readonly amount_due: string;
  /** Tax total accounting: Total VAT in `vat_accounting_currency`; needed when that differs from the currency. (BT-111) */
  readonly tax_total_accounting: string | null;
  /** VAT breakdown: VAT per category and rate; computed when left out. (BG-23) */
  readonly vat_breakdown: readonly CompleteVatBreakdown[];
}

/** One VAT category and rate with its sums. */
export interface CompleteVatBreakdown {
  /** Category: VAT category, UNTDID 5305. (BT-118) */
  readonly category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | 'B';
  /** Rate: VAT rate in percent; none for category O. (BT-119) */
  readonly rate: string | null;
  /** Taxable amount: Sum of what is taxed in this category at this rate. (BT-116) */
  readonly taxable_amount: string;
  /** Tax amount: VAT on it. (BT-117) */
  readonly tax_amount: string;
  /** Exemption reason: Why no VAT is charged, in words. (BT-120) */
  readonly exemption_reason: string | null;
  /** Exemption reason code: Why no VAT is charged, as a VATEX code. (BT-121) */
  readonly exemption_reason_code: string | null;
  /** Base from lines: Part of the taxable amount that comes from lines. */
  readonly line_total_basis: string | null;
  /** Base from allowances and charges: Part of it that comes from allowances and charges. */
  readonly allowance_charge_basis: string | null;
  /** Tax point date: When the rows differ: day this VAT becomes chargeable. (BT-7) */
  readonly tax_point_date: string | null;
  /** Tax point code: When the rows differ: what makes this VAT chargeable, UNTDID 2475. (BT-8) */
  readonly tax_point_code: string | null;
}

/** The produced document as JSON, with `explain=true`. */
export interface ExplainedDocument {
  /** Suggested file name. */
  readonly filename: string;
  /** application/pdf or application/xml. */
  readonly media_type: string;
  /** Profile produced. */
  readonly profile: string;
  /** Output format produced. */
  readonly output: string;
  /** The document in base64. */
  readonly content_base64: string;
  /** The sums of the invoice. (BG-22) */
  readonly totals: CompleteTotals;
  /** The verdict on the produced document. */
  readonly validation: ValidationOut;
  /** How the totals came about. */
  readonly ledger: Ledger;
  /**
   * What does not forbid the document and is probably wrong, at the fields of the request; `X-Facturx-Warnings` counts
   * them.
   */
  readonly warnings: readonly RequestFinding[];
}

/** A finding about the caller's own fields (400). */
export interface RequestFinding {
  /** Which check speaks: pdf, xsd, schematron:base, schematron:fr-ctc or schematron:<ruleset>. */
  readonly source: string;
  /** `fatal` blocks; `warning` and `info` do not. */
  readonly severity: 'fatal' | 'warning' | 'info';
  /** Rule identifier, for example BR-CO-25. */
  readonly rule: string | null;
  /** What is wrong, with the values found. */
  readonly message: string;
  /** XPath-like location in the XML. */
  readonly location: string | null;
  /** The test that failed. */
  readonly test: string | null;
  /** Where in the caller's request, as an RFC 6901 JSON Pointer. */
  readonly pointer: string | null;
  /** All places that take part, the first of them `pointer`. */
  readonly pointers: readonly string[];
  /** Business terms the rule is about. */
  readonly terms: readonly string[];
  /** The rule as a noun phrase. */
  readonly title: string | null;
  /** What the rule protects. */
  readonly explanation: string | null;
  /** What to do. */
  readonly fix: string | null;
  /** A correction that cannot change what the invoice means. */
  readonly patch?: readonly PatchOperation[];
}

/** The XML as JSON, with `explain=true`. */
export interface ExplainedXml {
  /** Suggested file name. */
  readonly filename: string;
  /** Profile produced. */
  readonly profile: string;
  /** Output format produced. */
  readonly output: string;
  /** The XML. */
  readonly xml: string;
  /** How the totals came about. */
  readonly ledger: Ledger;
}

/** The converted document as JSON. */
export interface ConvertJsonOut {
  /** Suggested file name. */
  readonly filename: string;
  /** application/pdf or application/xml. */
  readonly media_type: string;
  /** Profile produced. */
  readonly profile: string;
  /** Output format produced. */
  readonly output: string;
  /** The document in base64. */
  readonly content_base64: string;
  /** The sums as the source states them. (BG-22) */
  readonly totals: ReadTotals;
  /** The verdict on the produced document. */
  readonly validation: ValidationOut;
  /** The source passed the same check; false only with `allow_invalid=true`. */
  readonly source_valid: boolean;
  /** What the document does not carry of its source. */
  readonly losses: readonly Loss[];
  /** What does not forbid the document, and what is probably wrong in its source, each at its place there. */
  readonly warnings: readonly DocumentFinding[];
  /** How the totals came about. */
  readonly ledger?: Ledger;
}

/** The sums as a document states them: names of Totals, an empty text or null for what it does not state. */
export interface ReadTotals {
  /** Line total: Sum of the net amounts of all lines. (BT-106) */
  readonly line_total: string | null;
  /** Allowance total: Sum of the allowances of the document. (BT-107) */
  readonly allowance_total: string | null;
  /** Charge total: Sum of the charges of the document. (BT-108) */
  readonly charge_total: string | null;
  /** Tax exclusive: Total without VAT. (BT-109) */
  readonly tax_exclusive: string | null;
  /** Tax total: Total VAT in the currency of the invoice. (BT-110) */
  readonly tax_total: string | null;
  /** Tax inclusive: Total with VAT. (BT-112) */
  readonly tax_inclusive: string | null;
  /** Prepaid: What was paid before. (BT-113) */
  readonly prepaid: string | null;
  /** Rounding: What rounds the amount due. (BT-114) */
  readonly rounding: string | null;
  /** Amount due: What remains to be paid. (BT-115) */
  readonly amount_due: string | null;
  /** Tax total accounting: Total VAT in `vat_accounting_currency`; needed when that differs from the currency. (BT-111) */
  readonly tax_total_accounting: string | null;
  /** VAT breakdown: VAT per category and rate; computed when left out. (BG-23) */
  readonly vat_breakdown: readonly ReadVatBreakdown[];
}

/** One VAT category and rate with its sums. */
export interface ReadVatBreakdown {
  /** Category: VAT category, UNTDID 5305. (BT-118) */
  readonly category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | 'B' | null;
  /** Rate: VAT rate in percent; none for category O. (BT-119) */
  readonly rate: string | null;
  /** Taxable amount: Sum of what is taxed in this category at this rate. (BT-116) */
  readonly taxable_amount: string | null;
  /** Tax amount: VAT on it. (BT-117) */
  readonly tax_amount: string | null;
  /** Exemption reason: Why no VAT is charged, in words. (BT-120) */
  readonly exemption_reason: string | null;
  /** Exemption reason code: Why no VAT is charged, as a VATEX code. (BT-121) */
  readonly exemption_reason_code: string | null;
  /** Base from lines: Part of the taxable amount that comes from lines. */
  readonly line_total_basis: string | null;
  /** Base from allowances and charges: Part of it that comes from allowances and charges. */
  readonly allowance_charge_basis: string | null;
  /** Tax point date: When the rows differ: day this VAT becomes chargeable. (BT-7) */
  readonly tax_point_date: string | null;
  /** Tax point code: When the rows differ: what makes this VAT chargeable, UNTDID 2475. (BT-8) */
  readonly tax_point_code: string | null;
}

/** A value that a conversion does not carry over. */
export interface Loss {
  /** Its business term, where it has one. */
  readonly term: string | null;
  /** XPath-like location in the source; for a file attached to a PDF, its name. */
  readonly location: string;
  /** The value there. */
  readonly value: string;
  /** Why it is not carried over. */
  readonly reason: string;
  /** What has no place for it: profile and output. */
  readonly target: string;
}

/** What an invoice document holds. */
export interface ExtractOut {
  /** factur-x (CII), ubl-2.1-invoice or ubl-2.1-creditnote. */
  readonly flavor: string;
  /** Profile read from the XML. */
  readonly profile: string | null;
  /** The specification identifier as written. (BT-24) */
  readonly guideline: string | null;
  /** Name of the attachment the XML was read from. */
  readonly xml_filename: string | null;
  /** The invoice as read. */
  readonly fields: ReadInvoice;
  /** What the PDF says about itself; only for PDF input. */
  readonly pdf: PdfFacts | null;
  /** The XML text. */
  readonly xml: string | null;
  /** The invoice as generate, preview-xml and embed take it, to make the same document again. */
  readonly invoice: Invoice;
  /** The options that go with it. */
  readonly options: ExtractedOptions;
  /** What `invoice` does not hold of the document; empty, it holds everything. */
  readonly unread: readonly Unread[];
}

/** An invoice as read from a document: names of Invoice, null for what the document does not say. */
export interface ReadInvoice {
  /** Number: Invoice number: letters, digits, `.`, `_`, `/` and `-`. Check `fr-ctc` refuses the dot (BR-FR-02). (BT-1) */
  readonly number: string | null;
  /** Issue date: Day of issue. (BT-2) */
  readonly issue_date: string | null;
  /**
   * Document type: UNTDID 1001: 380 invoice, 381 credit note, 384 corrected, 386 prepayment, 389 self-billed, 261
   * self-billed credit note, 751 invoice information for accounting, and the others EN 16931 allows. (BT-3)
   */
  readonly type_code: '380' | '381' | '384' | '386' | '389' | '261' | '751' | '71' | '80' | '81' | '82' | '83' | '84' | '102' | '130' | '202' | '203' | '204' | '211' | '218' | '219' | '262' | '295' | '296' | '308' | '325' | '326' | '331' | '382' | '383' | '385' | '387' | '388' | '390' | '393' | '394' | '395' | '396' | '420' | '456' | '457' | '458' | '471' | '472' | '473' | '500' | '501' | '502' | '503' | '527' | '532' | '553' | '575' | '623' | '633' | '780' | '817' | '870' | '875' | '876' | '877' | '935' | null;
  /** Currency: Currency of all amounts, ISO 4217. (BT-5) */
  readonly currency: string | null;
  /**
   * VAT accounting currency: Currency the VAT is accounted in when it differs from `currency`; then give
   * `tax_total_accounting` too. (BT-6)
   */
  readonly vat_accounting_currency: string | null;
  /** Due date: Day the payment is due. (BT-9) */
  readonly due_date: string | null;
  /** Tax point date: Day the VAT becomes chargeable, when it is not the issue date. (BT-7) */
  readonly tax_point_date: string | null;
  /** Buyer reference: What the buyer asked to see quoted. (BT-10) */
  readonly buyer_reference: string | null;
  /** Project reference: Project. (BT-11) */
  readonly project_reference: string | null;
  /** Contract reference: Contract. (BT-12) */
  readonly contract_reference: string | null;
  /** Purchase order reference: The buyer's order. (BT-13) */
  readonly purchase_order_reference: string | null;
  /** Sales order reference: The seller's order. (BT-14) */
  readonly sales_order_reference: string | null;
  /** Receiving advice reference: Receiving advice. (BT-15) */
  readonly receiving_advice_reference: string | null;
  /** Despatch advice reference: Despatch advice. (BT-16) */
  readonly despatch_advice_reference: string | null;
  /** Tender reference: Tender or lot. (BT-17) */
  readonly tender_reference: string | null;
  /** Buyer accounting reference: Where the buyer books the invoice. (BT-19) */
  readonly buyer_accounting_reference: string | null;
  /** Payment terms: Payment terms in words; the same term as `payment.terms`, so the two may not differ. (BT-20) */
  readonly payment_terms: string | null;
  /** Operation type: What is invoiced; gives the French business process B1 goods, S1 services, M1 mixed. (BT-23) */
  readonly operation_type: 'goods' | 'services' | 'mixed' | null;
  /**
   * Already paid: The invoice is paid when issued: business process B2, S2 or M2, and, with `totals` and
   * `prepaid_amount` left out, nothing remains due. The payment date BR-FR then asks for goes into `due_date`. (BT-23)
   */
  readonly already_paid: boolean | null;
  /** Business process: Business process code, for example S1; wins over `operation_type` and `already_paid`. (BT-23) */
  readonly business_process: string | null;
  /** French mentions: The mentions French law requires. (BG-1) */
  readonly french_mentions: ReadFrenchMentions | null;
  /** Notes: Notes on the invoice. (BG-1) */
  readonly notes: readonly ReadNote[];
  /** Seller: The party that issues the invoice. (BG-4) */
  readonly seller: ReadSeller | null;
  /** Buyer: The party the invoice is for. (BG-7) */
  readonly buyer: ReadBuyer | null;
  /** Delivery: When and where it was delivered. (BG-13) */
  readonly delivery: ReadDelivery | null;
  /** Payment: How the invoice is to be paid. (BG-16) */
  readonly payment: ReadPayment | null;
  /** Preceding invoices: Invoices this one corrects, credits or settles. (BG-3) */
  readonly preceding_invoices: readonly ReadPrecedingInvoice[];
  /** Additional documents: Documents that support the invoice. (BG-24) */
  readonly additional_documents: readonly ReadAdditionalDocument[];
  /** Allowances: Deductions from the invoice as a whole. (BG-20) */
  readonly allowances: readonly ReadAllowance[];
  /** Charges: Additions to the invoice as a whole. (BG-21) */
  readonly charges: readonly ReadCharge[];
  /** Lines: The lines. Profile `basicwl` uses them for the totals and the picture only. (BG-25) */
  readonly lines: readonly ReadLine[];
  /** Totals: The sums; computed when left out. Given, they win over the two shortcuts below. (BG-22) */
  readonly totals: ReadTotals | null;
  /** Prepaid amount: What was paid before; used when the totals are computed. (BT-113) */
  readonly prepaid_amount: string | null;
  /** Rounding amount: What rounds the amount due; used when the totals are computed. (BT-114) */
  readonly rounding_amount: string | null;
  /** Tax total accounting: Total VAT in `vat_accounting_currency`; used when the totals are computed. (BT-111) */
  readonly tax_total_accounting: string | null;
  /** Tax exemption reason: Why no VAT is charged, in words: default for categories E, AE, K, G and O. (BT-120) */
  readonly tax_exemption_reason: string | null;
  /** Tax exemption reason code: Why no VAT is charged, as a VATEX code: default likewise. (BT-121) */
  readonly tax_exemption_reason_code: string | null;
  /**
   * Tax point code: What makes the VAT chargeable when it is no date, UNTDID 2475: 5 issue, 29 delivery, 72 payment.
   * (BT-8)
   */
  readonly tax_point_code: string | null;
  /** Document name: What the document calls itself. */
  readonly document_name: string | null;
  /** Language: Language of the texts of the invoice, ISO 639-1. */
  readonly document_language: string | null;
  /** Copy: The document is a copy. */
  readonly copy_indicator: boolean | null;
  /** Test: The document is a test. */
  readonly test_indicator: boolean | null;
  /** Contractual due date: Day the contract sets for the payment. */
  readonly contractual_due_date: string | null;
  /** Invoiced object: What is invoiced: a subscription, a meter, a telephone number. (BT-18) */
  readonly invoiced_object_id: string | null;
  /** Invoiced object scheme: Kind of `invoiced_object_id`, UNTDID 1153. (BT-18-1) */
  readonly invoiced_object_scheme: string | null;
  /** Date of the invoiced object. */
  readonly invoiced_object_date: string | null;
  /** Project name: Name of the project, when it is not its reference. */
  readonly project_name: string | null;
  /** Contract date. */
  readonly contract_date: string | null;
  /** Contract type: Kind of the contract, UNTDID 1153. */
  readonly contract_type_code: string | null;
  /** Purchase order date. */
  readonly purchase_order_date: string | null;
  /** Sales order date. */
  readonly sales_order_date: string | null;
  /** Receiving advice date. */
  readonly receiving_advice_date: string | null;
  /** Despatch advice date. */
  readonly despatch_advice_date: string | null;
  /** Tender date. */
  readonly tender_date: string | null;
  /** Quotation reference. */
  readonly quotation_reference: string | null;
  /** Quotation date. */
  readonly quotation_date: string | null;
  /** Delivery note reference. */
  readonly delivery_note_reference: string | null;
  /** Delivery note date. */
  readonly delivery_note_date: string | null;
  /** Orders of the end customer: Orders the end customer placed with the buyer. */
  readonly ultimate_customer_orders: readonly ReadDocumentReference[];
  /** Payee: Who is paid, when it is not the seller. (BG-10) */
  readonly payee: ReadPayee | null;
  /** Tax representative: Who answers for the VAT of the seller. (BG-11) */
  readonly tax_representative: ReadTaxRepresentative | null;
  /** Buyer's tax representative: Who answers for the VAT of the buyer. */
  readonly buyer_tax_representative: ReadOtherParty | null;
  /** Sales agent: Who sells in the name of the seller. */
  readonly sales_agent: ReadSalesAgent | null;
  /** Buyer's agent: Who buys in the name of the buyer. (EXT-FR-FE-BG-01) */
  readonly buyer_agent: ReadBuyerAgent | null;
  /** End user: Who uses what is sold. */
  readonly product_end_user: ReadOtherParty | null;
  /** Invoicer: Who issues the invoice in the name of the seller. */
  readonly invoicer: ReadInvoicer | null;
  /** Invoicee: Whom the invoice is addressed to, when it is not the buyer. */
  readonly invoicee: ReadInvoicee | null;
  /** Payer: Who pays, when it is not the buyer. */
  readonly payer: ReadPayer | null;
  /** Further payments: Other accounts and means the invoice may be paid by. (BG-17) */
  readonly further_payments: readonly ReadFurtherPayment[];
  /** Payment terms in figures: Discount, penalty and partial amount of the payment terms. */
  readonly payment_terms_details: ReadPaymentTermsDetails | null;
  /** Further payment terms: Terms of further instalments. */
  readonly further_payment_terms: readonly ReadFurtherPaymentTerms[];
  /** Currency exchange: The rate behind `tax_total_accounting`. */
  readonly currency_exchange: ReadCurrencyExchange | null;
  /** Issuer's reference: What who issues the invoice wants to see quoted. */
  readonly invoice_issuer_reference: string | null;
  /** Logistics charges: Charges for transport and the like. */
  readonly logistics_charges: readonly ReadLogisticsCharge[];
  /** Financial adjustments: Amounts settled with the invoice that are no part of it. */
  readonly financial_adjustments: readonly ReadFinancialAdjustment[];
  /** Advance payments: Payments received before the invoice. */
  readonly advance_payments: readonly ReadAdvancePayment[];
  /** Type of the accounting reference: Kind of account `buyer_accounting_reference` names, UN/CEFACT 4437. */
  readonly buyer_accounting_type: string | null;
  /** Further accounting references: Accounts after the first. */
  readonly further_accounting_references: readonly ReadAccountingReference[];
  /** VAT per category and rate. (BG-23) */
  readonly vat_breakdown: readonly ReadVatBreakdown[];
}

/** The three mentions French law requires; each is added as a note unless a note with its subject code exists. */
export interface ReadFrenchMentions {
  /**
   * Enabled: Add the mentions that are missing. Left out, they are added where French law applies: under check `fr-ctc`,
   * and for a seller in France or with a SIREN.
   */
  readonly enabled: boolean | null;
  /** Late payment penalties: Penalties for late payment. Written as a note with subject code PMD. (BT-22) */
  readonly late_payment_penalties: string | null;
  /** Recovery fee: Fixed recovery indemnity. Written as a note with subject code PMT. (BT-22) */
  readonly recovery_fee: string | null;
  /** Early payment discount: Discount for early payment. Written as a note with subject code AAB. (BT-22) */
  readonly early_payment_discount: string | null;
}

/** A note on the invoice. */
export interface ReadNote {
  /** Text: The note. (BT-22) */
  readonly text: string | null;
  /** Subject code: What the note is about, UNTDID 4451: AAI general, PMT payment, PMD penalties and others. (BT-21) */
  readonly subject_code: string | null;
  /** Content code: The note as a code the parties agreed on. */
  readonly content_code: string | null;
}

/** The party that issues the invoice. */
export interface ReadSeller {
  /** Name: Full legal name. (BT-27) */
  readonly name: string | null;
  /** Trading name: Name the party trades under, when it differs. (BT-28) */
  readonly trading_name: string | null;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. (BT-30) */
  readonly siren: string | null;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. (BT-30) */
  readonly legal_registration_id: string | null;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. (BT-30-1) */
  readonly legal_registration_scheme: string | null;
  /** VAT ID: VAT identifier, country prefix included. (BT-31) */
  readonly vat_id: string | null;
  /**
   * Electronic address: Where invoices reach the party electronically. Left out under check `fr-ctc`, the SIREN serves
   * with scheme 0225. (BT-34)
   */
  readonly electronic_address: string | null;
  /**
   * Electronic address scheme: EAS code of `electronic_address`. 0225 is the French CTC address: SIREN, SIREN_SIRET,
   * SIREN_SIRET_routing code or SIREN_suffix. Left out, an address with @ counts as EM and one that starts with nine
   * digits as 0225. (BT-34-1)
   */
  readonly electronic_address_scheme: string | null;
  /**
   * SIRET: French SIRET, 14 digits. Shortcut for `electronic_address` with scheme 0225 when that is left out, and for
   * `siren` (its first nine digits). A bare SIRET is no registered form of a 0225 address, so the form the law accepts
   * is written. (BT-34)
   */
  readonly siret: string | null;
  /** Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}. (BT-29) */
  readonly global_ids: Readonly<Record<string, string>>;
  /** Tax registration ID: Tax number that is not a VAT identifier. Seller only. (BT-32) */
  readonly tax_registration_id: string | null;
  /** Legal information: Legal form, share capital and registry city. Seller only. (BT-33) */
  readonly legal_info: string | null;
  /** Address: Postal address. (BG-5) */
  readonly address: ReadSellerAddress | null;
  /** Contact. (BG-6) */
  readonly contact: ReadSellerContact | null;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  readonly further_ids: readonly ReadIdentifier[];
  /** Role: Role of the party, UNTDID 3035. */
  readonly role_code: string | null;
  /** Registered address: Address of the legal organisation, when it differs. */
  readonly legal_address: ReadPartyAddress | null;
  /** Further contacts: Contacts after the first. */
  readonly further_contacts: readonly ReadSellerContact[];
}

/** A postal address. */
export interface ReadSellerAddress {
  /** Address line 1: Main line, usually street and number. (BT-35) */
  readonly line1: string | null;
  /** Address line 2: A second line for what the first cannot hold. (BT-36) */
  readonly line2: string | null;
  /** Address line 3: A third line for what the first two cannot hold. (BT-162) */
  readonly line3: string | null;
  /** City: City, town or village. (BT-37) */
  readonly city: string | null;
  /** Postal code: Post code. (BT-38) */
  readonly postal_code: string | null;
  /** Country subdivision: Region, state or county. (BT-39) */
  readonly country_subdivision: string | null;
  /** Country: Country, ISO 3166-1 alpha-2. (BT-40) */
  readonly country: string | null;
}

/** Whom to ask about the invoice. */
export interface ReadSellerContact {
  /** Name: Person or desk to contact. (BT-41) */
  readonly name: string | null;
  /** Department: Department; used when `name` is empty. (BT-41-0) */
  readonly department: string | null;
  /** Phone: Telephone number. (BT-42) */
  readonly phone: string | null;
  /** Email: E-mail address. (BT-43) */
  readonly email: string | null;
  /** Fax: Fax number. */
  readonly fax: string | null;
  /** Contact type: What the contact is for, UNTDID 3139. */
  readonly type_code: string | null;
}

/** An identifier and its scheme. */
export interface ReadIdentifier {
  /** Identifier. */
  readonly id: string | null;
  /** Scheme: ISO 6523 scheme. */
  readonly scheme: string | null;
}

/** A postal address. */
export interface ReadPartyAddress {
  /** Address line 1: Main line, usually street and number. */
  readonly line1: string | null;
  /** Address line 2: A second line for what the first cannot hold. */
  readonly line2: string | null;
  /** Address line 3: A third line for what the first two cannot hold. */
  readonly line3: string | null;
  /** City: City, town or village. */
  readonly city: string | null;
  /** Postal code: Post code. */
  readonly postal_code: string | null;
  /** Country subdivision: Region, state or county. */
  readonly country_subdivision: string | null;
  /** Country: Country, ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

/** The party the invoice is for. */
export interface ReadBuyer {
  /** Name: Full legal name. (BT-44) */
  readonly name: string | null;
  /** Trading name: Name the party trades under, when it differs. (BT-45) */
  readonly trading_name: string | null;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. (BT-47) */
  readonly siren: string | null;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. (BT-47) */
  readonly legal_registration_id: string | null;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. (BT-47-1) */
  readonly legal_registration_scheme: string | null;
  /** VAT ID: VAT identifier, country prefix included. (BT-48) */
  readonly vat_id: string | null;
  /**
   * Electronic address: Where invoices reach the party electronically. Left out under check `fr-ctc`, the SIREN serves
   * with scheme 0225. (BT-49)
   */
  readonly electronic_address: string | null;
  /**
   * Electronic address scheme: EAS code of `electronic_address`. 0225 is the French CTC address: SIREN, SIREN_SIRET,
   * SIREN_SIRET_routing code or SIREN_suffix. Left out, an address with @ counts as EM and one that starts with nine
   * digits as 0225. (BT-49-1)
   */
  readonly electronic_address_scheme: string | null;
  /**
   * SIRET: French SIRET, 14 digits. Shortcut for `electronic_address` with scheme 0225 when that is left out, and for
   * `siren` (its first nine digits). A bare SIRET is no registered form of a 0225 address, so the form the law accepts
   * is written. (BT-49)
   */
  readonly siret: string | null;
  /** Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}. (BT-46) */
  readonly global_ids: Readonly<Record<string, string>>;
  /** Tax registration ID: Tax number that is not a VAT identifier. EN 16931 has no place for it; extensions have. */
  readonly tax_registration_id: string | null;
  /** Legal information: Belongs to the seller; a buyer cannot carry it. */
  readonly legal_info: null | null;
  /** Address: Postal address. (BG-8) */
  readonly address: ReadBuyerAddress | null;
  /** Contact. (BG-9) */
  readonly contact: ReadBuyerContact | null;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  readonly further_ids: readonly ReadIdentifier[];
  /** Role: Role of the party, UNTDID 3035. */
  readonly role_code: string | null;
  /** Registered address: Address of the legal organisation, when it differs. */
  readonly legal_address: ReadPartyAddress | null;
  /** Further contacts: Contacts after the first. */
  readonly further_contacts: readonly ReadBuyerContact[];
}

/** A postal address. */
export interface ReadBuyerAddress {
  /** Address line 1: Main line, usually street and number. (BT-50) */
  readonly line1: string | null;
  /** Address line 2: A second line for what the first cannot hold. (BT-51) */
  readonly line2: string | null;
  /** Address line 3: A third line for what the first two cannot hold. (BT-163) */
  readonly line3: string | null;
  /** City: City, town or village. (BT-52) */
  readonly city: string | null;
  /** Postal code: Post code. (BT-53) */
  readonly postal_code: string | null;
  /** Country subdivision: Region, state or county. (BT-54) */
  readonly country_subdivision: string | null;
  /** Country: Country, ISO 3166-1 alpha-2. (BT-55) */
  readonly country: string | null;
}

/** Whom to ask about the invoice. */
export interface ReadBuyerContact {
  /** Name: Person or desk to contact. (BT-56) */
  readonly name: string | null;
  /** Department: Department; used when `name` is empty. (BT-56-0) */
  readonly department: string | null;
  /** Phone: Telephone number. (BT-57) */
  readonly phone: string | null;
  /** Email: E-mail address. (BT-58) */
  readonly email: string | null;
  /** Fax: Fax number. */
  readonly fax: string | null;
  /** Contact type: What the contact is for, UNTDID 3139. */
  readonly type_code: string | null;
}

/** When and where it was delivered. */
export interface ReadDelivery {
  /** Name: Who received the delivery. (BT-70) */
  readonly name: string | null;
  /** Location ID: Identifier of the place of delivery. (BT-71) */
  readonly location_id: string | null;
  /** Location ID scheme: ISO 6523 scheme of `location_id`. (BT-71-1) */
  readonly location_id_scheme: string | null;
  /** Address: Where it was delivered. (BG-15) */
  readonly address: ReadDeliveryAddress | null;
  /** Actual date: Day of the delivery. (BT-72) */
  readonly actual_date: string | null;
  /** Period start: First day of the invoiced period. (BT-73) */
  readonly period_start: string | null;
  /** Period end: Last day of the invoiced period. (BT-74) */
  readonly period_end: string | null;
  /** Ship-to party: More about who receives the delivery. */
  readonly ship_to: ReadShipTo | null;
  /** Final recipient: Who receives the goods in the end. */
  readonly ultimate_ship_to: ReadOtherParty | null;
  /** Ship-from party: Where the goods leave from. */
  readonly ship_from: ReadOtherParty | null;
  /** Delivery terms: Terms of the delivery. */
  readonly terms: ReadDeliveryTerms | null;
  /** Transport modes: How the goods travel. */
  readonly transport_modes: readonly ReadTransportMode[];
  /** Period description: The invoiced period in words. */
  readonly period_description: string | null;
}

/** A postal address. */
export interface ReadDeliveryAddress {
  /** Address line 1: Main line, usually street and number. (BT-75) */
  readonly line1: string | null;
  /** Address line 2: A second line for what the first cannot hold. (BT-76) */
  readonly line2: string | null;
  /** Address line 3: A third line for what the first two cannot hold. (BT-165) */
  readonly line3: string | null;
  /** City: City, town or village. (BT-77) */
  readonly city: string | null;
  /** Postal code: Post code. (BT-78) */
  readonly postal_code: string | null;
  /** Country subdivision: Region, state or county. (BT-79) */
  readonly country_subdivision: string | null;
  /** Country: Country, ISO 3166-1 alpha-2. (BT-80) */
  readonly country: string | null;
}

/** More about who receives the delivery: what `delivery` itself has no property for. */
export interface ReadShipTo {
  /** Name. */
  readonly name: null | null;
  /** Trading name: Name the party trades under, when it differs. */
  readonly trading_name: string | null;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  readonly siren: string | null;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  readonly legal_registration_id: string | null;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  readonly legal_registration_scheme: string | null;
  /** VAT ID: VAT identifier, country prefix included. */
  readonly vat_id: string | null;
  /** Electronic address: Where documents reach the party electronically. */
  readonly electronic_address: string | null;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  readonly electronic_address_scheme: string | null;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  readonly siret: null | null;
  /** Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}. */
  readonly global_ids: Readonly<Record<string, string>>;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  readonly tax_registration_id: string | null;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  readonly legal_info: string | null;
  /** Address: Postal address. */
  readonly address: ReadPartyAddress | null;
  /** Contact: Whom to ask. */
  readonly contact: ReadPartyContact | null;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  readonly further_ids: readonly ReadIdentifier[];
  /** Role: Role of the party, UNTDID 3035. */
  readonly role_code: string | null;
  /** Registered address: Address of the legal organisation, when it differs. */
  readonly legal_address: ReadPartyAddress | null;
  /** Further contacts: Contacts after the first. */
  readonly further_contacts: readonly ReadPartyContact[];
}

/** Whom to ask about the invoice. */
export interface ReadPartyContact {
  /** Name: Person or desk to contact. */
  readonly name: string | null;
  /** Department: Department; used when `name` is empty. */
  readonly department: string | null;
  /** Phone: Telephone number. */
  readonly phone: string | null;
  /** Email: E-mail address. */
  readonly email: string | null;
  /** Fax: Fax number. */
  readonly fax: string | null;
  /** Contact type: What the contact is for, UNTDID 3139. */
  readonly type_code: string | null;
}

/** A party in another role. */
export interface ReadOtherParty {
  /** Name. */
  readonly name: string | null;
  /** Trading name: Name the party trades under, when it differs. */
  readonly trading_name: string | null;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  readonly siren: string | null;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  readonly legal_registration_id: string | null;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  readonly legal_registration_scheme: string | null;
  /** VAT ID: VAT identifier, country prefix included. */
  readonly vat_id: string | null;
  /** Electronic address: Where documents reach the party electronically. */
  readonly electronic_address: string | null;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  readonly electronic_address_scheme: string | null;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  readonly siret: null | null;
  /** Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}. */
  readonly global_ids: Readonly<Record<string, string>>;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  readonly tax_registration_id: string | null;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  readonly legal_info: string | null;
  /** Address: Postal address. */
  readonly address: ReadPartyAddress | null;
  /** Contact: Whom to ask. */
  readonly contact: ReadPartyContact | null;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  readonly further_ids: readonly ReadIdentifier[];
  /** Role: Role of the party, UNTDID 3035. */
  readonly role_code: string | null;
  /** Registered address: Address of the legal organisation, when it differs. */
  readonly legal_address: ReadPartyAddress | null;
  /** Further contacts: Contacts after the first. */
  readonly further_contacts: readonly ReadPartyContact[];
}

/** Who bears cost and risk of the delivery. */
export interface ReadDeliveryTerms {
  /** Delivery terms: Incoterms code, UNTDID 4053. */
  readonly code: string | null;
  /** Country: Country the terms name, ISO 3166-1 alpha-2. */
  readonly location_country: string | null;
  /** Place: Place the terms name. */
  readonly location_name: string | null;
}

/** A means of transport of the consignment. */
export interface ReadTransportMode {
  /** Mode: UN/ECE Recommendation 19: 1 sea, 2 rail, 3 road, 4 air and others. */
  readonly mode_code: string | null;
}

/** How the invoice is to be paid. */
export interface ReadPayment {
  /**
   * Means of payment: UNTDID 4461: 30 credit transfer, 58 SEPA transfer, 59 SEPA direct debit, 48 card and others.
   * (BT-81)
   */
  readonly means_code: string | null;
  /** Means text: The means of payment in words. (BT-82) */
  readonly means_text: string | null;
  /** Remittance information: What the payer should quote. (BT-83) */
  readonly remittance_information: string | null;
  /** IBAN: The payee's account. (BT-84) */
  readonly iban: string | null;
  /** Account name: Name of the account. (BT-85) */
  readonly account_name: string | null;
  /** BIC: The payee's bank. (BT-86) */
  readonly bic: string | null;
  /** Mandate reference: Direct debit: the mandate. (BT-89) */
  readonly mandate_reference: string | null;
  /** Creditor reference ID: Direct debit: the creditor identifier the bank assigned. (BT-90) */
  readonly creditor_reference_id: string | null;
  /** Debited IBAN: Direct debit: the account that is debited. (BT-91) */
  readonly debited_iban: string | null;
  /** Terms: Payment terms; the same term as `payment_terms` of the invoice, so the two may not differ. (BT-20) */
  readonly terms: string | null;
  /** Account number: The payee's account where it has no IBAN, or beside it. (BT-84) */
  readonly account_id: string | null;
  /** Card: The card the invoice was paid with. (BG-18) */
  readonly card: ReadPaymentCard | null;
  /** Debited account name: Direct debit: name of the account that is debited. */
  readonly debited_account_name: string | null;
  /** Debited BIC: Direct debit: the bank of the account that is debited. */
  readonly debited_bic: string | null;
}

/** The card the invoice was paid with. */
export interface ReadPaymentCard {
  /** Card number: Number of the card; its last four to six digits suffice. (BT-87) */
  readonly account_number: string | null;
  /** Cardholder: Name on the card. (BT-88) */
  readonly holder: string | null;
}

/** An invoice this one refers back to. */
export interface ReadPrecedingInvoice {
  /** Number: Its number. (BT-25) */
  readonly number: string | null;
  /** Issue date: Its issue date. (BT-26) */
  readonly issue_date: string | null;
  /** Type: What kind of document it is, UNTDID 1001. (EXT-FR-FE-02) */
  readonly type_code: string | null;
}

/** A document that supports the invoice. */
export interface ReadAdditionalDocument {
  /** ID: Its reference. (BT-122) */
  readonly id: string | null;
  /** Description: What it is. Under check `fr-ctc` a code of the French list of attachment kinds. (BT-123) */
  readonly description: string | null;
  /** URL: Where it can be fetched. (BT-124) */
  readonly url: string | null;
  /** Attached file: The document itself. */
  readonly attachment: ReadAttachment | null;
  /** Date: Its issue date. */
  readonly issue_date: string | null;
  /** Type: What kind of document it is, UNTDID 1001. */
  readonly type_code: string | null;
  /** Reference type: What the reference identifies, UNTDID 1153. */
  readonly reference_type_code: string | null;
  /** Line: The line of it that is meant. */
  readonly line_id: string | null;
}

/** A file that travels in the invoice. */
export interface ReadAttachment {
  /** Content: The file in base64. (BT-125) */
  readonly content_base64: string | null;
  /** Media type: Media type of the file, for example application/pdf. (BT-125-1) */
  readonly mime_code: string | null;
  /** File name: Name of the file. (BT-125-2) */
  readonly filename: string | null;
}

/** An amount deducted from the invoice as a whole. */
export interface ReadAllowance {
  /** Amount: Amount, without VAT, always stated positive. (BT-92) */
  readonly amount: string | null;
  /** Base amount: Amount the percentage applies to. (BT-93) */
  readonly base_amount: string | null;
  /** Percentage: Percentage of the base amount. (BT-94) */
  readonly percentage: string | null;
  /** Reason: Why, in words. (BT-97) */
  readonly reason: string | null;
  /** Reason code: Why, as a code of UNTDID 5189. (BT-98) */
  readonly reason_code: string | null;
  /** VAT category: VAT category, UNTDID 5305. (BT-95) */
  readonly vat_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | 'B' | null;
  /** VAT rate: VAT rate in percent. Required for category S. (BT-96) */
  readonly vat_rate: string | null;
  /** Exemption reason: Why no VAT is charged on it, in words. (BT-X-591) */
  readonly exemption_reason: string | null;
  /** Exemption reason code: Why no VAT is charged on it, as a VATEX code. */
  readonly exemption_reason_code: string | null;
  /** List of the reason code: The list when it is another: 5153 for taxes and fees other than VAT. */
  readonly reason_code_list: string | null;
  /** Order: The place in the order they are calculated in. */
  readonly sequence: string | null;
  /** Base quantity: Quantity the amount is for. */
  readonly base_quantity: string | null;
  /** Unit of the base quantity: UN/ECE Rec 20. */
  readonly base_quantity_unit_code: string | null;
}

/** An amount added to the invoice as a whole. */
export interface ReadCharge {
  /** Amount: Amount, without VAT, always stated positive. (BT-99) */
  readonly amount: string | null;
  /** Base amount: Amount the percentage applies to. (BT-100) */
  readonly base_amount: string | null;
  /** Percentage: Percentage of the base amount. (BT-101) */
  readonly percentage: string | null;
  /** Reason: Why, in words. (BT-104) */
  readonly reason: string | null;
  /** Reason code: Why, as a code of UNTDID 7161. (BT-105) */
  readonly reason_code: string | null;
  /** VAT category: VAT category, UNTDID 5305. (BT-102) */
  readonly vat_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | 'B' | null;
  /** VAT rate: VAT rate in percent. Required for category S. (BT-103) */
  readonly vat_rate: string | null;
  /** Exemption reason: Why no VAT is charged on it, in words. (BT-X-591) */
  readonly exemption_reason: string | null;
  /** Exemption reason code: Why no VAT is charged on it, as a VATEX code. */
  readonly exemption_reason_code: string | null;
  /** List of the reason code: The list when it is another: 5153 for taxes and fees other than VAT. */
  readonly reason_code_list: string | null;
  /** Order: The place in the order they are calculated in. */
  readonly sequence: string | null;
  /** Base quantity: Quantity the amount is for. */
  readonly base_quantity: string | null;
  /** Unit of the base quantity: UN/ECE Rec 20. */
  readonly base_quantity_unit_code: string | null;
}

/** One line of the invoice. */
export interface ReadLine {
  /** ID: Line identifier; numbered from 1 when left out. (BT-126) */
  readonly id: string | null;
  /** Note: A note about this line. (BT-127) */
  readonly note: string | null;
  /** Item name: Name of what is sold. (BT-153) */
  readonly item_name: string | null;
  /** Item description: Description of the item. (BT-154) */
  readonly item_description: string | null;
  /** Seller item ID: The seller's own item number. (BT-155) */
  readonly seller_item_id: string | null;
  /** Buyer item ID: The buyer's item number. (BT-156) */
  readonly buyer_item_id: string | null;
  /** Standard item ID: Item number of a registered scheme, for example a GTIN. (BT-157) */
  readonly standard_item_id: string | null;
  /** Standard item ID scheme: ISO 6523 scheme of `standard_item_id`; 0160 is GTIN. (BT-157-1) */
  readonly standard_item_id_scheme: string | null;
  /** Origin country: Country of origin, ISO 3166-1 alpha-2. (BT-159) */
  readonly origin_country: string | null;
  /** Attributes: Properties of the item: name to value, for example {"Colour": "blue"}. (BG-32) */
  readonly attributes: Readonly<Record<string, string>>;
  /** Quantity: Invoiced quantity; negative on a line that takes something back. (BT-129) */
  readonly quantity: string | null;
  /** Unit: Unit of the quantity, UN/ECE Rec 20: C62 unit, HUR hour, DAY, KGM, MTR, LTR and others. (BT-130) */
  readonly unit_code: string | null;
  /** Unit price: Net price of one unit (or of `price_base_quantity` units), without VAT. (BT-146) */
  readonly unit_price: string | null;
  /** Gross unit price: Price before `price_discount`, without VAT. (BT-148) */
  readonly gross_unit_price: string | null;
  /** Price discount: What was taken off the gross price to give `unit_price`. (BT-147) */
  readonly price_discount: string | null;
  /** Price base quantity: How many units the price is for; 1 when left out. (BT-149) */
  readonly price_base_quantity: string | null;
  /** Price base unit code: Unit of `price_base_quantity`; the unit of the quantity when left out. (BT-150) */
  readonly price_base_unit_code: string | null;
  /** VAT category: VAT category, UNTDID 5305. (BT-151) */
  readonly vat_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | 'B' | null;
  /** VAT rate: VAT rate in percent. Required for category S. (BT-152) */
  readonly vat_rate: string | null;
  /** Allowances: Deductions from this line. (BG-27) */
  readonly allowances: readonly ReadLineAllowance[];
  /** Charges: Additions to this line. (BG-28) */
  readonly charges: readonly ReadLineCharge[];
  /** Period start: First day of the period this line covers. (BT-134) */
  readonly period_start: string | null;
  /** Period end: Last day of the period this line covers. (BT-135) */
  readonly period_end: string | null;
  /** Order line reference: Line of the purchase order this line answers. (BT-132) */
  readonly order_line_reference: string | null;
  /** Buyer accounting reference: Where the buyer books this line. (BT-133) */
  readonly buyer_accounting_reference: string | null;
  /**
   * Net amount: Net amount of the line, without VAT. Left out, it is quantity × unit price ÷ base quantity − allowances
   * + charges, rounded half away from zero to two decimals. Given, it is taken as it is and judged by the rules.
   * (BT-131)
   */
  readonly net_amount: string | null;
  /** Parent line: Identifier of the line this one belongs to. (EXT-FR-FE-162) */
  readonly parent_line_id: string | null;
  /** Line status: What happened to the line since the order, UNTDID 1229. (BT-X-7) */
  readonly status_code: string | null;
  /** Kind of line: DETAIL, GROUP (a heading with its sum) or INFORMATION (counts for nothing). (EXT-FR-FE-163, BT-X-8) */
  readonly status_reason_code: string | null;
  /** Note subject code: What the note is about, UNTDID 4451. */
  readonly note_subject_code: string | null;
  /** Note content code: The note as a code the parties agreed on. */
  readonly note_content_code: string | null;
  /** Further notes: Notes after the first. */
  readonly further_notes: readonly ReadLineNote[];
  /** Invoiced object: What this line invoices: a subscription, a meter, a telephone number. (BT-128) */
  readonly invoiced_object_id: string | null;
  /** Invoiced object scheme: Kind of `invoiced_object_id`, UNTDID 1153. (BT-128-1) */
  readonly invoiced_object_scheme: string | null;
  /** Classifications: Classes the item belongs to. */
  readonly classifications: readonly ReadClassification[];
  /** Further attributes: Properties that repeat a name or have a code or a measure. */
  readonly further_attributes: readonly ReadFurtherAttribute[];
  /** Product: The product in detail. */
  readonly product: ReadProduct | null;
  /** Exemption reason: Why no VAT is charged on this line, in words. (BT-194) */
  readonly exemption_reason: string | null;
  /** Exemption reason code: Why no VAT is charged on this line, as a VATEX code. (BT-195) */
  readonly exemption_reason_code: string | null;
  /** VAT amount: The VAT of this line. */
  readonly vat_amount: string | null;
  /** Tax point code: What makes the VAT of this line chargeable, UNTDID 2475. */
  readonly tax_point_code: string | null;
  /** Further VAT: Categories and rates after the first. */
  readonly further_vat: readonly ReadVatDetail[];
  /** Gross price base quantity: How many units the gross price is for, when the net price is for others. */
  readonly gross_price_base_quantity: string | null;
  /** Gross price base unit: Unit of `gross_price_base_quantity`. */
  readonly gross_price_base_unit_code: string | null;
  /** Price discount in detail: How `price_discount` came about. */
  readonly price_discount_details: ReadPriceDiscountDetails | null;
  /** Price adjustments: Deductions from and additions to the gross price besides `price_discount`. */
  readonly price_adjustments: readonly ReadPriceAdjustment[];
  /** VAT in the price: The VAT the net price includes. */
  readonly price_vat: ReadVatDetail | null;
  /** Purchase order: The purchase order of this line; its line stands in `order_line_reference`. */
  readonly order: ReadDocumentReference | null;
  /** Sales order: The seller's order of this line. */
  readonly sales_order: ReadDocumentReference | null;
  /** Quotation: The quotation of this line. */
  readonly quotation: ReadDocumentReference | null;
  /** Contract: The contract of this line. */
  readonly contract: ReadDocumentReference | null;
  /** Orders of the end customer: Orders the end customer placed with the buyer. */
  readonly ultimate_customer_orders: readonly ReadDocumentReference[];
  /** Additional documents: Documents that support this line. */
  readonly additional_documents: readonly ReadDocumentReference[];
  /** Further invoiced objects: Objects this line invoices, after the first. */
  readonly settlement_documents: readonly ReadDocumentReference[];
  /** Preceding invoice: The invoice this line corrects, credits or settles. */
  readonly preceding_invoice: ReadLinePrecedingInvoice | null;
  /** Delivery terms: Terms of the delivery of this line. */
  readonly delivery_terms: ReadDeliveryTerms | null;
  /** Seller: Who sells what this line is for, when it is not the seller of the invoice. */
  readonly seller: ReadLineSeller | null;
  /** Delivery: Delivery of this line. */
  readonly delivery: ReadLineDelivery | null;
  /** Totals: The sums of this line. */
  readonly totals: ReadLineTotals | null;
  /** Type of the accounting reference: Kind of account `buyer_accounting_reference` names, UN/CEFACT 4437. */
  readonly buyer_accounting_type: string | null;
  /** Further accounting references: Accounts after the first. */
  readonly further_accounting_references: readonly ReadAccountingReference[];
}

/** An amount deducted from one line. */
export interface ReadLineAllowance {
  /** Amount: Amount, without VAT, always stated positive. (BT-136) */
  readonly amount: string | null;
  /** Base amount: Amount the percentage applies to. (BT-137) */
  readonly base_amount: string | null;
  /** Percentage: Percentage of the base amount. (BT-138) */
  readonly percentage: string | null;
  /** Reason: Why, in words. (BT-139) */
  readonly reason: string | null;
  /** Reason code: Why, as a code of UNTDID 5189. (BT-140) */
  readonly reason_code: string | null;
  /** List of the reason code: The list when it is another: 5153 for taxes and fees other than VAT. */
  readonly reason_code_list: string | null;
  /** Order: The place in the order they are calculated in. */
  readonly sequence: string | null;
  /** Base quantity: Quantity the amount is for. */
  readonly base_quantity: string | null;
  /** Unit of the base quantity: UN/ECE Rec 20. */
  readonly base_quantity_unit_code: string | null;
}

/** An amount added to one line. */
export interface ReadLineCharge {
  /** Amount: Amount, without VAT, always stated positive. (BT-141) */
  readonly amount: string | null;
  /** Base amount: Amount the percentage applies to. (BT-142) */
  readonly base_amount: string | null;
  /** Percentage: Percentage of the base amount. (BT-143) */
  readonly percentage: string | null;
  /** Reason: Why, in words. (BT-144) */
  readonly reason: string | null;
  /** Reason code: Why, as a code of UNTDID 7161. (BT-145) */
  readonly reason_code: string | null;
  /** List of the reason code: The list when it is another: 5153 for taxes and fees other than VAT. */
  readonly reason_code_list: string | null;
  /** Order: The place in the order they are calculated in. */
  readonly sequence: string | null;
  /** Base quantity: Quantity the amount is for. */
  readonly base_quantity: string | null;
  /** Unit of the base quantity: UN/ECE Rec 20. */
  readonly base_quantity_unit_code: string | null;
}

/** A note on a line. */
export interface ReadLineNote {
  /** Text: The note. */
  readonly text: string | null;
  /** Subject code: What the note is about, UNTDID 4451: AAI general, PMT payment, PMD penalties and others. */
  readonly subject_code: string | null;
  /** Content code: The note as a code the parties agreed on. */
  readonly content_code: string | null;
}

/** A class the item belongs to. */
export interface ReadClassification {
  /** Code: The class. (BT-158) */
  readonly code: string | null;
  /** Scheme: The classification, UNTDID 7143: STI for CPV, HS for customs tariffs and others. (BT-158-1) */
  readonly scheme: string | null;
  /** Version: Version of the classification. (BT-158-2) */
  readonly version: string | null;
  /** Name: Name of the class. */
  readonly name: string | null;
}

/** A property of the item in detail. */
export interface ReadFurtherAttribute {
  /** Coded name: Name of the property as a code, UNTDID 6313. (EXT-FR-FE-159) */
  readonly type_code: string | null;
  /** Name: Name of the property. */
  readonly name: string | null;
  /** Value: Its value in words. */
  readonly value: string | null;
  /** Measure: Its value as a number. */
  readonly measure: string | null;
  /** Unit: Unit of the measure, UN/ECE Rec 20. */
  readonly measure_unit_code: string | null;
}

/** The product of a line in detail. */
export interface ReadProduct {
  /** ID: Number of the product. */
  readonly id: string | null;
  /** Industry ID: Number the industry gave the product. */
  readonly industry_id: string | null;
  /** Model number: Number of the model. */
  readonly model_id: string | null;
  /** Brand: Name of the brand. */
  readonly brand_name: string | null;
  /** Model: Name of the model. */
  readonly model_name: string | null;
  /** Batches: Numbers of the batches. */
  readonly batch_ids: readonly string[];
  /** Pieces: Pieces with numbers of their own. */
  readonly instances: readonly ReadProductInstance[];
  /** Manufacturer: Who made it. */
  readonly manufacturer: ReadOtherParty | null;
  /** Components: Products it is made of. */
  readonly components: readonly ReadProductComponent[];
}

/** One piece of the product. */
export interface ReadProductInstance {
  /** Batch: Number of the batch. */
  readonly batch_id: string | null;
  /** Serial number: Number the supplier gave it. */
  readonly serial_id: string | null;
}

/** A product this one is made of. */
export interface ReadProductComponent {
  /** Name: Name of the component. */
  readonly name: string | null;
  /** Description: What the component is. */
  readonly description: string | null;
  /** ID: Number of the product. */
  readonly id: string | null;
  /** Standard IDs: Numbers of registered schemes, for example GTINs. */
  readonly standard_ids: readonly ReadIdentifier[];
  /** Seller item ID: The seller's own number. */
  readonly seller_item_id: string | null;
  /** Buyer item ID: The buyer's number. */
  readonly buyer_item_id: string | null;
  /** Industry ID: Number the industry gave the product. */
  readonly industry_id: string | null;
  /** Quantity: How many are in one unit of the product. */
  readonly quantity: string | null;
  /** Unit: Unit of the quantity, UN/ECE Rec 20. */
  readonly unit_code: string | null;
}

/** The VAT of one amount. */
export interface ReadVatDetail {
  /** VAT category: VAT category, UNTDID 5305. */
  readonly category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | 'B' | null;
  /** VAT rate: VAT rate in percent. */
  readonly rate: string | null;
  /** VAT amount: The VAT. */
  readonly tax_amount: string | null;
  /** Exemption reason: Why no VAT is charged, in words. */
  readonly exemption_reason: string | null;
  /** Exemption reason code: Why no VAT is charged, as a VATEX code. */
  readonly exemption_reason_code: string | null;
  /** Tax point code: What makes the VAT chargeable, UNTDID 2475. */
  readonly tax_point_code: string | null;
}

/** How the price discount came about. */
export interface ReadPriceDiscountDetails {
  /** Base amount: Amount the percentage applies to. */
  readonly base_amount: string | null;
  /** Percentage: Percentage of the base amount. */
  readonly percentage: string | null;
  /** Reason: Why, in words. */
  readonly reason: string | null;
  /** Reason code: Why, as a code of UNTDID 5189 or, of a charge, 7161. */
  readonly reason_code: string | null;
}

/** An amount deducted from or added to the gross price. */
export interface ReadPriceAdjustment {
  /** Charge: Added to the price, not deducted. */
  readonly charge: boolean | null;
  /** Amount: Amount for one base quantity, without VAT. */
  readonly amount: string | null;
  /** Base amount: Amount the percentage applies to. */
  readonly base_amount: string | null;
  /** Percentage: Percentage of the base amount. */
  readonly percentage: string | null;
  /** Reason: Why, in words. */
  readonly reason: string | null;
  /** Reason code: Why, as a code of UNTDID 5189 or, of a charge, 7161. */
  readonly reason_code: string | null;
  /** List of the reason code: The list when it is another: 5153 for taxes and fees other than VAT. */
  readonly reason_code_list: string | null;
}

/** A reference to a document. */
export interface ReadDocumentReference {
  /** Number: Its number. */
  readonly number: string | null;
  /** Line: The line of it that is meant. */
  readonly line_id: string | null;
  /** Date: Its issue date. */
  readonly issue_date: string | null;
  /** Type: What kind of document it is, UNTDID 1001. */
  readonly type_code: string | null;
  /** Reference type: What the reference identifies, UNTDID 1153. */
  readonly reference_type_code: string | null;
  /** Name: What it is called. */
  readonly name: string | null;
  /** URL: Where it can be fetched. */
  readonly url: string | null;
  /** Attached file: The document itself. */
  readonly attachment: ReadAttachment | null;
}

/** An invoice this line refers back to. */
export interface ReadLinePrecedingInvoice {
  /** Number: Its number. (EXT-FR-FE-136) */
  readonly number: string | null;
  /** Line: The line of it that is meant. */
  readonly line_id: string | null;
  /** Date: Its issue date. (EXT-FR-FE-138) */
  readonly issue_date: string | null;
  /** Type: What kind of document it is, UNTDID 1001. (EXT-FR-FE-137) */
  readonly type_code: string | null;
  /** Reference type: What the reference identifies, UNTDID 1153. */
  readonly reference_type_code: string | null;
  /** Name: What it is called. */
  readonly name: string | null;
  /** URL: Where it can be fetched. */
  readonly url: string | null;
  /** Attached file: The document itself. */
  readonly attachment: ReadAttachment | null;
}

/** Who sells what this line is for. */
export interface ReadLineSeller {
  /** Name. (EXT-FR-FE-164) */
  readonly name: string | null;
  /** Trading name: Name the party trades under, when it differs. */
  readonly trading_name: string | null;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. (EXT-FR-FE-167) */
  readonly siren: string | null;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. (EXT-FR-FE-167) */
  readonly legal_registration_id: string | null;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  readonly legal_registration_scheme: string | null;
  /** VAT ID: VAT identifier, country prefix included. */
  readonly vat_id: string | null;
  /** Electronic address: Where documents reach the party electronically. */
  readonly electronic_address: string | null;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  readonly electronic_address_scheme: string | null;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  readonly siret: null | null;
  /** Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}. */
  readonly global_ids: Readonly<Record<string, string>>;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  readonly tax_registration_id: string | null;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  readonly legal_info: string | null;
  /** Address: Postal address. */
  readonly address: ReadLineSellerAddress | null;
  /** Contact: Whom to ask. */
  readonly contact: ReadPartyContact | null;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  readonly further_ids: readonly ReadIdentifier[];
  /** Role: Role of the party, UNTDID 3035. */
  readonly role_code: string | null;
  /** Registered address: Address of the legal organisation, when it differs. */
  readonly legal_address: ReadPartyAddress | null;
  /** Further contacts: Contacts after the first. */
  readonly further_contacts: readonly ReadPartyContact[];
}

/** A postal address. */
export interface ReadLineSellerAddress {
  /** Address line 1: Main line, usually street and number. */
  readonly line1: string | null;
  /** Address line 2: A second line for what the first cannot hold. */
  readonly line2: string | null;
  /** Address line 3: A third line for what the first two cannot hold. */
  readonly line3: string | null;
  /** City: City, town or village. */
  readonly city: string | null;
  /** Postal code: Post code. */
  readonly postal_code: string | null;
  /** Country subdivision: Region, state or county. */
  readonly country_subdivision: string | null;
  /** Country: Country, ISO 3166-1 alpha-2. (EXT-FR-FE-177) */
  readonly country: string | null;
}

/** When, where and how this line was delivered. */
export interface ReadLineDelivery {
  /** Actual date: Day of the delivery. (EXT-FR-FE-158) */
  readonly actual_date: string | null;
  /** Free quantity: Delivered free of charge. */
  readonly charge_free_quantity: string | null;
  /** Unit of the free quantity. */
  readonly charge_free_unit_code: string | null;
  /** Packages: Number of packages. */
  readonly package_quantity: string | null;
  /** Kind of package. */
  readonly package_unit_code: string | null;
  /** Quantity a package: How many one package contains. */
  readonly per_package_quantity: string | null;
  /** Unit of the quantity a package. */
  readonly per_package_unit_code: string | null;
  /** Ship-to party: Who receives what this line is for. */
  readonly ship_to: ReadLineShipTo | null;
  /** Final recipient: Who receives it in the end. */
  readonly ultimate_ship_to: ReadOtherParty | null;
  /** Despatch advice. */
  readonly despatch_advice: ReadDocumentReference | null;
  /** Receiving advice. */
  readonly receiving_advice: ReadDocumentReference | null;
  /** Delivery note. */
  readonly delivery_note: ReadDocumentReference | null;
}

/** Who receives what this line is for. */
export interface ReadLineShipTo {
  /** Name. */
  readonly name: string | null;
  /** Trading name: Name the party trades under, when it differs. */
  readonly trading_name: string | null;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  readonly siren: string | null;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  readonly legal_registration_id: string | null;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  readonly legal_registration_scheme: string | null;
  /** VAT ID: VAT identifier, country prefix included. */
  readonly vat_id: string | null;
  /** Electronic address: Where documents reach the party electronically. */
  readonly electronic_address: string | null;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  readonly electronic_address_scheme: string | null;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  readonly siret: null | null;
  /**
   * Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}.
   * (EXT-FR-FE-146)
   */
  readonly global_ids: Readonly<Record<string, string>>;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  readonly tax_registration_id: string | null;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  readonly legal_info: string | null;
  /** Address: Postal address. */
  readonly address: ReadPartyAddress | null;
  /** Contact: Whom to ask. */
  readonly contact: ReadPartyContact | null;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  readonly further_ids: readonly ReadIdentifier[];
  /** Role: Role of the party, UNTDID 3035. */
  readonly role_code: string | null;
  /** Registered address: Address of the legal organisation, when it differs. */
  readonly legal_address: ReadPartyAddress | null;
  /** Further contacts: Contacts after the first. */
  readonly further_contacts: readonly ReadPartyContact[];
}

/** The sums of a line beside its net amount. */
export interface ReadLineTotals {
  /** Total of charges: Sum of its charges. */
  readonly charge_total: string | null;
  /** Total of allowances: Sum of its allowances. */
  readonly allowance_total: string | null;
  /** Total VAT: Its VAT in the currency of the invoice. (EXT-FR-FE-181) */
  readonly tax_total: string | null;
  /** Total VAT for accounting: Its VAT in `vat_accounting_currency`. (EXT-FR-FE-182) */
  readonly tax_total_accounting: string | null;
  /** Total with VAT: Its net amount and VAT. (EXT-FR-FE-184) */
  readonly tax_inclusive: string | null;
  /** Total of allowances and charges: Charges less allowances, those of the price included. */
  readonly allowance_charge_total: string | null;
}

/** A further account the buyer books to. */
export interface ReadAccountingReference {
  /** Account: The account. */
  readonly id: string | null;
  /** Type: Kind of the account, UN/CEFACT 4437: 1 financial, 2 subsidiary, 3 budget, 4 cost and others. */
  readonly type_code: string | null;
}

/** Who is paid, when it is not the seller. */
export interface ReadPayee {
  /** Name. (BT-59) */
  readonly name: string | null;
  /** Trading name: Name the party trades under, when it differs. */
  readonly trading_name: string | null;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. (BT-61) */
  readonly siren: string | null;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. (BT-61) */
  readonly legal_registration_id: string | null;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. (BT-61-1) */
  readonly legal_registration_scheme: string | null;
  /** VAT ID: VAT identifier, country prefix included. */
  readonly vat_id: string | null;
  /** Electronic address: Where documents reach the party electronically. (EXT-FR-FE-29) */
  readonly electronic_address: string | null;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  readonly electronic_address_scheme: string | null;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  readonly siret: null | null;
  /** Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}. (BT-60) */
  readonly global_ids: Readonly<Record<string, string>>;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  readonly tax_registration_id: string | null;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  readonly legal_info: string | null;
  /** Address: Postal address. */
  readonly address: ReadPartyAddress | null;
  /** Contact: Whom to ask. */
  readonly contact: ReadPartyContact | null;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  readonly further_ids: readonly ReadIdentifier[];
  /** Role: Role of the party, UNTDID 3035. */
  readonly role_code: string | null;
  /** Registered address: Address of the legal organisation, when it differs. */
  readonly legal_address: ReadPartyAddress | null;
  /** Further contacts: Contacts after the first. */
  readonly further_contacts: readonly ReadPartyContact[];
}

/** Who answers for the VAT of the seller. */
export interface ReadTaxRepresentative {
  /** Name. (BT-62) */
  readonly name: string | null;
  /** Trading name: Name the party trades under, when it differs. */
  readonly trading_name: string | null;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  readonly siren: string | null;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  readonly legal_registration_id: string | null;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  readonly legal_registration_scheme: string | null;
  /** VAT ID: VAT identifier, country prefix included. (BT-63) */
  readonly vat_id: string | null;
  /** Electronic address: Where documents reach the party electronically. */
  readonly electronic_address: string | null;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  readonly electronic_address_scheme: string | null;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  readonly siret: null | null;
  /** Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}. */
  readonly global_ids: Readonly<Record<string, string>>;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  readonly tax_registration_id: string | null;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  readonly legal_info: string | null;
  /** Address: Postal address. (BG-12) */
  readonly address: ReadTaxRepresentativeAddress | null;
  /** Contact: Whom to ask. */
  readonly contact: ReadPartyContact | null;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  readonly further_ids: readonly ReadIdentifier[];
  /** Role: Role of the party, UNTDID 3035. */
  readonly role_code: string | null;
  /** Registered address: Address of the legal organisation, when it differs. */
  readonly legal_address: ReadPartyAddress | null;
  /** Further contacts: Contacts after the first. */
  readonly further_contacts: readonly ReadPartyContact[];
}

/** A postal address. */
export interface ReadTaxRepresentativeAddress {
  /** Address line 1: Main line, usually street and number. (BT-64) */
  readonly line1: string | null;
  /** Address line 2: A second line for what the first cannot hold. (BT-65) */
  readonly line2: string | null;
  /** Address line 3: A third line for what the first two cannot hold. (BT-164) */
  readonly line3: string | null;
  /** City: City, town or village. (BT-66) */
  readonly city: string | null;
  /** Postal code: Post code. (BT-67) */
  readonly postal_code: string | null;
  /** Country subdivision: Region, state or county. (BT-68) */
  readonly country_subdivision: string | null;
  /** Country: Country, ISO 3166-1 alpha-2. (BT-69) */
  readonly country: string | null;
}

/** Who sells in the name of the seller. */
export interface ReadSalesAgent {
  /** Name. */
  readonly name: string | null;
  /** Trading name: Name the party trades under, when it differs. */
  readonly trading_name: string | null;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  readonly siren: string | null;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  readonly legal_registration_id: string | null;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  readonly legal_registration_scheme: string | null;
  /** VAT ID: VAT identifier, country prefix included. */
  readonly vat_id: string | null;
  /** Electronic address: Where documents reach the party electronically. (EXT-FR-FE-75) */
  readonly electronic_address: string | null;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  readonly electronic_address_scheme: string | null;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  readonly siret: null | null;
  /**
   * Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}.
   * (EXT-FR-FE-69)
   */
  readonly global_ids: Readonly<Record<string, string>>;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  readonly tax_registration_id: string | null;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  readonly legal_info: string | null;
  /** Address: Postal address. */
  readonly address: ReadPartyAddress | null;
  /** Contact: Whom to ask. */
  readonly contact: ReadPartyContact | null;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  readonly further_ids: readonly ReadIdentifier[];
  /** Role: Role of the party, UNTDID 3035. */
  readonly role_code: string | null;
  /** Registered address: Address of the legal organisation, when it differs. */
  readonly legal_address: ReadPartyAddress | null;
  /** Further contacts: Contacts after the first. */
  readonly further_contacts: readonly ReadPartyContact[];
}

/** Who buys in the name of the buyer. */
export interface ReadBuyerAgent {
  /** Name. */
  readonly name: string | null;
  /** Trading name: Name the party trades under, when it differs. */
  readonly trading_name: string | null;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  readonly siren: string | null;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  readonly legal_registration_id: string | null;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  readonly legal_registration_scheme: string | null;
  /** VAT ID: VAT identifier, country prefix included. */
  readonly vat_id: string | null;
  /** Electronic address: Where documents reach the party electronically. (EXT-FR-FE-12) */
  readonly electronic_address: string | null;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  readonly electronic_address_scheme: string | null;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  readonly siret: null | null;
  /**
   * Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}.
   * (EXT-FR-FE-06)
   */
  readonly global_ids: Readonly<Record<string, string>>;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  readonly tax_registration_id: string | null;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  readonly legal_info: string | null;
  /** Address: Postal address. */
  readonly address: ReadPartyAddress | null;
  /** Contact: Whom to ask. */
  readonly contact: ReadPartyContact | null;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  readonly further_ids: readonly ReadIdentifier[];
  /** Role: Role of the party, UNTDID 3035. */
  readonly role_code: string | null;
  /** Registered address: Address of the legal organisation, when it differs. */
  readonly legal_address: ReadPartyAddress | null;
  /** Further contacts: Contacts after the first. */
  readonly further_contacts: readonly ReadPartyContact[];
}

/** Who issues the invoice in the name of the seller. */
export interface ReadInvoicer {
  /** Name. */
  readonly name: string | null;
  /** Trading name: Name the party trades under, when it differs. */
  readonly trading_name: string | null;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  readonly siren: string | null;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  readonly legal_registration_id: string | null;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  readonly legal_registration_scheme: string | null;
  /** VAT ID: VAT identifier, country prefix included. */
  readonly vat_id: string | null;
  /** Electronic address: Where documents reach the party electronically. (EXT-FR-FE-121) */
  readonly electronic_address: string | null;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  readonly electronic_address_scheme: string | null;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  readonly siret: null | null;
  /**
   * Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}.
   * (EXT-FR-FE-115)
   */
  readonly global_ids: Readonly<Record<string, string>>;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  readonly tax_registration_id: string | null;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  readonly legal_info: string | null;
  /** Address: Postal address. */
  readonly address: ReadPartyAddress | null;
  /** Contact: Whom to ask. */
  readonly contact: ReadPartyContact | null;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  readonly further_ids: readonly ReadIdentifier[];
  /** Role: Role of the party, UNTDID 3035. */
  readonly role_code: string | null;
  /** Registered address: Address of the legal organisation, when it differs. */
  readonly legal_address: ReadPartyAddress | null;
  /** Further contacts: Contacts after the first. */
  readonly further_contacts: readonly ReadPartyContact[];
}

/** Whom the invoice is addressed to, when it is not the buyer. */
export interface ReadInvoicee {
  /** Name. */
  readonly name: string | null;
  /** Trading name: Name the party trades under, when it differs. */
  readonly trading_name: string | null;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  readonly siren: string | null;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  readonly legal_registration_id: string | null;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  readonly legal_registration_scheme: string | null;
  /** VAT ID: VAT identifier, country prefix included. */
  readonly vat_id: string | null;
  /** Electronic address: Where documents reach the party electronically. (EXT-FR-FE-98) */
  readonly electronic_address: string | null;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  readonly electronic_address_scheme: string | null;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  readonly siret: null | null;
  /**
   * Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}.
   * (EXT-FR-FE-92)
   */
  readonly global_ids: Readonly<Record<string, string>>;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  readonly tax_registration_id: string | null;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  readonly legal_info: string | null;
  /** Address: Postal address. */
  readonly address: ReadPartyAddress | null;
  /** Contact: Whom to ask. */
  readonly contact: ReadPartyContact | null;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  readonly further_ids: readonly ReadIdentifier[];
  /** Role: Role of the party, UNTDID 3035. */
  readonly role_code: string | null;
  /** Registered address: Address of the legal organisation, when it differs. */
  readonly legal_address: ReadPartyAddress | null;
  /** Further contacts: Contacts after the first. */
  readonly further_contacts: readonly ReadPartyContact[];
}

/** Who pays, when it is not the buyer. */
export interface ReadPayer {
  /** Name. */
  readonly name: string | null;
  /** Trading name: Name the party trades under, when it differs. */
  readonly trading_name: string | null;
  /** SIREN: French SIREN, nine digits; written as legal registration with scheme 0002. */
  readonly siren: string | null;
  /** Legal registration ID: Legal registration that is not a SIREN; ignored when `siren` is set. */
  readonly legal_registration_id: string | null;
  /** Legal registration scheme: ISO 6523 code of the register of `legal_registration_id`. */
  readonly legal_registration_scheme: string | null;
  /** VAT ID: VAT identifier, country prefix included. */
  readonly vat_id: string | null;
  /** Electronic address: Where documents reach the party electronically. (EXT-FR-FE-52) */
  readonly electronic_address: string | null;
  /** Electronic address scheme: EAS code of `electronic_address`. */
  readonly electronic_address_scheme: string | null;
  /** SIRET: A shortcut of seller and buyer; give `siren` or `global_ids` here. */
  readonly siret: null | null;
  /**
   * Global IDs: Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}.
   * (EXT-FR-FE-46)
   */
  readonly global_ids: Readonly<Record<string, string>>;
  /** Tax registration ID: Tax number that is not a VAT identifier. */
  readonly tax_registration_id: string | null;
  /** Legal information: What else is to be said of the party: legal form, share capital. */
  readonly legal_info: string | null;
  /** Address: Postal address. */
  readonly address: ReadPartyAddress | null;
  /** Contact: Whom to ask. */
  readonly contact: ReadPartyContact | null;
  /** Further IDs: Second and further identifiers of a scheme that `global_ids` holds already, in order. */
  readonly further_ids: readonly ReadIdentifier[];
  /** Role: Role of the party, UNTDID 3035. */
  readonly role_code: string | null;
  /** Registered address: Address of the legal organisation, when it differs. */
  readonly legal_address: ReadPartyAddress | null;
  /** Further contacts: Contacts after the first. */
  readonly further_contacts: readonly ReadPartyContact[];
}

/** Another way to pay the invoice. */
export interface ReadFurtherPayment {
  /**
   * Means of payment: UNTDID 4461: 30 credit transfer, 58 SEPA transfer, 59 SEPA direct debit, 48 card and others.
   * (BT-81)
   */
  readonly means_code: string | null;
  /** Means text: The means of payment in words. (BT-82) */
  readonly means_text: string | null;
  /** Remittance information: What the payer should quote. (BT-83) */
  readonly remittance_information: string | null;
  /** IBAN: The payee's account. (BT-84) */
  readonly iban: string | null;
  /** Account name: Name of the account. (BT-85) */
  readonly account_name: string | null;
  /** BIC: The payee's bank. (BT-86) */
  readonly bic: string | null;
  /** Mandate reference: Direct debit: the mandate. (BT-89) */
  readonly mandate_reference: string | null;
  /** Creditor reference ID: Direct debit: the creditor identifier the bank assigned. (BT-90) */
  readonly creditor_reference_id: string | null;
  /** Debited IBAN: Direct debit: the account that is debited. (BT-91) */
  readonly debited_iban: string | null;
  /** Terms: Stand in `payment_terms` of the invoice. */
  readonly terms: null | null;
  /** Account number: The payee's account where it has no IBAN, or beside it. (BT-84) */
  readonly account_id: string | null;
  /** Card: The card the invoice was paid with. (BG-18) */
  readonly card: ReadPaymentCard | null;
  /** Debited account name: Direct debit: name of the account that is debited. */
  readonly debited_account_name: string | null;
  /** Debited BIC: Direct debit: the bank of the account that is debited. */
  readonly debited_bic: string | null;
}

/** The payment terms in figures, beside their words and the due date. */
export interface ReadPaymentTermsDetails {
  /** Partial amount: What is to be paid under these terms, when it is not all. */
  readonly partial_amount: string | null;
  /** Penalty: What is due when paid late. */
  readonly penalty: ReadPaymentPenalty | null;
  /** Discount: What may be deducted when paid early. */
  readonly discount: ReadPaymentDiscount | null;
  /** Payee: Who is paid under these terms. */
  readonly payee: ReadOtherParty | null;
}

/** What is due when paid late. */
export interface ReadPaymentPenalty {
  /** Basis date: Day the period is counted from. */
  readonly basis_date: string | null;
  /** Period: Length of the period. */
  readonly basis_period: string | null;
  /** Unit of the period: UN/ECE Rec 20: DAY, WEE week, MON month and others. */
  readonly basis_period_unit: string | null;
  /** Base amount: Amount the percentage applies to. */
  readonly basis_amount: string | null;
  /** Percentage: Percentage of the base amount. */
  readonly percentage: string | null;
  /** Amount: What is due. */
  readonly amount: string | null;
}

/** What may be deducted when paid early. */
export interface ReadPaymentDiscount {
  /** Basis date: Day the period is counted from. */
  readonly basis_date: string | null;
  /** Period: Length of the period. */
  readonly basis_period: string | null;
  /** Unit of the period: UN/ECE Rec 20: DAY, WEE week, MON month and others. */
  readonly basis_period_unit: string | null;
  /** Base amount: Amount the percentage applies to. */
  readonly basis_amount: string | null;
  /** Percentage: Percentage of the base amount. */
  readonly percentage: string | null;
  /** Amount: What is deducted. */
  readonly amount: string | null;
}

/** Terms of a further instalment. */
export interface ReadFurtherPaymentTerms {
  /** Description: The terms in words. */
  readonly description: string | null;
  /** Due date: Day the instalment is due. */
  readonly due_date: string | null;
  /** Mandate reference: Direct debit: the mandate. */
  readonly mandate_reference: string | null;
  /** Partial amount: What is to be paid under these terms, when it is not all. */
  readonly partial_amount: string | null;
  /** Penalty: What is due when paid late. */
  readonly penalty: ReadPaymentPenalty | null;
  /** Discount: What may be deducted when paid early. */
  readonly discount: ReadPaymentDiscount | null;
  /** Payee: Who is paid under these terms. */
  readonly payee: ReadOtherParty | null;
}

/** The rate from the currency of the invoice to that of its VAT accounting. */
export interface ReadCurrencyExchange {
  /** Source currency: Currency converted from, ISO 4217. */
  readonly source_currency: string | null;
  /** Target currency: Currency converted to, ISO 4217. */
  readonly target_currency: string | null;
  /** Rate: Units of the target currency for one of the source. */
  readonly rate: string | null;
  /** Date: Day of the rate. */
  readonly date: string | null;
}

/** A charge for transport and the like. */
export interface ReadLogisticsCharge {
  /** Description: What it is for. */
  readonly description: string | null;
  /** Amount: Amount, without VAT. (BT-X-272) */
  readonly amount: string | null;
  /** VAT: The VAT on it. */
  readonly vat: readonly ReadVatDetail[];
}

/** An amount settled with the invoice that is no part of it. */
export interface ReadFinancialAdjustment {
  /** Reason: Why, in words. */
  readonly reason: string | null;
  /** Amount. */
  readonly amount: string | null;
}

/** A payment received before the invoice. */
export interface ReadAdvancePayment {
  /** Amount: What was paid. */
  readonly amount: string | null;
  /** Received on: Day it was received. */
  readonly received_date: string | null;
  /** VAT: The VAT on it. */
  readonly vat: readonly ReadVatDetail[];
  /** Invoice: The invoice that asked for it. */
  readonly invoice: ReadDocumentReference | null;
}

/** The options that make a document of the same kind. */
export interface ExtractedOptions {
  /** Profile of the document; en16931 where its own is not produced. */
  readonly profile: 'basicwl' | 'en16931' | 'extended' | 'extended-ctc-fr';
  /** Syntax and container of the document. */
  readonly output: 'facturx-pdf' | 'cii-xml' | 'ubl-xml';
  /** The guideline of the document where it is not that of the profile. (BT-24) */
  readonly guideline: string | null;
}

/** A value of a document that the invoice has no place for. */
export interface Unread {
  /** XPath of the element or attribute. */
  readonly location: string;
  /** Its name: ram:ID, @schemeID. */
  readonly name: string;
  /** The business term there, where there is one. */
  readonly term: string | null;
  /** Its text. */
  readonly value: string;
}

/** Whether the pages say what the XML says. */
export interface ComparisonOut {
  /** The values that were looked for. */
  readonly fields: readonly PictureField[];
  /** Counts. */
  readonly summary: PictureSummary;
}

/** A value of the XML, and what the pages show of it. */
export interface PictureField {
  /** The business term. */
  readonly term: string;
  /** Where in the invoice, as a JSON Pointer. */
  readonly pointer: string;
  /** What the XML says. */
  readonly xml: string;
  /** What the page says, as it stands there; null where nothing was found. */
  readonly picture: string | null;
  /** `different` only where the page states another value under a label of this one. */
  readonly verdict: 'same' | 'different' | 'not_found';
  /** The page, from 1 on. */
  readonly page: number | null;
  /** Where on the page. */
  readonly box: PageBox | null;
}

/** A place on a page, in points from its lower left corner, as PDF counts. */
export interface PageBox {
  /** Left edge. */
  readonly left: number;
  /** Lower edge. */
  readonly bottom: number;
  /** Right edge. */
  readonly right: number;
  /** Upper edge. */
  readonly top: number;
}

/** How many values there are of each verdict. */
export interface PictureSummary {
  /** Values that the pages show. */
  readonly same: number;
  /** Values of which the pages show another. */
  readonly different: number;
  /** Values not found on the pages. */
  readonly not_found: number;
  /** Pages of the PDF. */
  readonly pages: number;
  /** Pages with text that can be read; on the others, pictures and scans, there is no opinion. */
  readonly text_pages: number;
}

/** All that can be said of a received invoice. */
export interface ReceivedOut {
  /** Addressee, duplicates and the status to answer with. */
  readonly reception: Reception;
  /** The verdict, as validate gives it with `explain` and `plausibility`. */
  readonly validation: ExplainedValidation;
  /** What the pages show of the XML; null for XML alone. */
  readonly comparison: ComparisonOut | null;
  /** The fields, as extract gives them without the XML. */
  readonly document: ExtractOut;
  /** One HTML file, with its styles; nothing in it is loaded or run. */
  readonly view: string | null;
}

/** What only its recipient can tell of an invoice. */
export interface Reception {
  /**
   * What tells the invoice from all others: the first 22 characters of base64url of SHA-256 of the JSON list of seller
   * (SIREN, else VAT identifier, registration or name), number, type and year; null where the seller or the number is
   * missing.
   */
  readonly key: string | null;
  /** The key is among the known ones. */
  readonly duplicate: boolean;
  /** Whether it is addressed to the recipient. (BT-49) */
  readonly addressee: Addressee;
  /** The status that follows from all this: of the buyer, then of the platform. */
  readonly proposed_statuses: readonly ProposedStatus[];
}

/** To whom the invoice is addressed. */
export interface Addressee {
  /** The electronic address of the buyer as the document has it. (BT-49) */
  readonly address: string | null;
  /** Its scheme. (BT-49-1) */
  readonly scheme: string | null;
  /**
   * `own`: one of the own addresses; `other_line`: another address of the same SIREN; `other`: somebody else; `unknown`:
   * the document has none, or no own address was given.
   */
  readonly verdict: 'own' | 'other_line' | 'other' | 'unknown';
  /** The same in words. */
  readonly message: string;
}

/** A status that one role would give it now. */
export interface ProposedStatus {
  /** Its code, as `statuses/generate` takes it. (MDT-105) */
  readonly status: string;
  /** Its name. (MDT-106) */
  readonly title: string;
  /** Who decides it: BY the buyer, WK the platform that received it for the buyer. (MDT-40) */
  readonly by: string;
  /** Its reasons; none for a status without. (MDG-37) */
  readonly reasons: readonly NamedReason[];
  /** Why, and what it does. */
  readonly message: string;
}

/** A reason that a status may have. */
export interface NamedReason {
  /** Its code. (MDT-113) */
  readonly code: string;
  /** What it means. */
  readonly name: string;
  /** Rules that the invoice fails, or terms, that this reason stands for. */
  readonly fits: readonly string[];
}

/** A value by which an extract differs from its invoice, and why. */
export interface Difference {
  /** Where in the invoice, as an XPath. */
  readonly location: string;
  /** Name of the element or attribute. */
  readonly name: string;
  /** The business term, where there is one. */
  readonly term: string | null;
  /** Its text. */
  readonly value: string;
  /** Why, in the language of the request. */
  readonly reason: string;
}

/** The extract of an invoice for the State. */
export interface Flux1Out {
  /** Begins with Base_ or Full_, by which the State tells the level (S1.06). */
  readonly filename: string;
  /** application/xml */
  readonly media_type: string;
  /** base or full. */
  readonly level: string;
  /** cii or ubl, that of the invoice. */
  readonly syntax: string;
  /** The extract. */
  readonly content_base64: string;
  /** Values of the invoice that the extract does not have. */
  readonly left_out: readonly Difference[];
  /** Values of the extract that the invoice does not state. */
  readonly supplied: readonly Difference[];
  /** The verdict on the extract. */
  readonly validation: ValidationOut;
}

/** The files of a period. */
export interface ReportingOut {
  /** One for transactions, one for payments; none where there is nothing to report. */
  readonly files: readonly ReportFile[];
  /** What was given and is not reported. */
  readonly left_out: readonly ReportingLeftOut[];
}

/** A file of e-reporting. */
export interface ReportFile {
  /** Its name. */
  readonly filename: string;
  /** What it reports. */
  readonly data: 'transactions' | 'payments';
  /** The file. */
  readonly content_base64: string;
  /** How its numbers came about. */
  readonly steps: readonly ReportingStep[];
  /** The verdict on it. */
  readonly validation: ValidationOut;
}

/** How a number of a file came about. */
export interface ReportingStep {
  /** Its place: `/transactions/sales/0/rates/0/taxable_amount`. */
  readonly path: string;
  /** Its term: TT-87. */
  readonly term: string;
  /** The number. */
  readonly value: string;
  /** The day it is of. */
  readonly date: string | null;
  /** The category of sales to consumers. (TT-81) */
  readonly category: string | null;
  /** Its rate of VAT, in percent. */
  readonly rate: string | null;
  /** What was added up. */
  readonly from: readonly ReportingInput[];
}

/** What went into a number. */
export interface ReportingInput {
  /** Where in the request, as a JSON Pointer. */
  readonly pointer: string;
  /** Number of the invoice. (BT-1) */
  readonly number: string | null;
  /** What it adds. */
  readonly value: string;
}

/** What is not reported, and why. */
export interface ReportingLeftOut {
  /** Where in the request, as a JSON Pointer. */
  readonly pointer: string;
  /** Number of the invoice. (BT-1) */
  readonly number: string | null;
  /** Why, in the language of the request. */
  readonly reason: string;
}

/** The periods of a year. */
export interface CalendarOut {
  /** VAT regime. */
  readonly regime: 'real-normal-monthly' | 'real-normal-quarterly' | 'simplified' | 'franchise';
  /** The year. */
  readonly year: number;
  /** The text that sets the days. */
  readonly source: string;
  /** By deadline. */
  readonly periods: readonly CalendarPeriod[];
}

/** A period, and by when it is reported. */
export interface CalendarPeriod {
  /** Of what. */
  readonly data: 'transactions' | 'payments';
  /** First day. */
  readonly start: string;
  /** Last day. */
  readonly end: string;
  /** Last day to give it to the platform. */
  readonly to_platform: string;
  /** When the State has it at the latest, YYYY-MM-DDThh:mm, in Paris. */
  readonly to_state: string;
}

/** A status, written. */
export interface StatusOut {
  /** Suggested name. */
  readonly filename: string;
  /** application/xml */
  readonly media_type: string;
  /** The message (CDAR, D22B). */
  readonly content_base64: string;
  /** What it says. */
  readonly message: CompleteStatusMessage;
  /** The verdict on it. */
  readonly validation: ValidationOut;
}

/** A life-cycle status (CDAR). */
export interface CompleteStatusMessage {
  /** Test: A message to try things out. (MDT-1) */
  readonly test: boolean | null;
  /**
   * Process: REGULATED, NON_REGULATED, B2C, B2CINT, B2BINT, OUTOFSCOPE; to the State the framework of the invoice
   * (BT-23). (MDT-2)
   */
  readonly business_process: string | null;
  /** Profile: URN of the profile. (MDT-3) */
  readonly profile: string | null;
  /** Identifier: Of the message. (MDT-4) */
  readonly id: string | null;
  /** Name: Of the message. (MDT-5) */
  readonly name: string | null;
  /** Time of the message: When it was made. (MDT-8) */
  readonly issued_at: string | null;
  /** Language: FR or EN. (MDT-9) */
  readonly language: string | null;
  /** Sender: Who sends the message: a platform. (MDG-9) */
  readonly sender: CompleteStatusSender | null;
  /** Issuer: Who decided the status. (MDG-16) */
  readonly issuer: CompleteStatusIssuer | null;
  /** Recipients: Whom it is for. (MDG-23) */
  readonly recipients: readonly CompleteStatusRecipient[];
  /** Acknowledgements: The statuses. (MDB-3) */
  readonly acknowledgements: readonly CompleteStatusAcknowledgement[];
}

/** A party of a status. */
export interface CompleteStatusSender {
  /** Identifiers: Its identifiers. (MDT-19) */
  readonly identifiers: readonly CompleteStatusSenderIdentifier[];
  /** Name: Its name. (MDT-20) */
  readonly name: string | null;
  /**
   * Role: SE seller, BY buyer, WK platform, DFH portal of the State, DL factor, PE payee, PR payer, II invoicer, IV
   * invoicee, AB, SR agents. (MDT-21)
   */
  readonly role: string | null;
  /** Electronic address: Where statuses reach the party. (MDT-35) */
  readonly address: string | null;
  /** Address scheme: 0225 for French addresses. (MDT-35-1) */
  readonly address_scheme: string | null;
}

/** An identifier and its register. */
export interface CompleteStatusSenderIdentifier {
  /** Identifier: SIREN, SIRET, or the number of a platform. (MDT-19) */
  readonly value: string;
  /** Register: 0002 SIREN, 0009 SIRET, 0238 platform. (MDT-18) */
  readonly scheme: string | null;
}

/** A party of a status. */
export interface CompleteStatusIssuer {
  /** Identifiers: Its identifiers. (MDT-38) */
  readonly identifiers: readonly CompleteStatusIssuerIdentifier[];
  /** Name: Its name. (MDT-39) */
  readonly name: string | null;
  /**
   * Role: SE seller, BY buyer, WK platform, DFH portal of the State, DL factor, PE payee, PR payer, II invoicer, IV
   * invoicee, AB, SR agents. (MDT-40)
   */
  readonly role: string | null;
  /** Electronic address: Where statuses reach the party. (MDT-54) */
  readonly address: string | null;
  /** Address scheme: 0225 for French addresses. (MDT-54-1) */
  readonly address_scheme: string | null;
}

/** An identifier and its register. */
export interface CompleteStatusIssuerIdentifier {
  /** Identifier: SIREN, SIRET, or the number of a platform. (MDT-38) */
  readonly value: string;
  /** Register: 0002 SIREN, 0009 SIRET, 0238 platform. (MDT-37) */
  readonly scheme: string | null;
}

/** A party of a status. */
export interface CompleteStatusRecipient {
  /** Identifiers: Its identifiers. (MDT-57) */
  readonly identifiers: readonly CompleteStatusRecipientIdentifier[];
  /** Name: Its name. (MDT-58) */
  readonly name: string | null;
  /**
   * Role: SE seller, BY buyer, WK platform, DFH portal of the State, DL factor, PE payee, PR payer, II invoicer, IV
   * invoicee, AB, SR agents. (MDT-59)
   */
  readonly role: string | null;
  /** Electronic address: Where statuses reach the party. (MDT-73) */
  readonly address: string | null;
  /** Address scheme: 0225 for French addresses. (MDT-73-1) */
  readonly address_scheme: string | null;
}

/** An identifier and its register. */
export interface CompleteStatusRecipientIdentifier {
  /** Identifier: SIREN, SIRET, or the number of a platform. (MDT-57) */
  readonly value: string;
  /** Register: 0002 SIREN, 0009 SIRET, 0238 platform. (MDT-56) */
  readonly scheme: string | null;
}

/** Statuses of one time and phase. */
export interface CompleteStatusAcknowledgement {
  /** Several objects: Always false: the State wants one object a message. (MDT-74) */
  readonly multiple: boolean | null;
  /** Identifier: Of the acknowledgement. (MDT-75) */
  readonly id: string | null;
  /** Name: Or the name of a file that cannot be read. (MDT-76) */
  readonly name: string | null;
  /** Phase: 305 transmission (platforms), 23 treatment (seller, buyer). (MDT-77) */
  readonly phase: string | null;
  /** Time of the status: When the status was reached. (MDT-78) */
  readonly at: string | null;
  /** Documents: What it is about; the State wants one. (MDG-32) */
  readonly documents: readonly CompleteStatusDocument[];
}

/** What a status is about, and the status. */
export interface CompleteStatusDocument {
  /** Number: BT-1 of an invoice. (MDT-87) */
  readonly number: string | null;
  /** Condition: UNTDID code of the status: 47 paid. (MDT-88) */
  readonly condition: string | null;
  /** Type: BT-3 of an invoice. (MDT-91) */
  readonly type_code: string | null;
  /** Name: Name of the object. (MDT-94) */
  readonly name: string | null;
  /** Received: When the object was received. (MDT-95) */
  readonly received_at: string | null;
  /** Kind: URN of the kind of object. (MDT-97) */
  readonly kind: string | null;
  /** Issue date: BT-2 of an invoice. (MDT-100) */
  readonly issue_date: string | null;
  /** Status: Its code: 212. (MDT-105) */
  readonly status: string | null;
  /** Label: The status in words. (MDT-106) */
  readonly label: string | null;
  /** Seller: Who issued the object. (MDG-40) */
  readonly seller: CompleteStatusSeller | null;
  /** Recipients: Whom the object was sent to. (MDG-41) */
  readonly recipients: readonly CompleteStatusAddressee[];
  /** Details: Reasons, actions, amounts. (MDG-37) */
  readonly details: readonly CompleteStatusDetail[];
}

/** A party of a status. */
export interface CompleteStatusSeller {
  /** Identifiers: Its identifiers. (MDT-129) */
  readonly identifiers: readonly CompleteStatusSellerIdentifier[];
  /** Name: Its name. (MDT-131) */
  readonly name: string | null;
  /**
   * Role: SE seller, BY buyer, WK platform, DFH portal of the State, DL factor, PE payee, PR payer, II invoicer, IV
   * invoicee, AB, SR agents. (MDT-132)
   */
  readonly role: string | null;
  /** Electronic address: Where statuses reach the party. (MDT-152) */
  readonly address: string | null;
  /** Address scheme: 0225 for French addresses. (MDT-152-1) */
  readonly address_scheme: string | null;
}

/** An identifier and its register. */
export interface CompleteStatusSellerIdentifier {
  /** Identifier: SIREN, SIRET, or the number of a platform. (MDT-129) */
  readonly value: string;
  /** Register: 0002 SIREN, 0009 SIRET, 0238 platform. (MDT-130) */
  readonly scheme: string | null;
}

/** A party of a status. */
export interface CompleteStatusAddressee {
  /** Identifiers: Its identifiers. (MDT-155) */
  readonly identifiers: readonly CompleteStatusAddresseeIdentifier[];
  /** Name: Its name. (MDT-157) */
  readonly name: string | null;
  /**
   * Role: SE seller, BY buyer, WK platform, DFH portal of the State, DL factor, PE payee, PR payer, II invoicer, IV
   * invoicee, AB, SR agents. (MDT-158)
   */
  readonly role: string | null;
  /** Electronic address: Where statuses reach the party. (MDT-178) */
  readonly address: string | null;
  /** Address scheme: 0225 for French addresses. (MDT-178-1) */
  readonly address_scheme: string | null;
}

/** An identifier and its register. */
export interface CompleteStatusAddresseeIdentifier {
  /** Identifier: SIREN, SIRET, or the number of a platform. (MDT-155) */
  readonly value: string;
  /** Register: 0002 SIREN, 0009 SIRET, 0238 platform. (MDT-156) */
  readonly scheme: string | null;
}

/** A detail of a status: a reason, what is asked for, values. */
export interface CompleteStatusDetail {
  /** Time: Of the detail. (MDT-110) */
  readonly at: string | null;
  /** Reason: Code of the reason: DOUBLON. (MDT-113) */
  readonly reason_code: string | null;
  /** Reason in words: The reason as text. (MDT-114) */
  readonly reason: string | null;
  /** Status: Of the detail, where it differs from that of the document. (MDT-115) */
  readonly status: string | null;
  /** Action: NOA nothing, PIN information, NIN corrective invoice, CNF, CNP, CNA credit note, OTH. (MDT-121) */
  readonly action_code: string | null;
  /** Action in words: What is asked for, as text. (MDT-122) */
  readonly action: string | null;
  /** Number: Position of the detail, from 1. (MDT-124-2) */
  readonly sequence: string | null;
  /** Notes: Comments. (MDG-39) */
  readonly notes: readonly CompleteStatusNote[];
  /** Values: Amounts and other values. (MDG-43) */
  readonly values: readonly CompleteStatusValue[];
}

/** A comment, or what is wrong where. */
export interface CompleteStatusNote {
  /** Rule: Code of the broken rule. (MDT-125) */
  readonly rule: string | null;
  /** Text: The comment. (MDT-126) */
  readonly text: string | null;
  /** Place: The faulty file, line or field. (MDT-127) */
  readonly place: string | null;
}

/** An amount or another value that a status carries. */
export interface CompleteStatusValue {
  /** Term: The term concerned: BT-131. (MDT-206) */
  readonly term: string | null;
  /** Kind: MEN collected, MPA paid, RAP left to pay, MAPTTC approved, DIV value found, DVA value expected … (MDT-207) */
  readonly kind: string | null;
  /** Replaces: Whether the value is to replace the other. (MDT-209) */
  readonly replaces: boolean | null;
  /** Direction: Direction of the change. (MDT-210) */
  readonly direction: string | null;
  /** Name: Name of the term. (MDT-211) */
  readonly name: string | null;
  /** Description: What it is. (MDT-212) */
  readonly description: string | null;
  /** Location: XPath of the term. (MDT-213) */
  readonly location: string | null;
  /** Text: The value as text. (MDT-214) */
  readonly text: string | null;
  /** Amount: The amount, VAT included where the kind says so. (MDT-215) */
  readonly amount: string | null;
  /** Currency: Of the amount. (MDT-216) */
  readonly currency: string | null;
  /** Measure: A measure. (MDT-217) */
  readonly measure: string | null;
  /** Unit: Of the measure. (MDT-217-1) */
  readonly unit: string | null;
  /** Date: A day. (MDT-219) */
  readonly date: string | null;
  /** Code: A code. (MDT-221) */
  readonly code: string | null;
  /** Quantity: A quantity. (MDT-222) */
  readonly quantity: string | null;
  /** Number: A number. (MDT-223) */
  readonly number: string | null;
  /** VAT rate: In percent. (MDT-224) */
  readonly rate: string | null;
}

/** A status, read. */
export interface ExtractedStatusOut {
  /** What it says. */
  readonly message: ReadStatusMessage;
  /** What `message` does not hold of the document. */
  readonly unread: readonly Unread[];
}

/** A status as read: names of StatusMessage, null for what the document does not say. */
export interface ReadStatusMessage {
  /** Test: A message to try things out. (MDT-1) */
  readonly test: boolean | null;
  /**
   * Process: REGULATED, NON_REGULATED, B2C, B2CINT, B2BINT, OUTOFSCOPE; to the State the framework of the invoice
   * (BT-23). (MDT-2)
   */
  readonly business_process: string | null;
  /** Profile: URN of the profile. (MDT-3) */
  readonly profile: string | null;
  /** Identifier: Of the message. (MDT-4) */
  readonly id: string | null;
  /** Name: Of the message. (MDT-5) */
  readonly name: string | null;
  /** Time of the message: When it was made. (MDT-8) */
  readonly issued_at: string | null;
  /** Language: FR or EN. (MDT-9) */
  readonly language: string | null;
  /** Sender: Who sends the message: a platform. (MDG-9) */
  readonly sender: ReadStatusSender | null;
  /** Issuer: Who decided the status. (MDG-16) */
  readonly issuer: ReadStatusIssuer | null;
  /** Recipients: Whom it is for. (MDG-23) */
  readonly recipients: readonly ReadStatusRecipient[];
  /** Acknowledgements: The statuses. (MDB-3) */
  readonly acknowledgements: readonly ReadStatusAcknowledgement[];
}

/** A party of a status. */
export interface ReadStatusSender {
  /** Identifiers: Its identifiers. (MDT-19) */
  readonly identifiers: readonly ReadStatusSenderIdentifier[];
  /** Name: Its name. (MDT-20) */
  readonly name: string | null;
  /**
   * Role: SE seller, BY buyer, WK platform, DFH portal of the State, DL factor, PE payee, PR payer, II invoicer, IV
   * invoicee, AB, SR agents. (MDT-21)
   */
  readonly role: string | null;
  /** Electronic address: Where statuses reach the party. (MDT-35) */
  readonly address: string | null;
  /** Address scheme: 0225 for French addresses. (MDT-35-1) */
  readonly address_scheme: string | null;
}

/** An identifier and its register. */
export interface ReadStatusSenderIdentifier {
  /** Identifier: SIREN, SIRET, or the number of a platform. (MDT-19) */
  readonly value: string | null;
  /** Register: 0002 SIREN, 0009 SIRET, 0238 platform. (MDT-18) */
  readonly scheme: string | null;
}

/** A party of a status. */
export interface ReadStatusIssuer {
  /** Identifiers: Its identifiers. (MDT-38) */
  readonly identifiers: readonly ReadStatusIssuerIdentifier[];
  /** Name: Its name. (MDT-39) */
  readonly name: string | null;
  /**
   * Role: SE seller, BY buyer, WK platform, DFH portal of the State, DL factor, PE payee, PR payer, II invoicer, IV
   * invoicee, AB, SR agents. (MDT-40)
   */
  readonly role: string | null;
  /** Electronic address: Where statuses reach the party. (MDT-54) */
  readonly address: string | null;
  /** Address scheme: 0225 for French addresses. (MDT-54-1) */
  readonly address_scheme: string | null;
}

/** An identifier and its register. */
export interface ReadStatusIssuerIdentifier {
  /** Identifier: SIREN, SIRET, or the number of a platform. (MDT-38) */
  readonly value: string | null;
  /** Register: 0002 SIREN, 0009 SIRET, 0238 platform. (MDT-37) */
  readonly scheme: string | null;
}

/** A party of a status. */
export interface ReadStatusRecipient {
  /** Identifiers: Its identifiers. (MDT-57) */
  readonly identifiers: readonly ReadStatusRecipientIdentifier[];
  /** Name: Its name. (MDT-58) */
  readonly name: string | null;
  /**
   * Role: SE seller, BY buyer, WK platform, DFH portal of the State, DL factor, PE payee, PR payer, II invoicer, IV
   * invoicee, AB, SR agents. (MDT-59)
   */
  readonly role: string | null;
  /** Electronic address: Where statuses reach the party. (MDT-73) */
  readonly address: string | null;
  /** Address scheme: 0225 for French addresses. (MDT-73-1) */
  readonly address_scheme: string | null;
}

/** An identifier and its register. */
export interface ReadStatusRecipientIdentifier {
  /** Identifier: SIREN, SIRET, or the number of a platform. (MDT-57) */
  readonly value: string | null;
  /** Register: 0002 SIREN, 0009 SIRET, 0238 platform. (MDT-56) */
  readonly scheme: string | null;
}

/** Statuses of one time and phase. */
export interface ReadStatusAcknowledgement {
  /** Several objects: Always false: the State wants one object a message. (MDT-74) */
  readonly multiple: boolean | null;
  /** Identifier: Of the acknowledgement. (MDT-75) */
  readonly id: string | null;
  /** Name: Or the name of a file that cannot be read. (MDT-76) */
  readonly name: string | null;
  /** Phase: 305 transmission (platforms), 23 treatment (seller, buyer). (MDT-77) */
  readonly phase: string | null;
  /** Time of the status: When the status was reached. (MDT-78) */
  readonly at: string | null;
  /** Documents: What it is about; the State wants one. (MDG-32) */
  readonly documents: readonly ReadStatusDocument[];
}

/** What a status is about, and the status. */
export interface ReadStatusDocument {
  /** Number: BT-1 of an invoice. (MDT-87) */
  readonly number: string | null;
  /** Condition: UNTDID code of the status: 47 paid. (MDT-88) */
  readonly condition: string | null;
  /** Type: BT-3 of an invoice. (MDT-91) */
  readonly type_code: string | null;
  /** Name: Name of the object. (MDT-94) */
  readonly name: string | null;
  /** Received: When the object was received. (MDT-95) */
  readonly received_at: string | null;
  /** Kind: URN of the kind of object. (MDT-97) */
  readonly kind: string | null;
  /** Issue date: BT-2 of an invoice. (MDT-100) */
  readonly issue_date: string | null;
  /** Status: Its code: 212. (MDT-105) */
  readonly status: string | null;
  /** Label: The status in words. (MDT-106) */
  readonly label: string | null;
  /** Seller: Who issued the object. (MDG-40) */
  readonly seller: ReadStatusSeller | null;
  /** Recipients: Whom the object was sent to. (MDG-41) */
  readonly recipients: readonly ReadStatusAddressee[];
  /** Details: Reasons, actions, amounts. (MDG-37) */
  readonly details: readonly ReadStatusDetail[];
}

/** A party of a status. */
export interface ReadStatusSeller {
  /** Identifiers: Its identifiers. (MDT-129) */
  readonly identifiers: readonly ReadStatusSellerIdentifier[];
  /** Name: Its name. (MDT-131) */
  readonly name: string | null;
  /**
   * Role: SE seller, BY buyer, WK platform, DFH portal of the State, DL factor, PE payee, PR payer, II invoicer, IV
   * invoicee, AB, SR agents. (MDT-132)
   */
  readonly role: string | null;
  /** Electronic address: Where statuses reach the party. (MDT-152) */
  readonly address: string | null;
  /** Address scheme: 0225 for French addresses. (MDT-152-1) */
  readonly address_scheme: string | null;
}

/** An identifier and its register. */
export interface ReadStatusSellerIdentifier {
  /** Identifier: SIREN, SIRET, or the number of a platform. (MDT-129) */
  readonly value: string | null;
  /** Register: 0002 SIREN, 0009 SIRET, 0238 platform. (MDT-130) */
  readonly scheme: string | null;
}

/** A party of a status. */
export interface ReadStatusAddressee {
  /** Identifiers: Its identifiers. (MDT-155) */
  readonly identifiers: readonly ReadStatusAddresseeIdentifier[];
  /** Name: Its name. (MDT-157) */
  readonly name: string | null;
  /**
   * Role: SE seller, BY buyer, WK platform, DFH portal of the State, DL factor, PE payee, PR payer, II invoicer, IV
   * invoicee, AB, SR agents. (MDT-158)
   */
  readonly role: string | null;
  /** Electronic address: Where statuses reach the party. (MDT-178) */
  readonly address: string | null;
  /** Address scheme: 0225 for French addresses. (MDT-178-1) */
  readonly address_scheme: string | null;
}

/** An identifier and its register. */
export interface ReadStatusAddresseeIdentifier {
  /** Identifier: SIREN, SIRET, or the number of a platform. (MDT-155) */
  readonly value: string | null;
  /** Register: 0002 SIREN, 0009 SIRET, 0238 platform. (MDT-156) */
  readonly scheme: string | null;
}

/** A detail of a status: a reason, what is asked for, values. */
export interface ReadStatusDetail {
  /** Time: Of the detail. (MDT-110) */
  readonly at: string | null;
  /** Reason: Code of the reason: DOUBLON. (MDT-113) */
  readonly reason_code: string | null;
  /** Reason in words: The reason as text. (MDT-114) */
  readonly reason: string | null;
  /** Status: Of the detail, where it differs from that of the document. (MDT-115) */
  readonly status: string | null;
  /** Action: NOA nothing, PIN information, NIN corrective invoice, CNF, CNP, CNA credit note, OTH. (MDT-121) */
  readonly action_code: string | null;
  /** Action in words: What is asked for, as text. (MDT-122) */
  readonly action: string | null;
  /** Number: Position of the detail, from 1. (MDT-124-2) */
  readonly sequence: string | null;
  /** Notes: Comments. (MDG-39) */
  readonly notes: readonly ReadStatusNote[];
  /** Values: Amounts and other values. (MDG-43) */
  readonly values: readonly ReadStatusValue[];
}

/** A comment, or what is wrong where. */
export interface ReadStatusNote {
  /** Rule: Code of the broken rule. (MDT-125) */
  readonly rule: string | null;
  /** Text: The comment. (MDT-126) */
  readonly text: string | null;
  /** Place: The faulty file, line or field. (MDT-127) */
  readonly place: string | null;
}

/** An amount or another value that a status carries. */
export interface ReadStatusValue {
  /** Term: The term concerned: BT-131. (MDT-206) */
  readonly term: string | null;
  /** Kind: MEN collected, MPA paid, RAP left to pay, MAPTTC approved, DIV value found, DVA value expected … (MDT-207) */
  readonly kind: string | null;
  /** Replaces: Whether the value is to replace the other. (MDT-209) */
  readonly replaces: boolean | null;
  /** Direction: Direction of the change. (MDT-210) */
  readonly direction: string | null;
  /** Name: Name of the term. (MDT-211) */
  readonly name: string | null;
  /** Description: What it is. (MDT-212) */
  readonly description: string | null;
  /** Location: XPath of the term. (MDT-213) */
  readonly location: string | null;
  /** Text: The value as text. (MDT-214) */
  readonly text: string | null;
  /** Amount: The amount, VAT included where the kind says so. (MDT-215) */
  readonly amount: string | null;
  /** Currency: Of the amount. (MDT-216) */
  readonly currency: string | null;
  /** Measure: A measure. (MDT-217) */
  readonly measure: string | null;
  /** Unit: Of the measure. (MDT-217-1) */
  readonly unit: string | null;
  /** Date: A day. (MDT-219) */
  readonly date: string | null;
  /** Code: A code. (MDT-221) */
  readonly code: string | null;
  /** Quantity: A quantity. (MDT-222) */
  readonly quantity: string | null;
  /** Number: A number. (MDT-223) */
  readonly number: string | null;
  /** VAT rate: In percent. (MDT-224) */
  readonly rate: string | null;
}

/** What may follow. */
export interface NextStatusesOut {
  /** The statuses in their order. */
  readonly history: readonly PastStatus[];
  /** Where that order is doubtful or wrong. */
  readonly findings: readonly StatusOrderFinding[];
  /** Statuses that may follow, the nearest first; none after a final one. */
  readonly next: readonly NextStatus[];
}

/** A status the invoice has. */
export interface PastStatus {
  /** Its code. (MDT-105) */
  readonly status: string;
  /** When, where a message says it. (MDT-78) */
  readonly at: string | null;
}

/** Where a history is out of order. */
export interface StatusOrderFinding {
  /** Position in the history. */
  readonly index: number;
  /** unknown, first, order, or after-final. */
  readonly rule: string;
  /** `fatal` after a final status, `info` where earlier statuses are assumed, else `warning`. */
  readonly severity: string;
  /** In words. */
  readonly message: string;
}

/** A status that may follow. */
export interface NextStatus {
  /** Its code. (MDT-105) */
  readonly status: string;
  /** Its name. (MDT-106) */
  readonly title: string;
  /** Who decides it: WK platform, BY buyer, SE seller. (MDT-40) */
  readonly by: string;
  /** Whom it goes to. */
  readonly to: readonly string[];
  /** 305 transmission, 23 treatment. (MDT-77) */
  readonly phase: string;
  /** A copy goes to the State. */
  readonly for_state: boolean;
  /** It has a reason. */
  readonly needs_reason: boolean;
  /** Kinds of amounts it cannot do without. */
  readonly amount_kinds: readonly string[];
  /** Reasons it may have, those that fit first; null: no list. */
  readonly reasons: readonly NamedReason[] | null;
  /** Statuses that would usually come between. */
  readonly skipped: readonly string[];
  /**
   * Where the step is shown: `general-file` of the State, or `implementations` alone. No text closes the list: it is
   * advice.
   */
  readonly source: string;
}

/** One rule, explained. */
export interface RuleOut {
  /** Rule identifier. */
  readonly id: string;
  /** The other rules of the same number, where that was asked for: BR-FR-12 is BR-FR-12_BT-49. */
  readonly family: readonly string[];
  /** Business terms the rule is about. */
  readonly terms: readonly string[];
  /** The packs that hold it. */
  readonly rulesets: readonly RulePlace[];
  /** In English. */
  readonly en: RuleText;
  /** In French. */
  readonly fr: RuleText;
}

/** A pack that holds a rule. */
export interface RulePlace {
  /** Identifier of the pack. */
  readonly ruleset: string;
  /** Version of the pack. */
  readonly version: string;
  /** `fatal` blocks; `warning` and `info` do not. */
  readonly severity: 'fatal' | 'warning' | 'info';
}

/** What a rule says, in one language. */
export interface RuleText {
  /** The rule as a noun phrase. */
  readonly title: string;
  /** What the rule protects. */
  readonly explanation: string;
  /** What to do when it is broken. */
  readonly fix: string;
  /** Norm and clause, or law. */
  readonly reference: string;
}

/** The rule packs of the engine. */
export interface RulesetsOut {
  /** The packs. */
  readonly rulesets: readonly RulesetOut[];
}

/** One rule pack. */
export interface RulesetOut {
  /** Identifier, for example en16931-cii. */
  readonly id: string;
  /** Version of the law it states. */
  readonly version: string;
  /** The check it belongs to: schematron:base, schematron:fr-ctc or schematron:<ruleset>. */
  readonly source: string;
  /** First day it judges (YYYY-MM-DD); null when open. */
  readonly valid_from: string | null;
  /** Last day it judges (YYYY-MM-DD); null when open. */
  readonly valid_to: string | null;
  /** It judges on the day asked for. */
  readonly in_force: boolean;
  /** SHA-256 of what it was made from, hexadecimal; null where nobody took it. */
  readonly hash: string | null;
  /** Its rules, in order. */
  readonly rules: readonly string[];
}

/** What changes between rule packs. */
export interface RulesetDiffOut {
  /** As asked for. */
  readonly from: string;
  /** As asked for. */
  readonly to: string;
  /** Packs that are on both sides in different versions. */
  readonly rulesets: readonly RulesetDelta[];
  /** Packs on the first side alone. */
  readonly only_from: readonly string[];
  /** Packs on the second side alone. */
  readonly only_to: readonly string[];
}

/** A pack in two versions. */
export interface RulesetDelta {
  /** The one. */
  readonly from: ComparedRuleset;
  /** The other. */
  readonly to: ComparedRuleset;
  /** Rules that are the same, words included. */
  readonly unchanged: number;
  /** Rules that differ, in the order of the pack; those that went last. */
  readonly rules: readonly RuleChange[];
  /** In English. */
  readonly en: Concerned;
  /** In French. */
  readonly fr: Concerned;
}

/** A version of a pack. */
export interface ComparedRuleset {
  /** Identifier of the pack. */
  readonly ruleset: string;
  /** Version of the law it states. */
  readonly version: string;
  /** First day it judges (YYYY-MM-DD); null when open. */
  readonly valid_from: string | null;
  /** Last day it judges (YYYY-MM-DD); null when open. */
  readonly valid_to: string | null;
}

/** A rule that differs. */
export interface RuleChange {
  /** Rule identifier. */
  readonly id: string;
  /** Whether the rule is new, went, or is another. */
  readonly change: 'added' | 'removed' | 'changed';
  /** `stricter` or `looser` where that is certain; `otherwise`: it may find more or less; `none`: only words differ. */
  readonly effect: 'stricter' | 'looser' | 'otherwise' | 'none';
  /** As it was; null for a new rule. */
  readonly severity_from: 'fatal' | 'warning' | 'info' | null;
  /** As it is; null for a rule that went. */
  readonly severity_to: 'fatal' | 'warning' | 'info' | null;
  /** Business terms the rule is about. */
  readonly terms: readonly string[];
  /** What differs, where the rule was there before. */
  readonly differences: readonly RuleDifference[];
  /** In English. */
  readonly en: RuleChangeText;
  /** In French. */
  readonly fr: RuleChangeText;
}

/** One thing that differs of a rule. */
export interface RuleDifference {
  /** What differs. */
  readonly aspect: 'severity' | 'assertions' | 'context' | 'test' | 'definition' | 'codes' | 'terms' | 'reference' | 'title' | 'explanation' | 'message' | 'fix';
  /** Of the variable, function, key or list of codes; of words, their language. */
  readonly name: string | null;
  /** As it was; null where there was nothing. */
  readonly before: string | null;
  /** As it is; null where there is nothing. */
  readonly after: string | null;
  /** What a list has gained. */
  readonly added: readonly string[];
  /** What a list has lost. */
  readonly removed: readonly string[];
}

/** A change, in one language. */
export interface RuleChangeText {
  /** The rule as a noun phrase. */
  readonly title: string;
  /** What changes for documents. */
  readonly consequence: string;
  /** What to do when the rule is broken; empty for a rule that went. */
  readonly fix: string;
}

/** Whom a change concerns, in one language. */
export interface Concerned {
  /** Who works with the documents this pack judges, and from which day on. */
  readonly whom: string;
}

/** One fault of a request (422). */
export interface ValidationFault {
  /** Where: "body", then names and array indexes. */
  readonly loc: readonly (string | number)[];
  /** What is wrong. */
  readonly msg: string;
  /** Kind of fault: missing, extra_forbidden, decimal and others. */
  readonly type: string;
  /** Where, as an RFC 6901 JSON Pointer into the request body. */
  readonly pointer: string;
  /** Name of the limit that was passed; only where type is limit. */
  readonly limit?: string | null;
  /** Its value, in bytes or entries. */
  readonly value?: number | null;
  /** The same value in the form that is asked for, where it can be read. */
  readonly patch?: readonly PatchOperation[] | null;
}

/** The closed catalogue of refusals. */
export type ErrorCode =
  | 'invalid_input'
  | 'unsupported_profile'
  | 'not_an_einvoice'
  | 'lossy_conversion'
  | 'api_key_required'
  | 'invalid_api_key'
  | 'quota_exceeded'
  | 'too_large'
  | 'validation_error'
  | 'rate_limited'
  | 'render_error'
  | 'schematron_unavailable'
  | 'not_found'
  | 'method_not_allowed'
  | 'unsupported_media_type'
  | 'internal_error'
  | 'accounts_unavailable';
