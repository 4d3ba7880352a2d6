import { LogoFault } from './fault.ts';

/** A point, or a drawing command with absolute points, as PDF knows them: move, line, cubic curve, close. */
export type Segment =
  | readonly ['m' | 'l', number, number]
  | readonly ['c', number, number, number, number, number, number]
  | readonly ['h'];

const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const MOST_SEGMENTS = 100_000;

const fault = (): LogoFault => new LogoFault('a path of the SVG is malformed', 'Export the SVG again.');

/** Path data (SVG 1.1, 8.3) as absolute segments; arcs and quadratic curves become cubic curves. */
export function readPath(data: string): Segment[] {
  const pen = new Pen();
  for (const piece of data.split(/(?=[MmLlHhVvCcSsQqTtAaZz])/)) {
    const [command = ''] = /^[a-z]?/i.exec(piece)!;
    const numbers = numbersOf(command, piece.slice(command.length));
    if (command !== '') run(pen, command, numbers);
  }
  return pen.segments;
}

function numbersOf(command: string, list: string): readonly number[] {
  if (command.toUpperCase() !== 'A') return numbersIn(list, false);
  const numbers = numbersIn(list, true);
  // No flag is written "1.0" by the grammar, but there are programs that do so.
  const left = numbers.length % TAKES['A']!;
  return left === 0 ? numbers : numbersIn(list, false);
}

