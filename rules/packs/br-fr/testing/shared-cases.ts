import { AMOUNTS, DATES, LINE_PLACE, PARTIES, PLACE, PRICES, QUANTITIES, siretOf } from './values.ts';
import type { Edit } from './values.ts';

/** How the syntaxes differ where their rules and the text to change do not. */
export interface Spelling {
  /** A day as the syntax writes it. */
  readonly day: (iso: string) => string;
  /** What the identifiers of the rule of length end with. */
  readonly part: string;
  /** The term of the period of a line, less its number. */
  readonly linePeriod: string;
  /** Category rules: of the term and of the islands. */
  readonly category: (kind: 'allowance' | 'row' | 'line') => readonly [ordinary: string, island: string];
  readonly rate: (kind: 'allowance' | 'row' | 'line') => string;
  /** An identifier written once more beside itself. */
  readonly twice: (id: string) => Edit;
}

/** Edits by the rule they make fail; one of them is enough. */
export type Cases = Readonly<Record<string, readonly Edit[]>>;

const byRule = (entries: ReadonlyArray<readonly [rule: string, edit: Edit]>): Cases =>
  Object.fromEntries(entries.map(([rule, edit]) => [rule, [edit]]));

/** Only the last two characters of a value change: more decimals, or a sign. */
const spoiled = (
  prefix: string,
  values: Readonly<Record<string, string>>,
  spoil: (value: string) => string,
): Cases =>
  byRule(
    Object.entries(values).map(([term, value]) => [`${prefix}_${term}`, [`>${value}<`, `>${spoil(value)}<`]]),
  );

function partyCases({ twice }: Spelling): Cases {
  const places = [
    { siren: PLACE, id: 'BT-71' },
    { siren: LINE_PLACE, id: 'EXT-FR-FE-146' },
  ];
  const sirets = [...PARTIES, ...places].flatMap(({ siren, id }): [string, Edit][] => {
    const siret = siretOf(siren);
    return [
      [`BR-FR-09_${id}`, [`>${siret}<`, `>${siret}8<`]],
      [`BR-FR-CO-10_${id}-1`, [` schemeID="0009">${siret}`, `>${siret}`]],
      [`BR-FR-CO-10_${id}-2`, twice(siret)],
    ];
  });
  const addresses = PARTIES.flatMap(({ siren, address }): [string, Edit][] => [
    [`BR-FR-23_${address}`, [`>${siren}_A<`, `>${siren}/A<`]],
    [`BR-FR-25_${address}`, [`>${siren}_A<`, `>${siren}_${'A'.repeat(116)}<`]],
  ]);
  const routing = PARTIES.slice(0, 2).flatMap(({ siren, id }): [string, Edit][] => [
    [`BR-FR-24_${id}`, [`>R-${siren}<`, `>R ${siren}<`]],
    [`BR-FR-26_${id}`, [`>R-${siren}<`, `>${'R'.repeat(101)}<`]],
  ]);
  return byRule([...sirets, ...addresses, ...routing]);
}

function dateCases({ day, linePeriod }: Spelling): Cases {
  const terms: Readonly<Record<keyof typeof DATES, string>> = {
    issued: 'BT-2',
    taxPoint: 'BT-7',
    due: 'BT-9',
    preceding: 'BT-26',
    delivered: 'BT-72',
    from: 'BT-73',
    to: 'BT-74',
    linePreceding: 'EXT-FR-FE-138',
    lineDelivered: 'EXT-FR-FE-158',
    lineFrom: `${linePeriod}-134`,
    lineTo: `${linePeriod}-135`,
  };
  const names = Object.keys(DATES) as (keyof typeof DATES)[];
  return byRule(names.map((name) => [`BR-FR-03_${terms[name]}`, [day(DATES[name]), day('2026-09-31')]]));
}

function vatCases({ category, rate }: Spelling): Cases {
  const rows = [
    ['allowance', 'S', '20', 'BT-96_BT-103'],
    ['row', 'E', '10', 'BT-119'],
    ['line', 'AE', '5.5', 'BT-152'],
  ] as const;
  return byRule(
    rows.flatMap(([kind, code, percent, digits]): [string, Edit][] => [
      [category(kind)[0], [`>${code}<`, '>X<']],
      [category(kind)[1], [`>${code}<`, '>L<']],
      [rate(kind), [`>${percent}<`, '>21<']],
      [`BR-FR-DEC-04_${digits}`, [`>${percent}<`, '>20.000<']],
    ]),
  );
}

