import { createHash } from 'node:crypto';
import type { Doubt, Doubtful } from './doubt.ts';

/**
 * What no two invoices have in common: seller, number, type and year of issue, as a hash that is made when it is asked for (to load what
 * hashes takes 6 ms of CPU, and of one document no caller asks). A number may begin again each year, and a credit note may have numbers of
 * its own. Null where the seller or the number is missing.
 */
export function identityOf({
  seller,
  number,
  type_code: type,
  issue_date: issued,
}: Doubtful): (() => string) | null {
  const { siren, vat_id: vat, legal_registration_id: registration, name } = seller ?? {};
  const who = siren ?? vat ?? registration ?? name?.toLowerCase();
  if (!who || !number) return null;
  const parts = [who.replaceAll(/\s/g, ''), number.trim(), type, issued?.slice(0, 4)];
  return () => createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

/** Where among the documents that are judged together the other stands. */
export interface Other {
  /** From 1. */
  readonly position: number;
  /** As its sender calls it; '' for none. */
  readonly name: string;
}

/** An invoice that is among the documents it came with. */
export function duplicate({ position, name }: Other): Doubt {
  const which = name === '' ? String(position) : `${position} (${name})`;
  return {
    rule: 'PLAUSIBLE-DUPLICATE',
    terms: ['BT-1'],
    pointer: '/invoice/number',
    message: {
      en: `Document ${which} has the same seller, number, type and year: the invoice is probably there twice.`,
      fr: `Le document ${which} a les mêmes vendeur, numéro, type et année\u00a0: la facture est sans doute là deux fois.`,
    },
    fix: {
      en: 'Send each invoice once, or correct the number (BT-1).',
      fr: 'Envoyez chaque facture une seule fois, ou corrigez le numéro (BT-1).',
    },
  };
}
