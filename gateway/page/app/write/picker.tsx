// A field for a code: people type a name, or open the list; what the contract knows goes into the state.

import Combobox from '@github/combobox-nav';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../language/words.ts';
import { announce } from '../ui/announce.tsx';
import { matching, meant, type Code, type Written } from './codes.ts';

/** Options that are listed; typing narrows them down. */
const LISTED = 60;

interface Picked {
  /** The usual ones first. */
  readonly all: readonly Code[];
  readonly written: Written;
  /** The code, or what was typed in its place. */
  readonly value: string;
  /** What holds where it is left out. */
  readonly presumed: string;
  readonly put: (code: string | undefined) => void;
  /** As a code that is on no list is to be written. */
  readonly free: (typed: string) => string;
  /** Of the input. */
  readonly attributes: { readonly id: string };
}

export function Picker({ all, written, value, presumed, put, free, attributes }: Picked) {
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const say = (code: string): string =>
    written.say(all.find((each) => each.code === code) ?? { code, name: null });
  const shown = value === '' ? '' : say(value);
  const found = typed === null ? [] : matching(all, typed === shown ? '' : typed).slice(0, LISTED);
  const pick = (code: string): void => {
    put(code);
    setTyped(null);
    announce(say(code));
  };
  const leave = (): void => {
    if (typed !== null && typed !== shown) put(codeTyped(all, typed, free));
    setTyped(null);
  };
  const options = useCombobox(input, typed, pick);
  const press = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowDown' && typed === null) setTyped(shown);
    if (key === 'Escape') setTyped(null);
  };
  return (
    <div class="picker">
      <input
        {...attributes}
        ref={input}
        type="text"
        class="field"
        autocomplete="off"
        spellcheck={false}
        placeholder={presumed === '' ? words.pick : say(presumed)}
        value={typed ?? shown}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={() => setTyped(typed ?? shown)}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={press}
        onBlur={leave}
      />
      <Options of={options} id={attributes.id} written={written} found={found} />
    </div>
  );
}

interface Found {
  readonly of: RefObject<HTMLUListElement | null>;
  readonly id: string;
  readonly written: Written;
  readonly found: readonly Code[];
}

function Options({ of, id, written, found }: Found) {
  useLayoutEffect(() => {
    const fit = (): void => keepWithinPage(of.current!);
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [found]);
  return (
    <ul
      ref={of}
      id={`${id}:options`}
      role="listbox"
      class="options-list"
      aria-label={words.choices}
      hidden={found.length === 0}
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map((each) => (
        <Option key={each.code} id={`${id}:${each.code}`} written={written} code={each} />
      ))}
    </ul>
  );
}

/** Between a list and the edge of the page, px. */
const MARGIN = 8;

/** A list is wider than its field, and would make a page of middle width scroll sideways beside a field at its edge. */
function keepWithinPage(list: HTMLElement): void {
  list.style.translate = '';
  const beyond = list.getBoundingClientRect().right + MARGIN - document.documentElement.clientWidth;
  if (beyond > 0) list.style.translate = `${-beyond}px 0`;
}

function codeTyped(all: readonly Code[], typed: string, free: (typed: string) => string): string | undefined {
  if (typed.trim() === '') return undefined;
  return meant(all, typed)?.code ?? free(typed.trim());
}

interface Offered {
  readonly id: string;
  readonly written: Written;
  readonly code: Code;
}

function Option({ id, written, code }: Offered) {
  const [text, note] = written.offer(code);
  return (
    <li role="option" id={id} data-code={code.code}>
      <span>{text}</span>
      <span class="note">{note}</span>
    </li>
  );
}

const FORGETTING = ['input', 'compositionend'] as const;

/** Arrows, Enter and clicks in the list, as the pattern of the combobox has them. */
function useCombobox(
  input: { readonly current: HTMLInputElement | null },
  typed: string | null,
  pick: (code: string) => void,
) {
  const open = typed !== null;
  const list = useRef<HTMLUListElement>(null);
  const nav = useRef<Combobox | null>(null);
  const latest = useRef(pick);
  latest.current = pick;
  useLayoutEffect(() => {
    const settings = { tabInsertsSuggestions: false, firstOptionSelectionMode: 'active' } as const;
    const made = new Combobox(input.current!, list.current!, settings);
    nav.current = made;
    list.current!.addEventListener('combobox-commit', ({ target }) =>
      latest.current((target as HTMLElement).dataset['code']!),
    );
    return () => made.destroy();
  }, []);
  useLayoutEffect(() => {
    if (!open) return;
    const [field, made] = [input.current!, nav.current!];
    const markFirst = (): void => made.resetSelection();
    made.start();
    // The navigation forgets what Enter takes at each of these, in a listener of its own before this one.
    for (const type of FORGETTING) field.addEventListener(type, markFirst);
    return () => {
      for (const type of FORGETTING) field.removeEventListener(type, markFirst);
      made.stop();
    };
  }, [open]);
  useLayoutEffect(() => {
    if (open) nav.current!.resetSelection();
  }, [typed]);
  return list;
}
