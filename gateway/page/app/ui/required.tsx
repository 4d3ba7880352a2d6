import { words } from '../language/words.ts';

/** Beside the name of what has to be there. */
export const Required = () => (
  <span class="required" title={words.required}>
    {'\u00a0*'}
  </span>
);
