import { Problem } from '../ui/waiting.tsx';
import { trouble } from './story.ts';

/** What went wrong last, and the way on. */
export function Trouble() {
  const now = trouble.value;
  return now && <Problem key={now.failure.message} failure={now.failure} again={now.again} />;
}
