/** A name without a colon (Namespaces in XML, 3), for expressions with flag u or v. */
export const NCNAME: string = String.raw`[\p{L}_][\p{L}\p{M}\p{N}_.\-·]*`;
/** Prefix, where there is one, and local name. */
export const QNAME: RegExp = new RegExp(`^(?:(${NCNAME}):)?(${NCNAME})$`, 'v');
