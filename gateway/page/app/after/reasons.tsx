// Reasons picked by their names; those that fit what the invoice fails come first and say so.

import type { NamedReason } from '@conforme/proto/schema/statuses';
import type { Finding } from '../service.ts';
import { Button, IconButton } from '../ui/button.tsx';
import type { Written } from '../write/codes.ts';
import { Picker } from '../write/picker.tsx';
import { Entry } from './fields.tsx';
import { own } from './words.ts';

interface Shown {
  readonly offered: readonly NamedReason[];
  readonly chosen: readonly string[];
  readonly isNeeded: boolean;
  readonly put: (chosen: readonly string[]) => void;
  readonly findings: readonly Finding[];
}

export function Reasons({ offered, chosen, isNeeded, put, findings }: Shown) {
  const left = offered.filter(({ code }) => !chosen.includes(code));
  const fitting = left.filter(({ fits }) => fits.length > 0);
  const nameOf = (code: string): string => offered.find((each) => each.code === code)?.name ?? code;
  const add = (code: string | undefined): void => {
    if (code !== undefined && !chosen.includes(code)) put([...chosen, code]);
  };
  const written: Written = {
    say: ({ code, name }) => (name === null ? code : `${name} · ${code}`),
    offer: ({ code, name }) => {
      const fits = offered.find((each) => each.code === code)?.fits ?? [];
      return [name ?? code, fits.length > 0 ? own.fits(fits.join(', ')) : code];
    },
  };
  return (
    <>
      <Entry
        id="status-reasons"
        label={chosen.length > 0 ? own.addReason : own.reasons}
        required={isNeeded && chosen.length === 0}
        findings={findings}
      >
        {(attributes) => (
          <Picker
            all={left.map(({ code, name }) => ({ code, name }))}
            written={written}
            value=""
            presumed=""
            put={add}
            free={(typed) => typed}
            attributes={attributes}
          />
        )}
      </Entry>
      <Chosen codes={chosen} nameOf={nameOf} put={put} />
      <Fitting of={fitting} add={add} />
    </>
  );
}

interface Named {
  readonly codes: readonly string[];
  readonly nameOf: (code: string) => string;
  readonly put: Shown['put'];
}

function Chosen({ codes, nameOf, put }: Named) {
  if (codes.length === 0) return null;
  return (
    <ul class="reasons-chosen stack">
      {codes.map((code) => (
        <li key={code} class="line">
          {nameOf(code)} <span class="chip rule">{code}</span>
          <IconButton
            icon="cross"
            name={own.removeReason(nameOf(code))}
            onClick={() => put(codes.filter((each) => each !== code))}
          />
        </li>
      ))}
    </ul>
  );
}

interface Offered {
  readonly of: readonly NamedReason[];
  readonly add: (code: string) => void;
}

/** What fits is one press away. */
function Fitting({ of, add }: Offered) {
  if (of.length === 0) return null;
  return (
    <div class="chips line">
      {of.map(({ code, name, fits }) => (
        <Button key={code} class="chip link" onClick={() => add(code)}>
          {`${name} · ${fits.join(', ')}`}
        </Button>
      ))}
    </div>
  );
}
