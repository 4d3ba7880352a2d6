// Objects and lists under names of other interfaces: moved whole, with what stands in them mended first.

import { all, set, type Practice, type Spoil } from './mistake.ts';

/** A field of the invoice under another name, with names in it changed, too. */
const moved =
  (field: string, name: string, inner: Readonly<Record<string, string>> = {}): Spoil =>
  (invoice) => {
    const { [field]: given, ...others } = invoice;
    for (const key of Object.keys(invoice)) delete invoice[key];
    Object.assign(invoice, others, { [name]: renamed(given, inner) });
  };

type Given = Readonly<Record<string, unknown>>;

function renamed(given: unknown, names: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(given)) return given.map((each) => renamed(each, names));
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given as Given).map(([name, value]) => [names[name] ?? name, renamed(value, names)]),
  );
}

export const OBJECTS: readonly Practice[] = [
  ['vendeur for seller', moved('seller', 'vendeur'), 'extra_forbidden vendeur – healed'],
  ['supplier for seller', moved('seller', 'supplier'), 'extra_forbidden supplier – healed'],
  ['client for buyer', moved('buyer', 'client'), 'extra_forbidden client – healed'],
  ['paiement for payment', moved('payment', 'paiement'), 'extra_forbidden paiement – healed'],
  ['lignes for lines', moved('lines', 'lignes'), 'extra_forbidden lignes – healed'],
  ['Seller for seller', moved('seller', 'Seller'), 'extra_forbidden Seller – healed'],
  ['selller for seller', moved('seller', 'selller'), 'extra_forbidden selller – healed'],
  [
    'both parties in French',
    all(moved('seller', 'vendeur'), moved('buyer', 'acheteur')),
    'extra_forbidden vendeur, extra_forbidden acheteur – healed',
  ],
  [
    'vendeur with its fields in French',
    moved('seller', 'vendeur', {
      name: 'nom',
      address: 'adresse',
      city: 'ville',
      postal_code: 'code_postal',
    }),
    'extra_forbidden vendeur/contact/nom, extra_forbidden vendeur/nom, extra_forbidden vendeur/adresse/code_postal, extra_forbidden vendeur/adresse/ville, extra_forbidden vendeur/adresse, extra_forbidden vendeur – healed',
  ],
  [
    'lignes with their fields in French',
    all(
      (invoice) => invoice.lines.splice(1),
      moved('lines', 'lignes', { item_name: 'designation', quantity: 'qte' }),
    ),
    'extra_forbidden lignes/0/designation, extra_forbidden lignes/0/qte, extra_forbidden lignes – healed',
  ],
  [
    'lignes as one object',
    (invoice) => {
      invoice.lignes = invoice.lines[0];
      delete invoice.lines;
    },
    'list_type lignes, extra_forbidden lignes',
  ],
  ['vendeur beside seller', set(['vendeur', { name: 'Atelier SARL' }]), 'extra_forbidden vendeur'],
];
