// Words for months and for codes of closed lists, in letters alone, besides the labels these have.

import { lettersOf } from './called.ts';

/** Of one language a row, from January on. */
const MONTHS = [
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  'january february march april may june july august september october november december',
  'januar februar marz april mai juni juli august september oktober november dezember',
].map((row) => row.split(' '));

/** The number of a month by its name or the beginning of it (`oct.`), where that is of one month; else null. */
export function localMonth(name: string): string | null {
  const letters = lettersOf(name);
  if (letters.length < 3) return null;
  const months = new Set(
    MONTHS.flatMap((row) => row.flatMap((month, at) => (month.startsWith(letters) ? [at + 1] : []))),
  );
  return months.size === 1 ? String([...months][0]) : null;
}

/** Code → words that can mean no other of its list. */
const WORDS: Readonly<Record<string, string>> = {
  // UNTDID 1001
  380: 'rechnung factuur',
  381: 'notedecredit creditmemo facturedavoir factureavoir',
  384: 'rectificative facturerectificative corrective correctiveinvoice',
  386: 'acompte factureacompte deposit depositinvoice prepayment',
  // UNTDID 5305
  // Besides them what UNTDID 5305 calls the lower and the higher rate, which EN 16931 tells from the standard one by the rate alone.
  S: 'aa h standard normal normale tauxnormal reduit tauxreduit intermediaire tauxintermediaire reducedrate',
  Z: 'zero',
  E: 'exonere exoneree exoneration exemption franchise franchiseenbase',
  AE: 'autoliquide autoliquidee reverse',
  K: 'intracom intracommunautaire intracommunity',
  G: 'export exports',
  O: 'horschamp horstva outofscope',
  // Category of the operation
  goods: 'good bien biens marchandise marchandises livraisondebiens livraisonsdebiens vente ventes',
  services: 'service prestation prestations prestationdeservice prestationdeservices prestationsdeservices',
  mixed: 'mixte mix goodsandservices',
  // Statuses of an invoice
  200: 'deposee depose deposited',
  201: 'emiseparlaplateforme emise sentbytheplatform',
  202: 'recueparlaplateforme recue receivedbytheplatform received',
  203: 'miseadisposition madeavailable',
  204: 'priseencharge takenincharge',
  205: 'approuvee approuve approved',
  206: 'approuveepartiellement partiellementapprouvee approvedinpart partiallyapproved',
  207: 'enlitige litige disputed indispute',
  208: 'suspendue suspendu suspended',
  209: 'completee completed',
  210: 'refusee refuse refused',
  211: 'paiementtransmis paymentsent',
  212: 'encaissee encaisse payee collected paid',
  213: 'rejetee rejete rejected',
  220: 'annulee annule cancelled canceled',
  221: 'erreurderoutage routingerror',
  501: 'irrecevable inadmissible',
  // Roles, kinds of files, of data, of sales and of customers in e-reporting
  SE: 'vendeur seller fournisseur supplier',
  BY: 'acheteur buyer client customer',
  IN: 'initial initiale initiales',
  RE: 'rectificatif rectificative remplacement replacement',
  transactions: 'transaction ventes sales',
  payments: 'payment paiement paiements encaissement encaissements',
  TLB1: 'biens goods livraisondebiens livraisonsdebiens ventedebiens',
  TPS1: 'services prestation prestations prestationdeservice prestationdeservices prestationsdeservices',
  TNT1: 'nontaxable nontaxables nottaxed',
  TMA1: 'marge margin',
  business: 'b2b entreprise professionnel assujetti company',
  consumer: 'b2c b2cint particulier consommateur nonassujetti individual',
  // Requests
  en16931: 'comfort facturx facturxen16931 facturxcomfort en16931comfort',
  'real-normal-monthly': 'mensuel monthly reelnormal reelnormalmensuel',
  'real-normal-quarterly': 'trimestriel quarterly reelnormaltrimestriel',
  simplified: 'reelsimplifie simplifie',
  franchise: 'franchiseenbase',
};

/** A word may be of several lists. */
const codesByWord = Object.groupBy(
  Object.entries(WORDS).flatMap(([code, words]) => words.split(' ').map((word) => ({ word, code }))),
  ({ word }) => word,
);

/** The code of the list that a word stands for, given in letters; null where none does. */
export function localWord(letters: string, list: readonly string[]): string | null {
  const codes = Object.hasOwn(codesByWord, letters) ? codesByWord[letters]! : [];
  return codes.find(({ code }) => list.includes(code))?.code ?? null;
}
