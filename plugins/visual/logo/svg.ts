import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { deflated } from '@conforme/pdf/file/stream';
import { LogoFault } from './fault.ts';
import { Artist } from './svg-artist.ts';
import { concat, num } from './svg-matrix.ts';
import { quantity } from './svg-style.ts';
import { readTree, type Node } from './svg-tree.ts';
import type { Gradient } from './svg-gradient.ts';

/**
 * An SVG drawn as vectors: shapes, paths, groups, transforms, gradients and plain clips. Nothing is fetched or run;
 * what we do not draw faithfully (text, pictures, filters, masks) is refused by name. @throws LogoFault
 */
export function readSvg(bytes: Uint8Array) {
  const root = readTree(bytes);
  const [x, y, width, height] = viewBox(root);
  const artist = new Artist(root);
  artist.draw(root);
  const frame = concat([1 / width, 0, 0, -1 / height, -x / width, 1 + y / height]);
  const clip = [...[x, y, width, height].map(num), 're W n'].join(' ');
  const content = ['q', frame, clip, ...artist.operators, 'Q'].join('\n');
  return { width, height, embed: (context: PDFContext) => embed(context, content, artist) };
}

function viewBox(root: Node): readonly [number, number, number, number] {
  const given = root.attributes
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const plain = (name: string): number => {
    const value = root.attributes.get(name) ?? '';
    return value === '' || value.endsWith('%') ? 0 : quantity(value);
  };
  const box = given ?? [0, 0, plain('width'), plain('height')];
  if (box.length !== 4 || box.some((value) => !Number.isFinite(value)) || !(box[2]! > 0) || !(box[3]! > 0))
    throw new LogoFault('the SVG has no size', 'Give it a viewBox.');
  return box as unknown as readonly [number, number, number, number];
}

function embed(context: PDFContext, content: string, artist: Artist): PDFRef {
  const states = artist.opacities.map(
    ([fill, stroke], i) => [`G${i}`, { Type: 'ExtGState', ca: fill, CA: stroke }] as const,
  );
  const shadings = artist.gradients.map((gradient, i) => [`S${i}`, shading(context, gradient)] as const);
  const form = deflated(context, Buffer.from(content, 'latin1'), { Type: 'XObject', Subtype: 'Form' });
  const entries = context.obj({
    BBox: [0, 0, 1, 1],
    Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB' },
    Resources: { ExtGState: Object.fromEntries(states), Shading: Object.fromEntries(shadings) },
  });
  for (const [key, value] of entries.entries()) form.dict.set(key, value);
  return context.register(form);
}

/** An axial or radial shading whose function runs through the stops (ISO 32000-1, 8.7.4.5 and 7.10). */
function shading(context: PDFContext, { radial, coordinates, stops }: Gradient): PDFRef {
  const padded = [[0, stops[0]![1]] as const, ...stops, [1, stops.at(-1)![1]] as const];
  const pieces = padded
    .slice(1)
    .map(([, to], i) => ({ FunctionType: 2, Domain: [0, 1], C0: [...padded[i]![1]], C1: [...to], N: 1 }));
  const stitched = {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: pieces,
    Bounds: padded.slice(1, -1).map(([offset]) => offset),
    Encode: pieces.flatMap(() => [0, 1]),
  };
  const type = radial ? 3 : 2;
  return context.register(
    context.obj({
      ShadingType: type,
      ColorSpace: 'DeviceRGB',
      Coords: [...coordinates],
      Function: stitched,
      Extend: [true, true],
    }),
  );
}
