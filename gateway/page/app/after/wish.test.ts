import { describe, expect, it } from 'vitest';
import { requestOf, type Typed } from './wish.ts';

const NOTHING: Typed = {
  reasons: [],
  amounts: [],
  at: '',
  note: ' ',
  toState: false,
  platform: '',
  receivedAt: '',
};
const source = { document_base64: 'PGEvPg==' };

describe('the request of a status', () => {
  it('leaves out what was left empty', () => {
    const empty = { ...NOTHING, amounts: [{ rate: '', amount: '' }] };
    expect(requestOf('205', source, ['200'], empty)).toEqual({
      ...source,
      status: '205',
      history: ['200'],
      reasons: [],
      amounts: [],
    });
  });

  it('writes what people typed as the contract does, and leaves an amount out that is missing', () => {
    const typed: Typed = {
      reasons: ['DOUBLON'],
      amounts: [
        { rate: '20 %', amount: '1 234,50' },
        { rate: '5,5', amount: '' },
      ],
      at: '2026-10-07T09:30',
      note: 'First',
      toState: true,
      platform: ' 0417 ',
      receivedAt: '2026-10-05',
    };
    expect(requestOf('212', source, [], typed)).toMatchObject({
      at: '2026-10-07T09:30:00',
      note: 'First',
      to_state: true,
      platform: '0417',
      received_at: '2026-10-05T00:00:00',
      reasons: [{ code: 'DOUBLON' }],
      amounts: [{ rate: '20', amount: '1234.50' }, { rate: '5.5' }],
    });
  });
});
