/** Blanks are looked through from their first one only, so that a document of blanks takes one walk. */
const DECLARED_ENCODING = /^(\uFEFF?<\?xml[^>]*?)(?<=\S)\s+encoding\s*=\s*(?:"[^"]*"|'[^']*')/;

/**
 * XML that comes as text has been decoded already, and what it says of its bytes no longer holds: transport decides
 * (RFC 7303, section 3).
 */
export function xmlBytes(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(text.replace(DECLARED_ENCODING, '$1'), 'utf8');
}