/** `hasFlags`: the two flags of an arc, which may stand without a separator ("a1 1 0 01.5.5"). */
function numbersIn(list: string, hasFlags: boolean): readonly number[] {
  const number = /[\s,]*(?:([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)|$)/y;
  const flag = /[\s,]*([01])/y;
  const numbers: number[] = [];
  for (let at = 0; at < list.length;) {
    const place = numbers.length % TAKES['A']!;
    number.lastIndex = flag.lastIndex = at;
    const isFlag = hasFlags && (place === 3 || place === 4);
    const found = (isFlag ? flag.exec(list) : null) ?? number.exec(list);
    if (found === null) throw fault();
    if (found[1] !== undefined) numbers.push(Number(found[1]));
    at += found[0].length;
  }
  return numbers;
}

function run(pen: Pen, command: string, numbers: readonly number[]): void {
  const upper = command.toUpperCase();
  const takes = TAKES[upper]!;
  if (takes === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % takes !== 0) throw fault();
  if (takes === 0) return pen.close();
  for (let i = 0; i < numbers.length; i += takes) {
    // After the first pair, a move goes on as lines (8.3.2).
    const name = upper === 'M' && i > 0 ? 'L' : upper;
    pen.draw(name, numbers.slice(i, i + takes), command !== upper);
  }
  if (pen.segments.length > MOST_SEGMENTS)
    throw new LogoFault('the SVG has too many path segments', 'Simplify the logo.');
}

class Pen {
  readonly segments: Segment[] = [];
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;
  /** Last control point, for the smooth curves S and T. */
  #control: readonly [kind: 'C' | 'Q' | '', x: number, y: number] = ['', 0, 0];

  close(): void {
    this.segments.push(['h']);
    [this.#x, this.#y] = [this.#startX, this.#startY];
    this.#control = ['', 0, 0];
  }

  draw(name: string, raw: readonly number[], relative: boolean): void {
    const p = relative ? this.#absolute(name, raw) : raw;
    if (this.segments.length === 0 && name !== 'M') throw fault();
    if (name === 'M' || name === 'L') this.#straight(name === 'M' ? 'm' : 'l', p[0]!, p[1]!);
    else if (name === 'H') this.#straight('l', p[0]!, this.#y);
    else if (name === 'V') this.#straight('l', this.#x, p[0]!);
    else if (name === 'C') this.#cubic(p[0]!, p[1]!, p[2]!, p[3]!, p[4]!, p[5]!);
    else if (name === 'S') this.#cubic(...this.#reflected('C'), p[0]!, p[1]!, p[2]!, p[3]!);
    else if (name === 'Q') this.#quadratic(p[0]!, p[1]!, p[2]!, p[3]!);
    else if (name === 'T') this.#quadratic(...this.#reflected('Q'), p[0]!, p[1]!);
    else this.#arc(p);
  }

  #absolute(name: string, raw: readonly number[]): number[] {
    if (name === 'H') return [raw[0]! + this.#x];
    if (name === 'V') return [raw[0]! + this.#y];
    if (name === 'A') return [...raw.slice(0, 5), raw[5]! + this.#x, raw[6]! + this.#y];
    return raw.map((value, i) => value + (i % 2 === 0 ? this.#x : this.#y));
  }

  #reflected(kind: 'C' | 'Q'): [number, number] {
    const [last, x, y] = this.#control;
    return last === kind ? [2 * this.#x - x, 2 * this.#y - y] : [this.#x, this.#y];
  }

  #straight(kind: 'm' | 'l', x: number, y: number): void {
    this.segments.push([kind, x, y]);
    if (kind === 'm') [this.#startX, this.#startY] = [x, y];
    this.#go(x, y, ['', 0, 0]);
  }

  #cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.segments.push(['c', x1, y1, x2, y2, x, y]);
    this.#go(x, y, ['C', x2, y2]);
  }

  #quadratic(cx: number, cy: number, x: number, y: number): void {
    const third = (from: number, to: number): number => from + (2 / 3) * (to - from);
    this.segments.push(['c', third(this.#x, cx), third(this.#y, cy), third(x, cx), third(y, cy), x, y]);
    this.#go(x, y, ['Q', cx, cy]);
  }

  #go(x: number, y: number, control: readonly ['C' | 'Q' | '', number, number]): void {
    [this.#x, this.#y] = [x, y];
    this.#control = control;
  }

  #arc([rx, ry, angle, large, sweep, x, y]: readonly number[]): void {
    const shape = {
      rx: Math.abs(rx!),
      ry: Math.abs(ry!),
      angle: angle!,
      large: large !== 0,
      sweep: sweep !== 0,
    };
    this.segments.push(...arcCurves([this.#x, this.#y], shape, [x!, y!]));
    this.#go(x!, y!, ['', 0, 0]);
  }
}

/** Of which ellipse an arc is, and which of its four arcs between two points. */
export interface ArcShape {
  readonly rx: number;
  readonly ry: number;
  /** Of the ellipse against the axes, in degrees; upright when left out. */
  readonly angle?: number;
  /** The longer way round. */
  readonly large?: boolean;
  /** The way in which angles grow. */
  readonly sweep: boolean;
}

type Point = readonly [x: number, y: number];

/** An elliptical arc as cubic curves of at most a quarter turn (SVG 1.1, appendix F.6). */
export function arcCurves(
  [x0, y0]: Point,
  { rx, ry, angle = 0, large = false, sweep }: ArcShape,
  [x, y]: Point,
): Segment[] {
  if (x0 === x && y0 === y) return [];
  if (rx === 0 || ry === 0) return [['l', x, y]];
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [dx, dy] = [(x0 - x) / 2, (y0 - y) / 2];
  const [u, v] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.max(1, Math.sqrt((u * u) / (rx * rx) + (v * v) / (ry * ry)));
  const [a, b] = [rx * grow, ry * grow];
  const reach = Math.max(0, (a * a * b * b) / (a * a * v * v + b * b * u * u) - 1);
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(reach);
  const [cu, cv] = [(factor * a * v) / b, (-factor * b * u) / a];
  const start = Math.atan2((v - cv) / b, (u - cu) / a);
  let turn = Math.atan2((-v - cv) / b, (-u - cu) / a) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const [mx, my] = [cos * cu - sin * cv + (x0 + x) / 2, sin * cu + cos * cv + (y0 + y) / 2];
  const at = (s: number, t: number): [number, number] => [
    mx + cos * a * s - sin * b * t,
    my + sin * a * s + cos * b * t,
  ];
  const count = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  return Array.from({ length: count }, (_, i) => quarter(start + (turn * i) / count, turn / count, at));
}

function quarter(from: number, turn: number, at: (s: number, t: number) => [number, number]): Segment {
  const k = (4 / 3) * Math.tan(turn / 4);
  const [c0, s0, c1, s1] = [Math.cos(from), Math.sin(from), Math.cos(from + turn), Math.sin(from + turn)];
  return ['c', ...at(c0 - k * s0, s0 + k * c0), ...at(c1 + k * s1, s1 - k * c1), ...at(c1, s1)];
}
