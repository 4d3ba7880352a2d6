import { parse } from '@conforme/engine/xml';
import { createRegistry } from '@conforme/core/main';
import { describe, expect, it } from 'vitest';
import { validate } from '../../core/pipeline/validate.ts';

const PAID = {
  business_process: 'REGULATED',
  profile: 'urn.cpro.gouv.fr:1p0:CDV:invoice',
  id: 'F-1_212',
  name: 'CDV 212',
  issued_at: '2026-09-14T10:05:00',
  sender: { identifiers: [], role: 'WK' },
  issuer: { identifiers: [{ value: '312457806', scheme: '0002' }], role: 'SE' },
  recipients: [
    {
      identifiers: [{ value: '498213570', scheme: '0002' }],
      role: 'BY',
      address: '498213570',
      address_scheme: '0225',
    },
  ],
  acknowledgements: [
    {
      multiple: false,
      phase: '23',
      at: '2026-09-14T10:00:00',
      documents: [
        {
          number: 'F-1',
          type_code: '380',
          issue_date: '2026-09-14',
          status: '212',
          seller: { identifiers: [{ value: '312457806', scheme: '0002' }], role: 'SE' },
          recipients: [],
          details: [
            {
              sequence: '1',
              notes: [{ text: 'First half' }],
              values: [{ kind: 'MEN', replaces: false, amount: '1000.00', currency: 'EUR', rate: '20.00' }],
            },
          ],
        },
      ],
    },
  ],
};

async function model() {
  const registry = await createRegistry();
  const cdar = registry.all('message').find(({ id }) => id === 'cdar')!.model!;
  await cdar.load();
  return { registry, cdar };
}

describe('the model of a status', () => {
  it('is written in the order of the schema, passes its rules and is read back as it was', async () => {
    const { registry, cdar } = await model();
    const { bytes } = cdar.write(PAID, '/message');
    const options = { check: 'fr-ctc', language: 'en', explain: false, asOf: '2026-11-23' } as const;
    expect(await validate(registry, bytes, options)).toMatchObject({ valid: true, flavor: 'cdar' });
    const { message, unread } = cdar.read(parse(bytes));
    expect(unread).toEqual([]);
    expect(message).toMatchObject(PAID);
    expect(cdar.write(message, '/message').bytes).toEqual(bytes);
  });

  it('names the field of each element, attributes included', async () => {
    const { cdar } = await model();
    const { pointers } = cdar.write(PAID, '/message');
    const value = '/message/acknowledgements/0/documents/0/details/0/values/0';
    expect(pointers).toContainEqual([`${value}/amount`, `${value}/currency`]);
    expect(pointers).toContainEqual([
      '/message/recipients/0/address',
      '/message/recipients/0/address_scheme',
    ]);
  });

  it('lists what it has no place for: a second label, an element of its own', async () => {
    const { cdar } = await model();
    const text = Buffer.from(cdar.write(PAID, '').bytes).toString('utf8');
    const foreign = text.replace(
      '<ram:ProcessConditionCode>',
      '<ram:AttachmentBinaryObject>eA==</ram:AttachmentBinaryObject>$&',
    );
    const { unread } = cdar.read(parse(Buffer.from(foreign)));
    expect(unread).toHaveLength(1);
  });
});
