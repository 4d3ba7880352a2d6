// The reader's key: typed here, stored as long as the tab, sent to this service alone.

import { button, fill, h, icon } from './dom.ts';
import { words } from './language/words.ts';
import { listenToUsage, ServiceError, usage, type Usage } from './service.ts';
import { apiKey, checksWithKey, setApiKey, setChecksWithKey } from './session.ts';

/** Who wants to know when the key changes. */
const KEY_CHANGED = 'conforme-key';

/** @returns stops telling. */
export function onKeyChange(listener: () => void): () => void {
  document.addEventListener(KEY_CHANGED, listener);
  return () => document.removeEventListener(KEY_CHANGED, listener);
}

/** A quota that is out of reach, as that of a development key, is not displayed. */
const UNLIMITED = 100_000_000;

let known: Usage | null = null;
let shown: HTMLElement | null = null;

listenToUsage((now) => {
  known = now;
  drawButton();
});

export function keyButton(): HTMLElement {
  shown = button('', openKeyDialog, { class: 'button quiet key' });
  drawButton();
  return shown;
}

function drawButton(): void {
  if (!shown) return;
  const has = apiKey() !== null;
  const text = has && known && known.quota < UNLIMITED ? words.used(known.used, known.quota) : words.key;
  const hint = has ? words.keySet : words.enterKey;
  fill(shown, icon('key'), h('span', { class: 'key-text' }, text));
  shown.classList.toggle('has', has);
  shown.title = hint;
  // What is to be read on it comes first, so that who speaks to the page can call it by that.
  shown.setAttribute('aria-label', hint.includes(text) ? hint : `${text}. ${hint}`);
}

export function openKeyDialog(): void {
  const input = h('input', {
    class: 'field mono',
    type: 'password',
    id: 'api-key',
    autocomplete: 'off',
    spellcheck: 'false',
    value: apiKey() ?? '',
    'aria-describedby': 'key-note',
  });
  const answer = h('p', { class: 'key-answer', role: 'status' });
  const withKey = h('input', { type: 'checkbox', id: 'checks-with-key', checked: checksWithKey() });
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    setApiKey(input.value.trim());
    setChecksWithKey(withKey.checked);
    known = null;
    fill(answer, apiKey() === null ? '' : words.asking);
    if (apiKey() === null || (await accepted(answer))) dialog.close();
  };
  const form = h(
    'form',
    { onsubmit: (event: Event) => void save(event) },
    h('h2', { id: 'key-title' }, words.keyTitle),
    h('label', { for: 'api-key' }, words.keyLabel),
    input,
    h('p', { class: 'note', id: 'key-note' }, words.keyNote),
    h('label', { class: 'checkbox', for: 'checks-with-key' }, withKey, h('span', {}, words.checksWithKey)),
    answer,
    keyActions(() => dialog.close()),
  );
  const dialog = h('dialog', { class: 'dialog', 'aria-labelledby': 'key-title', onclose: closed }, form);
  function closed(): void {
    dialog.remove();
    drawButton();
    document.dispatchEvent(new Event(KEY_CHANGED));
  }
  document.body.append(dialog);
  dialog.showModal();
}

function keyActions(close: () => void): HTMLElement {
  const forget = (): void => {
    setApiKey(null);
    known = null;
    close();
  };
  return h(
    'div',
    { class: 'actions' },
    h('button', { type: 'submit', class: 'button primary' }, words.useThisKey),
    apiKey() === null ? null : button(words.forgetKey, forget),
    button(words.cancel, close),
  );
}

/** Asks for the key's plan and use, which also tells whether the service knows it. */
async function accepted(answer: HTMLElement): Promise<boolean> {
  try {
    const use = await usage();
    if (use) known = use;
    return true;
  } catch (failure) {
    if (!(failure instanceof ServiceError)) throw failure;
    const refused = failure.status === 401;
    if (refused) setApiKey(null);
    fill(answer, refused ? words.keyRefused : failure.message);
    return false;
  }
}

/** The plan and its use, for those who write; null where nothing is known. */
export function usageLine(): string | null {
  if (!known || apiKey() === null) return null;
  const { plan, used, quota } = known;
  return quota < UNLIMITED ? words.usage(plan, used, quota) : words.usageWithout(plan, used);
}

/** A limit for the anonymous is none for who has a key, and a quota is none for who goes without: it is theirs to choose. */
export function keyChoice({ status }: ServiceError, again: () => void): HTMLElement | null {
  const withKey = checksWithKey();
  const helps = withKey ? status === 402 : status === 429 && apiKey() !== null;
  if (!helps) return null;
  return button([icon('key'), withKey ? words.goWithoutKey : words.useKey], () => {
    setChecksWithKey(!withKey);
    again();
  });
}
