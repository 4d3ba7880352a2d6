import { OF_DAYS } from './patch/values.ts';
import type { Cause, PatchOperation, ReportedFinding } from './reported.ts';
import { isOnTaxNumbers, ON_TAX_NUMBERS } from './tax-numbers.ts';

/** Rules that fail for one reason, wherever in the invoice they stand. */
const TOGETHER: Readonly<Record<string, RegExp>> = {
  'tax numbers': ON_TAX_NUMBERS,
  account: /^(?:BR-50|BR-61|CII-SR-470)$/,
  sums: /^BR-(?:CO-1[0-6]|1[2-5])$/,
  currency: /^BR-(?:CL-0[34]|FR-CO-12_.+)$/,
  mentions: /^BR-FR-05_BT-22/,
  'paid invoice': /^BR-FR-CO-09_BT-23-[12]$/,
  'seller’s SIREN': /^BR-FR-(?:10_BT-30|13_BT-34)$/,
  'type of the document': /^(?:BR-04|BR-CL-01|CII-SR-014|BR-FR-04_BT-3)$/,
  guideline: /^(?:BR-01|CII-SR-009|CII-SR-010)$/,
  ...Object.fromEntries(
    // A rate where none may be taxes the row of its category.
    ['Z', 'E', 'AE', 'IC', 'G', 'O'].map((of) => [`rate of ${of}`, new RegExp(`^BR-${of}-0[5679]$`)]),
  ),
  days: /^BR-FR-(?:03_BT-2|03_BT-9|CO-07_BT-9)$/,
  // An amount of no known kind is not the one that is missing.
  'amount collected': /^BR-FR-CDV-(?:14|CL-11)_MDT-207$/,
};

/** Rules that fail for one reason at one place: EN 16931 states each of them twice. */
const AT_ONE_PLACE: Readonly<Record<string, RegExp>> = {
  'reason of an allowance': /^BR-(?:33|CO-21)$/,
  'reason of a charge': /^BR-(?:38|CO-22)$/,
  'reason of a line allowance': /^BR-(?:42|CO-23)$/,
  'reason of a line charge': /^BR-(?:44|CO-24)$/,
  'form of a day': OF_DAYS,
  // No address has no country either.
  'seller’s address': /^BR-0[89]$/,
  'buyer’s address': /^BR-1[01]$/,
  'representative’s address': /^BR-(?:19|20)$/,
};

/** Rules that fail for one reason about one element, each of which judges it from a group of its own: EN 16931, the French rules, sums. */
const ABOUT_ONE_ELEMENT: Readonly<Record<string, RegExp>> = {
  day: /^(?:BR-03|CII-DT-097|BR-FR-03_.+)$/,
  amount:
    /^(?:BR-27|BR-28|BR-CO-1[0-7]|BR-[A-Z]+-08|BR-DEC-\d+|UBL-DT-01|BR-FR-DEC-.+|PLAUSIBLE-LINE-AMOUNT|PLAUSIBLE-TOTAL)$/,
  rate: /^(?:BR-FR-16_.+|PLAUSIBLE-RATE)$/,
  'VAT category': /^(?:BR-CL-1[78]|BR-FR-15_.+)$/,
  SIREN: /^BR-FR-(?:10_BT-30|32-LEGALID)$/,
};

/**
 * In documents, where nothing but its place says what a finding is about: rules that compare without what has no known code. A line of no
 * VAT category is missing from the base of its row, a tax of another type than VAT from all rules on VAT, and a VAT total from an invoice
 * whose currency is none. A party without name and address is not there, and has nothing else either; what is computed at a rate that
 * France has not is wrong with it. Split payment is of Italy, and no category of France.
 */
const FOLLOWING: readonly (readonly [code: RegExp, comparison: RegExp, only?: RegExp])[] = [
  [/^BR-(?:CL-1[78]|32|37|CO-04)$/, /^BR-[A-Z]+-08$/],
  [/^CII-DT-037$/, /^BR-(?:47|48|CO-04|CO-17)$/],
  [/^BR-CO-18$/, /^BR-[A-Z]+-01$/],
  [/^BR-CL-04$/, /^BR-CO-15$/],
  [/^BR-06$/, /^BR-(?:0[89]|CO-26|[A-Z]+-0[234]|FR-(?:10_BT-30|13_BT-34))$/, /^BR-08$/],
  [/^BR-FR-16_BT-(?:119|152)$/, /^(?:BR-CO-17|BR-S-0[89]|PLAUSIBLE-(?:RATE|VAT-AMOUNT))$/],
  [/^BR-FR-15_/, /^BR-B-0[12]$/],
  [/^BR-07$/, /^BR-(?:1[01]|FR-12_BT-49)$/, /^BR-10$/],
];

