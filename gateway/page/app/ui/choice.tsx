// One of a few values.

import type { SelectHTMLAttributes, TargetedKeyboardEvent } from 'preact';
import { useRef } from 'preact/hooks';

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

interface Offered extends Pick<Chosen, 'options' | 'choose'> {
  readonly title: string;
  readonly label?: string;
  readonly class?: string;
}

/** Does what is chosen in it, and goes back to its title. Arrows go through a closed list, and Enter takes what they came to. */
export function Menu({ title, label = title, options, choose, class: more = '' }: Offered) {
  const isWalked = useRef(false);
  const take = (select: HTMLSelectElement): void => {
    const { value } = select;
    select.value = '';
    if (value !== '') choose(value);
  };
  const press = (event: TargetedKeyboardEvent<HTMLSelectElement>): void => {
    const { key, altKey, currentTarget } = event;
    if (key === 'Enter' && isWalked.current) {
      event.preventDefault();
      take(currentTarget);
    }
    isWalked.current = !altKey && key !== ' ' && key !== 'Enter';
  };
  return (
    <select
      class={`field ${more}`}
      aria-label={label}
      value=""
      onKeyDown={press}
      onPointerDown={() => (isWalked.current = false)}
      onChange={({ currentTarget }) => isWalked.current || take(currentTarget)}
      onBlur={({ currentTarget }) => (currentTarget.value = '')}
    >
      <option value="">{title}</option>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
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
