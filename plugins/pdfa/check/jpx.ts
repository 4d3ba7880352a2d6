import { readJpx } from '@conforme/pdf/image/jpx';

const SRGB = new Set([16, 17, 18]);
const PRINTING = 12;

/** What of a picture in JPEG 2000 breaks 6.2.8.3 beside an sRGB output intent, or null. @throws Damage */
export function jpxFault(data: Buffer, hasSpace: boolean): string | null {
  const facts = readJpx(data);
  if (![1, 3, 4].includes(facts.channels)) return `it has ${facts.channels} channels`;
  if (facts.depthsVary || facts.depth < 1 || facts.depth > 38) return 'its channels differ in depth';
  const { colors } = facts;
  if (colors.length > 1 && colors.filter(([, approximation]) => approximation === 1).length !== 1)
    return 'it has several colour spaces and none that counts';
  const [method, , space] = colors.find(([, approximation]) => approximation === 1) ?? colors[0] ?? [0, 0, 0];
  if (hasSpace) return method >= 1 && method <= 3 ? null : 'its colour space is of an unknown kind';
  if (method === 1 && SRGB.has(space)) return null;
  return method === 1 && space === PRINTING ? 'it has printing colours' : 'its colour space is not verified';
}
