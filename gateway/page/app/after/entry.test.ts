import { describe, expect, it } from 'vitest';
import { entriesIn, historyOf, knownEntry, withEntry, type Message } from './entry.ts';

const file = new File(['<a/>'], 'a.xml');

const message = (status: string, at: string, more: object = {}): Message =>
  ({
    profile: 'urn.cpro.gouv.fr:1p0:CDV:invoice',
    issuer: { name: 'Moulins', role: 'BY' },
    acknowledgements: [{ at, documents: [{ status, number: 'F-1', details: [], ...more }] }],
  }) as unknown as Message;

const codes = (entries: readonly { readonly status: string }[]) => entries.map(({ status }) => status);

describe('the statuses of a message', () => {
  it('are read with reasons, amounts and comments', () => {
    const details = [
      { reason_code: 'DOUBLON', reason: null, notes: [{ text: 'Twice.' }], values: [] },
      { reason_code: null, reason: null, values: [{ kind: 'MEN', amount: '5.00', rate: '20.00' }, {}] },
    ];
    const [entry] = entriesIn(message('210', '2026-10-05T09:00:00', { details }), file, null);
    expect(entry).toMatchObject({
      status: '210',
      at: '2026-10-05T09:00:00',
      by: { name: 'Moulins', role: 'BY' },
      number: 'F-1',
      reasons: [{ code: 'DOUBLON', text: null }],
      amounts: [{ kind: 'MEN', amount: '5.00', rate: '20.00', currency: null }],
      notes: ['Twice.'],
      made: false,
      toState: false,
    });
  });

  it('are none where the message names no status', () => {
    expect(entriesIn(message('', '', { status: null }), file, [])).toEqual([]);
  });
});

describe('the timeline', () => {
  const at = (status: string, time: string) => entriesIn(message(status, time), file, null)[0]!;

  it('is in the order of times, and what has none stays where it was added', () => {
    const entries = [
      knownEntry('200', null),
      at('205', '2026-10-07T09:00:00'),
      at('202', '2026-10-05T09:00:00'),
      knownEntry('211', null),
    ].reduce(withEntry, []);
    expect(codes(entries)).toEqual(['200', '202', '205', '211']);
  });

  it('has a message once, however often it is dropped', () => {
    const twice = [at('202', '2026-10-05T09:00:00'), at('202', '2026-10-05T09:00:00')].reduce(withEntry, []);
    expect(codes(twice)).toEqual(['202']);
  });

  it('does not count the copy for the State as a step', () => {
    const copy = entriesIn(
      { ...message('212', '2026-10-08T09:00:00'), profile: 'urn.cpro.gouv.fr:1p0:CDV:einvoicingF2' },
      file,
      null,
    )[0]!;
    expect(codes(historyOf([at('212', '2026-10-08T09:00:00'), copy]))).toEqual(['212']);
  });
});
