// One of a few values.

import type { SelectHTMLAttributes } from 'preact';

interface Chosen {
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly choose: (value: string) => void;
}

type Others = Pick<
  SelectHTMLAttributes,
  'id' | 'class' | 'aria-invalid' | 'aria-describedby' | 'aria-required' | 'aria-description'
>;

export function Select({ value, options, choose, class: look = 'field', ...attributes }: Chosen & Others) {
  return (
    <select
      {...attributes}
      class={look}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Under its label. */
export function Choice({ label, ...chosen }: Chosen & { readonly label: string }) {
  return (
    <label>
      <span class="label">{label}</span>
      <Select {...chosen} />
    </label>
  );
}
