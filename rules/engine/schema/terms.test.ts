import { describe, expect, it } from 'vitest';
import { Terms } from './terms.ts';

const terms = new Terms({
  '/r:Invoice/r:ID': ['BT-1'],
  '/r:Invoice/r:Seller': ['BG-4'],
  '/r:Invoice/r:Seller/r:Name': ['BT-27'],
  '/r:Invoice/r:Seller/r:ID': ['BT-29'],
  '/r:Invoice/r:Seller/r:ID/@scheme': ['BT-29-1'],
  '/r:Invoice/r:Line/r:Price/r:Amount': ['BT-146'],
  '/r:Invoice/r:Line/r:Price/r:Basis': ['BT-149'],
  '/r:Invoice/r:Line/r:Tax/r:Code': ['BT-151', 'BT-X'],
});

describe('terms of a place', () => {
  it.each([
    ['/r:Invoice/r:ID', ['BT-1']],
    ['/r:Invoice/r:Seller', ['BG-4']],
    ['/r:Invoice/r:Line/r:Price', ['BT-146', 'BT-149']],
    ['/r:Invoice/r:Line', []],
    ['/r:Invoice/r:Seller/r:Nope', []],
    ['/r:Invoice/r:I', []],
  ])('%s has its own, or the few it holds', (path, expected) => expect(terms.of(path)).toEqual(expected));

  it.each([
    ['/r:Invoice/r:Seller/r:Nope', ['BG-4']],
    ['/r:Invoice/r:Seller/r:ID/@other', ['BT-29']],
    ['/r:Invoice/r:Line/r:Price/r:Nope/r:Deeper', ['BT-146', 'BT-149']],
    ['/r:Invoice/r:Nope', []],
    ['', []],
  ])('%s is spoken for by what is around it', (path, expected) =>
    expect(terms.around(path)).toEqual(expected),
  );
});
