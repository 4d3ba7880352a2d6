import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Shown {
  readonly id?: string;
  readonly class?: string;
  /** Whether the reader is led to it when it appears. */
  readonly focus?: boolean;
  readonly children: ComponentChildren;
}

/** The title of a view. */
export function Title({ focus = false, children, ...rest }: Shown) {
  const element = useRef<HTMLHeadingElement>(null);
  // As it is drawn: later it would take the focus from who went on.
  useLayoutEffect(() => {
    if (focus) element.current?.focus();
  }, []);
  return (
    <h1 ref={element} tabIndex={-1} {...rest}>
      {children}
    </h1>
  );
}
