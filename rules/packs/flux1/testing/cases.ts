import { amount, day as dayCases, number, one } from '../../state/testing/cases.ts';
import type { Cases, Edit } from '../../state/testing/cases.ts';
import { B, type Spelling } from './values.ts';

/** Edits of the full extract by the rule they make fail. */
export function casesOf(spelling: Spelling, document: string): Cases {
  const without = partsOf(spelling, document);
  return {
    ...start(spelling),
    ...mandatory(spelling, without),
    ...complete(spelling, without),
    ...references(spelling, without),
    ...lines(spelling, without),
    ...adjustments(spelling, without),
    ...(spelling.of === 'CII' ? onCii(without) : onUbl(without)),
  };
}

type Without = (term: string) => Edit;

const partsOf =
  ({ parts }: Spelling, document: string): Without =>
  (term) => {
    const part = parts[term]!;
    if (typeof part === 'string') return [part, ''];
    return part instanceof RegExp ? [part.exec(document)![0], ''] : (part as Edit);
  };

function start({ day, legal, taxOfRow, paymentMeans, transport }: Spelling): Cases {
  return {
    ...number('F1-START-FACTURE-ID-G1.05', B.number),
    ...one('F1-START-FACTURE-TYPE-G1.01', '380', '262'),
    ...dayCases('F1-START-FACTURE-DATE-G1.09', day(B.issued)),
    'F1-START-VENDEUR-ID-G2.19#1': [legal(B.seller, '0009', B.seller)],
    'F1-START-VENDEUR-ID-G2.19#2': [legal(B.seller, '0002', '10000003')],
    'F1-START-VENDEUR-ID-G2.19#3': [legal(B.seller, '0223', 'D'.repeat(19))],
    'F1-START-VENDEUR-TVA-G2.33#1': [[`>${B.sellerVat}<`, '><']],
    ...one('F1-START-VENDEUR-PAYS-G2.01', 'FR', 'EL'),
    'F1-START-ACHETEUR-ID-G2.19#1': [legal(B.buyer, '0009', B.buyer)],
    'F1-START-ACHETEUR-ID-G2.19#2': [legal(B.buyer, '0002', '10000003')],
    'F1-START-ACHETEUR-TVA-G2.33#1': [[`>${B.buyerVat}<`, '><']],
    ...one('F1-START-ACHETEUR-PAYS-G2.01', 'RE', 'Re'),
    'F1-START-TAXE-TYPE-G1.103#1': [taxOfRow],
    ...one('F1-START-PAIEMENT-CONDITIONS-P1.11', B.point, '4'),
    'F1-START-PAIEMENT-MOYEN-BT81#1': [paymentMeans],
    'F1-START-LOGISTIQUE-TRANSPORT-BT80#1': [transport],
    ...one('F1-START-TVA-CATEGORIE-G2.31', 'S', 'L'),
    ...one('F1-START-TVA-TAUX-G1.24', '20', '21'),
    ...amount('F1-START-TOTAL-FORMATS-G1.14', B.total),
    'F1-START-TOTAL-COHERENCE-G1.53#2': [[`>${B.totalVat}<`, '>20.24<']],
    ...one('F1-START-LIGNE-PRIX-G1.55', B.net, '24.63'),
    ...one('F1-START-LIGNE-QUANTITE-G1.15', B.quantity, '4.06251'),
  };
}

const MANDATORY =
  'BT-1 BT-2 BT-3 BT-5 BT-23 BT-24 BT-30 BT-30-1 BT-40 BT-47 BT-47-1 BT-55 BG-22 BT-109 BT-110'.split(' ');

function mandatory({ of, taxOfRow }: Spelling, without: Without): Cases {
  const id = `F1-COMPLETE-${of}-G6.08-OBLIGATOIRES`;
  const row = `F1-COMPLETE-${of}-BG23-G6.08`;
  return {
    ...Object.fromEntries(MANDATORY.map((term, index) => [`${id}#${index + 1}`, [without(term)]])),
    [`${row}#1`]: [without('BT-116')],
    [`${row}#2`]: [without('BT-117')],
    [`${row}#3`]: [without('BT-118')],
    [`${row}#4`]: [taxOfRow],
    [`${row}#5`]: [without('BT-119')],
  };
}

