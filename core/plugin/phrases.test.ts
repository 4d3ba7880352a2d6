import { describe, expect, it } from 'vitest';
import { phrasebook } from './phrases.ts';

const told = phrasebook({
  'it is cut off': 'il est tronqué',
  'the font {1} (object {2}) is missing': "la police {1} (l'objet {2}) manque",
  '{1} of {2}': '{2} a {1}',
  'it cannot be read: {1}': 'il est illisible : {1}',
});

describe('a phrasebook', () => {
  it.each([
    ['it is cut off', 'il est tronqué'],
    ['the font A+B (object 7) is missing', "la police A+B (l'objet 7) manque"],
    ['3 of 4', '4 a 3'],
    ['it cannot be read: it is cut off', 'il est illisible : il est tronqué'],
    ['it cannot be read: $1 {1}', 'il est illisible : $1 {1}'],
    ['the font \n (object 1) is missing', "la police \n (l'objet 1) manque"],
  ])('%s: %s', (en, fr) => expect(told(en)).toEqual({ en, fr }));

  it('leaves English what nobody translated, the names of objects included', () => {
    for (const english of ['it is cut off!', 'toString', '']) expect(told(english).fr).toBe(english);
  });
});
