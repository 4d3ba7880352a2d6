import { expect, it } from 'vitest';
import { localTime } from './local-times.ts';
import { isDay } from './values.ts';

const read = (text: string) => localTime(text, 'fr', isDay);

it.each([
  ['2026-10-05T10:15', '2026-10-05T10:15:00'],
  ['2026-10-05 10:15:30', '2026-10-05T10:15:30'],
  ['2026-10-05T10:15:30.123456', '2026-10-05T10:15:30'],
  ['05/10/2026 9h05', '2026-10-05T09:05:00'],
  ['lundi 5 octobre 2026 à 14:30', '2026-10-05T14:30:00'],
  ['20261005101530', '2026-10-05T10:15:30'],
  ['202610051015', '2026-10-05T10:15:00'],
  // In Paris it is summer until 25 October 2026.
  ['2026-10-05T10:15:30Z', '2026-10-05T12:15:30'],
  ['2026-11-05T10:15:30+00:00', '2026-11-05T11:15:30'],
  ['2026-10-05T23:30:00.000Z', '2026-10-06T01:30:00'],
  ['2026-10-05T14:15:30+0400', '2026-10-05T12:15:30'],
])('%s is %s', (text, time) => expect(read(text)).toEqual({ said: time, meant: time }));

it.each(['2026-10-05', '5 octobre 2026', '20261005'])('%s lacks its time', (text) => {
  expect(read(text)).toEqual({
    said: "2026-10-05T00:00:00, avec l'heure à la place des zéros",
    meant: null,
  });
  expect(localTime('2026-10-05', 'en', isDay)?.said).toContain('2026-10-05T00:00:00, with the time');
});

it.each(['', 'now', '2026-02-30T10:00', '2026-10-05T25:00', '2026-10-05T10:61:00', '10:15'])(
  'does not guess %j',
  (text) => expect(read(text)).toBeNull(),
);
