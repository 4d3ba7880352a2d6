import { afterEach, expect, it } from 'vitest';
import { LIST_NAMES } from '../codes/index.ts';
import { closeAll, connect, serve } from './testing/agent.ts';

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

it('completes nothing under a name that only every object has', async () => {
  const { url } = await serve();
  const client = await connect(url, 'a handshake');
  const ref = { type: 'ref/resource' as const, uri: 'conforme://rules/{id}' };
  const { completion } = await client.complete({ ref, argument: { name: 'constructor', value: 'B' } });
  expect(completion.values).toEqual([]);
});
