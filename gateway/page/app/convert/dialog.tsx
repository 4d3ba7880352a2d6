// The dialog for the same invoice in another format, wherever a document is at hand.

import type { OutputFormat } from '@conforme/proto/schema';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../language/words.ts';
import { failureIn, type ConvertOptions, type ServiceError } from '../service.ts';
import { checksWithKey } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog, DialogButton } from '../ui/dialog.tsx';
import { Busy, Problem } from '../ui/waiting.tsx';
import { FORMATS, profileFor, profileOptions } from './choices.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { OutcomePanel } from './panel.tsx';

export interface Source {
  readonly file: File;
  /** What it is offered as first. */
  readonly to: OutputFormat;
  /** Rules that the source and the result are judged by. */
  readonly check: ConvertOptions['check'];
  /** It passes them: what is refused is then the result. */
  readonly valid: boolean;
}

export const ConvertButton = ({ source, look = '' }: { readonly source: Source; readonly look?: string }) => (
  <DialogButton label={words.convert} look={look}>
    {(close) => <ConvertDialog source={source} onClose={close} />}
  </DialogButton>
);

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'done'; readonly outcome: Outcome; readonly options: ConvertOptions }
  | { readonly kind: 'failed'; readonly failure: ServiceError; readonly options: ConvertOptions };

/** Asks for conversions; the answer to an earlier one is dropped. */
function useConversion({ file }: Source): [State, (options: ConvertOptions) => void] {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);
  const run = (options: ConvertOptions): void => {
    running.current.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setState({ kind: 'busy' });
    outcomeOf(file, options, signal).then(
      (outcome) => !signal.aborted && setState({ kind: 'done', outcome, options }),
      (failure: unknown) => {
        if (signal.aborted) return;
        setState({ kind: 'failed', failure: failureIn(failure), options });
      },
    );
  };
  return [state, run];
}

function ConvertDialog({ source, onClose }: { readonly source: Source; readonly onClose: () => void }) {
  const [to, setTo] = useState<OutputFormat>(source.to);
  const [wanted, setProfile] = useState('');
  const [state, run] = useConversion(source);
  const profile = profileFor(to, wanted);
  const submit = (event: Event): void => {
    event.preventDefault();
    run({ to, profile, check: source.check, allowLoss: false, allowInvalid: false });
  };
  return (
    <Dialog title={words.convertTitle} class="convert" onClose={onClose}>
      <p class="file-name">{source.file.name}</p>
      <p class="note">
        {words.convertNote}
        {checksWithKey() && ` ${words.convertCounts}`}
      </p>
      <form class="convert-form" onSubmit={submit}>
        <Choice
          label={words.format}
          value={to}
          options={FORMATS}
          choose={(value) => setTo(value as OutputFormat)}
        />
        <Choice label={words.profile} value={profile} options={profileOptions(to)} choose={setProfile} />
        <Button type="submit" look="primary">
          {words.convert}
        </Button>
      </form>
      <div class="convert-result">
        <Result state={state} valid={source.valid} run={run} />
      </div>
      <div class="actions">
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </Dialog>
  );
}

interface Shown {
  readonly state: State;
  readonly valid: boolean;
  readonly run: (options: ConvertOptions) => void;
}

function Result({ state, valid, run }: Shown) {
  if (state.kind === 'idle') return null;
  if (state.kind === 'busy') return <Busy text={words.converting} />;
  const { options } = state;
  if (state.kind === 'done')
    return (
      <OutcomePanel
        outcome={state.outcome}
        ofResult={valid || options.allowInvalid}
        again={(more) => run({ ...options, ...more })}
      />
    );
  const again = (): void => run(options);
  return <Problem failure={state.failure} again={again} />;
}
