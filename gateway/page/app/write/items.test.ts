import { describe, expect, it } from 'vitest';
import { foundIn } from './items.ts';

describe('foundIn', () => {
  const lines = [
    { id: '10', item_name: 'Écrou', quantity: '2' },
    { id: '20', item_name: 'Vis', classifications: [{ id: 'ECR-3' }] },
    { id: '2', item_name: 'Boulon' },
    'of no form',
  ];

  it.each([
    ['', [0, 1, 2, 3]],
    ['ecr', [0, 1]],
    [' VIS ', [1]],
    ['item_name', []],
    // The second, and that of this identifier, before what merely has it.
    ['2', [1, 2, 0]],
    ['10', [0]],
  ])('%s', (sought, places) => {
    expect(foundIn(lines, sought)).toEqual(places);
  });
});
