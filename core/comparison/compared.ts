import type { PictureVerdict } from '@conforme/proto/schema';
import type { Box } from '../plugin/index.ts';
import { boxAt, textAt, type Place } from './sheet.ts';

/** A value of the XML, and what the pages show of it. */
export interface Compared {
  readonly term: string;
  /** Where in the invoice, as a JSON Pointer. */
  readonly pointer: string;
  readonly xml: string;
  /** As it stands on the page; null where it was not found. */
  readonly picture: string | null;
  readonly verdict: PictureVerdict;
  /** From 1 on. */
  readonly page: number | null;
  /** Left, bottom, right and top in points, in the coordinates of the page. */
  readonly box: Box | null;
}

/** A value of the XML that is looked for. */
export type Sought = Pick<Compared, 'term' | 'pointer' | 'xml'>;

export const same = (sought: Sought, place: Place): Compared => found(sought, 'same', place);

export const different = (sought: Sought, place: Place): Compared => found(sought, 'different', place);

export const notFound = ({ term, pointer, xml }: Sought): Compared => ({
  term,
  pointer,
  xml,
  picture: null,
  verdict: 'not_found',
  page: null,
  box: null,
});

function found({ term, pointer, xml }: Sought, verdict: PictureVerdict, place: Place): Compared {
  return { term, pointer, xml, picture: textAt(place), verdict, page: place.line.page, box: boxAt(place) };
}
