import { rgb } from '../content/color.ts';
import { LogoFault } from './fault.ts';
import { gradientOf, type Gradient } from './svg-gradient.ts';
import { concat, num, readTransform } from './svg-matrix.ts';
import type { Segment } from './svg-path.ts';
import { boxOf, operators, outlineOf } from './svg-shape.ts';
import { colorOf, INITIAL, paintOf, type Paint } from './svg-style.ts';
import type { Node } from './svg-tree.ts';

const GROUPS = new Set(['g', 'a', 'svg', 'switch']);
const DEFINITIONS = new Set([
  'defs',
  'linearGradient',
  'radialGradient',
  'clipPath',
  'symbol',
  'pattern',
  'mask',
  'filter',
  'marker',
]);
const MOST_DEPTH = 40;
const MOST_OPERATORS = 50_000;
const ADVICE: Readonly<Record<string, string>> = {
  text: 'Convert text to paths before exporting, or use PNG.',
  image: 'Use the picture itself as PNG.',
};

/** Turns SVG elements into PDF operators, collecting the gradients and opacities they need. */
export class Artist {
  readonly operators: string[] = [];
  readonly gradients: Gradient[] = [];
  /** Opacities of fill and stroke. */
  readonly opacities: (readonly [number, number])[] = [];
  readonly #ids = new Map<string, Node>();

  constructor(root: Node) {
    const waiting = [root];
    while (waiting.length > 0) {
      const node = waiting.pop()!;
      const id = node.attributes.get('id');
      if (id !== undefined) this.#ids.set(id, node);
      waiting.push(...node.children);
    }
  }

  draw(root: Node): void {
    const paint = paintOf(withoutClip(root), INITIAL);
    for (const child of root.children) this.#element(child, paint, 0);
  }

  #element(node: Node, above: Paint, depth: number): void {
    if (DEFINITIONS.has(node.name)) return;
    if (depth > MOST_DEPTH || this.operators.length > MOST_OPERATORS)
      throw new LogoFault('the SVG is too complex', 'Simplify the logo.');
    const paint = paintOf(withoutClip(node), above);
    if (!paint.visible) return;
    this.operators.push('q');
    const transform = node.attributes.get('transform');
    if (transform) this.operators.push(concat(readTransform(transform)));
    this.#clip(node.style.get('clip-path'));
    if (GROUPS.has(node.name)) for (const child of node.children) this.#element(child, paint, depth + 1);
    else if (node.name === 'use') this.#use(node, paint, depth);
    else this.#shape(node, paint);
    this.operators.push('Q');
  }

  #use(node: Node, paint: Paint, depth: number): void {
    const target = this.#lookup(node.attributes.get('href') ?? '');
    const [x, y] = [Number(node.attributes.get('x') ?? 0), Number(node.attributes.get('y') ?? 0)];
    if (target.name === 'symbol' || target.name === 'svg')
      throw new LogoFault('the SVG uses symbols', 'Export the logo as plain shapes.');
    this.operators.push(concat([1, 0, 0, 1, x, y]));
    this.#element(target, paint, depth + 1);
  }

  #shape(node: Node, paint: Paint): void {
    const outline = outlineOf(node.name, (name) => node.style.get(name) ?? undefined);
    if (!outline)
      throw new LogoFault(
        `the SVG holds an element ${node.name}`,
        ADVICE[node.name] ?? 'Export the logo as plain shapes, or as PNG.',
      );
    if (outline.length === 0) return;
    this.#opacity(paint);
    if (reference(paint.fill)) this.#fillGradient(outline, paint);
    const fill =
      reference(paint.fill) || node.name === 'line'
        ? null
        : colorOf(paint.fill === 'currentColor' ? paint.color : paint.fill);
    const stroke = reference(paint.stroke)
      ? this.#noGradientStroke()
      : colorOf(paint.stroke === 'currentColor' ? paint.color : paint.stroke);
    const stroked = stroke !== null && paint.width > 0;
    if (fill) this.operators.push(`${rgb(fill)} rg`);
    if (stroked)
      this.operators.push(`${rgb(stroke)} RG ${num(paint.width)} w ${paint.cap} J ${paint.join} j`);
    const star = paint.evenOdd ? '*' : '';
    const finish = fill && stroked ? `B${star}` : fill ? `f${star}` : stroked ? 'S' : 'n';
    this.operators.push([operators(outline), finish].join(' '));
  }

  #noGradientStroke(): never {
    throw new LogoFault('the SVG draws a line with a gradient', 'Use plain colours for lines, or PNG.');
  }

  #opacity(paint: Paint): void {
    const pair = [
      clamp(paint.opacity * paint.fillOpacity),
      clamp(paint.opacity * paint.strokeOpacity),
    ] as const;
    if (pair[0] === 1 && pair[1] === 1) return;
    let at = this.opacities.findIndex((known) => known[0] === pair[0] && known[1] === pair[1]);
    if (at < 0) at = this.opacities.push(pair) - 1;
    this.operators.push(`/G${at} gs`);
  }

  #fillGradient(outline: readonly Segment[], paint: Paint): void {
    const node = this.#lookup(reference(paint.fill)!);
    if (!node.name.endsWith('Gradient'))
      throw new LogoFault(`the SVG fills with a ${node.name}`, 'Use plain colours or gradients, or PNG.');
    const gradient = gradientOf(node, boxOf(outline), (href) => this.#lookup(href));
    const at = this.gradients.push(gradient) - 1;
    const clip = paint.evenOdd ? 'W* n' : 'W n';
    this.operators.push(
      'q',
      [operators(outline), clip].join(' '),
      concat(gradient.matrix),
      `/S${at} sh`,
      'Q',
    );
  }

  /** A clip of plain shapes; the shapes are joined. */
  #clip(value: string | undefined): void {
    const target = value && value !== 'none' ? reference(value) : null;
    if (!value || value === 'none') return;
    if (!target) throw new LogoFault('the SVG uses clip-path', 'Export the logo as plain shapes, or as PNG.');
    const node = this.#lookup(target);
    const outlines = node.children.map((child) => {
      const outline = child.attributes.get('transform')
        ? null
        : outlineOf(child.name, (name) => child.style.get(name));
      if (!outline)
        throw new LogoFault(
          'the SVG uses a clip that is not a plain shape',
          'Export the logo as plain shapes, or as PNG.',
        );
      return operators(outline);
    });
    if (
      node.name !== 'clipPath' ||
      (node.attributes.get('clipPathUnits') ?? 'userSpaceOnUse') !== 'userSpaceOnUse'
    )
      throw new LogoFault('the SVG uses clip-path', 'Export the logo as plain shapes, or as PNG.');
    this.operators.push([...outlines, 'W n'].join(' '));
  }

  #lookup(target: string): Node {
    const node = target.startsWith('#') ? this.#ids.get(target.slice(1)) : undefined;
    if (!node)
      throw new LogoFault(
        `the SVG refers to "${target.slice(0, 60)}", which is not in it`,
        'Export the logo as one file.',
      );
    return node;
  }
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** The target of url(#id), or null. */
function reference(value: string): string | null {
  return /^url\(\s*["']?(#[^"')]+)(?:["']\s*)?\)/.exec(value.trim())?.[1] ?? null;
}

/** Clips are drawn here, so the style need not refuse them. */
function withoutClip(node: Node): ReadonlyMap<string, string> {
  const style = new Map(node.style);
  style.delete('clip-path');
  return style;
}
