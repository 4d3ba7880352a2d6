import { KeyChoice } from '../key.tsx';
import { Problem } from '../ui/waiting.tsx';
import { trouble } from './story.ts';

/** What went wrong last, and the way on. */
export function Trouble() {
  if (!trouble.value) return null;
  const { failure, again } = trouble.value;
  return (
    <Problem key={failure.message} failure={failure} again={again}>
      {again && <KeyChoice failure={failure} again={again} />}
    </Problem>
  );
}
