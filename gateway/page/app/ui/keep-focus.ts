// What has the focus may go with what the reader pressed: a row removed, a button that became another. They go on at what is around it.

const PLACES = 'section, fieldset, form, li, details, dialog, main, [role=status], [role=tabpanel]';

/** From the inside out, as long as it stands there. */
let around: readonly Element[] = [];

function remember({ target }: FocusEvent): void {
  const all: Element[] = [];
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) all.push(at);
  around = all;
}

function goOn(): void {
  const [last] = around;
  if (!last || last.isConnected || document.activeElement !== document.body) return;
  const left = around.find((each) => each.isConnected && each.matches(PLACES));
  around = [];
  if (!(left instanceof HTMLElement)) return;
  if (left.tabIndex < 0) left.tabIndex = -1;
  left.focus({ preventScroll: true });
}

/** Before the next key: observers are called as soon as all is drawn. */
export function keepFocus(): void {
  // Who presses where nothing takes the focus has left what had it.
  document.addEventListener('pointerdown', () => (around = []), true);
  document.addEventListener('focusin', remember);
  new MutationObserver(goOn).observe(document.body, { childList: true, subtree: true });
}
