import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../service.ts';
import { finding, validation } from '../testing/findings.ts';
import { outcomeOf } from './outcome.ts';

const asked = { to: 'ubl-xml', profile: '', check: 'fr-ctc', allowLoss: false, allowInvalid: false } as const;
const loss = {
  term: 'BT-153',
  location: '/a/b',
  value: 'Vis',
  reason: 'No place.',
  target: 'basicwl (cii-xml)',
};
const never = new AbortController().signal;
const document = new Blob(['<a/>']);

/** A service that answers so; what it was asked is told as it goes. */
function serve(status: number, body: object): { path: string; headers: Record<string, string> }[] {
  const calls: { path: string; headers: Record<string, string> }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, headers: init.headers as Record<string, string> });
    return new Response(JSON.stringify(body), { status });
  });
  return calls;
}

afterEach(() => vi.unstubAllGlobals());

describe('outcomeOf', () => {
  const envelope = {
    filename: 'F1.xml',
    media_type: 'application/xml',
    content_base64: Buffer.from('<é/>').toString('base64'),
    validation: validation([finding({ severity: 'warning' })]),
    source_valid: true,
    losses: [loss],
    warnings: [finding({ severity: 'warning' }), finding({ severity: 'warning', source: 'plausibility' })],
  };

  it('is the document, with what it does not carry and what is said of it', async () => {
    const calls = serve(200, envelope);
    const outcome = await outcomeOf(document, asked, never);
    expect(outcome).toMatchObject({ kind: 'made', losses: [loss], sourceValid: true });
    const { file, findings } = outcome as Extract<typeof outcome, { kind: 'made' }>;
    expect([file.name, file.type, await file.text()]).toEqual(['F1.xml', 'application/xml', '<é/>']);
    expect(findings).toEqual(envelope.warnings);
    expect(calls.map(({ path }) => path)).toEqual([
      '/v1/invoices/convert?to=ubl-xml&check=fr-ctc&plausibility=true&language=en',
    ]);
    expect(calls[0]!.headers).toMatchObject({ accept: 'application/json' });
    expect(calls[0]!.headers).not.toHaveProperty('authorization');
  });

  it('asks for what the reader chose and consents to', async () => {
    const calls = serve(200, envelope);
    const chosen = {
      to: 'cii-xml',
      profile: 'basicwl',
      check: 'base',
      allowLoss: true,
      allowInvalid: true,
    } as const;
    await outcomeOf(document, chosen, never);
    expect(new URLSearchParams(calls[0]!.path.split('?')[1]).toString()).toBe(
      'to=cii-xml&check=base&plausibility=true&language=en&profile=basicwl&allow_loss=true&allow_invalid=true',
    );
  });

  it('is what would be lost', async () => {
    serve(400, { code: 'lossy_conversion', message: '1 value.', details: [loss] });
    expect(await outcomeOf(document, asked, never)).toEqual({ kind: 'lossy', losses: [loss] });
  });

  it('is what is wrong', async () => {
    serve(400, { code: 'invalid_input', message: '1 rule.', details: [finding()] });
    expect(await outcomeOf(document, asked, never)).toEqual({ kind: 'invalid', findings: [finding()] });
  });

  it.each([
    [400, 'not_an_einvoice'],
    [402, 'quota_exceeded'],
    [429, 'rate_limited'],
    [503, 'schematron_unavailable'],
  ])('is none where %i says %s', async (status, code) => {
    serve(status, { code, message: 'No.', details: [finding()] });
    await expect(outcomeOf(document, asked, never)).rejects.toThrow(ServiceError);
  });
});
