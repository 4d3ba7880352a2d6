// Colours for a row of XML. A lexer, not a parser: it must colour what is not well formed just as well.

export type TokenKind = 'text' | 'tag' | 'name' | 'attribute' | 'value' | 'comment' | 'data' | 'instruction';

/** A piece of a row in one colour. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

/** What a row begins inside of, because an earlier one left it open. */
export type State = 'text' | 'tag' | 'double' | 'single' | 'comment' | 'data' | 'instruction' | 'declaration';

interface Step {
  readonly pattern: RegExp;
  readonly kind: TokenKind;
  readonly to?: State;
}

const until = (end: RegExp, kind: TokenKind, to: State): Step[] => [
  { pattern: new RegExp(`[\\s\\S]*?${end.source}`, 'y'), kind, to },
  { pattern: /[\s\S]+/y, kind },
];

/** Tried in order; every state has one that takes at least a character. */
const STEPS: Readonly<Record<State, readonly Step[]>> = {
  text: [
    { pattern: /[^<]+/y, kind: 'text' },
    { pattern: /<!--/y, kind: 'comment', to: 'comment' },
    { pattern: /<!\[CDATA\[/y, kind: 'data', to: 'data' },
    { pattern: /<\?/y, kind: 'instruction', to: 'instruction' },
    { pattern: /<!/y, kind: 'instruction', to: 'declaration' },
    { pattern: /<\/?/y, kind: 'tag', to: 'tag' },
  ],
  tag: [
    { pattern: /\/?>/y, kind: 'tag', to: 'text' },
    { pattern: /"/y, kind: 'value', to: 'double' },
    { pattern: /'/y, kind: 'value', to: 'single' },
    { pattern: /[^\s"'/>=]+(?=\s*=)/y, kind: 'attribute' },
    { pattern: /[^\s"'/>=]+/y, kind: 'name' },
    { pattern: /[\s=]+|./y, kind: 'tag' },
  ],
  double: until(/"/, 'value', 'tag'),
  single: until(/'/, 'value', 'tag'),
  comment: until(/-->/, 'comment', 'text'),
  data: until(/\]\]>/, 'data', 'text'),
  instruction: until(/\?>/, 'instruction', 'text'),
  declaration: until(/>/, 'instruction', 'text'),
};

/** The tokens of a row, and the state it leaves to the next. */
export function tokenize(
  row: string,
  state: State,
): { readonly tokens: readonly Token[]; readonly state: State } {
  const tokens: Token[] = [];
  let now = state;
  let at = 0;
  while (at < row.length) {
    const step = STEPS[now].find(({ pattern }) => {
      pattern.lastIndex = at;
      return pattern.test(row);
    })!;
    const end = step.pattern.lastIndex;
    tokens.push({ kind: step.kind, text: row.slice(at, end) });
    now = step.to ?? now;
    at = end;
  }
  return { tokens, state: now };
}
