import { beforeAll, describe, expect, it } from 'vitest';
import { engineHere } from '@conforme/core/engine';
import type { GenerateRequest, ValidateOptions } from '@conforme/proto/contract';
import { conformeOver } from '../../library/calls.ts';
import { conforme, createConforme, ConformeError, type Document } from '../../library/index.ts';
import { validate } from '../../library/validate.ts';
import { example } from './service.ts';

/** The same calls by way of messages, as a service elsewhere is asked. */
const byMessages = conformeOver(() => engineHere([]));

const request = example('services') as GenerateRequest;
const documents = new Map<string, Document>();
beforeAll(async () => {
  const { content } = await conforme.generate({
    ...request,
    options: { ...request.options, output: 'facturx-pdf' },
  });
  const { xml } = await conforme.preview(request);
  const ubl = await conforme.convert(xml, { to: 'ubl-xml', allow_loss: true });
  documents.set('a PDF', content);
  documents.set('CII', xml);
  documents.set(
    'UBL that breaks rules',
    Buffer.from(ubl.content)
      .toString()
      .replace(/>FR\d+</, '>FR00<')
      .replaceAll('EUR', 'EUX'),
  );
  documents.set('CII that breaks its schema', xml.replace('<ram:TypeCode>', '<ram:Typ/><ram:TypeCode>'));
  documents.set(
    'a message',
    '<rsm:CrossDomainAcknowledgementAndResponse xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossDomainAcknowledgementAndResponse:100"/>',
  );
});

const OPTIONS: readonly ValidateOptions[] = [
  {},
  { check: 'base', explain: true },
  { explain: true, ledger: true, plausibility: true },
  { as_of: '2026-01-01', treatment: 'B2C', max_findings: 1 },
];

describe('a verdict that was no message', () => {
  it.each(['a PDF', 'CII', 'UBL that breaks rules', 'CII that breaks its schema', 'a message'])(
    'is to the letter the one that was: %s',
    async (name) => {
      const document = documents.get(name)!;
      for (const options of OPTIONS) {
        const text = JSON.stringify(await validate(document, options));
        expect(text).toBe(JSON.stringify(await byMessages.validate(document, options)));
        expect(JSON.stringify(await conforme.validate(document, options))).toBe(text);
      }
    },
  );

  it.each<[string, Document, object]>([
    ['what is no invoice', '<order/>', {}],
    ['what is not well-formed', '<Invoice', {}],
    ['what is too large', new Uint8Array(16 * 1024 * 1024), {}],
    ['an unknown option', '<a/>', { chek: 'base' }],
    ['a day that is none', '<a/>', { as_of: '2026-02-30' }],
    ['an unknown language', '<a/>', {}],
  ])('refuses %s alike', async (name, document, options) => {
    const call = name === 'an unknown language' ? { language: 'de' as 'fr' } : {};
    const refusals = await Promise.all(
      [validate, byMessages.validate].map(async (judge) =>
        (judge(document, options, call) as Promise<unknown>).then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    );
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(ConformeError);
    const [own, theirs] = refusals as ConformeError[];
    expect({ ...own, message: own!.message }).toEqual({ ...theirs, message: theirs!.message });
  });

  it('is not waited for by a caller that leaves', async () => {
    const reason = new Error('left');
    const leaving = new AbortController();
    const verdict = validate(documents.get('a PDF')!, {}, { signal: leaving.signal });
    leaving.abort(reason);
    await expect(verdict).rejects.toBe(reason);
  });

  it('is made by the rules the other calls have', async () => {
    const own = createConforme();
    const { rulesets } = await own.validate(documents.get('CII')!, { check: 'base' });
    const ids = (await own.rulesets()).rulesets.map(({ id, version }) => `${id}@${version}`);
    expect(ids).toEqual(expect.arrayContaining([...rulesets]));
  });
});
