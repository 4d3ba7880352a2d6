import { counts } from '../../invoice/index.ts';
import { filtered, type Adapt } from './adapted.ts';
import { isExtended } from './level.ts';

const NO_GROUPS = {
  en: 'EN 16931 has no lines that group others or only inform: every line counts (BR-CO-10), so this one is left out.',
  fr: "EN 16931 n'a pas de lignes de regroupement ni d'information : toute ligne compte (BR-CO-10), celle-ci est donc omise.",
};

/** In a document without sub-lines the lines that go into no sum would go into all of them. */
export const countedLines: Adapt = (invoice, destination) => {
  if (isExtended(destination)) return { invoice };
  const { items, says, left } = filtered(invoice.lines, '/invoice/lines', counts, NO_GROUPS);
  return left.length === 0 ? { invoice } : { invoice: { ...invoice, lines: items }, says, left };
};
