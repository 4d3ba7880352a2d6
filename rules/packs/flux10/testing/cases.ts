import type { Cases, Edit } from '../../state/testing/cases.ts';
import { amount, code, day, number, one } from '../../state/testing/cases.ts';

/** Edits of the reports by the rule they make fail. */

const party = (id: string, scheme: string, value: string): Cases => {
  const as = (kind: string, text: string): Edit => [
    `<CompanyId schemeId="${scheme}">${value}<`,
    `<CompanyId schemeId="${kind}">${text}<`,
  ];
  return {
    [`F10-${id}-G2.19a#1`]: [as('0009', value)],
    [`F10-${id}-G2.19b#1`]: [as('0002', '10000003')],
    [`F10-${id}-G2.19c#1`]: [as('0223', 'D'.repeat(19))],
    [`F10-${id}-G2.19d#1`]: [as('0227', 'D'.repeat(19))],
    [`F10-${id}-G2.19e#1`]: [as('0228', '12345678')],
    [`F10-${id}-G2.19f#1`]: [as('0229', '1234567890')],
  };
};

const typed = (from: string, to: string): Edit => [`<TypeCode>${from}<`, `<TypeCode>${to}<`];
const reference = '<ReferencedDocument><ID>F-30</ID><IssueDate>20260830</IssueDate></ReferencedDocument>';
const without = (text: string): Edit => [text, ''];

const header: Cases = {
  ...number('F10-TRANSMISSION-G1.104', 'T-1', 50),
  'F10-TRANSMISSION-G7.53#1': [['20261011083015', '2026-10-11']],
  'F10-TRANSMISSION-G7.53#2': [['20261011083015', '21261011083015']],
  ...code('F10-TRANSMISSION-G8.01', 'IN'),
  'F10-TRANSMISSION-G6.29#1': [
    [
      '</Report>',
      '<PaymentsReport><ReportPeriod><StartDate>20260918</StartDate><EndDate>20260930</EndDate></ReportPeriod></PaymentsReport></Report>',
    ],
  ],
  'F10-EMETTEUR-G6.22#1': [['"0238"', '"0002"']],
  'F10-EMETTEUR-G6.22#2': [['>0042<', '>00042<']],
  ...code('F10-EMETTEUR-G7.51', 'WK'),
  'F10-DECLARANT-G6.26#1': [['schemeId="0002">100000009', 'schemeId="0009">100000009']],
  'F10-DECLARANT-G6.26#2': [['>100000009<', '>10000000900017<']],
  ...code('F10-DECLARANT-G7.52', 'SE'),
  ...day('F10-PERIODE-TX-G1.09a', '20260918'),
  ...day('F10-PERIODE-TX-G1.09b', '20260930'),
  ...one('F10-PERIODE-TX-G6.25', '20260930', '20260918'),
};

const invoice: Cases = {
  ...number('F10-FACTURE-G1.05a', 'F-19'),
  ...number('F10-FACTURE-G1.05b', 'F-30'),
  ...day('F10-FACTURE-G1.09a', '20260920'),
  ...day('F10-FACTURE-G1.09b', '20261020'),
  ...day('F10-FACTURE-G1.09c', '20260830'),
  ...one('F10-FACTURE-G1.01', '380', '262'),
  ...one('F10-FACTURE-G1.02', 'B1', 'S3'),
  'F10-FACTURE-G1.60#1': [['>B1<', '>B4<'], typed('380', '386')],
  ...one('F10-FACTURE-S1.12', 'urn.cpro.gouv.fr:1p0:ereporting', 'urn:cen.eu:en16931:2017'),
  ...one('F10-FACTURE-P1.11', '72', '4'),
  'F10-FACTURE-G6.21#1': [['VATEX-EU-132', 'VATEX-FR-CNWVAT']],
  'F10-FACTURE-G1.32a#1': [typed('380', '384'), without('<IssueDate>20260830</IssueDate>')],
  'F10-FACTURE-G1.32b#1': [
    typed('380', '381'),
    without(reference),
    without('<IssueDate>20260831</IssueDate>'),
  ],
  'F10-FACTURE-G6.28#1': [without('<CompanyId schemeId="0223">DE36</CompanyId>')],
  ...party('VENDEUR', '0002', '100000033'),
  'F10-VENDEUR-G2.33a#1': [without('<TaxRegistrationId qualifyingId="VAT">FR33</TaxRegistrationId>')],
  'F10-VENDEUR-G2.33b#1': [['qualifyingId="VAT">FR33', 'qualifyingId="VA">FR33']],
  'F10-VENDEUR-G1.102#1': [without('<TaxRegistrationId qualifyingId="VAT">FR33</TaxRegistrationId>')],
  ...one('F10-VENDEUR-G2.01', 'FR', 'France'),
  ...party('ACHETEUR', '0223', 'DE36'),
  'F10-ACHETEUR-G2.33a#1': [without('<TaxRegistrationId qualifyingId="VAT">DE38</TaxRegistrationId>')],
  'F10-ACHETEUR-G2.33b#1': [['qualifyingId="VAT">DE38', 'qualifyingId="VA">DE38']],
  ...one('F10-ACHETEUR-G2.01', 'DE', 'De'),
  ...day('F10-LIVRAISON-G1.09', '20260919'),
  ...one('F10-LIVRAISON-G2.01', 'BE', 'BEL'),
  ...day('F10-PERIODE-FAC-G1.09a', '20260901'),
  ...day('F10-PERIODE-FAC-G1.09b', '20260902'),
  ...one('F10-PERIODE-FAC-G6.25', '20260902', '20260901'),
};

