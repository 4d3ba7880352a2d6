import { few } from './en-few.ts';

const ROLES: Readonly<Record<string, string>> = {
  SE: 'the seller',
  BY: 'the buyer',
  WK: 'the platform',
  DFH: 'the State',
};

const KINDS: Readonly<Record<string, string>> = {
  MEN: 'collected',
  MPA: 'paid',
  RAP: 'left to pay',
  MAPTTC: 'approved',
};

/** Of what follows an invoice; loaded with its view. */
export const enAfter = {
  title: 'After the invoice',
  lead: 'Taken in charge, approved, refused, collected: each step of an invoice is a status, and each status is a file. Here you see where an invoice stands, and make the next file.',
  parts: {
    story: 'Statuses of an invoice',
    reporting: 'E-reporting of a period',
  },

  drop: 'Drop an invoice here, and the statuses you received for it',
  dropHere: 'Drop to add',
  takes: 'The invoice as PDF, XML or JSON; statuses as XML files (CDAR).',
  fromCheck: (name: string) => `The one checked: ${name}`,
  fromWrite: 'The one you are writing',
  example: 'An example',
  carry: 'Or go on with:',
  access:
    'Looking needs no key, as checks do. A file that is made needs your API key and counts as one call.',
  reading: 'Reading…',
  keyForJson: 'An invoice as JSON is completed with your API key; without, its own fields are taken.',

  invoice: 'Invoice',
  invoiceNo: (number: string) => `Invoice ${number}`,
  otherInvoice: 'Another invoice',
  due: 'To pay',
  collected: 'Collected',
  leftToCollect: 'Left to collect',
  fails: (errors: number) => `The invoice has ${few(errors, 'error', 'errors')}: reasons that fit come first`,
  passes: 'The invoice passes its check',
  dropInvoice: 'Drop the invoice, too: statuses are made from it.',

  timeline: 'Timeline',
  empty: 'No status yet. Drop the files you received, or say what you know:',
  deposited: 'It is on the platform (200)',
  known: 'Add a status without its file',
  knownStatus: 'Status',
  knownAt: 'On',
  add: 'Add',
  by: (who: string, role: string) => (role === '' ? who : `${who}, ${role}`),
  roles: ROLES,
  unknownStatus: (code: string) => `Status ${code}`,
  kinds: KINDS,
  atRate: (amount: string, rate: string) => `${amount} at ${rate}%`,
  madeHere: 'Made here',
  withoutFile: 'Without file',
  toState: 'For the State',
  test: 'Test',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed`,
  downloadOf: (name: string) => `Download the file of ${name}`,
  foreign: (number: string) => `This status is about another invoice: ${number}.`,
  notices: (count: number) => few(count, 'notice', 'notices'),

  next: 'What now?',
  you: 'You are',
  actors: { SE: 'Seller', BY: 'Buyer', WK: 'Platform' },
  over: 'The life of this invoice has come to its end.',
  overWhy: 'Nothing follows a refusal, a rejection or a cancellation. A new invoice begins a new life.',
  ofPortal:
    'The portal of the State says this of what platforms sent it, not of an invoice: nothing follows.',
  notYours: 'Nothing for you to do now.',
  others: (count: number) => `What others may do (${count})`,
  needs: { reason: 'reason', amounts: 'amounts by VAT rate' },
  fitting: (count: number) => few(count, 'reason fits', 'reasons fit'),
  forState: 'the State learns of it',
  skips: (codes: string) => `goes past ${codes}`,
  custom: 'custom of platforms',
  advice:
    'No published text closes the order of statuses: it is advice. Only what follows a final status is refused.',

  reasons: 'Reasons',
  addReason: 'Add a reason',
  fits: (rules: string) => `fits: ${rules}`,
  removeReason: (name: string) => `Remove the reason ${name}`,
  amounts: 'Amounts, VAT included',
  collectedAmounts: 'What was collected, VAT included',
  rate: 'VAT rate, %',
  amount: 'Amount',
  prefilled: 'Prefilled with what is left of each rate of the invoice.',
  addRate: 'Add a rate',
  removeRow: (place: number) => `Remove row ${place}`,
  at: 'When',
  note: 'Comment',
  forStateTitle: 'A copy for the State',
  forStateHelp: 'Platforms send it themselves. Only if you make it in their place:',
  makeForState: 'Make the copy for the State',
  platform: 'Number of the platform',
  receivedAt: 'Invoice received on',
  make: (code: string) => `Make the file ${code}`,
  making: 'Making…',
  made: (name: string) => `${name} was made`,
  refused: 'This file is not made yet',
  needsKey: 'Making the file needs an API key; looking does not.',
};

export type AfterWords = typeof enAfter;
