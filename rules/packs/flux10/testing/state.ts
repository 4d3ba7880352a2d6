// What breaks the rules of annexe 7 on e-reporting, by the rule: edits of the report of transactions.

import type { Cases, Edit } from '../../state/testing/cases.ts';

const LONG: Readonly<Record<string, readonly [element: string, length: number]>> = {
  'TT-2': ['Name', 151],
  'TT-11': ['URIID', 126],
  'TT-27': ['Content', 1025],
  'TT-103': ['LineOne', 256],
  'TT-104': ['LineTwo', 256],
  'TT-105': ['LineThree', 256],
  'TT-106': ['CityName', 256],
  'TT-107': ['PostalZone', 11],
  'TT-108': ['CountrySubentity', 256],
  'TT-122': ['TaxRegistrationId', 19],
};
const text = (term: string): string => `<${LONG[term]![0]}>${'x'.repeat(LONG[term]![1])}</${LONG[term]![0]}>`;
const inPlace = (term: string): Edit => ['<Location><CountryId>BE', `<Location>${text(term)}<CountryId>BE`];
const inLinePlace = (name: string, length: number): Edit => [
  '<Location><CountryId>AT',
  `<Location><${name}>${'x'.repeat(length)}</${name}><CountryId>AT`,
];
const valued = (from: string, length: number): Edit => [`>${from}<`, `>${'x'.repeat(length)}<`];

export const onState: Cases = {
  'G1.09': [['20260920', '20260230']],
  'G1.07': [['20260920', '20261124']],
  'G1.10': [['<CurrencyCode>EUR', '<CurrencyCode>EUX']],
  'G2.01': [['<CountryId>DE', '<CountryId>EL']],
  'G7.53': [['20261011083015', '20261011243015']],
  'G7.43': [['20261011083015', '20260930083015']],
  'G6.24': [['20260918', '20261201']],
  'G1.52': [['<BusinessProcess>', '<IncludedNote><Subject>QQQ</Subject></IncludedNote><BusinessProcess>']],
  'G1.53': [['>151.00<', '>151.02<']],
  'LENGTH_TT-2': [['<Name>Report', `<Name>${'x'.repeat(151)}`]],
  'LENGTH_TT-9': [valued('Platform', 151)],
  'LENGTH_TT-11': [
    [
      '<RoleCode>WK</RoleCode>',
      `<RoleCode>WK</RoleCode><URIUniversalCommunication>${text('TT-11')}</URIUniversalCommunication>`,
    ],
  ],
  'LENGTH_TT-14': [valued('Declarant', 151)],
  'LENGTH_TT-16': [
    [
      '<RoleCode>SE</RoleCode>',
      `<RoleCode>SE</RoleCode><URIUniversalCommunication>${text('TT-11')}</URIUniversalCommunication>`,
    ],
  ],
  'LENGTH_TT-27': [['<BusinessProcess>', `<IncludedNote>${text('TT-27')}</IncludedNote><BusinessProcess>`]],
  'LENGTH_TT-34': [valued('FR33', 19)],
  'LENGTH_TT-38': [valued('DE38', 19)],
  'LENGTH_TT-122': [
    [
      '<Delivery><Date>',
      `<SellerTaxRepresentative>${text('TT-122')}</SellerTaxRepresentative><Delivery><Date>`,
    ],
  ],
  ...Object.fromEntries(
    ['TT-103', 'TT-104', 'TT-105', 'TT-106', 'TT-107', 'TT-108'].map((term) => [
      `LENGTH_${term}`,
      [inPlace(term)],
    ]),
  ),
  'LENGTH_TT-58': [valued('Care', 1025)],
  'LENGTH_TT-59': [valued('VATEX-EU-132', 31)],
  'LENGTH_TT-61-1': [['<Line>', `<Line><Note><Comment>${'x'.repeat(1025)}</Comment></Note>`]],
  'LENGTH_TT-63': [['"C62"', '"C620"']],
  'LENGTH_TT-302': [
    ['<Delivery><Location><CountryId>AT', `<Delivery><Name>${'x'.repeat(101)}</Name><Location><CountryId>AT`],
  ],
  'LENGTH_TT-303': [inLinePlace('LineOne', 256)],
  'LENGTH_TT-304': [inLinePlace('CityName', 256)],
  'LENGTH_TT-305': [inLinePlace('PostalZone', 11)],
  'LENGTH_TT-306': [inLinePlace('CountrySubentity', 256)],
  'LENGTH_TT-76': [valued('Oak', 256)],
  'LENGTH_TT-85': [['>7</TransactionsCount>', '>1234567890</TransactionsCount>']],
};
