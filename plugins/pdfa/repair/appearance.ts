import { PDFDict, PDFRawStream, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { N, nameOf, numbers } from '@conforme/pdf/file/values';
import { isSwitch, lacksItsSign, stateOf, switchSketch } from './button.ts';
import { fieldSketch, inherited } from './field.ts';
import { roomFor } from './room.ts';
import { borderWidth, type Sketch, type Shape } from './shape.ts';
import { sketch } from './sketch.ts';

/**
 * One appearance that the file itself draws (6.3.3): the state shown today, or what viewers draw where there is none.
 *
 * @returns what was changed, or null.
 */
export function settleAppearance(annotation: PDFDict, type: string, form: PDFDict | null): string | null {
  const isButton = type === 'Widget' && nameOf(inherited(annotation, 'FT')) === 'Btn';
  const changed = oneState(annotation, isButton);
  if (type === 'Widget' && isSwitch(annotation)) return settleSwitch(annotation, form) ?? changed;
  if (annotation.lookup(N('AP')) || type === 'Link' || type === 'Popup') return changed;
  const shape = shapeOf(annotation);
  if (!shape) return changed;
  const made = type === 'Widget' ? fieldSketch(shape, form) : sketch(type, shape);
  if (!made) return changed;
  const drawn = draw(annotation.context, shape, made);
  if (type !== 'Widget') annotation.set(N('Rect'), annotation.context.obj([...shape.box]));
  annotation.set(N('AP'), annotation.context.obj({ N: isButton ? { Off: drawn } : drawn }));
  if (isButton) annotation.set(N('AS'), N('Off'));
  return 'its appearance drawn';
}

/** A switch has an appearance for each state it may be left in: off, and the one it shows. */
function settleSwitch(annotation: PDFDict, form: PDFDict | null): string | null {
  const appearance = annotation.lookup(N('AP'));
  const state = stateOf(annotation);
  const shape = shapeOf(annotation);
  if (!shape || state === null || (appearance && !lacksItsSign(annotation))) return null;
  const states = state === 'Off' ? ['Off'] : ['Off', state];
  const made = states.map((name) => [name, switchSketch(shape, form, name !== 'Off')] as const);
  if (made.some(([, drawn]) => drawn === null)) return null;
  const { context } = annotation;
  const drawn = made.map(([name, parts]) => [name, draw(context, shape, parts!)] as const);
  const normal = appearance instanceof PDFDict ? appearance.lookup(N('N')) : undefined;
  const kept = normal instanceof PDFDict ? normal : context.obj({});
  for (const [name, form] of drawn) if (!kept.get(N(name))) kept.set(N(name), form);
  annotation.set(N('AP'), context.obj({ N: kept }));
  annotation.set(N('AS'), N(state));
  return 'its appearance drawn';
}

/** Leaves out how it looks under a pointer, and of several states of what is no button all but the one shown. */
function oneState(annotation: PDFDict, isButton: boolean): string | null {
  const appearance = annotation.lookup(N('AP'));
  if (!(appearance instanceof PDFDict))
    return annotation.delete(N('AP')) ? 'a broken appearance left out' : null;
  const others = appearance.keys().filter((key) => key !== N('N'));
  for (const key of others) appearance.delete(key);
  const normal = appearance.lookup(N('N'));
  const state = nameOf(annotation.lookup(N('AS')));
  if (normal instanceof PDFDict && isButton && (withoutMissing(normal) || normal.keys().length === 0)) {
    if (normal.keys().length === 0) annotation.delete(N('AP'));
    return 'states without an appearance left out';
  }
  if (normal instanceof PDFDict && !isButton) {
    const shown = normal.get(N(state));
    if (shown) appearance.set(N('N'), shown);
    else annotation.delete(N('AP'));
  } else if (normal instanceof PDFRawStream && isButton) {
    appearance.set(N('N'), annotation.context.obj({ [state || 'Off']: appearance.get(N('N'))! }));
    annotation.set(N('AS'), N(state || 'Off'));
  } else if (!(normal instanceof PDFDict) && !(normal instanceof PDFRawStream)) annotation.delete(N('AP'));
  else return others.length > 0 ? 'appearances under a pointer left out' : null;
  return 'one appearance kept';
}

/** Drops the states that name nothing that can be drawn; true when there were some. */
function withoutMissing(states: PDFDict): boolean {
  const missing = states.keys().filter((key) => !(states.lookup(key) instanceof PDFRawStream));
  for (const key of missing) states.delete(key);
  return missing.length > 0;
}

function shapeOf(annotation: PDFDict): Shape | null {
  const rect = numbers(annotation.lookup(N('Rect')));
  if (rect?.length !== 4) return null;
  const [a, b, c, d] = rect as [number, number, number, number];
  const box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)] as const;
  const width = borderWidth(annotation);
  return { annotation, box: roomFor(annotation, box, width), width };
}

function draw(context: PDFContext, { box, annotation }: Shape, { content, resources }: Sketch): PDFRef {
  const opacity = annotation.lookup(N('CA'));
  const parts = opacity
    ? {
        ...resources,
        ExtGState: {
          ...(resources as { ExtGState?: object }).ExtGState,
          A: { Type: 'ExtGState', ca: opacity, CA: opacity },
        },
      }
    : resources;
  // A line or two: packing them would take longer than all the rest.
  const stream = PDFRawStream.of(
    context.obj({ Type: 'XObject', Subtype: 'Form' }),
    Buffer.from(`q ${opacity ? '/A gs ' : ''}${content} Q`, 'latin1'),
  );
  stream.dict.set(N('BBox'), context.obj([...box]));
  stream.dict.set(N('Resources'), context.obj(parts as never));
  return context.register(stream);
}