/**
 * The same in requests, too: a line outside the scope of VAT beside others has the wrong category, and what rules require of that one is
 * no use to it.
 */
const MIXED: (typeof FOLLOWING)[number] = [/^BR-O-1[1-4]$/, /^BR-O-(?:0[234]|1[0-4])$/];

/** Of rules with one cause, the one that says it best, the best first: sums in the order in which they build on each other. */
const TELLING: readonly RegExp[] = [
  /^BR-0[67]$/,
  /^BR-O-1[1-4]$/,
  /^CII-DT-037$/,
  /^BR-FR-CO-09_BT-23-1$/,
  /^BR-(?:Z|E|AE|IC|G|O)-09$/,
  /^BR-(?:27|28|61)$/,
  /^BR-FR-10_BT-30$/,
  /^BR-FR-CDV-CL-11_MDT-207$/,
  /^BR-CL-1[78]$/,
  /^BR-FR-15_/,
  /^BR-CO-10$/,
  /^BR-CO-1[12]$/,
  /^BR-CO-14$/,
  /^BR-CO-13$/,
  /^BR-CO-15$/,
  /^BR-CO-16$/,
];

/** Rules that only compare values: where one of these is wrong by itself, it is the culprit. */
const COMPARING = /^BR-(?:CO-(?:03|1[0-7])|[A-Z]+-0[89]|CL-03|FR-CO-(?:07|12)_.+|FR-16_BT-119)$/;

const isComparing = ({ rule }: ReportedFinding): boolean => rule !== null && COMPARING.test(rule);

/** Where a value is wrong by itself, the findings that compare it with others begin with it. */
export function culpritsFirst(findings: readonly ReportedFinding[]): readonly ReportedFinding[] {
  const culprits = new Set(
    findings.flatMap((finding) =>
      finding.pointers?.length === 1 && !isComparing(finding) ? finding.pointers : [],
    ),
  );
  return findings.map((finding) => {
    const culprit = isComparing(finding) ? finding.pointers?.find((each) => culprits.has(each)) : undefined;
    if (culprit === undefined) return finding;
    const pointers = [culprit, ...finding.pointers!.filter((each) => each !== culprit)];
    return { ...finding, pointer: culprit, pointers };
  });
}

/** What is known besides of a request. */
export interface Known {
  readonly valueAt: (pointer: string) => unknown;
  /** All wrong sums of its totals, where it has totals. */
  readonly sums?: () => readonly PatchOperation[];
}

/** The causes of all findings that ask for something, in the order of the findings to act on. */
export function causesOf(findings: readonly ReportedFinding[], known?: Known): readonly Cause[] {
  const groups = new Groups();
  const followers: (readonly [code: number, at: number])[] = [];
  const firstWith = new Map<string, number>();
  const mixed = findings.findIndex((each) => isOf(each, MIXED[0]));
  const codes = FOLLOWING.map(([code, , only]) =>
    only && !findings.some((each) => isOf(each, only)) ? -1 : findings.findIndex((each) => isOf(each, code)),
  );
  for (const [at, finding] of findings.entries()) {
    if (finding.severity === 'info') continue;
    groups.add(at);
    const isMixed = mixed >= 0 && isOf(finding, MIXED[1]);
    const code = isMixed ? mixed : codes.find((code, of) => code >= 0 && follows(finding, FOLLOWING[of]![1]));
    if (code !== undefined) followers.push([code, at]);
    else
      for (const key of keysOf(finding, at, known)) {
        const first = firstWith.get(key);
        if (first === undefined) firstWith.set(key, at);
        else groups.join(first, at);
      }
  }
  for (const [code, at] of followers) groups.join(code, at);
  const following = new Set(followers.map(([, at]) => at));
  return groups
    .all()
    .map((members) => causeOf(members, findings, (at) => !following.has(at), known))
    .toSorted((a, b) => a.finding - b.finding);
}

const isOf = ({ rule, severity }: ReportedFinding, rules: RegExp): boolean =>
  rule !== null && severity !== 'info' && rules.test(rule);

const follows = (finding: ReportedFinding, comparison: RegExp): boolean =>
  finding.pointer === undefined && isOf(finding, comparison);

/** Disjoint sets of findings: there may be ten thousand of one cause, so two are joined without a look at all the others. */
class Groups {
  readonly #parents = new Map<number, number>();

  add(at: number): void {
    this.#parents.set(at, at);
  }

  join(one: number, other: number): void {
    this.#parents.set(this.#rootOf(other), this.#rootOf(one));
  }

