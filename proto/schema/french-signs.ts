/** French takes a space before its signs, at which no line is broken. */
export const unbroken = (text: string): string =>
  text.replace(/ (?=[;:!?%»])/g, '\u00a0').replaceAll('« ', '«\u00a0');
