// Random periods of a business: invoices to consumers, to businesses here and abroad, tills and payments, with what is to be
// reported to the State of them, summed apart from the engine in whole cents.

/** Reproducible: a linear congruential generator (Numerical Recipes). */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const SELLER = {
  name: 'Atelier du Rivage SARL',
  siren: '732829320',
  vat_id: 'FR44732829320',
  address: { line1: '1 quai des Ormes', city: 'Nantes', postal_code: '44000', country: 'FR' },
};
const CONSUMER = {
  name: 'Jeanne Morel',
  address: { line1: '2 rue Haute', city: 'Rennes', postal_code: '35000', country: 'FR' },
};
const BUSINESS = {
  name: 'Hôtel des Trois Rives',
  siren: '498213570',
  vat_id: 'FR39498213570',
  address: { line1: '3 rue Basse', city: 'Brest', postal_code: '29200', country: 'FR' },
};
const ABROAD = [
  {
    name: 'Werkhof Beispiel GmbH',
    vat_id: 'DE813495425',
    address: { line1: 'Allee 4', city: 'Kehl', postal_code: '77694', country: 'DE' },
  },
  {
    name: 'Muster und Söhne Handwerk AG',
    legal_registration_id: 'CHE-123.456.788',
    address: { line1: 'Weg 5', city: 'Basel', postal_code: '4051', country: 'CH' },
  },
];

const RATES = ['20.00', '10.00', '5.50', '2.10'];
const text = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
/** Half away from zero, as invoices are rounded; in hundredths of cents before. */
const vatOf = (cents: number, rate: string): number => {
  const exact = cents * Math.round(Number(rate) * 100);
  return Math.sign(exact) * Math.floor((Math.abs(exact) + 5000) / 10_000);
};

/** What a period is to say, in cents: 10.3 by day, category and rate, 10.1 by invoice, 10.2 and 10.4 by day and rate. */
export type Expected = Map<string, number>;

export interface Period {
  readonly request: object;
  readonly expected: Expected;
}

type Kind = 'consumer' | 'business' | 'abroad';

/** What is reported besides of invoices from September 2027 on (G6.15, G6.30); of no weight in the sums. */
const WHOLE = {
  line: {
    note: 'Deuxième étage',
    note_subject_code: 'AAI',
    period_start: '2027-10-01',
    period_end: '2027-10-03',
    allowances: [{ amount: '1.00', reason: 'Remise' }],
    charges: [{ amount: '1.00', reason: 'Transport' }],
  },
  invoice: {
    delivery: {
      actual_date: '2027-10-01',
      address: { line1: 'Kai 9', city: 'Bremen', postal_code: '28195', country: 'DE' },
    },
  },
};

class Making {
  readonly #pick: (below: number) => number;
  readonly #n: number;
  readonly #year: number;
  readonly expected: Expected = new Map();
  readonly invoices: object[] = [];
  readonly sales: object[] = [];
  readonly payments: object[] = [];

  constructor(pick: (below: number) => number, n: number, year: number) {
    this.#pick = pick;
    this.#n = n;
    this.#year = year;
  }

