// What real platforms do otherwise than their interface says, or leave open what callers take for granted.

export const QUIRKS = {
  'late-ack': 'every acknowledgement stays Pending for 5 seconds',
  'pending-forever': 'acknowledgements stay Pending for ever; statuses come all the same',
  'lost-answer': 'the first attempt of each flow is taken, and answered with 503',
  'duplicate-webhook': 'webhooks are called twice for each event',
  'unsigned-webhook': 'webhooks are called without the signature, which is optional',
  'no-webhooks': 'there are no webhooks: 404',
  'no-converted':
    'docType=Converted is refused with 400 CLIENT_NOT_CONFIGURED, as where the account names no format',
  'odd-ids': 'identifiers of flows are i_1, i_2 … and no UUIDs',
  'flaky-token': 'every third call is answered with 401, though its token is good',
  busy: 'every third call is answered with 429 and Retry-After: 1',
  'same-cursor': 'a search gives its own cursor again',
  'status-400': 'a life-cycle message that breaks rules is refused at once with 400 and the text of the rule',
  'silent-errors': 'refusals have no body',
} as const;

export type Quirk = keyof typeof QUIRKS;

/** Names, between commas. @throws RangeError for what is none */
export function quirksOf(list: string): ReadonlySet<Quirk> {
  const names = list.split(',').filter((name) => name !== '');
  for (const name of names)
    if (!Object.hasOwn(QUIRKS, name))
      throw new RangeError(`${name} is no quirk; there are ${Object.keys(QUIRKS).join(', ')}`);
  return new Set(names as Quirk[]);
}
