import { pointerStep, type CompleteInvoice } from '@conforme/core/invoice';
import {
  attributeOf,
  holdsOnly,
  keepEntry,
  textOf,
  when,
  type Draft,
  type Take,
} from '@conforme/core/syntax';
import { element, type Tree, type XmlElement } from '@conforme/engine/xml';
import { numberOf } from './namespaces.ts';
import { group, text, within, type Row } from './row.ts';

/** A party in any role. */
export type AnyParty = NonNullable<CompleteInvoice['payer']>;

/** Marks the identifier of a creditor (BT-90) among those of the seller. */
const CREDITOR_SCHEME = 'SEPA';

const ID = numberOf('cbc:ID');
const IDENTIFICATION = 'cac:PartyIdentification';
const IDENTIFICATION_NUMBER = numberOf(IDENTIFICATION);

/** Which schemes are identifiers of the party itself. */
type Accepts = (scheme: string) => boolean;

const anyScheme: Accepts = () => true;
export const notOfCreditor: Accepts = (scheme) => scheme !== CREDITOR_SCHEME;

/** BT-29, BT-46, BT-60: one element an identifier; one without scheme has the empty key in the map. */
export function identifiers(
  accepts: Accepts = anyScheme,
): readonly [ids: Row<AnyParty>, further: Row<AnyParty>] {
  return [globalIds(accepts), furtherIds(accepts)];
}

interface Entry {
  readonly scheme: string;
  readonly id: string;
  readonly pointer: string;
}

function entriesOf({ global_ids: ids }: AnyParty, at: string): readonly Entry[] {
  return Object.entries(ids)
    .filter(([, id]) => id.trim() !== '')
    .map(([scheme, id]) => ({ scheme, id, pointer: `${at}/global_ids/${pointerStep(scheme)}` }));
}

function globalIds(accepts: Accepts): Row<AnyParty> {
  return {
    write: (party, at) =>
      entriesOf(party, at).map(({ scheme, id, pointer }) => identification(id, scheme, [pointer])),
    places: () => [
      {
        name: IDENTIFICATION_NUMBER,
        take({ tree }, node, into) {
          const { scheme, id, isPlain } = identifier(tree, node);
          if (id === '' || !isPlain || !accepts(scheme)) return false;
          return keepEntry(into['global_ids'] as Draft, scheme, id);
        },
      },
    ],
  };
}

/** What the map cannot hold: a second identifier of a scheme. */
function furtherIds(accepts: Accepts): Row<AnyParty> {
  return {
    write: ({ further_ids: ids }, at) =>
      ids.flatMap((further, i) => {
        const id = textOf(further, 'id');
        const scheme = textOf(further, 'scheme') ?? '';
        if (id === null || !accepts(scheme)) return [];
        const pointer = `${at}/further_ids/${i}`;
        return [
          identification(id, scheme, [`${pointer}/id`, ...(scheme === '' ? [] : [`${pointer}/scheme`])]),
        ];
      }),
    places(shape) {
      const item = shape.part('further_ids');
      const take: Take = ({ tree }, node, into) => {
        const { scheme, id, isPlain } = identifier(tree, node);
        if (id === '' || !isPlain || !accepts(scheme)) return false;
        (into['further_ids'] as Draft[]).push({ ...item.fresh(), id, scheme: scheme === '' ? null : scheme });
        return true;
      };
      return [{ name: IDENTIFICATION_NUMBER, take }];
    },
  };
}

function identification(id: string, scheme: string, pointers: readonly string[]): XmlElement {
  return element(IDENTIFICATION, [identifierElement(id, scheme, pointers)]);
}

function identifierElement(id: string, scheme: string, pointers: readonly string[]): XmlElement {
  const attributes = scheme === '' ? [] : [['schemeID', scheme] as const];
  return element('cbc:ID', id, { attributes, pointers });
}

/** EXT-FR-FE-146: the first identifier of who receives what a line is for is that of the place. */
export const placeId: Row<AnyParty> = {
  write: (party, at) =>
    entriesOf(party, at)
      .slice(0, 1)
      .map(({ scheme, id, pointer }) => identifierElement(id, scheme, [pointer])),
  places: () => [
    {
      name: ID,
      once: true,
      take(reading, node, into) {
        const id = reading.text(node);
        reading.attributes(node, (name, value) => name === 'schemeID' || value === '');
        return (
          id === '' ||
          keepEntry(into['global_ids'] as Draft, attributeOf(reading.tree, node, 'schemeID') ?? '', id)
        );
      },
    },
  ],
};

/** Its others are those of the party: without the first they would become it, so they are unread there. */
export const idsBesidePlace: readonly Row<AnyParty>[] = identifiers().map((row, i) => ({
  write: (party, at, target) => row.write(party, at, target).slice(i === 0 ? 1 : 0),
  places: (shape) =>
    row.places(shape).map((place) => ({
      ...place,
      take: (reading, node, into) =>
        Object.keys(into['global_ids'] as Draft).length > 0 && place.take(reading, node, into),
    })),
}));

/** What `cac:PartyIdentification` holds, and whether that is all of it. */
function identifier(tree: Tree, node: number): { scheme: string; id: string; isPlain: boolean } {
  const child = tree.child(node, ID);
  if (child < 0) return { scheme: '', id: '', isPlain: false };
  const scheme = attributeOf(tree, child, 'schemeID');
  const isPlain = holdsOnly(tree, node, scheme === null ? 1 : 2);
  return { scheme: scheme ?? '', id: tree.text(child).trim(), isPlain };
}

/**
 * BT-90: of the payment, but in UBL an identifier of the payee, or of the seller where there is no payee; read at either.
 * @param isOf whether the party is the one that is paid
 */
export function creditorOf(isOf: (invoice: CompleteInvoice) => boolean): Row<CompleteInvoice> {
  const row: Row<CompleteInvoice> = within('payment', [
    group(
      IDENTIFICATION,
      [text('cbc:ID', 'creditor_reference_id', { constant: ['schemeID', CREDITOR_SCHEME] })],
      { accepts: (tree, node) => identifier(tree, node).scheme === CREDITOR_SCHEME },
    ),
  ]);
  return when(row, isOf);
}
