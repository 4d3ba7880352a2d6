import { words, size } from '../language/words.ts';
import { MAX_BYTES, type CheckOptions } from '../service.ts';
import { site } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Icon } from '../ui/icon.tsx';
import { Title } from '../ui/title.tsx';
import { FileButton, PasteButton } from './drop.tsx';
import { again, options, receive, receiveExample } from './judging.ts';

/** Documents the service makes itself, right and wrong (gateway/page/examples.ts). */
const EXAMPLES = ['facturx.pdf', 'faults.xml', 'valid.xml'] as const;

interface Start {
  /** Whether the reader comes back to it. */
  readonly again: boolean;
}

/** What stands there before any document does. */
export function StartPanel({ again: isBack }: Start) {
  return (
    <div class="start stack">
      <Title focus={isBack}>{words.checkTitle}</Title>
      <p class="lead">
        {words.checkLead} {site && <strong>{words.site.nothing}</strong>}
      </p>
      <div class="drop stack center">
        <Icon name="upload" class="huge" />
        <p class="drop-title">{words.drop}</p>
        <div class="actions center">
          <FileButton label={words.choose} receive={receive} look="primary" />
          <PasteButton receive={receive} />
        </div>
        <p class="note">{words.limits(size(MAX_BYTES))}</p>
      </div>
      <div class="examples line">
        <span class="label">{words.tryExample}</span>
        {EXAMPLES.map((name) => (
          <Button key={name} class="chip link big" onClick={() => void receiveExample(name)}>
            {words.exampleDocuments[name]}
          </Button>
        ))}
      </div>
      <OptionsRow />
      <p class="note privacy">{site ? words.site.privacy : words.privacy}</p>
    </div>
  );
}

/** The rules to judge by; what is judged already is judged anew. */
export function OptionsRow() {
  const now = options.value;
  const change = (some: Partial<CheckOptions>): void => {
    options.value = { ...now, ...some };
    again();
  };
  return (
    <div class="options">
      <Choice
        label={words.rules}
        value={now.check}
        options={Object.entries(words.checks)}
        choose={(check) => change({ check: check as CheckOptions['check'] })}
      />
      <label title={words.asOfHelp}>
        <span class="label">{words.asOf}</span>
        <input
          class="field"
          type="date"
          value={now.asOf}
          onChange={({ currentTarget }) => change({ asOf: currentTarget.value })}
        />
      </label>
    </div>
  );
}
