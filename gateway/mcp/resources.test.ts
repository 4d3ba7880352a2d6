import { afterEach, expect, it } from 'vitest';
import { LIST_NAMES } from '../codes/index.ts';
import { ConnectError, Code } from '@connectrpc/connect';
import { refusal } from '../testing/engine.ts';
import { closeAll, connect, ENGINE, serve } from './testing/agent.ts';

afterEach(closeAll);

it('names codes in the language of the conversation, as resources', async () => {
  const { url } = await serve();
  const client = await connect(url, 'a handshake', null, { 'accept-language': 'fr' });
  const { resources } = await client.listResources();
  const lists = resources.filter(({ uri }) => uri.startsWith('conforme://codes/'));
  expect(lists.map(({ uri }) => uri.slice(17))).toEqual([...LIST_NAMES]);
  expect(lists[2]!.title).toBe('Unités des quantités');
  const [content] = (await client.readResource({ uri: 'conforme://codes/unit' })).contents;
  const { codes } = JSON.parse((content as { text: string }).text) as { codes: [string, string][] };
  expect(codes.find(([code]) => code === 'DAY')).toEqual(['DAY', 'jour']);
});

it('has the results of tools as schemas, which their list does not', async () => {
  const client = await connect((await serve()).url, 'a handshake', null);
  const ref = { type: 'ref/resource' as const, uri: 'conforme://schema/results/{tool}' };
  const { completion } = await client.complete({ ref, argument: { name: 'tool', value: 'conv' } });
  expect(completion.values).toEqual(['convert_invoice']);
  const [content] = (await client.readResource({ uri: 'conforme://schema/results/convert_invoice' }))
    .contents;
  const schema = JSON.parse((content as { text: string }).text) as {
    $ref: string;
    $defs: Record<string, object>;
  };
  expect(schema.$ref).toBe('#/$defs/ConvertedDocument');
  expect(schema.$defs['ConvertedDocument']).toMatchObject({ properties: { losses: { type: 'array' } } });
  await expect(client.readResource({ uri: 'conforme://schema/results/toString' })).rejects.toMatchObject({
    code: -32_602,
  });
});

it('completes nothing under a name that only every object has', async () => {
  const { url } = await serve();
  const client = await connect(url, 'a handshake');
  const ref = { type: 'ref/resource' as const, uri: 'conforme://rules/{id}' };
  const { completion } = await client.complete({ ref, argument: { name: 'constructor', value: 'B' } });
  expect(completion.values).toEqual([]);
});

const OWN_WORDS = 'conforme://rulesets/diff/%25/b';

it.each([
  ['does not know', () => refusal('not_found', 'There is no such pack.'), -32_602, { uri: OWN_WORDS }],
  ['refuses', () => refusal('validation_error', 'No.'), -32_602, { code: 'validation_error' }],
  [
    'has no call for',
    () => new ConnectError('gone', Code.Unimplemented),
    -32_603,
    { code: 'internal_error' },
  ],
  [
    'has no room for',
    () => refusal('schematron_unavailable', 'Later.'),
    -32_603,
    { code: 'schematron_unavailable' },
  ],
])('answers what the engine %s with a code of JSON-RPC', async (_what, thrown, code, data) => {
  const fails = (): never => {
    throw thrown();
  };
  const { url } = await serve({ ...ENGINE, diffRulesets: fails, listRulesets: fails });
  const client = await connect(url, 'a handshake');
  const asked = client.readResource({ uri: OWN_WORDS });
  await expect(asked).rejects.toMatchObject({ code, data });
  const ref = { type: 'ref/resource' as const, uri: 'conforme://rules/{id}' };
  const completed = client.complete({ ref, argument: { name: 'id', value: 'B' } });
  await expect(completed).rejects.toMatchObject({ code });
});

it('knows no resource by what is no URI', async () => {
  const { url } = await serve();
  const client = await connect(url, 'a handshake');
  const asked = client.readResource({ uri: 'conforme://rulesets/diff/%/b' });
  await expect(asked).rejects.toMatchObject({ code: -32_602 });
});
