import type { Content } from '../content/index.ts';
import { contrast, mix, paletteOf, parseColor, WHITE, type Color } from '../content/color.ts';

const NIGHT: Color = [0.09, 0.1, 0.125];

type Shown = Pick<Content, 'furtherParties' | 'lines'>;

/** What the accent becomes, by day and by night; the rest of the sheet is the same for all, with what only some invoices need. */
export function styleOf(accentColor: string, { furtherParties, lines }: Shown): string {
  const { accent, heading, tint, onAccent } = paletteOf(accentColor);
  const light = shining(parseColor(accentColor));
  const day = { accent, heading, tint, on: onAccent };
  const night = { heading: light, tint: mix(NIGHT, light, 0.08) };
  return [
    rule(':root', variables(day)),
    ...SCREEN,
    ...(furtherParties.length > 0 ? FURTHER_PARTIES : []),
    ...(lines?.rows.some(({ depth, kind }) => depth > 0 || kind !== null) ? SUBLINES : []),
    rule('@media screen and (prefers-color-scheme:dark)', rule(':root', variables(night) + DARK)),
    rule('@media screen and (max-width:40rem)', NARROW.join('')),
    rule('@media print', PRINT.join('')),
  ].join('');
}

/** The accent as text on a dark ground: lightened until it can be read (WCAG 2.2, 1.4.3). */
function shining(accent: Color): Color {
  let color = accent;
  while (contrast(color, NIGHT) < 4.5) color = mix(color, WHITE, 0.1);
  return color;
}

const rule = (selector: string, body: string): string => selector + '{' + body + '}';

function variables(colors: Readonly<Record<string, Color>>): string {
  return Object.entries(colors)
    .map(([name, color]) => '--' + name + ':' + hex(color) + ';')
    .join('');
}

function hex(color: Color): string {
  const bytes = color.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return '#' + bytes.join('');
}

const DARK = '--ground:#171a20;--ink:#e6e8ec;--grey:#a3abb8;--hair:#353b46;';

/** Text of the invoice may be in any script: each paragraph finds its own direction, figures keep theirs. */
const SCREEN = [
  ':root{color-scheme:light dark;--ground:#fff;--ink:#1c212b;--grey:#5f6875;--hair:#d9dee6}',
  '*{box-sizing:border-box;margin:0;padding:0}',
  'body{background:var(--ground);color:var(--ink);font:15px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;',
  'border-top:8px solid var(--accent);overflow-wrap:anywhere}',
  'header,main,footer{max-width:60rem;margin:0 auto;padding:0 2rem}',
  'header{padding-top:1.25rem}main{padding-bottom:2rem}',
  'p,dd,li,td{white-space:pre-line;unicode-bidi:plaintext;text-align:start}',
  'h1,h2{color:var(--heading);line-height:1.2}h2{font-size:.8rem;font-weight:600;margin-bottom:.35rem}',
  '.notice{color:var(--grey);font-size:.85rem;border-left:3px solid var(--heading);padding-left:.75rem;margin-bottom:1.25rem}',
  '.head{display:flex;justify-content:space-between;gap:2rem;margin-bottom:1.75rem}',
  '.head .name{font-size:1.4rem;font-weight:700;color:var(--heading);line-height:1.25}',
  '.head div{text-align:right}.head h1{font-size:2.1rem}.head .number{color:var(--grey);font-weight:600;text-align:right}',
  '.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:1.5rem;margin-bottom:1.5rem}',
  '.parties section{border-top:2px solid var(--accent);padding-top:.6rem}',
  '.said-name{font-weight:600}.parties .said-name{font-size:1.1rem}',
  '.said-detail{color:var(--grey);font-size:.85rem}',
  '.panel{background:var(--tint);padding:1rem 1.15rem;margin-bottom:1.5rem;border-radius:.25rem}',
  '.said-text + .said-detail{margin-top:.3rem}',
  '.panel h2,.notes h2{font-size:1rem}.panel h2{margin-bottom:.6rem}',
  'dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:.75rem 1.25rem}',
  'dt{color:var(--heading);font-size:.8rem;font-weight:600}',
  'table{border-collapse:collapse;width:100%}caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  'thead th{background:var(--accent);color:var(--on);font-size:.8rem;font-weight:600;text-align:start;vertical-align:bottom}',
  'th,td{padding:.5rem .6rem;vertical-align:top}tbody tr{border-bottom:1px solid var(--hair)}',
  'th.figure,td.figure{text-align:right;white-space:nowrap;unicode-bidi:isolate;font-variant-numeric:tabular-nums}',
  '.lines{margin-bottom:1.25rem}td.id{color:var(--grey)}.per{display:block;color:var(--grey);font-size:.85rem}',
  '.adjustments{list-style:none;margin-bottom:1.25rem}',
  '.closing{display:flex;flex-wrap:wrap;gap:1.5rem 2.5rem;align-items:flex-start;margin-bottom:1.5rem}',
  '.closing table{width:auto;flex:1 1 18rem}.sums th{font-weight:400;text-align:start}',
  '.sums .strong th,.sums .strong td{font-weight:600}',
  '.sums .due th,.sums .due td{background:var(--accent);color:var(--on);font-size:1.2rem;font-weight:700;padding:.7rem .6rem}',
  '.payment{display:flex;flex-wrap:wrap;gap:1.25rem;justify-content:space-between}.payment>div{flex:1 1 16rem}',
  '.payment dl{grid-template-columns:repeat(auto-fill,minmax(min(17.5rem,100%),1fr))}',
  'figure{width:8.5rem;text-align:center;font-size:.8rem;color:var(--grey)}svg{display:block;width:100%;background:#fff}',
  '.notes{margin-bottom:1.25rem}.notes p,.notes li{color:var(--grey);font-size:.9rem;margin-bottom:.35rem;max-width:75ch}',
  'footer{color:var(--grey);font-size:.8rem;padding-bottom:2rem}footer p{border-top:1px solid var(--hair);padding-top:.75rem}',
];

