import { amountDoubts } from './amounts.ts';
import { documentDoubts } from './document.ts';
import type { Doubt, Doubtful, Knowledge } from './doubt.ts';
import { identifierDoubts } from './identifiers.ts';
import { itemDoubts } from './items.ts';
import { paymentDoubts } from './payment.ts';
import { prepaidDoubts } from './prepaid.ts';
import { rateDoubts } from './rates.ts';
import { reducedDoubts } from './reduced.ts';
import { samePartyDoubts } from './same-party.ts';
import { signDoubts } from './sign.ts';
import { unusedDoubts } from './unused.ts';
import { vatDoubts } from './vat.ts';

export type { Doubt, Doubtful, Knowledge } from './doubt.ts';

/** What no rule forbids and is probably wrong all the same (decision 46): never part of a verdict. */
export async function doubtsOf(invoice: Doubtful, knowledge: Knowledge): Promise<readonly Doubt[]> {
  return [
    ...documentDoubts(invoice, knowledge),
    ...signDoubts(invoice),
    ...rateDoubts(invoice),
    ...vatDoubts(invoice),
    ...(await identifierDoubts(invoice)),
    ...samePartyDoubts(invoice),
    ...paymentDoubts(invoice),
    ...amountDoubts(invoice),
    ...reducedDoubts(invoice),
    ...itemDoubts(invoice),
    ...prepaidDoubts(invoice),
    ...unusedDoubts(invoice),
  ];
}
