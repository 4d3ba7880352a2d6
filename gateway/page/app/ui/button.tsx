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

/** A button that is no submit unless its type says so. */
export function Button({ icon, look = '', class: own, children, ...rest }: Look) {
  return (
    <button type="button" class={own ?? `button ${look}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
