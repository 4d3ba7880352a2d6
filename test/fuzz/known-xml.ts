// Where our reader and libxml2 part on purpose; the reasons stand in known.md.

/** What the two said when they refused; `null`: they read it. */
export function differsByDesign(ours: string | null, theirs: string | null): boolean {
  if (ours !== null)
    return /\((?:DTD|HTML)\)|more than 256 deep|more than 64 attributes|declares? .*save it as UTF-8|declares .*declare UTF-8/.test(
      ours,
    );
  return theirs !== null && /is not a valid URI|is not absolute|Char 0x0 out of/.test(theirs);
}

/** libxml2-wasm loses a U+FEFF at the beginning of a text it hands over, so neither side's count. */
export const withoutMarks = (content: unknown): string => JSON.stringify(content).replaceAll('\ufeff', '');
