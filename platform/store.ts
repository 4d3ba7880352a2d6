import type { InvoiceFacts } from '@conforme/core/status/compose';
import { SqliteFile } from '@conforme/gateway/sqlite-file';
import type { Flow, WebhookParams } from '@conforme/library/platform';
import { MIGRATIONS, SQL } from './store-schema.ts';

/** A flow as one account sees it, and its file. */
export interface HeldFlow {
  readonly account: string;
  readonly flow: Flow;
  readonly file: Uint8Array;
  readonly mediaType: string;
  /** Of the file, in hexadecimal. */
  readonly sha256: string;
  /** As its sender says; null where it does not. */
  readonly declared: string | null;
}

/** An invoice that was taken, and the statuses it has had. */
export interface HeldInvoice {
  /** Of seller, number, type and year. */
  readonly key: string;
  readonly seller: string;
  /** SIREN; null for buyers without. */
  readonly buyer: string | null;
  readonly facts: InvoiceFacts;
  /** RFC 3339. */
  readonly receivedAt: string;
  readonly history: readonly string[];
}

export interface Webhook extends WebhookParams {
  readonly webhookId: string;
  readonly createdAt: string;
}

export interface HeldWebhook {
  readonly webhook: Webhook;
  /** Base64. */
  readonly signingKey: string;
}

export type TaskKind = 'judge' | 'call';

/** Work that is done however often the process ends before. */
export interface Task {
  readonly seq: number;
  readonly kind: TaskKind;
  /** A flow to judge, or a webhook to call. */
  readonly subject: string;
  /** What it is told. */
  readonly body: string;
  readonly attempts: number;
}

interface FlowRow {
  readonly account: string;
  readonly meta: string;
  readonly file: Uint8Array;
  readonly media: string;
  readonly sha256: string;
  readonly declared: string | null;
}

interface InvoiceRow {
  readonly key: string;
  readonly seller: string;
  readonly buyer: string | null;
  readonly facts: string;
  readonly received: string;
  readonly history: string;
}

interface WebhookRow {
  readonly webhook: string;
  readonly signing_key: string;
}

/** All that the platform remembers: in one file, or in memory. */
export class Store {
  readonly #file: SqliteFile<keyof typeof SQL>;
  #last: number;

  /** @param file or `:memory:` */
  constructor(file: string) {
    this.#file = new SqliteFile({ file, migrations: MIGRATIONS, statements: SQL });
    const { latest } = this.#file.row<{ latest: string | null }>('latest')!;
    this.#last = latest === null ? 0 : Date.parse(latest);
  }

  atomically<T>(work: () => T): T {
    return this.#file.atomically(work);
  }

  close(): void {
    this.#file.close();
  }

  /** Now, and never the same twice: who asks for what changed after a moment gets all of it. */
  moment(): string {
    this.#last = Math.max(Date.now(), this.#last + 1);
    return new Date(this.#last).toISOString();
  }

  /** Numbers flows from 1. */
  nextNumber(): number {
    return this.#file.row<{ next: number }>('number')!.next;
  }

  addFlow({ account, flow, file, mediaType, sha256, declared }: HeldFlow): void {
    const { flowId, updatedAt } = flow;
    this.#file.run(
      'addFlow',
      flowId,
      account,
      updatedAt,
      JSON.stringify(flow),
      file,
      mediaType,
      sha256,
      declared,
    );
  }

  changeFlow(flow: Flow): void {
    this.#file.run('changeFlow', flow.updatedAt, JSON.stringify(flow), flow.flowId);
  }

  flow(flowId: string): HeldFlow | null {
    const row = this.#file.row<FlowRow>('flow', flowId);
    if (row === null) return null;
    const { account, meta, file, media: mediaType, sha256, declared } = row;
    return { account, flow: JSON.parse(meta) as Flow, file, mediaType, sha256, declared };
  }

  /** In the order of their last changes, those after a moment. */
  flowsOf(account: string, after: string): readonly Flow[] {
    return this.#file
      .rows<{ meta: string }>('flows', account, after)
      .map(({ meta }) => JSON.parse(meta) as Flow);
  }

  /** An earlier flow of the same account with the same file that was not refused. */
  hasTwin({ account, sha256, flow }: HeldFlow): boolean {
    return this.#file
      .rows<{ meta: string }>('twins', account, sha256, flow.flowId)
      .map(({ meta }) => JSON.parse(meta) as Flow)
      .some(
        ({ acknowledgement, flowDirection }) => flowDirection === 'Out' && acknowledgement.status === 'Ok',
      );
  }

  keepInvoice({ key, seller, buyer, facts, receivedAt, history }: HeldInvoice): void {
    const values = [key, seller, buyer, facts.number, JSON.stringify(facts), receivedAt] as const;
    this.#file.run('keepInvoice', ...values, JSON.stringify(history));
  }

  invoice(key: string): HeldInvoice | null {
    const row = this.#file.row<InvoiceRow>('invoice', key);
    return row && invoiceOf(row);
  }

  /** Invoices of a number from a seller. */
  invoicesOf(seller: string, number: string): readonly HeldInvoice[] {
    return this.#file.rows<InvoiceRow>('invoices', seller, number).map(invoiceOf);
  }

  addWebhook(account: string, { webhook, signingKey }: HeldWebhook): void {
    this.#file.run('addWebhook', webhook.webhookId, account, JSON.stringify(webhook), signingKey);
  }

  webhook(id: string): HeldWebhook | null {
    const row = this.#file.row<WebhookRow>('webhook', id);
    return row && { webhook: JSON.parse(row.webhook) as Webhook, signingKey: row.signing_key };
  }

  webhooksOf(account: string): readonly Webhook[] {
    return this.#file
      .rows<WebhookRow>('webhooks', account)
      .map(({ webhook }) => JSON.parse(webhook) as Webhook);
  }

  removeWebhook(account: string, id: string): boolean {
    return this.#file.run('removeWebhook', account, id) > 0;
  }

  addTask(kind: TaskKind, subject: string, body = '', due: number = Date.now()): void {
    this.#file.run('addTask', kind, subject, body, due);
  }

  /** The first whose time has come. */
  dueTask(kind: TaskKind): Task | null {
    return this.#file.row<Task>('dueTask', kind, Date.now());
  }

  /** When there is something to do again; null for never. */
  nextDue(kind: TaskKind): number | null {
    return this.#file.row<{ due: number | null }>('nextDue', kind)!.due;
  }

  postpone({ seq, attempts }: Task, due: number): void {
    this.#file.run('postpone', attempts + 1, due, seq);
  }

  done({ seq }: Task): void {
    this.#file.run('done', seq);
  }

  putEntry(kind: string, id: string, entry: object): void {
    this.#file.run('putEntry', kind, id, JSON.stringify(entry));
  }

  entry<T>(kind: string, id: string): T | null {
    const row = this.#file.row<{ data: string }>('entry', kind, id);
    return row && (JSON.parse(row.data) as T);
  }

  entries<T>(kind: string): readonly T[] {
    return this.#file.rows<{ data: string }>('entries', kind).map(({ data }) => JSON.parse(data) as T);
  }
}

const invoiceOf = ({ facts, received, history, ...row }: InvoiceRow): HeldInvoice => ({
  key: row.key,
  seller: row.seller,
  buyer: row.buyer,
  facts: JSON.parse(facts) as InvoiceFacts,
  receivedAt: received,
  history: JSON.parse(history) as string[],
});
