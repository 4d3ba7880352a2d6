// Countries and currencies as people call them, and their codes. The runtime knows the names; that a code is one of the list is the rules'.

/** The languages of the member states that most invoices in France are written in or come from. */
const LANGUAGES = ['fr', 'en', 'de', 'es', 'it', 'nl', 'pt', 'pl'] as const;

/** What ISO 3166-1 has no country for and the runtime has a name. */
const NO_COUNTRIES: ReadonlySet<string> = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'XK',
  'ZZ',
]);

/** Of the neighbours, what the runtime has no word for: ISO 3166-1 alpha-3, and what is said for short. */
const COUNTRIES: Readonly<Record<string, string>> = {
  fra: 'FR',
  deu: 'DE',
  bel: 'BE',
  esp: 'ES',
  ita: 'IT',
  lux: 'LU',
  nld: 'NL',
  prt: 'PT',
  che: 'CH',
  gbr: 'GB',
  usa: 'US',
  reunion: 'RE',
  hollande: 'NL',
  angleterre: 'GB',
  england: 'GB',
  francemetropolitaine: 'FR',
};

const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  us$: 'USD',
  $us: 'USD',
};

/** What several countries call theirs: those of most invoices. */
const CURRENCIES_OF_SEVERAL: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'CAD', 'AUD'],
  dollar: ['USD', 'CAD', 'AUD'],
  dollars: ['USD', 'CAD', 'AUD'],
  '¥': ['JPY', 'CNY'],
};

/** The codes that a name may stand for. */
export function localNames(text: string, kind: Named): readonly string[] {
  const meant = localName(text, kind);
  if (meant !== null) return [meant];
  const name = plain(text);
  return kind === 'currency' && Object.hasOwn(CURRENCIES_OF_SEVERAL, name)
    ? CURRENCIES_OF_SEVERAL[name]!
    : [];
}

export type Named = 'country' | 'currency';

/** The one code that a name stands for in one of the languages; null for none, or for several. */
export function localName(text: string, kind: Named): string | null {
  const name = plain(text);
  return (namesCache[kind] ??= namesOf(kind)).get(name) ?? null;
}

/** Read when the first name is asked for: that takes some tens of milliseconds, once, and most invoices hold codes. */
const namesCache: { [K in Named]?: ReadonlyMap<string, string | null> } = {};

function namesOf(kind: Named): ReadonlyMap<string, string | null> {
  const codes = kind === 'country' ? countryCodes() : Intl.supportedValuesOf('currency');
  const names = new Map<string, string | null>();
  for (const language of LANGUAGES) {
    const type = kind === 'country' ? 'region' : kind;
    const known = new Intl.DisplayNames(language, { type, fallback: 'none' });
    for (const code of codes) {
      const name = plain(known.of(code) ?? '');
      if (name !== '') names.set(name, (names.get(name) ?? code) === code ? code : null);
    }
  }
  for (const [name, code] of Object.entries(kind === 'country' ? COUNTRIES : CURRENCIES))
    names.set(name, code);
  return names;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Those of two letters that are in force: `UK` and `DD` are other names of GB and DE. */
function countryCodes(): readonly string[] {
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => !NO_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code,
  );
}

/** Without accents, blanks and signs, but for those of currencies. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{Sc}]/gu, '');
