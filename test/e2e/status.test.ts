import { createRegistry } from '@conforme/core/main';
import { describe, expect, it } from 'vitest';
import { extractStatus, generateStatus, generateStatusOf } from '../../core/pipeline/status.ts';
import { STATUS_CODES } from '../../core/status/codes.ts';
import { composeStatus } from '../../core/status/compose.ts';
import { histories, INVOICE, wish } from './statuses.ts';

const CONTEXT = { language: 'en', asOf: '2026-11-23' } as const;
describe('statuses of an invoice', () => {
  it('are all written so that schema and rules pass, with and without the State as recipient', async () => {
    const registry = await createRegistry();
    for (const { code, isForState } of STATUS_CODES.values())
      for (const toState of isForState ? [false, true] : [false]) {
        const made = await generateStatusOf(registry, INVOICE, wish(code, { toState }), CONTEXT);
        expect(made.validation.valid, code).toBe(true);
        if (toState)
          expect(
            made.warnings.filter(({ source }) => source === 'schematron:etat'),
            code,
          ).toEqual([]);
      }
  });

  it('come back from their document as they were, and are the same bytes for the same request', async () => {
    const registry = await createRegistry();
    const message = composeStatus(INVOICE, wish('212'));
    const { content, filename } = await generateStatus(registry, message, CONTEXT);
    expect(filename).toBe('F-2026-0042_212_20261001093000-380_20260915.xml');
    const read = await extractStatus(registry, content);
    expect(read.unread).toEqual([]);
    const again = await generateStatus(registry, read.message, CONTEXT);
    expect(again.content).toEqual(content);
    expect((await extractStatus(registry, again.content)).message).toEqual(read.message);
  });

  it('are refused with the field at fault', async () => {
    const registry = await createRegistry();
    await expect(
      generateStatusOf(registry, INVOICE, wish('212', { amounts: [] }), CONTEXT),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      findings: [{ rule: 'BR-FR-CDV-14_MDT-207', pointer: '/message/acknowledgements/0/documents/0' }],
    });
    const wrong = { reasons: [{ code: 'REJ_SEMAN', text: null }] };
    await expect(generateStatusOf(registry, INVOICE, wish('210', wrong), CONTEXT)).rejects.toMatchObject({
      findings: expect.arrayContaining([
        expect.objectContaining({
          pointer: '/message/acknowledgements/0/documents/0/details/0/reason_code',
        }),
      ]),
    });
  });

  it('pass in random histories, each with a reason and amounts that fit', async () => {
    const registry = await createRegistry();
    for (const history of histories(40, 20261123))
      for (const each of history) {
        const made = await generateStatusOf(registry, INVOICE, each, CONTEXT);
        expect(made.validation.valid).toBe(true);
      }
  });

  it('are read from a CDAR only', async () => {
    const registry = await createRegistry();
    await expect(extractStatus(registry, Buffer.from('<Report/>'))).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});
