// Places in a text of JSON, by the tree the editor has of it.

import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { steps } from '../write/pointer.ts';

export interface Place {
  readonly offset: number;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** Milliseconds a tree may take; a text that takes longer has no places. */
const PATIENCE_MS = 500;

const treeOf = (state: EditorState) => ensureSyntaxTree(state, state.doc.length, PATIENCE_MS);

type SyntaxNode = NonNullable<ReturnType<typeof treeOf>>['topNode'];

/** Where the text ceases to be JSON; null where it does not, or the tree takes too long. */
export function faultIn(state: EditorState): Place | null {
  let offset: number | null = null;
  treeOf(state)?.iterate({
    enter: ({ type, from }) => {
      if (offset === null && type.isError) offset = from;
      return offset === null;
    },
  });
  if (offset === null) return null;
  const line = state.doc.lineAt(offset);
  return { offset, line: line.number, column: offset - line.from + 1 };
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** What a JSON Pointer leads to, or the closest thing around it; of an object or a list its name, or its bracket. */
export function rangeOf(state: EditorState, pointer: string): Range | null {
  const top = treeOf(state)?.topNode.firstChild;
  if (!top) return null;
  let found: SyntaxNode = top;
  let name: SyntaxNode | null = null;
  for (const step of steps(pointer)) {
    const isList: boolean = found.name === 'Array';
    const next: SyntaxNode | null | undefined = isList
      ? itemsOf(found)[Number(step)]
      : memberOf(state, found, step)?.lastChild;
    if (!next) break;
    name = isList ? null : next.parent!.firstChild;
    found = next;
  }
  const { from, to } = found;
  if (found.name !== 'Object' && found.name !== 'Array') return { from, to };
  return name ?? { from, to: from + 1 };
}

function itemsOf(list: SyntaxNode): readonly SyntaxNode[] {
  const items: SyntaxNode[] = [];
  for (let child = list.firstChild; child; child = child.nextSibling)
    if (!'[],'.includes(child.name)) items.push(child);
  return items;
}

const memberOf = (state: EditorState, object: SyntaxNode, wanted: string): SyntaxNode | undefined =>
  object
    .getChildren('Property')
    .find(({ firstChild: name }) => name && state.sliceDoc(name.from, name.to) === JSON.stringify(wanted));
