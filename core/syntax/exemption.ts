import { reasonFor, type Taxed } from '../invoice/index.ts';
import { element } from '@conforme/rules/xml';
import type { Tag } from './names.ts';
import { NO_ELEMENTS, textOf, type Row, type Target } from './row.ts';

/** The reason beside the category of a line, allowance or charge. The contract has it in the breakdown only. */
export function repeatedReason<To extends Target>(
  { name, number }: Tag,
  key: 'exemption_reason' | 'exemption_reason_code',
): Row<Taxed, To> {
  return {
    write(taxed, _at, { reasons }) {
      const reason = reasonFor(taxed, reasons);
      const text = reason && textOf(reason, key);
      return reason && text ? [element(name, text, { pointers: [`${reason.at}/${key}`] })] : NO_ELEMENTS;
    },
    places: () => [{ name: number, once: true, take: () => true }],
  };
}
