import type { Bilingual } from '@conforme/proto/schema';
import type { Name } from '@conforme/engine/xml';
import type { SyntaxPlugin } from '../plugin/index.ts';

/** Business documents that are no invoices we read (decision 12), and envelopes around some, by namespace. */
const NEIGHBOURS: readonly (readonly [namespace: RegExp, said: (local: string) => Bilingual])[] = [
  [
    /^urn:ferd:CrossIndustryDocument:invoice:1p0$/,
    () => ({
      en: 'This is a ZUGFeRD 1.0 invoice, replaced by Factur-X in 2018.',
      fr: 'Ceci est une facture ZUGFeRD 1.0, remplacée par Factur-X en 2018.',
    }),
  ],
  [
    /^urn:un:unece:uncefact:data:(?:standard:)?SCRDMCCBDACIOMessageStructure:100$/,
    () => ({
      en: 'This is an Order-X order, not an invoice.',
      fr: 'Ceci est une commande Order-X, pas une facture.',
    }),
  ],
  [
    /^urn:oasis:names:specification:ubl:schema:xsd:(?!Invoice-2$|CreditNote-2$)\w+-2$/,
    (local) => ({
      en: `This is a UBL ${local}, not an Invoice or CreditNote.`,
      fr: `Ceci est un document UBL ${local}, et non Invoice ou CreditNote.`,
    }),
  ],
  [
    /^http:\/\/(?:ivaservizi|www\.fatturapa)\./,
    () => ({
      en: 'This is an Italian FatturaPA, which is not an invoice under EN 16931.',
      fr: "Ceci est une FatturaPA italienne, qui n'est pas une facture selon EN 16931.",
    }),
  ],
  [
    /^http:\/\/www\.facturae\.(?:gob\.)?es\//,
    () => ({
      en: 'This is a Spanish Facturae, which is not an invoice under EN 16931.',
      fr: "Ceci est une Facturae espagnole, qui n'est pas une facture selon EN 16931.",
    }),
  ],
  [
    /^urn:iso:std:iso:20022:/,
    () => ({
      en: 'This is a message of payments (ISO 20022), not an invoice.',
      fr: 'Ceci est un message de paiement (ISO 20022), pas une facture.',
    }),
  ],
  [
    /^http:\/\/www\.unece\.org\/cefact\/namespaces\/StandardBusinessDocumentHeader$/,
    () => ({
      en: 'This is an envelope (SBDH, as Peppol has it); send the Invoice or CreditNote in it alone.',
      fr: "Ceci est une enveloppe (SBDH, celle de Peppol) ; envoyez seul l'Invoice ou le CreditNote qu'elle contient.",
    }),
  ],
  [
    /^http:\/\/(?:schemas\.xmlsoap\.org\/soap\/envelope\/|www\.w3\.org\/2003\/05\/soap-envelope)$/,
    () => ({
      en: 'This is a SOAP envelope; send the invoice in it alone.',
      fr: "Ceci est une enveloppe SOAP ; envoyez seule la facture qu'elle contient.",
    }),
  ],
];

/** What a document is that is no invoice we read, where its document element says it. */
export function neighbour({ uri, local }: Name): Bilingual | null {
  const said = NEIGHBOURS.find(([namespace]) => namespace.test(uri))?.[1];
  return said ? said(local) : null;
}

/** The namespace in which one of the syntaxes would take a document element of that name. */
export function expectedNamespace(syntaxes: readonly SyntaxPlugin[], { local }: Name): string | null {
  for (const syntax of syntaxes)
    for (const uri of syntax.prefixes.keys()) if (syntax.detect({ uri, local })) return uri;
  return null;
}
