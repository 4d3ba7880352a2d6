// Generated code as people lay it out: one statement a line, blocks indented.

/** @param code of one statement of a module, as `print` gives it: text in double quotes, no comments, no templates, no regular expressions */
export function laidOut(code: string): string {
  const open: string[] = [];
  let out = '';
  let depth = 0;
  const newLine = (): void => {
    out = `${out.trimEnd()}\n${'  '.repeat(depth)}`;
  };
  for (let at = 0; at < code.length; at++) {
    const character = code[at]!;
    if (character === '"') {
      const end = endOfText(code, at);
      out += code.slice(at, end);
      at = end - 1;
    } else if (character === ' ' && /\s$/.test(out)) {
      continue;
    } else if (character === '{' && isBlock(out)) {
      open.push('{');
      depth++;
      out += '{';
      newLine();
    } else if ('({['.includes(character)) {
      open.push(character === '{' ? 'object' : character);
      out += character;
    } else if (')}]'.includes(character)) {
      const opened = open.pop();
      if (opened === '{') {
        depth--;
        newLine();
        out += '}';
        if (isFollowedByStatement(code, at + 1)) newLine();
      } else out += character;
    } else {
      out += character;
      if (character === ';' && open.at(-1) === '{') newLine();
    }
  }
  return out.replaceAll(/\{\n\s*\}/g, '{}').trimEnd();
}

/** A brace behind `)`, `else`, `try`, `catch` or an arrow opens a block; any other one an object. */
function isBlock(before: string): boolean {
  let end = before.length;
  while (end > 0 && /\s/.test(before[end - 1]!)) end--;
  return /(?:\)|=>|\belse|\btry|\bcatch|\bdo|[;{}])$/.test(before.slice(Math.max(0, end - 6), end));
}

const isFollowedByStatement = (code: string, from: number): boolean =>
  !/^\s*(?:[),;\]}]|else\b|catch\b|finally\b|while\b|$)/.test(code.slice(from, from + 12));

function endOfText(code: string, from: number): number {
  let at = from + 1;
  while (code[at] !== '"') at += code[at] === '\\' ? 2 : 1;
  return at + 1;
}
