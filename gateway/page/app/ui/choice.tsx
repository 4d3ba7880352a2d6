// One of a few values, under its label.

interface Chosen {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly choose: (value: string) => void;
}

export function Choice({ label, value, options, choose }: Chosen) {
  return (
    <label>
      <span class="label">{label}</span>
      <select class="field" value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
