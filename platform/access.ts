// Who calls: OAuth 2 client credentials (RFC 6749, 4.4). A client is the SIREN of a company; all have the secret of this platform.

import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const LIFE_S = 3_600;

/** Tokens of one process. */
export class Access {
  readonly #secret: string;
  readonly #tokens = new Map<string, { readonly account: string; readonly until: number }>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Null for clients that are not known. */
  tokenFor(client: string, secret: string): string | null {
    if (!/^\d{9}$/.test(client) || secret !== this.#secret) return null;
    const token = randomBytes(24).toString('base64url');
    this.#tokens.set(token, { account: client, until: Date.now() + LIFE_S * 1000 });
    return token;
  }

  /** The account of a request. @throws Refusal */
  accountOf({ headers }: FastifyRequest): string {
    const [, token = ''] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
    const { account, until } = this.#tokens.get(token) ?? { account: '', until: 0 };
    if (until < Date.now())
      throw new Refusal(401, 'UNAUTHORIZED', 'A token is needed.', { 'www-authenticate': 'Bearer' });
    const { 'organization-id': meant = account } = headers;
    if (meant !== account)
      throw new Refusal(403, 'FORBIDDEN', `The token of ${account} is not for ${String(meant)}.`);
    return account;
  }
}

type Form = Readonly<Record<string, string | undefined>>;

/** `POST /token`. */
export function tokenRoute(app: FastifyInstance, access: Access): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(body.toString())),
  );
  app.post('/token', { config: { isOpen: true } }, async (request, reply) => {
    const form = (request.body ?? {}) as Form;
    void reply.header('cache-control', 'no-store');
    if (form['grant_type'] !== 'client_credentials')
      return reply.code(400).send({ error: 'unsupported_grant_type' });
    const [client, secret] = credentialsOf(request, form);
    const token = access.tokenFor(client, secret);
    if (token === null) return reply.code(401).send({ error: 'invalid_client' });
    return { access_token: token, token_type: 'Bearer', expires_in: LIFE_S };
  });
}

/** In the form, or as HTTP Basic. */
function credentialsOf({ headers }: FastifyRequest, form: Form): readonly [client: string, secret: string] {
  const [, basic] = /^Basic (.+)$/i.exec(headers.authorization ?? '') ?? [];
  if (basic === undefined) return [form['client_id'] ?? '', form['client_secret'] ?? ''];
  const [client = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  return [decoded(client), decoded(secret)];
}

/** RFC 6749, 2.3.1: form-encoded inside of Basic. */
const decoded = (text: string): string => new URLSearchParams(`t=${text}`).get('t') ?? '';
