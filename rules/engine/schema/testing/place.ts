import type { SchemaTable } from '../table.ts';

/** Whether a path of terms (`/rsm:A/ram:B/@c`) is one that documents of this schema may have. */
export function hasPlace(table: SchemaTable, place: string): boolean {
  const [root, ...steps] = place.split('/').slice(1);
  let type = table.types[table.roots[root!]!];
  for (const step of steps) {
    if (step.startsWith('@')) return type?.attributes?.some(([name]) => name === step.slice(1)) ?? false;
    const child = type?.children?.find(([name]) => name === step);
    if (!child) return false;
    type = table.types[child[1]];
  }
  return true;
}
