import type { Tree } from '@conforme/engine/xml';
import type {
  AllowanceCharge,
  CompleteInvoice,
  CompleteLine,
  LineAllowanceCharge,
} from '../invoice/index.ts';
import { list } from './group.ts';
import type { Tag } from './names.ts';
import type { Row, Target } from './row.ts';
import { textAt } from './source.ts';

/** How a syntax writes an allowance or a charge. */
export interface AdjustmentTable<To extends Target> {
  readonly element: Tag;
  /** The child that tells one from the other. */
  readonly indicator: Tag;
  /** BG-27, BG-28; and what BG-20 and BG-21 share with them. */
  readonly rows: (isCharge: boolean) => readonly Row<LineAllowanceCharge, To>[];
  /** What BG-20 and BG-21 have besides. */
  readonly tax: Row<AllowanceCharge, To>;
}

/** Of the document and of a line: the same element at both places, with and without VAT. */
export interface Adjustments<To extends Target> {
  readonly ofDocument: readonly Row<CompleteInvoice, To>[];
  readonly ofLine: readonly Row<CompleteLine, To>[];
}

/** Two lists of one element. */
export function adjustments<To extends Target>({
  element,
  indicator,
  rows,
  tax,
}: AdjustmentTable<To>): Adjustments<To> {
  const isCharge = (tree: Tree, node: number): boolean => isTrue(textAt(tree, node, indicator.number));
  const isAllowance = (tree: Tree, node: number): boolean => !isCharge(tree, node);
  return {
    ofDocument: [
      list(element, 'allowances', [...rows(false), tax], isAllowance),
      list(element, 'charges', [...rows(true), tax], isCharge),
    ],
    ofLine: [
      list(element, 'allowances', rows(false), isAllowance),
      list(element, 'charges', rows(true), isCharge),
    ],
  };
}

/** xs:boolean is also spelled 1 (XML Schema Part 2, 3.2.2). */
export function isTrue(text: string | null): boolean {
  return text === 'true' || text === '1';
}