  get #isWhole(): boolean {
    return this.#year > 2026;
  }

  #detail(cents: number): object {
    const prices = { gross_unit_price: text(cents + 50), price_discount: '0.50' };
    return this.#isWhole ? { ...WHOLE.line, ...prices } : {};
  }

  #place(isService: boolean): object {
    return this.#isWhole && !isService ? WHOLE.invoice : {};
  }

  #add(key: string, cents: number): void {
    this.expected.set(key, (this.expected.get(key) ?? 0) + cents);
  }

  #day(): string {
    // Now and then a day outside the period.
    return `${this.#year}-10-${String(1 + this.#pick(12)).padStart(2, '0')}`;
  }

  invoice(): void {
    const pick = this.#pick;
    const kind = (['consumer', 'consumer', 'business', 'abroad'] as const)[pick(4)]!;
    const number = `F-${this.#n}-${this.invoices.length}`;
    const isService = pick(2) === 0;
    const isCredit = kind !== 'business' && pick(5) === 0;
    const date = this.#day();
    const buyer = kind === 'consumer' ? CONSUMER : kind === 'business' ? BUSINESS : ABROAD[pick(2)]!;
    const lines = Array.from({ length: 1 + pick(4) }, () => ({
      item_name: 'Pose',
      quantity: '1',
      cents: 1 + pick(500_000),
      rate: RATES[pick(4)]!,
    }));
    // Most sales abroad are without French VAT; a night at a hotel has it.
    const isFree = kind === 'abroad' && pick(3) > 0;
    const sums = new Map<string, number>();
    for (const { cents, rate } of lines) {
      const own = isFree ? '0.00' : rate;
      sums.set(own, (sums.get(own) ?? 0) + cents);
    }
    this.invoices.push({
      invoice: {
        number,
        issue_date: date,
        type_code: isCredit ? '381' : '380',
        operation_type: isService ? 'services' : 'goods',
        seller: SELLER,
        buyer,
        ...(isCredit && { preceding_invoices: [{ number: 'F-0', issue_date: '2026-09-01' }] }),
        ...(isFree && { tax_exemption_reason: 'Hors champ, article 259-1 du CGI' }),
        ...this.#place(isService),
        lines: lines.map(({ cents, rate, ...line }) => ({
          ...line,
          unit_price: text(cents),
          ...this.#detail(cents),
          ...(isFree ? { vat_category: 'AE' } : { vat_rate: rate }),
        })),
      },
    });
    const [isIn, sign] = [date <= `${this.#year}-10-10`, isCredit ? -1 : 1];
    for (const [rate, cents] of sums) {
      const vat = vatOf(cents, rate);
      if (isIn && kind === 'consumer')
        this.#sold(`${date} ${isService ? 'TPS1' : 'TLB1'}`, rate, [sign * cents, sign * vat]);
      if (isIn && kind === 'abroad') this.#add(`10.1 ${number}`, cents);
    }
    if (!isCredit && pick(2) === 0)
      this.#pay(number, sums, { kind, isTold: isService && kind !== 'business' && !isFree });
  }

  #sold(key: string, rate: string, [cents, vat]: readonly [number, number]): void {
    this.#add(`10.3 ${key} net`, cents);
    this.#add(`10.3 ${key} vat`, vat);
    this.#add(`10.3 ${key} ${rate} net`, cents);
    this.#add(`10.3 ${key} ${rate} vat`, vat);
  }

  #pay(number: string, sums: Map<string, number>, { kind, isTold }: { kind: Kind; isTold: boolean }): void {
    const date = this.#day();
    const rates = [...sums].map(([rate, cents]) => ({ rate, paid: cents + vatOf(cents, rate) }));
    this.payments.push({
      invoice: number,
      date,
      rates: rates.map(({ rate, paid }) => ({ rate, amount: text(paid) })),
    });
    // Reverse charge abroad, domestic businesses by their statuses, goods not at all.
    if (date > `${this.#year}-10-10` || !isTold) return;
    const block = kind === 'consumer' ? '10.4' : `10.2 ${number}`;
    for (const { rate, paid } of rates) this.#add(`${block} ${date} ${rate}`, paid);
  }

  till(): void {
    const pick = this.#pick;
    const date = this.#day();
    const category = ['TLB1', 'TPS1', 'TNT1'][pick(3)]!;
    const rate = category === 'TNT1' ? '0.00' : RATES[pick(4)]!;
    const cents = pick(1_000_000);
    const vat = vatOf(cents, rate);
    const rates = [{ rate, taxable_amount: text(cents), tax_amount: text(vat) }];
    this.sales.push({ date, category, count: 1 + pick(90), rates });
    if (date <= `${this.#year}-10-10`) this.#sold(`${date} ${category}`, rate, [cents, vat]);
    if (pick(2) !== 0) return;
    const on = this.#day();
    this.payments.push({ invoice: null, date: on, rates: [{ rate, amount: text(cents + vat) }] });
    if (on <= `${this.#year}-10-10`) this.#add(`10.4 ${on} ${rate}`, cents + vat);
  }
}

/** Periods of one decade each, with requests as a caller would send them; every second after lines are reported. */
export function* periods(count: number, seed: number): Generator<Period> {
  const pick = random(seed);
  for (let n = 0; n < count; n++) {
    const year = n % 2 === 0 ? 2026 : 2027;
    const making = new Making(pick, n, year);
    for (let i = pick(12); i >= 0; i--) making.invoice();
    for (let i = pick(4); i > 0; i--) making.till();
    const { invoices, sales, payments, expected } = making;
    const kind = pick(4) === 0 ? 'RE' : 'IN';
    yield {
      request: {
        declarant: { siren: SELLER.siren, name: SELLER.name },
        platform: { number: '0417', name: 'Plateforme Alba' },
        period: { start: `${year}-10-01`, end: `${year}-10-10` },
        kind,
        ...(kind === 'RE' && { data: ['transactions', 'payments'] }),
        id: `P${n}`,
        created_at: `${year}-10-21T06:30:00`,
        invoices,
        sales,
        payments,
      },
      expected,
    };
  }
}

/** The same sums, read off files: 10.1 to 10.4 as XML. */
export function sumsIn(xml: string): Expected {
  const reported: Expected = new Map();
  const one = (part: string, name: string): string =>
    new RegExp(`<${name}[^>]*>([^<]*)<`).exec(part)?.[1] ?? '';
  const all = (part: string, name: string): string[] =>
    [...part.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, inner]) => inner!);
  const day = (part: string, name = 'Date'): string =>
    one(part, name).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const add = (key: string, amount: string): void => {
    const cents = Math.round(Number(amount) * 100);
    reported.set(key, (reported.get(key) ?? 0) + cents);
  };
  for (const report of all(xml, 'TransactionsReport')) {
    for (const invoice of all(report, 'Invoice'))
      add(`10.1 ${one(invoice, 'ID')}`, one(invoice, 'TaxExclusiveAmount'));
    for (const sales of all(report, 'Transactions')) {
      const key = `10.3 ${day(sales)} ${one(sales, 'CategoryCode')}`;
      add(`${key} net`, one(sales, 'TaxExclusiveAmount'));
      add(`${key} vat`, one(sales, 'TaxTotal'));
      for (const rate of all(sales, 'TaxSubtotal')) {
        add(`${key} ${one(rate, 'TaxPercent')} net`, one(rate, 'TaxableAmount'));
        add(`${key} ${one(rate, 'TaxPercent')} vat`, one(rate, 'TaxTotal'));
      }
    }
  }
  for (const report of all(xml, 'PaymentsReport')) {
    const paid = (part: string, block: string): void => {
      for (const rate of all(part, 'SubTotals'))
        add(`${block} ${day(all(part, 'Payment')[0]!)} ${one(rate, 'TaxPercent')}`, one(rate, 'Amount'));
    };
    for (const invoice of all(report, 'Invoice')) paid(invoice, `10.2 ${one(invoice, 'InvoiceID')}`);
    for (const sales of all(report, 'Transactions')) paid(sales, '10.4');
  }
  return reported;
}
