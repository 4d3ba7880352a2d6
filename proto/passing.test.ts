import { describe, expect, it } from 'vitest';
import { Passing, type Passer } from './passing.ts';

const passers = (count: number): Passer[] => Array.from({ length: count }, () => ({ place: null }));

describe('those who pass', () => {
  it('are here from when they come until they leave, whoever leaves first', () => {
    for (const leaving of [0, 1, 2]) {
      const company = new Passing<Passer>();
      const three = passers(3);
      for (const each of three) company.add(each);
      company.leave(three[leaving]!);
      expect(new Set(company.all())).toEqual(new Set(three.filter((_, index) => index !== leaving)));
      expect(three.map(({ place }) => place === null)).toEqual(three.map((_, index) => index === leaving));
    }
  });

  it('may leave twice, and come again', () => {
    const company = new Passing<Passer>();
    const [one, other] = passers(2) as [Passer, Passer];
    company.add(one);
    company.add(other);
    company.leave(one);
    company.leave(one);
    expect(company.all()).toEqual([other]);
    company.add(one);
    company.leave(other);
    expect(company.all()).toEqual([one]);
    company.leave(one);
    expect(company.size).toBe(0);
  });

  it('may leave while all are looked at', () => {
    const company = new Passing<Passer>();
    const four = passers(4);
    for (const each of four) company.add(each);
    const seen = company.all().map((each) => (company.leave(each), each));
    expect(seen).toEqual(four);
    expect(company.size).toBe(0);
  });
});
