import type { ExtractFlux1Request } from '@conforme/proto/v1/reporting';
import { expect, it } from 'vitest';
import { gatewayOver, refusal } from '../testing/engine.ts';

const XML = { 'content-type': 'application/xml' };
const LEFT = { location: '/a', name: 'cbc:Name', term: 'BT-27', value: 'Abgrall', reason: 'no place' };

async function fake() {
  const received: ExtractFlux1Request[] = [];
  const app = await gatewayOver({
    extractFlux1: (message) => {
      received.push(message);
      if (message.level === 'full') throw refusal('invalid_input', 'The invoice lacks BT-47.');
      const content = new TextEncoder().encode('<e/>');
      const told = { leftOut: [LEFT], validation: { valid: true }, rulesets: ['flux1-base-cii@0.2'] };
      return { filename: 'Base_F-1.xml', level: 'base', syntax: 'cii', content, number: 'F-1', ...told };
    },
  });
  const post = (query: string, headers: Record<string, string> = XML) =>
    app.inject({ method: 'POST', url: `/v1/flux1/extract${query}`, headers, payload: '<i/>' });
  return { received, post };
}

it('answers the extract as a file', async () => {
  const { received, post } = await fake();
  const answer = await post('', { ...XML, 'accept-language': 'fr' });
  expect([answer.statusCode, answer.body]).toEqual([200, '<e/>']);
  expect(answer.headers).toMatchObject({ 'x-rulesets': 'flux1-base-cii@0.2' });
  expect(answer.headers['content-disposition']).toContain('Base_F-1.xml');
  expect(received[0]).toMatchObject({ level: 'base', language: 'fr' });
});

it('tells as JSON what was left out, and why', async () => {
  const { post } = await fake();
  const answer = await post('?level=base', { ...XML, accept: 'application/json' });
  expect(answer.json()).toMatchObject({
    filename: 'Base_F-1.xml',
    syntax: 'cii',
    content_base64: 'PGUvPg==',
    left_out: [LEFT],
    supplied: [],
    validation: { valid: true },
  });
});

it('refuses with what lacks, and levels that are none', async () => {
  const { post } = await fake();
  const refused = await post('?level=full');
  expect([refused.statusCode, refused.json().message]).toEqual([400, 'The invoice lacks BT-47.']);
  expect((await post('?level=half')).statusCode).toBe(422);
});
