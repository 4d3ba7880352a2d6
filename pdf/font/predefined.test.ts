import { describe, expect, it } from 'vitest';
import { keyOf, predefinedMap } from './predefined.ts';

describe('predefinedMap', () => {
  it('leads codes of one and two bytes to numbers', () => {
    const map = predefinedMap('90ms-RKSJ-H')!;
    expect(map.vertical).toBe(false);
    expect([keyOf(0x41, 1), keyOf(0x8140, 2), keyOf(0x41, 2)].map((key) => map.cids.get(key))).toEqual([
      264,
      633,
      undefined,
    ]);
    expect(map.space).toContainEqual({ first: 0x8140, last: 0x9ffc, length: 2 });
  });

  it('takes over what the map it builds on has, but for its own', () => {
    const [horizontal, vertical] = [predefinedMap('90ms-RKSJ-H')!, predefinedMap('90ms-RKSJ-V')!];
    expect(vertical.vertical).toBe(true);
    expect(vertical.cids.get(keyOf(0x8140, 2))).toBe(633);
    expect(vertical.cids.get(keyOf(0x8141, 2))).not.toBe(horizontal.cids.get(keyOf(0x8141, 2)));
  });

  it('says what the numbers of a collection mean', () => {
    const { units } = predefinedMap('Adobe-Japan1-UCS2')!;
    expect([units.get(34), units.get(843)]).toEqual([0x41, 0x3042]);
  });

  it.each(['', 'Nobodys-H', '../package', 'H.bcmap'])('knows none of the name "%s"', (name) => {
    expect(predefinedMap(name)).toBeNull();
  });
});
