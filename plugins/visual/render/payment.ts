import { GREY, WHITE } from '../content/color.ts';
import type { TransferCode } from '../content/payment.ts';
import { runsOf } from '../content/transfer.ts';
import { style, type Draft } from './draft.ts';
import { drawPanel, type Aside } from './facts.ts';

const CODE_SIZE = 72;
const CAPTION = style(7, GREY);
/** EPC069-12 takes over the quiet zone of ISO/IEC 18004: four squares of light all around. */
const QUIET = 4;

/** Every way to pay; beside the first the code that fills in the transfer. */
export function drawPayments(draft: Draft): void {
  for (const { heading, facts, code } of [draft.content.payment, ...draft.content.furtherPayments])
    drawPanel(draft, facts, {
      shares: code ? [0.3, 0.45, 0.25] : [0.3, 0.4, 0.3],
      heading,
      aside: code && asideOf(draft, code),
    });
}

function asideOf({ sheet }: Draft, { modules, caption, alt }: TransferCode): Aside {
  const border = (CODE_SIZE * QUIET) / (modules.length + 2 * QUIET);
  const inside = CODE_SIZE - 2 * border;
  const draw = (x: number, y: number): void => {
    sheet.box(x, y, CODE_SIZE, CODE_SIZE, WHITE);
    sheet.figure(squares(modules), [x + border, y + border, inside, inside], alt);
    const left = x + (CODE_SIZE - sheet.width(caption, CAPTION)) / 2;
    sheet.element('P', () => sheet.text(caption, left, y + CODE_SIZE + 9, CAPTION));
  };
  return { width: CODE_SIZE, height: CODE_SIZE + 11, draw };
}

/** The squares as a path in the unit square, one rectangle for each run of a row. */
export function squares(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length;
  const scale = String(Math.round(1e7 / size) / 1e7);
  const rectangles = runsOf(modules).map(({ x, y, length }) => `${x} ${size - 1 - y} ${length} 1 re`);
  return [scale, 0, 0, scale, 0, 0, 'cm 0 0 0 rg', ...rectangles, 'f'].join(' ');
}
