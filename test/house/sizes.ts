// How long a file and a function may be (docs/laws.md).

import { sourceIn } from './source.ts';
import type { FunctionSize } from './source.ts';
import { isGenerated, isTest, isTypeScript, lineCount } from './tree.ts';
import type { Tree, Violation } from './tree.ts';

export const bounds = {
  commentWidth: 140,
  file: 300,
  functionMax: 50,
  functionP90: 25,
  functionMedian: 10,
} as const;

const ours = (tree: Tree): [string, string][] =>
  [...tree].filter(([file]) => isTypeScript(file) && !isGenerated(file));

export function checkFileSizes(tree: Tree): Violation[] {
  return ours(tree)
    .filter(([, text]) => lineCount(text) > bounds.file)
    .map(([file, text]) => ({ place: file, what: `${lineCount(text)} lines, more than ${bounds.file}` }));
}

/** Comments, for prettier breaks what else can be broken; those of rules/ follow. */
export function checkCommentWidths(tree: Tree): Violation[] {
  return ours(tree)
    .filter(([file]) => !file.startsWith('rules/'))
    .flatMap(([file, text]) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          line.length > bounds.commentWidth && /^\s*(?:\/\/|\/?\*)/.test(line)
            ? [{ place: `${file}:${at + 1}`, what: `a comment of ${line.length} characters, more than 140` }]
            : [],
        ),
    );
}

interface Placed extends FunctionSize {
  file: string;
}

/** Functions of everything but tests: a `describe` is a chapter, not a function. */
export function functionsOf(tree: Tree): Placed[] {
  return ours(tree)
    .filter(([file]) => !isTest(file))
    .flatMap(([file]) => sourceIn(tree, file).functions.map((each) => ({ ...each, file })));
}

export function checkFunctionSizes(tree: Tree): Violation[] {
  return functionsOf(tree)
    .filter(({ lines }) => lines > bounds.functionMax)
    .map(({ file, line, name, lines }) => ({
      place: `${file}:${line}`,
      what: `${name} has ${lines} lines, more than ${bounds.functionMax}`,
    }));
}

/** The share of long functions, room by room, so that a tidy room cannot hide a sprawling one. */
export function checkFunctionSpread(tree: Tree): Violation[] {
  const rooms = Map.groupBy(functionsOf(tree), ({ file }) => file.split('/')[0] ?? file);
  return [...rooms].flatMap(([room, functions]) => {
    const sorted = functions.toSorted((a, b) => a.lines - b.lines);
    return [
      ...judge(room, 'median', quantile(sorted, 0.5), bounds.functionMedian, sorted),
      ...judge(room, '90th percentile', quantile(sorted, 0.9), bounds.functionP90, sorted),
    ];
  });
}

export function quantile(sorted: readonly FunctionSize[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.lines ?? 0;
}

function judge(
  room: string,
  what: string,
  value: number,
  bound: number,
  sorted: readonly Placed[],
): Violation[] {
  if (value <= bound) return [];
  const longest = sorted.slice(-5).map(({ file, line, lines }) => `${file}:${line} (${lines})`);
  return [
    {
      place: room,
      what: `${what} of function lines is ${value}, more than ${bound}; longest: ${longest.join(', ')}`,
    },
  ];
}
