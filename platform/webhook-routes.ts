// Subscriptions of webhooks (AFNOR XP Z12-013, annex A).

import { randomBytes, randomUUID } from 'node:crypto';
import { schemas, type WebhookParams } from '@conforme/library/platform';
import type { Quirk } from './quirks.ts';
import { notFound } from './refusal.ts';
import type { Asked, Operation } from './route.ts';
import type { Store } from './store.ts';

const KEY_BYTES = 32;
const PATH = '/flow-service/v1/webhooks';

export function webhookOperations(store: Store, quirks: ReadonlySet<Quirk>): readonly Operation[] {
  const having =
    (run: (asked: Asked) => unknown): Operation['run'] =>
    async (asked) => {
      if (quirks.has('no-webhooks')) throw notFound('webhook on this platform');
      return run(asked);
    };
  return [
    {
      method: 'GET',
      path: PATH,
      summary: 'Webhooks of the account',
      answers: [200, schemas.WEBHOOKS],
      run: having(({ account }) => store.webhooksOf(account)),
    },
    {
      method: 'POST',
      path: PATH,
      summary: 'Subscribe to flows',
      takes: schemas.WEBHOOK_PARAMS,
      answers: [201, schemas.WEBHOOK_CREATED],
      refuses: [413, 415],
      run: having(({ account, body }) => created(store, account, body as WebhookParams)),
    },
    {
      method: 'DELETE',
      path: `${PATH}/{webhookUid}`,
      summary: 'Unsubscribe',
      answers: [204, null],
      refuses: [404],
      run: having(({ account, params }) => {
        if (!store.removeWebhook(account, params['webhookUid']!)) throw notFound('such webhook');
      }),
    },
  ];
}

function created(store: Store, account: string, params: WebhookParams) {
  const known = { webhookId: randomUUID(), createdAt: new Date().toISOString() };
  const signingKey = randomBytes(KEY_BYTES).toString('base64');
  store.addWebhook(account, { webhook: { ...params, ...known }, signingKey });
  return { ...known, signingKey };
}
