import { readFileSync } from 'node:fs';
import { parse } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import { mutate, randomFrom } from './testing/mutant.ts';

const fixture = readFileSync(new URL('testing/invoice.xml', import.meta.url));

function mutants(seed: number, count: number): string[] {
  const tree = parse(fixture);
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => mutate(tree, random).toString());
}

describe('mutants', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(mutants(1, 50)).toEqual(mutants(1, 50));
    expect(mutants(1, 50)).not.toEqual(mutants(2, 50));
  });

  it('differ from the original, but for few, and stay XML, but for few', () => {
    const made = mutants(3, 300);
    const original = fixture.toString();
    expect(made.filter((text) => text === original).length).toBeLessThan(60);
    expect(made.filter((text) => !isXml(text)).length).toBeLessThan(60);
    expect(new Set(made).size).toBeGreaterThan(200);
  });

  it('draw evenly between 0 and 1', () => {
    const random = randomFrom(5);
    const draws = Array.from({ length: 10_000 }, random);
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...draws)).toBeLessThan(1);
    expect(draws.reduce((sum, draw) => sum + draw, 0) / draws.length).toBeCloseTo(0.5, 1);
  });
});

function isXml(text: string): boolean {
  try {
    parse(Buffer.from(text));
    return true;
  } catch {
    return false;
  }
}