const FURTHER_PARTIES = [
  '.further section{border-top-width:1px}.further .said-name{font-size:.95rem}',
  '.further .said-text{font-size:.9rem}.further .said-detail{font-size:.8rem}',
];

/** Lines that belong to another stand below it and further in; headings with their sums stand out, what is not counted steps back. */
const SUBLINES = [
  '.depth-1{padding-left:1.5rem}.depth-2{padding-left:2.5rem}.depth-3{padding-left:3.5rem}',
  '.depth-4{padding-left:4.5rem}.depth-5{padding-left:5.5rem}',
  '.group td{background:var(--tint)}.group .figure{font-weight:600}',
  '.information td,.information .said-text,.information .said-name{color:var(--grey)}',
  '@media screen and (max-width:40rem){.lines .group td.figure:empty{display:none}}',
];

/** Each line of the table becomes a block; its figures name themselves. */
const NARROW = [
  'header,main,footer{padding-left:1rem;padding-right:1rem}',
  '.head{flex-wrap:wrap;gap:.75rem}.head h1{font-size:1.7rem}',
  '.lines table,.lines tbody,.lines tr,.lines td{display:block}',
  '.lines thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  '.lines tr{padding:.6rem 0}.lines td{padding:.1rem 0}',
  '.lines td.figure,.lines td.id{display:flex;justify-content:space-between;gap:1rem}',
  '.lines td::before{content:attr(data-label);color:var(--grey);font-size:.85rem}.lines td.said::before{content:none}',
  '.lines .price{text-align:right}.closing{flex-direction:column;align-items:stretch}.closing table{flex:none;width:100%}',
  'dl{grid-template-columns:repeat(auto-fill,minmax(9rem,1fr))}',
];

const PRINT = [
  '@page{margin:15mm}body{border:0;font-size:10pt}header,main,footer{max-width:none;padding:0}',
  'tr,section,.panel,.closing{break-inside:avoid}h2{break-after:avoid}',
  '*{print-color-adjust:exact;-webkit-print-color-adjust:exact}',
];
