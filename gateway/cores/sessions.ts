import type { ClientHttp2Session } from 'node:http2';
import { Http2SessionManager } from '@connectrpc/connect-node';

type Requested = Parameters<Http2SessionManager['request']>;

/**
 * Connections to a core that may end with GOAWAY while no call is on them, as at its restart. The manager destroys such a connection
 * with an error, and where a call opens another before that error comes, it has stopped listening for it: Node ends a process for an
 * error that has no listener.
 */
export class CoreSessions extends Http2SessionManager {
  readonly #followed = new WeakSet<ClientHttp2Session>();

  override async request(...requested: Requested): ReturnType<Http2SessionManager['request']> {
    const stream = await super.request(...requested);
    this.#follow(stream.session as ClientHttp2Session | undefined);
    return stream;
  }

  /** Its calls fail by themselves: of the connection there is nothing more to say. */
  #follow(session: ClientHttp2Session | undefined): void {
    if (session === undefined || this.#followed.has(session)) return;
    this.#followed.add(session);
    session.on('error', () => {});
  }
}
