/** Text without the control characters that XML cannot hold. */
export function storable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ').trim();
}
