const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** ISO 13616: with its first four characters at the end and letters as 10 to 35, an IBAN leaves 1 when divided by 97. */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '').toUpperCase();
  if (!SHAPE.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((char) => parseInt(char, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
