/**
 * What names begin with, and what they hold further on (NameStartChar and NameChar of XML 1.0, fifth edition, 2.3), without the colon; for
 * classes of expressions with flag u or v.
 */
export const NAME_START: string = String.raw`A-Z_a-z\u{C0}-\u{D6}\u{D8}-\u{F6}\u{F8}-\u{2FF}\u{370}-\u{37D}\u{37F}-\u{1FFF}\u{200C}\u{200D}\u{2070}-\u{218F}\u{2C00}-\u{2FEF}\u{3001}-\u{D7FF}\u{F900}-\u{FDCF}\u{FDF0}-\u{FFFD}\u{10000}-\u{EFFFF}`;
export const NAME_REST: string = String.raw`${NAME_START}\-.0-9\u{B7}\u{300}-\u{36F}\u{203F}\u{2040}`;

/** A name without a colon (Namespaces in XML, 3), for expressions with flag u or v. */
export const NCNAME: string = `[${NAME_START}][${NAME_REST}]*`;
/** Prefix, where there is one, and local name. */
export const QNAME: RegExp = new RegExp(`^(?:(${NCNAME}):)?(${NCNAME})$`, 'v');
