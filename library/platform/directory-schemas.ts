// The directory service as JSON Schema: searches, and the entries of its four kinds.

import { listOf, object, oneOf, text, type Schema } from './schema-parts.ts';

const SIREN: Schema = { type: 'string', pattern: '^[0-9]{9}$' };
const SIRET: Schema = { type: 'string', pattern: '^[0-9]{14}$' };
const FLAG: Schema = { type: 'boolean' };
/** `A` active, `C` closed. */
const STATUS = oneOf(['A', 'C']);

const ADDRESS: Schema = object(
  {
    addressLine1: text(255),
    addressLine2: text(255),
    addressLine3: text(255),
    postalCode: text(5),
    countrySubdivision: text(255),
    locality: text(100),
    countryCode: { type: 'string', pattern: '^[A-Z]{2}$' },
    countryName: text(100),
  },
  [],
  true,
);

export const LEGAL_UNIT: Schema = object(
  {
    siren: SIREN,
    businessName: text(150),
    entityType: oneOf(['Public', 'PrivateVatRegistered']),
    administrativeStatus: STATUS,
    instructions: object({ isSalesProspectingForbidden: FLAG }, [], true),
  },
  [],
  true,
);

export const FACILITY: Schema = object(
  {
    siret: SIRET,
    siren: SIREN,
    name: text(100),
    facilityType: oneOf(['P', 'S']),
    administrativeStatus: STATUS,
    address: ADDRESS,
    b2gAdditionalData: { type: 'object', additionalProperties: FLAG },
    legalUnit: LEGAL_UNIT,
  },
  [],
  true,
);

export const ROUTING_CODE: Schema = object(
  {
    routingIdentifier: { type: 'string', pattern: '^[A-Za-z0-9_/-]{1,100}$' },
    siret: SIRET,
    routingIdentifierType: text(4),
    routingCodeName: text(100),
    managesLegalCommitmentCode: FLAG,
    administrativeStatus: STATUS,
    address: ADDRESS,
    legalUnit: LEGAL_UNIT,
    facility: FACILITY,
  },
  [],
  true,
);

export const DIRECTORY_LINE: Schema = object(
  {
    addressingIdentifier: text(125),
    platformType: oneOf(['WK', 'DFH']),
    directoryLineStatus: oneOf(['Enabled', 'Disabled', 'Upcoming']),
    siren: SIREN,
    siret: SIRET,
    routingIdentifier: text(100),
    addressingSuffix: text(100),
    routingCode: ROUTING_CODE,
    legalUnit: LEGAL_UNIT,
    facility: FACILITY,
  },
  [],
  true,
);

export const DIRECTORY_SEARCH: Schema = object(
  {
    filters: {
      type: 'object',
      additionalProperties: object({ op: oneOf(['strict', 'contains', 'startWith']), value: text() }, [
        'op',
        'value',
      ]),
    },
    sorting: listOf(object({ field: text(), order: oneOf(['ascending', 'descending']) }, ['field', 'order'])),
    fields: listOf(text()),
    include: listOf(oneOf(['siren', 'siret', 'routingCode'])),
    limit: { type: 'integer', minimum: 1 },
    ignore: { type: 'integer', minimum: 0 },
  },
  [],
);

export const DIRECTORY_RESULTS: Schema = object(
  {
    search: { type: 'object' },
    totalNumberOfResults: { type: 'integer', minimum: -1 },
    results: listOf({ type: 'object' }),
  },
  ['totalNumberOfResults', 'results'],
  true,
);
