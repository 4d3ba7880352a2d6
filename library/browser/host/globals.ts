// What code takes for granted in Node, and browsers lack; put in by the build.

export { Buffer } from './buffer.ts';

const waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => waiting.shift()?.());
port1.start();

/** At the end of the turn of the event loop; a timer waits for at least four milliseconds once it is nested. */
export function setImmediate(work: () => void): void {
  waiting.push(work);
  port2.postMessage(null);
}
