// Generated code as people lay it out: one statement a line, blocks indented.

/** @param code of one statement of a module, as `print` gives it: text in double quotes, no comments, no templates, no regular expressions */
export function laidOut(code: string): string {
  const open: string[] = [];
  const page = new Page();
  for (let at = 0; at < code.length; at++) {
    const character = code[at]!;
    if (character === '"') {
      const end = endOfText(code, at);
      page.add(code.slice(at, end));
      at = end - 1;
    } else if (character === ' ' && page.endsInBlank) {
      continue;
    } else if (character === '{' && isBlock(page.end)) {
      open.push('{');
      page.add('{');
      page.newLine(1);
    } else if ('({['.includes(character)) {
      open.push(character === '{' ? 'object' : character);
      page.add(character);
    } else if (')}]'.includes(character)) {
      const opened = open.pop();
      if (opened === '{') {
        page.newLine(-1);
        page.add('}');
        if (isFollowedByStatement(code, at + 1)) page.newLine();
      } else page.add(character);
    } else {
      page.add(character);
      if (character === ';' && open.at(-1) === '{') page.newLine();
    }
  }
  return page.text();
}

/** Lines, the last one still being written. A module has some hundred thousand: what is written is not looked at again for each. */
class Page {
  readonly #lines: string[] = [];
  #line = '';
  #depth = 0;

  add(text: string): void {
    this.#line += text;
  }

  /** @param deeper by so many blocks */
  newLine(deeper = 0): void {
    this.#depth += deeper;
    const line = this.#line.trimEnd();
    if (line !== '') this.#lines.push(line);
    this.#line = '  '.repeat(this.#depth);
  }

  get endsInBlank(): boolean {
    return this.#line === '' ? this.#lines.length > 0 : this.#line.endsWith(' ');
  }

  /** What stands before, blanks left out: the line, or of an empty one the line above. */
  get end(): string {
    const line = this.#line.trimEnd();
    return line === '' ? (this.#lines.at(-1) ?? '') : line;
  }

  text(): string {
    return [...this.#lines, this.#line]
      .join('\n')
      .replaceAll(/\{\n\s*\}/g, '{}')
      .trimEnd();
  }
}

/** A brace behind `)`, `else`, `try`, `catch` or an arrow opens a block; any other one an object. */
function isBlock(before: string): boolean {
  return /(?:\)|=>|\belse|\btry|\bcatch|\bdo|[;{}])$/.test(before.slice(-6));
}

const isFollowedByStatement = (code: string, from: number): boolean =>
  !/^\s*(?:[),;\]}]|else\b|catch\b|finally\b|while\b|$)/.test(code.slice(from, from + 12));

function endOfText(code: string, from: number): number {
  let at = from + 1;
  while (code[at] !== '"') at += code[at] === '\\' ? 2 : 1;
  return at + 1;
}
