import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Passing, type Passer } from '@conforme/proto/passing';
import { HttpError, MAX_BODY_BYTES } from './errors.ts';

/** How long a body may be on its way, and how much of a refused one is drained. */
export interface ArrivalLimits {
  /** Between two pieces of it. */
  readonly idleMs: number;
  /** From its first byte to its last, for each 15 MB that the route takes. */
  readonly wholeMs: number;
  /** What is thrown away after an early answer, so that a client that sends all before it reads can read. */
  readonly lingerBytes: number;
  readonly lingerMs: number;
}

export const ARRIVAL_LIMITS: ArrivalLimits = {
  idleMs: 30_000,
  wholeMs: 120_000,
  lingerBytes: 64 * 1024 * 1024,
  lingerMs: 30_000,
};

/** A body that has begun to come. */
interface Arrival extends Passer {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly socket: Socket;
  began: number;
  moved: number;
  /** Read from the connection when it last moved. */
  read: number;
  /** Read from the connection when its answer was out; null before. */
  answeredAt: number | null;
  /** The connection ends as soon as the body is read. */
  closing: boolean;
}

/**
 * Bodies on their way. Those that stop, or never end, are cut off with 408 and give their memory back; those of a request that
 * was answered early are read on for a while, because to close a connection with unread bytes takes the answer with it.
 */
export class Arrivals {
  readonly #limits: ArrivalLimits;
  /** Of requests that came in this turn of the event loop. */
  #begun: (readonly [FastifyRequest, FastifyReply])[] = [];
  readonly #open = new Passing<Arrival>();
  readonly #bySocket = new WeakMap<Socket, Arrival>();
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: ArrivalLimits) {
    this.#limits = limits;
  }

  /**
   * From here on the body of this request is waited for, if it has one and that is not there at the end of this turn of the event
   * loop. Nearly every one is, as it comes with its head, and it costs next to nothing.
   */
  follow(request: FastifyRequest, reply: FastifyReply): void {
    const { headers, raw } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    if (raw.complete !== false) return;
    if (this.#begun.push([request, reply]) === 1) setImmediate(() => this.#await());
  }

  /** Those that are not there yet, from now on. */
  #await(): void {
    const begun = this.#begun;
    this.#begun = [];
    for (const [request, reply] of begun) if (!request.raw.complete) this.#awaitOne(request, reply);
  }

  #awaitOne(request: FastifyRequest, reply: FastifyReply): void {
    const { socket, httpVersionMajor } = request.raw;
    // Requests that tests inject have no connection, and are there as a whole.
    if (socket.bytesRead === undefined) return;
    const now = performance.now();
    const state = { began: now, moved: now, read: socket.bytesRead, answeredAt: null, closing: false };
    const arrival: Arrival = { request, reply, socket, ...state, place: null };
    this.#open.add(arrival);
    if (httpVersionMajor === 1) this.#bySocket.set(socket, arrival);
    this.#timer ??= setInterval(() => this.#sweep(), Math.min(1_000, this.#limits.idleMs / 4)).unref();
    if (reply.raw.closed) this.#answered(arrival);
    else reply.raw.once('close', () => this.#answered(arrival));
  }

  /** A server closes a connection as soon as its last answer is out; this one waits until its body was read. */
  lingerOn(socket: Socket): void {
    const close = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      this.#await();
      const arrival = this.#bySocket.get(socket);
      if (!arrival || arrival.request.raw.complete || socket.destroyed) return close();
      arrival.closing = true;
      socket.end();
      arrival.request.raw.once('end', close);
    };
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#begun = [];
    for (const arrival of this.#open.all()) this.#open.leave(arrival);
  }

  #answered(arrival: Arrival): void {
    if (arrival.request.raw.complete || arrival.socket.destroyed) this.#open.leave(arrival);
    else {
      arrival.answeredAt = arrival.socket.bytesRead;
      arrival.began = performance.now();
    }
  }

  #sweep(): void {
    const now = performance.now();
    for (const arrival of this.#open.all()) this.#look(arrival, now);
    if (this.#open.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #look(arrival: Arrival, now: number): void {
    const { request, socket } = arrival;
    if (request.raw.complete || socket.destroyed) return void this.#open.leave(arrival);
    const { bytesRead } = socket;
    // Who waits for us to read is not slow.
    const waits = request.raw.readableLength >= request.raw.readableHighWaterMark;
    if (waits) arrival.began += now - arrival.moved;
    if (waits || bytesRead !== arrival.read) arrival.moved = now;
    arrival.read = bytesRead;
    const [idle, whole] = [now - arrival.moved, now - arrival.began];
    if (arrival.answeredAt !== null) this.#linger(arrival, bytesRead - arrival.answeredAt, whole);
    else if (idle > this.#limits.idleMs) this.#cut(arrival, idled(this.#limits.idleMs));
    else if (whole > this.#wholeMs(request)) this.#cut(arrival, tookTooLong(this.#wholeMs(request)));
  }

  #wholeMs({ routeOptions }: FastifyRequest): number {
    const room = routeOptions.config?.maxBodyBytes ?? MAX_BODY_BYTES;
    return this.#limits.wholeMs * Math.max(1, Math.ceil(room / MAX_BODY_BYTES));
  }

  #linger(arrival: Arrival, bytes: number, forMs: number): void {
    if (bytes <= this.#limits.lingerBytes && forMs <= this.#limits.lingerMs) return;
    this.#open.leave(arrival);
    arrival.socket.destroy();
  }

  /** An answer that has begun can only be broken off. */
  #cut(arrival: Arrival, refusal: HttpError): void {
    const { reply, socket } = arrival;
    this.#open.leave(arrival);
    this.#bySocket.delete(socket);
    if (reply.sent || reply.raw.headersSent) socket.destroy();
    else reply.header('connection', 'close').send(refusal);
  }
}

function idled(ms: number): HttpError {
  return late({
    en: `Nothing more of the request came for ${seconds(ms)} s.`,
    fr: `Plus rien de la requête n'est arrivé pendant ${seconds(ms)} s.`,
  });
}

function tookTooLong(ms: number): HttpError {
  return late({
    en: `The request did not arrive within ${seconds(ms)} s.`,
    fr: `La requête n'est pas arrivée en ${seconds(ms)} s.`,
  });
}

function late(messages: HttpError['messages']): HttpError {
  return new HttpError('invalid_input', messages, undefined, { status: 408 });
}

function seconds(ms: number): number {
  return ms / 1000;
}
