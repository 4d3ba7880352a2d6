import { button, fill, h, icon } from './dom.ts';
import { words } from './language/words.ts';
import type { ServiceError } from './service.ts';

/** Counts the seconds down, then runs the action; once, and only while it is still displayed. */
export function countdown(seconds: number, onEnd: () => void): HTMLElement {
  const text = h('strong', { class: 'countdown' });
  const until = Date.now() + seconds * 1000;
  const tick = (): void => {
    const left = Math.ceil((until - Date.now()) / 1000);
    fill(text, words.again(Math.max(0, left)));
    if (left > 0) return;
    clearInterval(timer);
    if (text.isConnected) onEnd();
  };
  const timer = setInterval(() => (text.isConnected ? tick() : clearInterval(timer)), 250);
  tick();
  return text;
}

/** Whether the same may succeed later. */
export const retryable = ({ status }: Pick<ServiceError, 'status'>): boolean =>
  status === 0 || status === 429 || status >= 500;

/** What the title and the advice say already. */
const SAID = new Set(['rate_limited', 'unreachable', 'invalid_api_key']);

/** What went wrong, in words that say what to do; waits where waiting helps. */
export function problem(
  {
    status,
    code,
    message,
    retryAfter,
  }: Pick<ServiceError, 'status' | 'code' | 'message'> & { retryAfter?: number | null },
  again: (() => void) | null,
  ...more: readonly (Node | null)[]
): HTMLElement {
  const known = words.problems[code as keyof typeof words.problems] as
    { title: string; advice: string } | undefined;
  return h(
    'div',
    { class: 'problem', role: 'alert' },
    icon(status === 429 || status === 503 ? 'clock' : 'warning', 'icon large'),
    h(
      'div',
      {},
      h('h2', {}, known?.title ?? words.problemTitle(status)),
      h('p', {}, known?.advice ?? message),
      known && message && !SAID.has(code) ? h('p', { class: 'note' }, message) : null,
      h(
        'div',
        { class: 'actions' },
        again && (retryAfter ? countdown(retryAfter, again) : button(words.tryAgain, again)),
        more,
      ),
    ),
  );
}
