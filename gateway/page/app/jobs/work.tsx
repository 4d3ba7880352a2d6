// What is to be done with each document of a job.

import type { OutputFormat } from '@conforme/proto/schema';
import type { JobKind } from '@conforme/proto/schema/jobs';
import { signal } from '@preact/signals';
import { FORMATS, profileFor, profileOptions } from '../convert/choices.ts';
import { words } from '../language/words.ts';
import { Choice } from '../ui/choice.tsx';
import type { Work } from './requests.ts';

const kind = signal<JobKind>('validate');
const to = signal<OutputFormat>('ubl-xml');
const profile = signal('');
const allowLoss = signal(false);

export function workWanted(): Work {
  if (kind.value !== 'convert') return { kind: kind.value };
  const target = { to: to.value, profile: profileFor(to.value, profile.value) };
  return { kind: 'convert', ...target, allowLoss: allowLoss.value };
}

export function WorkChoice() {
  return (
    <>
      <Choice
        label={words.jobs.kind}
        value={kind.value}
        options={Object.entries(words.jobs.kinds)}
        choose={(value) => (kind.value = value as JobKind)}
      />
      {kind.value === 'convert' && <Target />}
    </>
  );
}

function Target() {
  return (
    <>
      <Choice
        label={words.format}
        value={to.value}
        options={FORMATS}
        choose={(value) => (to.value = value as OutputFormat)}
      />
      <Choice
        label={words.profile}
        value={profileFor(to.value, profile.value)}
        options={profileOptions(to.value)}
        choose={(value) => (profile.value = value)}
      />
      <label class="checkbox">
        <input
          type="checkbox"
          checked={allowLoss.value}
          onChange={({ currentTarget }) => (allowLoss.value = currentTarget.checked)}
        />
        <span>{words.jobs.allowLoss}</span>
      </label>
    </>
  );
}
