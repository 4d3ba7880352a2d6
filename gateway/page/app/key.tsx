// The reader's key: typed here, stored as long as the tab, sent to this service alone.

import { signal } from '@preact/signals';
import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { words } from './language/words.ts';
import { failureIn, listenToUsage, usage, type ServiceError, type Usage } from './service.ts';
import { apiKey, checksWithKey, setApiKey, setChecksWithKey } from './session.ts';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';
import { Icon } from './ui/icon.tsx';
import { useLatest } from './ui/latest.ts';

/** A quota that is out of reach, as that of a development key, is not displayed. */
const UNLIMITED = 100_000_000;

const known = signal<Usage | null>(null);
const open = signal(false);

listenToUsage((now) => (known.value = now));

export const openKeyDialog = (): void => void (open.value = true);

export function KeyButton() {
  const has = apiKey() !== null;
  const use = known.value;
  const text = has && use && use.quota < UNLIMITED ? words.used(use.used, use.quota) : words.key;
  const hint = has ? words.keySet : words.enterKey;
  // What is to be read on it comes first, so that who speaks to the page can call it by that.
  const label = hint.includes(text) ? hint : `${text}. ${hint}`;
  return (
    <Button
      icon="key"
      look={`quiet key ${has ? 'has' : ''}`}
      title={hint}
      aria-label={label}
      onClick={openKeyDialog}
    >
      <span class="key-text">{text}</span>
    </Button>
  );
}

export const KeyDialog = () => (open.value ? <KeyForm /> : null);

const close = (): void => void (open.value = false);

function forget(): void {
  setApiKey(null);
  known.value = null;
  close();
}

function KeyForm() {
  const [answer, setAnswer] = useState('');
  const latest = useLatest();
  const save = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const isWanted = latest.ask();
    const typed = new FormData(event.currentTarget);
    const key = String(typed.get('key')).trim();
    setApiKey(key);
    setChecksWithKey(typed.has('checks'));
    known.value = null;
    setAnswer(key === '' ? '' : words.asking);
    const refused = key === '' ? null : await refusalOfKey(key);
    // Another key was typed since, or the dialog closed.
    if (!isWanted()) return;
    if (refused === null) close();
    else setAnswer(refused);
  };
  return (
    <Dialog title={words.keyTitle} onClose={close}>
      <form onSubmit={(event) => void save(event)}>
        <KeyFields />
        <p class="key-answer" role="status">
          {answer}
        </p>
        <div class="actions">
          <Button type="submit" look="primary">
            {words.useThisKey}
          </Button>
          {apiKey() !== null && <Button onClick={forget}>{words.forgetKey}</Button>}
          <Button onClick={close}>{words.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function KeyFields() {
  return (
    <>
      <label for="api-key">{words.key}</label>
      <input
        class="field mono"
        type="password"
        id="api-key"
        name="key"
        autocomplete="off"
        spellcheck={false}
        defaultValue={apiKey() ?? ''}
        aria-describedby="key-note key-origin"
      />
      <p class="note" id="key-note">
        {words.keyNote}
      </p>
      <KeyOrigin />
      <label class="checkbox" for="checks-with-key">
        <input type="checkbox" id="checks-with-key" name="checks" defaultChecked={checksWithKey()} />
        <span>{words.checksWithKey}</span>
      </label>
    </>
  );
}

/** Whom to ask for one. A service without accounts has the key of its operator, and says so where it starts. */
export function KeyOrigin() {
  return (
    <p class="note" id="key-origin">
      {words.keyOrigin}
    </p>
  );
}

/** What takes a key, where there is none yet. */
export function KeyWanted({ why }: { readonly why: string }) {
  return (
    <div class="key-wanted stack">
      <p>{why}</p>
      <KeyOrigin />
      <Button icon="key" look="small" onClick={openKeyDialog}>
        {words.enterKey}
      </Button>
    </div>
  );
}

/** A part of the page that does nothing without a key. */
export function KeyPanel({ title, why = '' }: { readonly title: string; readonly why?: string }) {
  return (
    <div class="nothing card stack center">
      <Icon name="key" class="huge" />
      <h2>{title}</h2>
      {why !== '' && <p>{why}</p>}
      <KeyOrigin />
      <Button icon="key" look="primary" onClick={openKeyDialog}>
        {words.enterKey}
      </Button>
    </div>
  );
}

/** Asks for the key's plan and use, which also tells whether the service knows it; null where it does. */
async function refusalOfKey(key: string): Promise<string | null> {
  try {
    const use = await usage();
    if (use && apiKey() === key) known.value = use;
    return null;
  } catch (failure) {
    const { status, message } = failureIn(failure);
    if (status !== 401) return message;
    if (apiKey() === key) setApiKey(null);
    return words.keyRefused;
  }
}

/** The plan and its use, for those who write; null where nothing is known. */
export function usageLine(): string | null {
  if (!known.value || apiKey() === null) return null;
  const { plan, used, quota } = known.value;
  return quota < UNLIMITED ? words.usage(plan, used, quota) : words.usageWithout(plan, used);
}

interface Choice {
  readonly failure: Pick<ServiceError, 'status'>;
  readonly again: () => void;
}

/** A limit for the anonymous is none for who has a key, and a quota is none for who goes without: it is theirs to choose. */
export function KeyChoice({ failure: { status }, again }: Choice) {
  const withKey = checksWithKey();
  const helps = withKey ? status === 402 : status === 429 && apiKey() !== null;
  const choose = (): void => {
    setChecksWithKey(!withKey);
    again();
  };
  return helps ? (
    <Button icon="key" onClick={choose}>
      {withKey ? words.goWithoutKey : words.useKey}
    </Button>
  ) : null;
}
