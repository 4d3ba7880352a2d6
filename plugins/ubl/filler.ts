import { NO_ELEMENTS, NO_PLACES, textOf, type Place, type TextKey } from '@conforme/core/syntax';
import { element } from '@conforme/engine/xml';
import { numberOf, type ElementName } from './namespaces.ts';
import { text, type Row } from './row.ts';

/** Stands where the schema demands an identifier or a name that the invoice does not have. */
export const FILLER = 'NA';

/** Written where the value is missing and something beside it is not. */
export function filler<T>(name: ElementName, isMissing: (value: T) => boolean): Row<T> {
  return {
    fixed: true,
    write: (value) => (isMissing(value) ? [element(name, FILLER)] : NO_ELEMENTS),
    places: NO_PLACES,
  };
}

/** Reads the filler as nothing where one of these elements stands beside it. */
export function unlessFiller<T>(row: Row<T>, beside: readonly ElementName[]): Row<T> {
  const numbers = beside.map(numberOf);
  return { ...row, places: (shape) => row.places(shape).map((place) => withoutFiller(place, numbers)) };
}

/** An element the schema demands, of a text that may be missing beside those. */
export function demanded<T>(
  name: ElementName,
  key: TextKey<T>,
  beside: readonly ElementName[],
): readonly Row<T>[] {
  return [unlessFiller(text<T>(name, key), beside), filler<T>(name, (value) => textOf(value, key) === null)];
}

function withoutFiller(place: Place, beside: readonly number[]): Place {
  return {
    ...place,
    take(reading, node, into) {
      const { tree } = reading;
      const parent = tree.parent[node]!;
      if (reading.text(node) !== FILLER || !beside.some((name) => tree.child(parent, name) >= 0))
        return place.take(reading, node, into);
      reading.attributes(node, () => false);
      return true;
    },
  };
}
