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

/** What a JSON Pointer leads to, or the closest thing around it. */
export function rangeOf(state: EditorState, pointer: string): Range | null {
  const top = treeOf(state)?.topNode.firstChild;
  if (!top) return null;
  let found: SyntaxNode = top;
  let name: Range | null = null;
  for (const step of steps(pointer)) {
    const next = found.name === 'Array' ? itemAt(found, Number(step)) : memberOf(state, found, step);
    if (!next) break;
    found = next.value;
    name = next.name;
  }
  if (found.name !== 'Object' && found.name !== 'Array') return found;
  return name ?? { from: found.from, to: found.from + 1 };
}

interface Member {
  readonly value: SyntaxNode;
  /** Of a member of an object. */
  readonly name: Range | null;
}

function itemAt(list: SyntaxNode, index: number): Member | null {
  const items: SyntaxNode[] = [];
  for (let child = list.firstChild; child; child = child.nextSibling)
    if (!'[],'.includes(child.name)) items.push(child);
  const value = items[index];
  return value ? { value, name: null } : null;
}

function memberOf(state: EditorState, object: SyntaxNode, wanted: string): Member | null {
  for (const property of object.getChildren('Property')) {
    const name = property.firstChild;
    const value = property.lastChild;
    if (name && value && state.sliceDoc(name.from, name.to) === JSON.stringify(wanted))
      return { value, name };
  }
  return null;
}
