import { signal } from '@preact/signals';

const latest = signal('');

/** Tells readers of the screen what changed elsewhere than where they are. */
export function announce(text: string): void {
  latest.value = text;
}

export function Announcer() {
  return (
    <div class="unseen" role="status" aria-live="polite">
      {latest}
    </div>
  );
}