function complete(
  { of, siren, day, typed, legal, groupScheme, vatQualifier }: Spelling,
  without: Without,
): Cases {
  const id = (name: string): string => `F1-COMPLETE-${of}-${name}`;
  const exempt = id('G1.41-G1.47-G2.32-G6.21');
  return {
    [id('G1.02-G1.60#1')]: [['>B1<', '>S3<']],
    [id('G1.02-G1.60#2')]: [['>B1<', '>B4<'], typed('386')],
    [id('G1.10-G1.12-DEVISES#1')]: [['>EUR<', '>eur<']],
    [id('G1.10-G1.12-DEVISES#2')]: [
      ['>EUR<', '>USD<'],
      [`currencyID="EUR">${B.totalVat}`, `currencyID="USD">${B.totalVat}`],
    ],
    ...dayCases(id('G1.09-DATES'), day(B.due)),
    ...one(id('G6.25-PERIODES'), day(B.to), day(B.from)),
    [id('G1.05-REF-ID#1')]: [[`>${B.preceding}<`, `>${'F'.repeat(36)}<`]],
    [id('G1.05-REF-ID#2')]: [[`>${B.preceding}<`, '>F  25<']],
    [id('G1.05-REF-ID#3')]: [[`>${B.preceding}<`, '>F.25<']],
    ...amount(id('G1.14-MONTANTS'), B.base),
    ...amount(id('G1.16-PRIX'), B.gross),
    [`${siren}#1`]: [legal(B.seller, '0223', B.sellerVat)],
    [`${siren}#2`]: [legal(B.buyer, '0002', '1000000470')],
    [id('S1.14-ASSUJETTI-UNIQUE#1')]: [groupScheme],
    [id('S1.14-ASSUJETTI-UNIQUE#2')]: [[`>${B.group}<`, `>${B.group}1<`]],
    [id('S1.17-QUALIFIANTS-TVA#1')]: [vatQualifier],
    [`${exempt}#1`]: [without('BT-120')],
    [`${exempt}#2`]: [without('BT-31')],
    [`${exempt}#3`]: [[B.code, 'VATEX-FR-CNWVAT']],
    [`${exempt}#4`]: [
      ['>S<', '>O<'],
      [B.code, 'VATEX-FR-CGI261C-1'],
    ],
    [id('G1.24-G2.31#1')]: [without('BT-118')],
    [id('G1.24-G2.31#2')]: [without('BT-119')],
  };
}

function references({ of, day, typed, reference, lineReference }: Spelling, without: Without): Cases {
  const twice: Edit = [reference, reference.repeat(2)];
  const none: Edit = [reference, ''];
  const earlier = `F1-CIBLE-${of}-G1.31-REFERENCES-ANTERIEURES`;
  return {
    [`F1-COMPLETE-${of}-G1.31-REFERENCES#1`]: [typed('384'), twice],
    [`F1-COMPLETE-${of}-G1.31-REFERENCES#2`]: [typed('381'), none],
    [`${earlier}#1`]: [lineReference],
    [`${earlier}#2`]: [typed('381'), without('BT-26')],
    [`${earlier}#3`]: [typed('384'), twice],
    ...dayCases(`F1-CIBLE-${of}-BT26-DATE-FACTURE-ANTERIEURE`, day(B.precedingDay)),
  };
}

function lines({ of, day }: Spelling, without: Without): Cases {
  const content = ['BT-129', 'BT-130', 'BG-29', 'BT-146', 'BT-148', 'BG-31', 'BT-153'];
  const address = ['BT-75', 'BT-77', 'BT-78', 'BT-80'];
  const place = `F1-CIBLE-${of}-G6.16-ADRESSE-LIVRAISON`;
  return {
    [`F1-FULL-${of}-G6.09-LIGNES-OBLIGATOIRES#1`]: [without('BG-25')],
    ...Object.fromEntries(
      content.map((term, index) => [`F1-FULL-${of}-G6.09-CONTENU-LIGNE#${index + 1}`, [without(term)]]),
    ),
    ...Object.fromEntries(address.map((term, index) => [`${place}#${index + 1}`, [without(term)]])),
    [`${place}#5`]: [['>BE<', '>BEL<']],
    ...dayCases(`F1-CIBLE-${of}-DATES-LIGNE`, day(B.lineDelivered)),
    ...one(`F1-CIBLE-${of}-G6.25-PERIODES-LIGNE`, day(B.lineTo), day(B.lineFrom)),
  };
}

function adjustments({ of, taxOfAllowance }: Spelling, without: Without): Cases {
  const id = `F1-FULL-${of}-ALLOWANCE-CHARGE-DOCUMENT`;
  return {
    [`${id}#1`]: [without('BT-92')],
    [`${id}#2`]: [without('BT-95')],
    [`${id}#3`]: [without('BT-96')],
    [`${id}#4`]: [taxOfAllowance],
    [`${id}#5`]: [['>K<', '>L<']],
    [`${id}#6`]: [['>8.5<', '>8.6<']],
    [`F1-FULL-${of}-ALLOWANCE-CHARGE-LIGNE#1`]: [without('BT-136')],
  };
}

const onCii = (without: Without): Cases => ({
  'F1-COMPLETE-CII-G6.08-OBLIGATOIRES#16': [without('BG-23')],
  'F1-START-TOTAL-COHERENCE-G1.53#1': [
    [
      '</ram:TaxBasisTotalAmount>',
      '</ram:TaxBasisTotalAmount><ram:TaxExclusiveAmount>1</ram:TaxExclusiveAmount>',
    ],
  ],
  'F1-COMPLETE-CII-S1.13-DUE-DATE-TYPE#1': [
    [
      '<ram:CategoryCode>E</ram:CategoryCode>',
      '<ram:CategoryCode>E</ram:CategoryCode><ram:DueDateTypeCode>5</ram:DueDateTypeCode>',
    ],
  ],
  'F1-COMPLETE-CII-G1.53-COHERENCE#1': [[`>${B.total}<`, '>151.02<']],
  'F1-COMPLETE-CII-G1.53-COHERENCE#2': [[`>${B.totalVat}<`, '>20.24<']],
  ...amount('F1-FULL-CII-G1.16-PRIX-LIGNE', B.net),
});

const onUbl = (without: Without): Cases => ({
  'F1-START-TOTAL-COHERENCE-G1.53#1': [[`>${B.total}<`, '>151.02<']],
  'F1-COMPLETE-UBL-G6.08-OBLIGATOIRES#16': [without('BT-110-1')],
  'F1-COMPLETE-UBL-G6.08-OBLIGATOIRES#17': [without('BG-23')],
});
