// The parties of a life-cycle status: one shape in five roles, whose terms differ.

import { emptyList, object, orNull, text } from './builders.ts';

/** Terms of a party in one of its five roles. */
interface PartyTerms {
  readonly identifier: readonly [value: string, scheme: string];
  readonly name: string;
  readonly role: string;
  readonly address: readonly [value: string, scheme: string];
}

const ADDRESS_WORDS = {
  en: ['Electronic address', 'Where statuses reach the party.'],
  fr: ['Adresse électronique', 'Où les statuts parviennent à la partie.'],
} as const;

function partyOf(definition: string, { identifier, name, role, address }: PartyTerms) {
  const [value, scheme] = identifier;
  const id = object(
    { definition: `${definition}Identifier`, message: 'StatusIdentifier' },
    { en: 'An identifier and its register.', fr: 'Un identifiant et son registre.' },
    {
      value: text(value, {
        en: ['Identifier', 'SIREN, SIRET, or the number of a platform.'],
        fr: ['Identifiant', 'SIREN, SIRET ou matricule d’une plateforme.'],
      }),
      scheme: orNull(
        text(scheme, {
          en: ['Register', '0002 SIREN, 0009 SIRET, 0238 platform.'],
          fr: ['Registre', '0002 SIREN, 0009 SIRET, 0238 plateforme.'],
        }),
      ),
    },
  );
  return object(
    { definition, message: 'StatusParty' },
    { en: 'A party of a status.', fr: 'Une partie d’un statut.' },
    {
      identifiers: emptyList(id, value, {
        en: ['Identifiers', 'Its identifiers.'],
        fr: ['Identifiants', 'Ses identifiants.'],
      }),
      name: orNull(text(name, { en: ['Name', 'Its name.'], fr: ['Nom', 'Son nom.'] })),
      role: orNull(
        text(role, {
          en: [
            'Role',
            'SE seller, BY buyer, WK platform, DFH portal of the State, DL factor, PE payee, PR payer, II invoicer, IV invoicee, AB, SR agents.',
          ],
          fr: [
            'Rôle',
            'SE vendeur, BY acheteur, WK plateforme, DFH portail public, DL affactureur, PE bénéficiaire, PR payeur, II, IV, AB, SR.',
          ],
        }),
      ),
      address: orNull(text(address[0], ADDRESS_WORDS)),
      address_scheme: orNull(
        text(address[1], {
          en: ['Address scheme', '0225 for French addresses.'],
          fr: ['Schéma de l’adresse', '0225 pour les adresses françaises.'],
        }),
      ),
    },
  );
}

export const SenderSchema = partyOf('StatusSender', {
  identifier: ['MDT-19', 'MDT-18'],
  name: 'MDT-20',
  role: 'MDT-21',
  address: ['MDT-35', 'MDT-35-1'],
});
export const IssuerSchema = partyOf('StatusIssuer', {
  identifier: ['MDT-38', 'MDT-37'],
  name: 'MDT-39',
  role: 'MDT-40',
  address: ['MDT-54', 'MDT-54-1'],
});
export const RecipientSchema = partyOf('StatusRecipient', {
  identifier: ['MDT-57', 'MDT-56'],
  name: 'MDT-58',
  role: 'MDT-59',
  address: ['MDT-73', 'MDT-73-1'],
});
export const SellerSchema = partyOf('StatusSeller', {
  identifier: ['MDT-129', 'MDT-130'],
  name: 'MDT-131',
  role: 'MDT-132',
  address: ['MDT-152', 'MDT-152-1'],
});
export const AddresseeSchema = partyOf('StatusAddressee', {
  identifier: ['MDT-155', 'MDT-156'],
  name: 'MDT-157',
  role: 'MDT-158',
  address: ['MDT-178', 'MDT-178-1'],
});
