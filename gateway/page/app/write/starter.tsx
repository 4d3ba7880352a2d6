import { useState } from 'preact/hooks';
import { noInvoice } from '../answer.ts';
import { FileButton } from '../check/drop.tsx';
import { words } from '../language/words.ts';
import { failureIn, type ServiceError } from '../service.ts';
import { Menu } from '../ui/choice.tsx';
import { useLatest } from '../ui/latest.ts';
import { Problem } from '../ui/waiting.tsx';
import { blank, example, requestIn } from './starting.ts';
import type { Json } from './pointer.ts';

/** @param begun it is empty yet. */
export type Start = (request: Json, begun: boolean) => void;

/** What did not come to start from. */
interface Missed {
  readonly failure: ServiceError;
  readonly again: () => void;
}

async function requestOf(file: File): Promise<Json> {
  const request = requestIn(await file.text());
  if (request === null) throw noInvoice(file.name);
  return request;
}

/** What an invoice starts from, to be chosen. */
export function Starter({ start }: { readonly start: Start }) {
  const latest = useLatest();
  const [missed, setMissed] = useState<Missed | null>(null);
  const from = async (coming: () => Promise<Json>): Promise<void> => {
    const isWanted = latest.ask();
    setMissed(null);
    try {
      const request = await coming();
      if (isWanted()) start(request, false);
    } catch (thrown) {
      const failure = failureIn(thrown);
      if (isWanted()) setMissed({ failure, again: () => void from(coming) });
    }
  };
  const anew = (): void => {
    latest.drop();
    setMissed(null);
    start(blank(today()), true);
  };
  return (
    <>
      <span class="starter line">
        <Menu
          title={words.startFrom}
          options={[['blank', words.blank], ...Object.entries(words.examples)]}
          choose={(name) => (name === 'blank' ? anew() : void from(() => example(name)))}
        />
        <FileButton
          label={words.openJson}
          accept=".json,application/json"
          receive={([file]) => void (file && from(() => requestOf(file)))}
        />
      </span>
      {missed && <Problem failure={missed.failure} again={missed.again} />}
    </>
  );
}

/** Where the reader is; Swedes write days as ISO 8601 does. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');
