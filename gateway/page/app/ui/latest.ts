// Which answer is still wanted: that to the last question, as long as the part of the page that asked is drawn.

import { useLayoutEffect, useRef } from 'preact/hooks';

export class Latest {
  #question: object | null = null;

  /** Asks. @returns whether nothing was asked or dropped since. */
  ask(): () => boolean {
    const question = {};
    this.#question = question;
    return () => this.#question === question;
  }

  drop(): void {
    this.#question = null;
  }
}

/** Of a part of the page; what is not drawn any more wants no answer. */
export function useLatest(): Latest {
  const latest = useRef<Latest | null>(null);
  latest.current ??= new Latest();
  useLayoutEffect(() => () => latest.current!.drop(), []);
  return latest.current;
}
