interface Shown<T extends string> {
  readonly name: string;
  readonly legend: string;
  readonly all: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly value: T;
  readonly choose: (value: T) => void;
  /** Beside `segments`. */
  readonly class?: string;
  /** Whether the legend is for readers of the screen alone. */
  readonly isUnseen?: boolean;
}

/** One of a few, all in sight. */
export function Segments<T extends string>(shown: Shown<T>) {
  const { name, legend, all, labels, value, choose, class: more = '', isUnseen = false } = shown;
  return (
    <fieldset class={`segments line ${more}`}>
      <legend class={isUnseen ? 'unseen' : 'label'}>{legend}</legend>
      <div class="segment-row">
        {all.map((each) => (
          <label key={each} class="segment">
            <input type="radio" name={name} checked={each === value} onChange={() => choose(each)} />
            <span>{labels[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
