import { names } from '@conforme/engine/xml';

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

/** Attributes that any element may have (Part 1, 2.6). */
export const XSI_TYPE: number = names.intern(XSI, 'type');
export const XSI_NIL: number = names.intern(XSI, 'nil');
/** Where a schema might be found: allowed anywhere, and never followed. */
export const HINTS: ReadonlySet<number> = new Set([
  names.intern(XSI, 'schemaLocation'),
  names.intern(XSI, 'noNamespaceSchemaLocation'),
]);