const amounts: Cases = {
  ...one('F10-REMISE-G2.31', 'K', 'L'),
  ...one('F10-REMISE-G1.24', '5.5', '5.6'),
  ...amount('F10-REMISE-G1.14', '45.00'),
  ...amount('F10-TOTAL-G1.14a', '151.00'),
  'F10-TOTAL-TAXAMOUNT#1': [['CurrencyCode="EUR"', 'CurrencyCode="USD"']],
  'F10-TOTAL-TAXAMOUNT#2': [['>20.20<', '>20.200<']],
  'F10-TOTAL-TAXAMOUNT#3': [['>20.20<', '>20000000000000000020.20<']],
  'F10-TOTAL-G1.53#1': [['>151.00<', '>151.03<']],
  'F10-TOTAL-G1.53#2': [['"EUR">20.20<', '"EUR">20.23<']],
  ...one('F10-TVA-G2.31', 'S', 'L'),
  ...one('F10-TVA-G1.24', '20', '21'),
  'F10-TVA-G1.40#1': [without('<TaxExemptionReason>Care</TaxExemptionReason>')],
  ...amount('F10-TVA-G1.14a', '101.00'),
  ...amount('F10-TVA-G1.14b', '0.00'),
};

const lines: Cases = {
  ...day('F10-LIGNE-G1.09a', '20260904'),
  ...day('F10-LIGNE-G1.09b', '20260905'),
  ...day('F10-LIGNE-G1.09c', '20260831'),
  ...one('F10-LIGNE-G6.25', '20260905', '20260904'),
  ...one('F10-LIGNE-G2.01', 'AT', 'at'),
  ...amount('F10-LIGNE-G1.14', '6.70'),
  ...amount('F10-LIGNE-G1.15', '4.0625'),
  ...amount('F10-LIGNE-G1.16a', '24.615384'),
  ...amount('F10-LIGNE-G1.16b', '5.384617'),
  ...amount('F10-LIGNE-G1.16c', '30.000001'),
  ...one('F10-LIGNE-G1.55', '24.615384', '24.63'),
  ...number('F10-LIGNE-G1.05', 'L-31'),
};

const sales: Cases = {
  ...day('F10-TRANSAC-G1.09', '20260921'),
  ...one('F10-TRANSAC-G1.68', 'TLB1', 'TLB2'),
  'F10-TRANSAC-P1.11#1': [['<TaxDueDateTypeCode>5<', '<TaxDueDateTypeCode>05<']],
  ...one('F10-TRANSAC-G1.24b', '10', '11'),
  'F10-TRANSAC-G1.14a#1': [['<TaxExclusiveAmount>82.00<', '<TaxExclusiveAmount>82.001<']],
  'F10-TRANSAC-G1.14a#2': [['<TaxExclusiveAmount>82.00<', '<TaxExclusiveAmount>12345678901234567890<']],
  ...amount('F10-TRANSAC-G1.14b', '8.20'),
  'F10-TRANSAC-G1.14c#1': [['<TaxableAmount>82.00<', '<TaxableAmount>82.001<']],
  'F10-TRANSAC-G1.14c#2': [['<TaxableAmount>82.00<', '<TaxableAmount>12345678901234567890<']],
  'F10-TRANSAC-G1.14d#1': [['8.20</TaxTotal></TaxSubtotal>', '8.201</TaxTotal></TaxSubtotal>']],
  'F10-TRANSAC-G1.14d#2': [
    ['8.20</TaxTotal></TaxSubtotal>', '12345678901234567890</TaxTotal></TaxSubtotal>'],
  ],
  'F10-TRANSAC-G1.53#1': [['<TaxExclusiveAmount>82.00<', '<TaxExclusiveAmount>82.02<']],
  'F10-TRANSAC-G1.53#2': [['<TaxTotal>8.20<', '<TaxTotal>8.18<']],
  'F10-TX-DEVISE-G1.10#1': [['<TransactionsCurrency>EUR<', '<TransactionsCurrency>eur<']],
};

export const onTransactions: Cases = { ...header, ...invoice, ...amounts, ...lines, ...sales };

export const onPayments: Cases = {
  ...day('F10-PERIODE-PMT-G1.09a', '20260801'),
  ...day('F10-PERIODE-PMT-G1.09b', '20260829'),
  ...one('F10-PERIODE-PMT-G6.25', '20260829', '20260801'),
  ...number('F10-PMT-FACTURE-G1.05', 'F-91'),
  ...day('F10-PMT-FACTURE-G1.09', '20260702'),
  ...day('F10-PMT-ENCAISSEMENT-G1.09', '20260812'),
  ...one('F10-PMT-ENCAISSEMENT-G1.24', '8.5', '8.6'),
  'F10-PMT-ENCAISSEMENT-G6.27a#1': [['EUR</CurrencyCode><Amount>95', 'USD</CurrencyCode><Amount>95']],
  ...amount('F10-PMT-ENCAISSEMENT-G1.16', '95.000001'),
  ...day('F10-PMT-AGREGE-G1.09', '20260816'),
  ...one('F10-PMT-AGREGE-G1.24', '2.1', '2.2'),
  'F10-PMT-AGREGE-G6.27b#1': [['EUR</CurrencyCode><Amount>99', 'USD</CurrencyCode><Amount>99']],
  ...amount('F10-PMT-AGREGE-G1.16', '99.5'),
  'F10-PMT-DEVISE-G1.10#1': [['EUR</CurrencyCode><Amount>99', 'euro</CurrencyCode><Amount>99']],
};
