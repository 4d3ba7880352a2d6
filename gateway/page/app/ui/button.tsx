import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';

interface Look extends Omit<ButtonHTMLAttributes, 'icon' | 'class'> {
  readonly icon?: IconName;
  /** Beside `button`: primary, small, quiet, icon-only. */
  readonly look?: string;
  /** In the place of `button` and its looks. */
  readonly class?: string;
  readonly children?: ComponentChildren;
}

interface Mark {
  readonly icon: IconName;
  /** What it does, for who sees no icon. */
  readonly name: string;
  readonly onClick: () => void;
  readonly class?: string;
}

/** A small button without words. */
export function IconButton({ icon, name, onClick, class: more = '' }: Mark) {
  const look = `small quiet icon-only ${more}`;
  return <Button icon={icon} look={look} aria-label={name} title={name} onClick={onClick} />;
}

/** A button that is no submit unless its type says so. */
export function Button({ icon, look = '', class: own, disabled, onClick, children, ...rest }: Look) {
  // What is disabled for good loses the focus, and with it the reader.
  const off = disabled
    ? { 'aria-disabled': true, onClick: (event: Event) => event.preventDefault() }
    : { onClick };
  return (
    <button type="button" class={own ?? `button ${look}`} {...rest} {...off}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
