import type { CompleteInvoice } from '@conforme/core/invoice';

export type Line = CompleteInvoice['lines'][number];

/** A heading with the sum of the lines below it, or a line that counts for nothing (EXT-FR-FE-163); null for all others. */
export type LineKind = 'group' | 'information' | null;

/** A line where it is printed. */
export interface Placed {
  readonly line: Line;
  /** How many lines stand above it, each belonging to the next; 0 for most. */
  readonly depth: number;
}

/** By its status reason code (EXT-FR-FE-163). */
export function kindOf({ status_reason_code: code }: Line): LineKind {
  if (code === 'GROUP') return 'group';
  return code === 'INFORMATION' ? 'information' : null;
}

/**
 * Every line below the one it belongs to (EXT-FR-FE-162), else in the order of the document. None is lost, whatever lines
 * say of each other.
 */
export function placed(lines: readonly Line[]): Placed[] {
  const ids = new Set(lines.map(({ id }) => id));
  const below = Map.groupBy(lines, ({ parent_line_id: parent }) =>
    parent !== null && ids.has(parent) ? parent : null,
  );
  const found: Placed[] = [];
  const seen = new Set<Line>();
  const place = (line: Line, depth: number): void => {
    if (seen.has(line)) return;
    seen.add(line);
    found.push({ line, depth });
    for (const each of below.get(line.id) ?? []) place(each, depth + 1);
  };
  for (const line of below.get(null) ?? []) place(line, 0);
  // Lines that belong to each other in a circle have no first one.
  for (const line of lines) place(line, 0);
  return found;
}
