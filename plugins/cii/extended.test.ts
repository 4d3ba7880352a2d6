import { BLANK_REFERENCE, BLANK_RELATED_PARTY, type Invoice } from '@conforme/core/invoice';
import { CONTACT, DELIVERY, document, note, PARTY, preceding } from '@conforme/core/invoice/testing';
import { extensionsSay, party, type Case } from './testing/extensions.ts';

const HEADER: readonly Case[] = [
  ['a test', { test_indicator: true }, 'TestIndicator/', ['Indicator true']],
  ['a copy', { copy_indicator: false }, 'CopyIndicator/', ['Indicator false']],
  ['a name', { document_name: 'FACTURE' }, 'ExchangedDocument/Name', ['FACTURE']],
  ['a language', { document_language: 'fr' }, 'ExchangedDocument/LanguageID', ['fr']],
  [
    'the day the contract sets',
    { contractual_due_date: '2026-11-30' },
    'EffectiveSpecifiedPeriod/',
    ['CompleteDateTime/DateTimeString@format=102 20261130'],
  ],
  ['a note as a code', { notes: [note({ text: 'N', content_code: 'C' })] }, 'ContentCode', ['C']],
];

const ORDER = 'BuyerOrderReferencedDocument/';
const REFERENCES: readonly Case[] = [
  [
    'the day of an order',
    { purchase_order_reference: 'BC-1', purchase_order_date: '2026-09-01' },
    `${ORDER}FormattedIssueDateTime/`,
    ['DateTimeString@format=102 20260901'],
  ],
  ['a quotation', { quotation_reference: 'D-1' }, 'QuotationReferencedDocument/', ['IssuerAssignedID D-1']],
  [
    'the type of a contract',
    { contract_reference: 'C', contract_type_code: '315' },
    'ContractReferencedDocument/TypeCode',
    ['315'],
  ],
  [
    'a delivery note',
    { delivery_note_reference: 'BL' },
    'DeliveryNoteReferencedDocument/',
    ['IssuerAssignedID BL'],
  ],
  [
    'the order of the ultimate customer',
    { ultimate_customer_orders: [{ ...BLANK_REFERENCE, number: 'U', line_id: '3' }] },
    'UltimateCustomerOrderReferencedDocument/',
    ['IssuerAssignedID U', 'LineID 3'],
  ],
  [
    'the type of a preceding invoice',
    { preceding_invoices: [preceding({ number: 'F', type_code: '386' })] },
    'InvoiceReferencedDocument/TypeCode',
    ['386'],
  ],
  [
    'an additional document of another kind',
    {
      additional_documents: [
        document({ id: 'D', type_code: '71', reference_type_code: 'ABC', line_id: '2' }),
      ],
    },
    'AdditionalReferencedDocument/',
    ['IssuerAssignedID D', 'LineID 2', 'TypeCode 71', 'ReferenceTypeCode ABC'],
  ],
];

const ROLES: readonly Case[] = (
  [
    ['sales_agent', 'SalesAgentTradeParty/'],
    ['buyer_tax_representative', 'BuyerTaxRepresentativeTradeParty/'],
    ['product_end_user', 'ProductEndUserTradeParty/'],
    ['buyer_agent', 'BuyerAgentTradeParty/'],
    ['invoicer', 'InvoicerTradeParty/'],
    ['invoicee', 'InvoiceeTradeParty/'],
    ['payer', 'PayerTradeParty/'],
  ] as const
).map(([role, under]) => [
  role,
  { [role]: party({ name: 'A', role_code: 'II', vat_id: 'FR1' }) },
  under,
  ['Name A', 'RoleCode II', 'SpecifiedTaxRegistration/ID@schemeID=VA FR1'],
]);

const SELLER = 'SellerTradeParty/';
const PARTIES: readonly Case[] = [
  ...ROLES,
  [
    'further contacts, with fax and type',
    {
      seller: {
        ...PARTY,
        contact: CONTACT,
        further_contacts: [{ ...CONTACT, name: 'B', fax: '1', type_code: 'CA' }],
      },
    },
    `${SELLER}DefinedTradeContact/FaxUniversalCommunication/`,
    ['CompleteNumber 1'],
  ],
  [
    'the address of the legal organisation',
    { seller: { ...PARTY, legal_address: { ...PARTY.address, city: 'Brest' } } },
    `${SELLER}SpecifiedLegalOrganization/PostalTradeAddress/CityName`,
    ['Brest'],
  ],
  [
    'the tax number of the buyer',
    { buyer: { ...PARTY, tax_registration_id: '77' } },
    'BuyerTradeParty/SpecifiedTaxRegistration/',
    ['ID@schemeID=FC 77'],
  ],
];

const delivery = (properties: Partial<NonNullable<Invoice['delivery']>>): Partial<Invoice> => ({
  delivery: { ...DELIVERY, ...properties },
});
const DELIVERIES: readonly Case[] = [
  [
    'terms',
    delivery({ terms: { code: 'DAP', location_country: 'FR', location_name: 'Brest' } }),
    'ApplicableTradeDeliveryTerms/',
    ['DeliveryTypeCode DAP', 'RelevantTradeLocation/CountryID FR', 'RelevantTradeLocation/Name Brest'],
  ],
  [
    'modes of transport',
    delivery({ transport_modes: [{ mode_code: '1' }, { mode_code: '3' }] }),
    'SpecifiedLogisticsTransportMovement/',
    ['ModeCode 1', 'ModeCode 3'],
  ],
  [
    'more about the recipient, among what EN 16931 has',
    delivery({
      name: 'N',
      location_id: 'L',
      ship_to: {
        ...BLANK_RELATED_PARTY,
        name: null,
        address: null,
        role_code: 'DP',
        global_ids: { '0088': 'G' },
      },
    }),
    'ShipToTradeParty/',
    ['ID L', 'GlobalID@schemeID=0088 G', 'Name N', 'RoleCode DP'],
  ],
  [
    'the ultimate recipient',
    delivery({ ultimate_ship_to: party({ name: 'U' }) }),
    'UltimateShipToTradeParty/',
    ['Name U'],
  ],
  ['where it came from', delivery({ ship_from: party({ name: 'F' }) }), 'ShipFromTradeParty/', ['Name F']],
  [
    'a period in words',
    delivery({ period_description: 'Automne' }),
    'ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod/',
    ['Description Automne'],
  ],
];

extensionsSay('the document', HEADER);
extensionsSay('references', REFERENCES);
extensionsSay('parties', PARTIES);
extensionsSay('the delivery', DELIVERIES);
