// Where flows come in and go out: what is written is written with all that follows from it, or not at all.

import { hash, randomUUID } from 'node:crypto';
import type { Flow, FlowInfo } from '@conforme/library/platform';
import { outcomeOf } from './judge.ts';
import { Lane } from './lane.ts';
import type { Bench, Delivery, Outcome } from './outcome.ts';
import type { Quirk } from './quirks.ts';
import type { HeldFlow, Store, Task } from './store.ts';
import { call, hears } from './webhooks.ts';

interface DeskOptions {
  readonly bench: Bench;
  readonly quirks: ReadonlySet<Quirk>;
  readonly waitsMs: readonly number[];
  readonly report: (failure: unknown) => void;
}

/** Of the quirk `late-ack`. */
const LATE_MS = 5_000;
/** Then a flow is answered for as one that cannot be judged. */
const ATTEMPTS = 3;

export class Desk {
  readonly #options: DeskOptions;
  readonly #store: Store;
  readonly #judging: Lane;
  readonly #calling: Lane;

  constructor(options: DeskOptions) {
    const { bench, quirks, waitsMs, report } = options;
    this.#options = options;
    this.#store = bench.store;
    const { store } = bench;
    this.#judging = new Lane({ store, kind: 'judge', report, work: (task) => this.#judge(task) });
    const settings = { store, quirks, waitsMs };
    this.#calling = new Lane({ store, kind: 'call', report, work: (task) => call(task, settings) });
  }

  /** Goes on with what an earlier process left. */
  begin(): void {
    this.#judging.wake();
    this.#calling.wake();
  }

  async close(): Promise<void> {
    await Promise.all([this.#judging.close(), this.#calling.close()]);
  }

  /** Takes a flow that an account sends; it is judged afterwards. */
  take(account: string, { sha256: declared, ...info }: FlowInfo, file: Uint8Array): Flow {
    const { quirks } = this.#options;
    const flow = this.#store.atomically(() => {
      const made = this.#flowOf({
        ...info,
        flowType: 'Undefined',
        flowDirection: 'Out',
        flowProfile: info.flowProfile ?? 'Undefined',
        processingRule: info.processingRule ?? 'Undefined',
        processingRuleSource: info.processingRule === undefined ? 'Computed' : 'Input',
        acknowledgement: { status: 'Pending' },
      });
      const mediaType = info.flowSyntax === 'Factur-X' ? 'application/pdf' : 'application/xml';
      this.#store.addFlow({
        account,
        flow: made,
        file,
        mediaType,
        sha256: sha256(file),
        declared: declared ?? null,
      });
      const due = Date.now() + (quirks.has('late-ack') ? LATE_MS : 0);
      this.#store.addTask('judge', made.flowId, '', due);
      return made;
    });
    this.#judging.wake();
    return flow;
  }

  #flowOf(facts: Omit<Flow, 'flowId' | 'submittedAt' | 'updatedAt'>): Flow {
    const flowId = this.#options.quirks.has('odd-ids') ? `i_${this.#store.nextNumber()}` : randomUUID();
    const submittedAt = this.#store.moment();
    return { ...facts, flowId, submittedAt, updatedAt: submittedAt };
  }

  async #judge(task: Task): Promise<void> {
    const held = this.#store.flow(task.subject);
    if (held === null) return this.#store.done(task);
    const outcome = await outcomeOf(held, this.#options.bench).catch((failure: unknown) => {
      if (task.attempts + 1 < ATTEMPTS) throw failure;
      this.#options.report(failure);
      return UNJUDGED;
    });
    this.#store.atomically(() => this.#settle(task, held, outcome));
    this.#calling.wake();
  }

  #settle(task: Task, held: HeldFlow, { flow: changes, deliveries, invoice }: Outcome): void {
    const flow = { ...held.flow, ...this.#acknowledged(changes), updatedAt: this.#store.moment() };
    this.#store.changeFlow(flow);
    this.#tell(held.account, flow);
    if (invoice) this.#store.keepInvoice(invoice);
    for (const delivery of deliveries) this.#deliver(delivery);
    this.#store.done(task);
  }

  #acknowledged(changes: Outcome['flow']): Outcome['flow'] {
    const isKept = !this.#options.quirks.has('pending-forever');
    return isKept ? changes : { ...changes, acknowledgement: { status: 'Pending' } };
  }

  #deliver({ account, name, file, mediaType, flow: facts }: Delivery): void {
    const flow = this.#flowOf({
      ...facts,
      name,
      processingRuleSource: 'Computed',
      acknowledgement: { status: 'Ok' },
    });
    this.#store.addFlow({ account, flow, file, mediaType, sha256: sha256(file), declared: null });
    this.#tell(account, flow);
  }

  #tell(account: string, flow: Flow): void {
    const { quirks } = this.#options;
    for (const webhook of this.#store.webhooksOf(account).filter((each) => hears(each, flow)))
      for (let times = quirks.has('duplicate-webhook') ? 2 : 1; times > 0; times--)
        this.#store.addTask('call', webhook.webhookId, JSON.stringify(flow));
  }
}

const UNJUDGED: Outcome = {
  flow: {
    acknowledgement: {
      status: 'Error',
      details: [
        {
          level: 'Error',
          item: 'file',
          reasonCode: 'OtherTechnicalError',
          reasonMessage: 'The platform could not judge the file.',
        },
      ],
    },
  },
  deliveries: [],
  invoice: null,
};

const sha256 = (file: Uint8Array): string => hash('sha256', file);