  /** Each in the order it was added. */
  all(): readonly (readonly number[])[] {
    return [...Map.groupBy(this.#parents.keys(), (at) => this.#rootOf(at)).values()];
  }

  #rootOf(at: number): number {
    let root = at;
    while (this.#parents.get(root) !== root) {
      const above = this.#parents.get(this.#parents.get(root)!)!;
      this.#parents.set(root, above);
      root = above;
    }
    return root;
  }
}

/** Rules on the tax of a row of the VAT breakdown, and the row in a document: some stand at it, some at its category. */
const TAX_OF_ROW = /^(?:BR-(?:CO-17|(?:S|Z|E|AE|IC|G|O|AF|AG)-09)|PLAUSIBLE-VAT-AMOUNT)$/;
const ROW_ELEMENT = /^.*:(?:TaxSubtotal|ApplicableTradeTax)(?:\[\d+\])?(?=\/|$)/;

/** The values of a row of the VAT breakdown follow from each other. */
const ROW = /^\/invoice\/totals\/vat_breakdown\/\d+/;

/** Two findings with one of these in common have one cause. */
function keysOf(
  { rule, pointer, location, line, column, message, fix }: ReportedFinding,
  at: number,
  known: Known | undefined,
): readonly string[] {
  if (rule === null) return [`finding ${at}`];
  const place = pointer ?? location ?? '';
  const together = namesOf(TOGETHER, rule).map((name) => `${name} ${pointerOfParty(rule, pointer)}`);
  const here = namesOf(AT_ONE_PLACE, rule).map((name) => `${name} ${place}`);
  const element =
    line === undefined ? [] : namesOf(ABOUT_ONE_ELEMENT, rule).map((name) => `${name} ${line}:${column}`);
  // What has no place in a document is there for one reason where the same helps.
  const same = [`${rule} ${message} ${pointer ?? ''}`, ...(rule === 'unknown' && fix ? [fix] : [])];
  if (pointer === undefined || pointer === '/invoice') {
    const row = TAX_OF_ROW.test(rule) ? (ROW_ELEMENT.exec(location ?? '') ?? []) : [];
    return [...together, ...here, ...element, ...same, ...row, ...quotedIn(rule, message)];
  }
  const value = known?.valueAt(pointer);
  const alike = typeof value === 'string' ? [`${rule} = ${value}`] : [];
  const [row] = ROW.exec(pointer) ?? [];
  return [...together, ...here, ...same, ...alike, `at ${pointer}`, ...(row ? [`at ${row}`] : [])];
}

/** In a document, the value that one rule, or one family of them, refuses wherever it stands: as its message quotes it. */
function quotedIn(rule: string, message: string): readonly string[] {
  const [, value] = /["“«][\s\u00a0]*([^"“”«»]+?)[\s\u00a0]*["”»]/.exec(message) ?? [];
  return value === undefined ? [] : [`${rule.replace(/_.*/, '')} refuses ${value}`];
}

/** Of rules on tax numbers, seller and buyer have each their own. */
function pointerOfParty(rule: string, pointer: string | undefined): string {
  return isOnTaxNumbers(rule) ? (pointer ?? rule) : '';
}

const namesOf = (rules: Readonly<Record<string, RegExp>>, rule: string): string[] =>
  Object.keys(rules).filter((name) => rules[name]!.test(rule));

function causeOf(
  members: readonly number[],
  findings: readonly ReportedFinding[],
  isOwn: (at: number) => boolean,
  known: Known | undefined,
): Cause {
  const [finding = 0, ...also] = members.toSorted((a, b) => rank(findings[a]!) - rank(findings[b]!) || a - b);
  const all = [finding, ...also].map((at) => findings[at]!);
  const pointers = [...new Set(all.flatMap(({ pointer }) => pointer ?? []))];
  const patch = patchOf(
    [finding, ...also].filter(isOwn).map((at) => findings[at]!),
    known,
  );
  return { finding, also: also.toSorted((a, b) => a - b), count: members.length, pointers, patch };
}

/** The finding to act on: one that blocks, says what is wrong by itself, says it best, and is about as few values as may be. */
function rank(finding: ReportedFinding): number {
  const { severity, rule, pointers = [] } = finding;
  const telling = TELLING.findIndex((rules) => rule !== null && rules.test(rule));
  const about = telling < 0 ? TELLING.length + Math.min(pointers.length, 999) : telling;
  return (severity === 'fatal' ? 0 : 10_000) + (isComparing(finding) ? 2000 : 0) + about;
}

function patchOf(
  all: readonly ReportedFinding[],
  known: Known | undefined,
): readonly PatchOperation[] | null {
  const ofSums = all.every(({ rule }) => rule !== null && TOGETHER['sums']!.test(rule));
  const given = all.flatMap(({ patch }) => patch ?? []);
  if (given.length === 0) return null;
  if (known?.sums && ofSums) return known.sums();
  return [...new Map(given.map((operation) => [`${operation.op} ${operation.path}`, operation])).values()];
}