/** One edit for each rule that both syntaxes have in an ordinary invoice. */
export function sharedCases(spelling: Spelling): Cases {
  const { part } = spelling;
  const long = `>${'N'.repeat(36)}<`;
  return {
    ...byRule([
      [`BR-FR-01_BT-1${part}`, ['>F-2026-1<', long]],
      ['BR-FR-02_BT-1', ['>F-2026-1<', '>F.1<']],
      [`BR-FR-01_BT-25${part}`, ['>P-25<', long]],
      ['BR-FR-02_BT-25', ['>P-25<', '>P 25<']],
      [`BR-FR-01_EXT-FR-FE-136${part}`, ['>P-136<', long]],
      ['BR-FR-02_EXT-FR-FE-136', ['>P-136<', '>é<']],
      ['BR-FR-04_BT-3', ['>380<', '>751<']],
      ['BR-FR-04_EXT-FR-FE-02', ['>386<', '>751<']],
      ['BR-FR-04_EXT-FR-FE-137', ['>389<', '>751<']],
      ['BR-FR-08_BT-23', ['>S1<', '> S1<']],
      ['BR-FR-11_BT-47', ['>222222222<', '>22222222<']],
      ['BR-FR-10_BT-30', ['>111111111<', '>11111111<']],
      ['BR-FR-12_BT-49', ['>222222222_A<', '><']],
      ['BR-FR-13_BT-34', ['>111111111_A<', '><']],
      ['BR-FR-17_BT-123', ['>LISIBLE<', '>PHOTO<']],
      ['BR-FR-21_BT-49', ['>222222222_A<', '>111111111_A<']],
      ['BR-FR-29_AFL', ['>N-AFL<', '> <']],
      ['BR-FR-29_AVV', ['>N-AVV<', '> <']],
      ['BR-FR-32-LEGALID', ['>333333333<', '>33333333<']],
      ['BR-FR-CO-07_BT-9', [spelling.day(DATES.due), spelling.day('2026-08-31')]],
    ]),
    'BR-FR-22_BT-34': [
      ['>380<', '>389<'],
      ['>111111111_A<', '>222222222_A<'],
    ],
    'BR-FR-CO-08_BT-23': [
      ['>380<', '>386<'],
      ['>S1<', '>S4<'],
    ],
    'BR-FR-CO-09_BT-23-1': [['>S1<', '>S2<']],
    'BR-FR-CO-09_BT-23-2': [['>S1<', '>S2<']],
    'BR-FR-CO-12_BT-5': [['>EUR<', '>USD<']],
    ...dateCases(spelling),
    ...partyCases(spelling),
    ...vatCases(spelling),
    ...spoiled('BR-FR-DEC-01', AMOUNTS, (value) => `${value}1`),
    ...spoiled('BR-FR-DEC-02', QUANTITIES, (value) => `${value}01`),
    ...spoiled('BR-FR-DEC-03', PRICES, (value) => `-${value}`),
  };
}

/** One edit for each rule of several sellers, on the invoice of framework S8. */
export const severalSellersCases: Cases = {
  'BR-FR-MV-03_EXT-FR-FE-164': [['>Seller 222222222<', '> <']],
  'BR-FR-MV-03_EXT-FR-FE-177': [['>FR<', '><']],
  'BR-FR-MV-03_BT-128_AFL': [['>F-2<', '><']],
  'BR-FR-MV-03_BT-128_AVV': [['>S1<', '>B8<']],
  'BR-FR-MV-05_EXT-FR-FE-BG-12': [['>100.00<', '>100.02<']],
  'BR-FR-MV-07_BT-128': [['>F-2<', '>F-3<']],
  'BR-FR-MV-09_EXT-FR-FE-181': [['>20.00<', '>20.02<']],
  'BR-FR-MV-13_BT-3': [['>380<', '>389<']],
};
