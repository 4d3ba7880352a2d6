import { useRef } from 'preact/hooks';
import { FileButton } from '../check/drop.tsx';
import { words } from '../language/words.ts';
import { useLatest } from '../ui/latest.ts';
import { blank, example, requestIn } from './starting.ts';
import type { Json } from './pointer.ts';

/** @param begun it is empty yet. */
export type Start = (request: Json, begun: boolean) => void;

/** What an invoice starts from, to be chosen. */
export function Starter({ start }: { readonly start: Start }) {
  const select = useRef<HTMLSelectElement>(null);
  const latest = useLatest();
  const choose = async (value: string): Promise<void> => {
    const isWanted = latest.ask();
    select.current!.value = '';
    if (value === 'blank') start(blank(today()), true);
    if (value === 'blank' || value === '') return;
    const chosen = await example(value);
    if (isWanted()) start(chosen, false);
  };
  const openFile = async (file: File | undefined): Promise<void> => {
    const isWanted = latest.ask();
    const request = requestIn((await file?.text()) ?? '');
    if (request && isWanted()) start(request, false);
  };
  return (
    <span class="starter">
      <select
        ref={select}
        class="field"
        aria-label={words.startFrom}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
      >
        <option value="">{words.startFrom}</option>
        <option value="blank">{words.blank}</option>
        {Object.entries(words.examples).map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      <FileButton
        label={words.openJson}
        accept=".json,application/json"
        receive={([file]) => void openFile(file)}
      />
    </span>
  );
}

export const today = (): string => new Date().toISOString().slice(0, 10);
