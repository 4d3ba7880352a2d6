// The dialog for the same invoice in another format, wherever a document is at hand.

import type { OutputFormat } from '@conforme/proto/schema';
import { useState } from 'preact/hooks';
import { words } from '../language/words.ts';
import type { ConvertOptions } from '../service.ts';
import { checksWithKey } from '../session.ts';
import { Answered, useAnswer } from '../ui/answered.tsx';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog, DialogButton } from '../ui/dialog.tsx';
import { FORMATS, profileFor, profileOptions } from './choices.ts';
import { outcomeOf } from './outcome.ts';
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

function ConvertDialog({ source, onClose }: { readonly source: Source; readonly onClose: () => void }) {
  const [to, setTo] = useState<OutputFormat>(source.to);
  const [wanted, setProfile] = useState('');
  const { about, answer, ask } = useAnswer((signal, options: ConvertOptions) =>
    outcomeOf(source.file, options, signal),
  );
  const [options] = about ?? [];
  const profile = profileFor(to, wanted);
  const submit = (event: Event): void => {
    event.preventDefault();
    ask({ to, profile, check: source.check, allowLoss: false, allowInvalid: false });
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
        {options && (
          <Answered answer={answer} again={() => ask(options)} busy={words.converting}>
            {(outcome) => (
              <OutcomePanel
                outcome={outcome}
                ofResult={source.valid || options.allowInvalid}
                again={(more) => ask({ ...options, ...more })}
              />
            )}
          </Answered>
        )}
      </div>
      <div class="actions">
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </Dialog>
  );
}
