import type { Color } from '../content/color.ts';
import { LogoFault } from './fault.ts';
import { IDENTITY, multiply, readTransform, type Matrix } from './svg-matrix.ts';
import { colorOf, quantity } from './svg-style.ts';
import type { Node } from './svg-tree.ts';

/** A shading ready to be written: its kind, coordinates in the space of the matrix, and colours by offset. */
export interface Gradient {
  readonly radial: boolean;
  readonly coordinates: readonly number[];
  readonly matrix: Matrix;
  readonly stops: readonly (readonly [offset: number, color: Color])[];
}

type Lookup = (reference: string) => Node;

/** A gradient element (SVG 1.1, 13.2) for a shape with this box. */
export function gradientOf(
  node: Node,
  box: readonly [number, number, number, number],
  lookup: Lookup,
): Gradient {
  const chain = inheritance(node, lookup);
  const attribute = (name: string, missing: string): string =>
    chain.map((one) => one.attributes.get(name)).find((value) => value !== undefined) ?? missing;
  if (attribute('spreadMethod', 'pad') !== 'pad')
    throw new LogoFault('the SVG repeats a gradient', 'Export the logo as plain shapes, or as PNG.');
  const own = readTransform(attribute('gradientTransform', ''));
  const units: Matrix =
    attribute('gradientUnits', 'objectBoundingBox') === 'userSpaceOnUse'
      ? IDENTITY
      : [box[2], 0, 0, box[3], box[0], box[1]];
  const length = (name: string, missing: string): number => quantity(attribute(name, missing));
  const radial = node.name === 'radialGradient';
  const center = radial ? ([length('cx', '50%'), length('cy', '50%')] as const) : null;
  const coordinates = center
    ? [length('fx', String(center[0])), length('fy', String(center[1])), 0, ...center, length('r', '50%')]
    : [length('x1', '0'), length('y1', '0'), length('x2', '100%'), length('y2', '0')];
  return { radial, coordinates, matrix: multiply(units, own), stops: stopsOf(chain) };
}

/** The gradient and those it refers to for what it does not say itself. */
function inheritance(node: Node, lookup: Lookup): Node[] {
  const chain = [node];
  for (
    let reference = node.attributes.get('href');
    reference;
    reference = chain.at(-1)!.attributes.get('href')
  ) {
    if (chain.length > 8) throw new LogoFault('the SVG refers in a circle', 'Export the SVG again.');
    chain.push(lookup(reference));
  }
  return chain;
}

function stopsOf(chain: readonly Node[]): [number, Color][] {
  const source = chain.find((one) => one.children.some(({ name }) => name === 'stop'));
  const stops = (source?.children ?? [])
    .filter(({ name }) => name === 'stop')
    .map((stop): [number, Color] => {
      if (quantity(stop.style.get('stop-opacity') ?? '1') < 1)
        throw new LogoFault('the SVG has a transparent gradient', 'Use opaque gradients, or PNG.');
      const color = colorOf(stop.style.get('stop-color') ?? 'black');
      if (!color) throw new LogoFault('the SVG has a transparent gradient', 'Use opaque gradients, or PNG.');
      return [Math.min(1, Math.max(0, quantity(stop.attributes.get('offset') ?? '0'))), color];
    });
  if (stops.length === 0)
    throw new LogoFault('the SVG has a gradient without colours', 'Export the SVG again.');
  // Offsets never fall (13.2.4).
  for (let i = 1; i < stops.length; i++) stops[i]![0] = Math.max(stops[i]![0], stops[i - 1]![0]);
  return stops;
}
