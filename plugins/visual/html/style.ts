import type { Content } from '../content/index.ts';
import { contrast, mix, paletteOf, parseColor, WHITE, type Color } from '../content/color.ts';

const NIGHT: Color = [0.09, 0.1, 0.125];

type Shown = Pick<Content, 'furtherParties' | 'lines'>;

/** What the accent becomes, by day and by night; the rest of the sheet is the same for all, with what only some invoices need. */
export function styleOf(accentColor: string, { furtherParties, lines }: Shown): string {
  const { accent, heading } = paletteOf(accentColor);
  const light = shining(parseColor(accentColor));
  const day = { accent, heading };
  const night = { accent: light, heading: light };
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

const DARK = '--ground:#171a20;--ink:#e6e8ec;--grey:#a3abb8;--hair:#2b313b;--rule:#464d59;';

/**
 * The scale of the printed page, in its body's size. Text of the invoice may be in any script: each paragraph finds its own
 * direction, figures keep theirs. Figures never break, words do where they must.
 */
const SCREEN = [
  ':root{color-scheme:light dark;font-size:15px;--ground:#fff;--ink:#1b2430;--grey:#5b6675;--hair:#e3e7ec;--rule:#c2c9d4;--thick:2px}',
  '*{box-sizing:border-box;margin:0;padding:0}',
  'body{background:var(--ground);color:var(--ink);font:1rem/1.36 Arimo,Arial,"Liberation Sans",system-ui,sans-serif;',
  'font-variant-numeric:tabular-nums;overflow-wrap:anywhere}',
  'header,main,footer{max-width:60rem;margin:0 auto;padding:0 2rem}header{padding-top:2.5rem}',
  'p,dd,td{white-space:pre-line;unicode-bidi:plaintext;text-align:start}',
  'h1{color:var(--heading);font-size:2.35rem;line-height:1.1}.head .name{color:var(--heading);font-size:1.85rem;font-weight:700;line-height:1.2}',
  'h2,dt,thead th{color:var(--grey);font-size:.815rem;font-weight:400;letter-spacing:.04em;text-transform:uppercase;text-align:start}',
  '.head{display:flex;justify-content:space-between;gap:2rem;margin-bottom:2.2rem}.head div{text-align:right}',
  '.number{color:var(--grey);font-size:1.17rem;text-align:right}',
  '.notice{color:var(--grey);font-size:.9rem;margin-bottom:1.25rem}',
  '.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:1.2rem 2.5rem;margin-bottom:1.6rem}',
  '.parties h2{margin-bottom:.25rem}.said-name{font-weight:600}.parties .said-name{font-size:1.16rem;font-weight:700}',
  '.said-detail,.per{color:var(--grey);font-size:.9rem}.said-text + .said-detail{margin-top:.3rem}.per{display:block}',
  '.facts{border-top:var(--thick) solid var(--accent);border-bottom:1px solid var(--rule);padding:.6rem 0;margin-bottom:1.4rem}',
  '.facts dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.5rem 1.2rem}',
  'table{border-collapse:collapse;width:100%}caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  'td,th{vertical-align:top}thead th{padding:0 0 .4rem .8rem;vertical-align:bottom;white-space:nowrap}',
  '.lines{overflow-x:auto;margin-bottom:1.2rem}.lines thead tr{border-bottom:var(--thick) solid var(--ink)}',
  '.lines td,.lines th{padding-left:1.1rem}.lines td{padding-top:.34rem;padding-bottom:.34rem}.lines tbody tr{border-bottom:1px solid var(--hair)}',
  '.lines .id{color:var(--grey);padding-left:0;width:2.6rem;min-width:2.6rem}.lines .said{padding-left:0}.lines td.said{width:99%}',
  '.figure{text-align:right;white-space:nowrap;unicode-bidi:isolate}thead .figure{text-align:right}',
  '.lines .unit{padding-left:.4rem;white-space:nowrap}.lines td.unit{color:var(--grey)}',
  '.closing{display:flex;flex-wrap:wrap;gap:1.5rem 3rem;justify-content:space-between;align-items:flex-start;margin-bottom:1.4rem}',
  '.breakdown{flex:1 1 20rem;width:auto}.breakdown thead tr{border-bottom:1px solid var(--ink)}.breakdown td{padding:.15rem 0 .15rem 1rem}',
  '.breakdown td:first-child,.breakdown th:first-child{padding-left:0}',
  '.sums{flex:0 1 24rem;width:24rem;margin-left:auto}.sums th{font-weight:400;text-align:start}.sums th,.sums td{padding:.15rem 0}',
  '.strong th,.strong td{font-weight:700}.due th,.due td{border-top:var(--thick) solid var(--accent);color:var(--heading);font-size:1.54rem;font-weight:700;padding-top:.45rem}',
  '.payment{border-top:1px solid var(--rule);padding:.9rem 0;display:flex;flex-wrap:wrap;gap:1.2rem;justify-content:space-between}',
  '.payment dl{flex:1 1 16rem}.payment dl div{display:flex;gap:.1rem 1.5rem}.payment dt{flex:0 0 8rem;font-size:1rem;letter-spacing:0;text-transform:none}',
  'figure{width:8rem;text-align:center;font-size:.815rem;color:var(--grey)}svg{display:block;width:100%;background:#fff}',
  '.notes{margin-bottom:.8rem}.notes p{color:var(--grey);font-size:.9rem;margin-bottom:.3rem}.mentions p{font-size:.84rem}',
  'footer{color:var(--grey);font-size:.815rem;padding-bottom:2rem}footer p:first-child{border-top:1px solid var(--rule);padding-top:.6rem}',
];

const FURTHER_PARTIES = ['.further .said-name{font-size:1rem}.further .said-detail{font-size:.85rem}'];

/** Lines that belong to another stand below it and further in; headings with their sums stand out, what is not counted steps back. */
const SUBLINES = [
  '.lines td.depth-1{padding-left:1.5rem}.lines td.depth-2{padding-left:3rem}.lines td.depth-3{padding-left:4.5rem}',
  '.lines td.depth-4{padding-left:6rem}.lines td.depth-5{padding-left:7.5rem}',
  '.group .figure{font-weight:600}',
  '.information td,.information .said-text,.information .said-name{color:var(--grey)}',
];

/** A line of the invoice takes two of the screen: number and description, then quantity, price, rate and amount. */
const NARROW = [
  'header,main,footer{padding-left:1rem;padding-right:1rem}header{padding-top:1.25rem}',
  '.head{flex-wrap:wrap;gap:.75rem;margin-bottom:1.4rem}.head h1{font-size:1.85rem}.head div,.number{text-align:start}',
  '.lines table,.lines tbody{display:block}',
  '.lines thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  '.lines tbody tr{display:flex;flex-wrap:wrap;column-gap:.35rem;padding:.5rem 0}.lines tbody td{padding:0}',
  '.lines tbody td:empty{display:none}.lines tbody .id{flex:0 0 1.6rem;width:auto;min-width:1.6rem}',
  '.lines tbody td.said{flex:1 0 calc(100% - 2.2rem);width:auto}.lines tbody .adjustment td.said{margin-left:1.95rem}',
  '.lines tbody .quantity,.lines tbody .adjustment .vat{margin-left:1.95rem}.lines tbody .unit{padding:0}.lines tbody .net{margin-left:auto;font-weight:600}',
  '.lines .price::before{content:"× ";color:var(--grey)}.lines .vat::before{content:"· " attr(data-label) " ";color:var(--grey)}',
  '.lines .adjustment .vat::before{content:attr(data-label) " "}.per{display:inline}',
  '.lines td.depth-1,.lines td.depth-2,.lines td.depth-3,.lines td.depth-4,.lines td.depth-5{padding-left:1rem}',
  '.closing{flex-direction:column;align-items:stretch}.closing table{flex:none;width:100%}',
  '.facts dl{grid-template-columns:repeat(auto-fit,minmax(8rem,1fr))}.payment dl div{flex-wrap:wrap}',
];

/** On paper the sizes of the printed page; a figure keeps its column whatever a browser makes of the rest. */
const PRINT = [
  '@page{size:A4;margin:14mm 18mm}:root{font-size:8.1pt;--thick:.3mm}header,main,footer{max-width:none;padding:0}',
  '.lines{overflow:visible}tr,section,.closing{break-inside:avoid}.lines{break-inside:auto}h2{break-after:avoid}thead{display:table-header-group}',
  '.parties{grid-template-columns:repeat(auto-fit,minmax(40mm,1fr))}.sums{flex-basis:76mm;width:76mm}.closing{flex-wrap:nowrap}',
  '*{print-color-adjust:exact;-webkit-print-color-adjust:exact}',
];
