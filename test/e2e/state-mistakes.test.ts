// Mistakes of who asks for statuses: what is to be acted on, where, and whether the patches heal it.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Service } from '../../scripts/start.ts';
import { reported } from './mistakes/reported.ts';
import { example, INLINE, postJson, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

const { invoice } = example('services');

it.each<[name: string, more: object, reported: string]>([
  ['a status by its name', { status: 'Approuvée' }, 'enum /status – healed'],
  ['another by another name', { status: 'in dispute' }, 'enum /status – patched'],
  ['a yes', { status: '204', to_state: 'non' }, 'boolean_type /to_state – healed'],
  ['a status as a number', { status: 204 }, 'enum /status – healed'],
  ['a refusal without a reason', { status: '210' }, 'BR-FR-CDV-15_MDT-113 /reasons'],
  ['a reason as a text', { status: '210', reason: 'Prix faux' }, 'extra_forbidden /reason'],
  [
    'a reason of no list',
    { status: '210', reasons: [{ code: 'PRIX' }] },
    'BR-FR-CDV-CL-09_MDT-113 /reasons/0/code',
  ],
  [
    'a reason in small letters',
    { status: '210', reasons: [{ code: 'doublon' }] },
    'BR-FR-CDV-CL-09_MDT-113 /reasons/0/code – healed',
  ],
  [
    'a reason by its meaning',
    { status: '210', reasons: [{ code: 'Mauvais destinataire' }] },
    'BR-FR-CDV-CL-09_MDT-113 /reasons/0/code – healed',
  ],
  [
    'a reason of another status, in small letters',
    { status: '210', reasons: [{ code: 'autre' }] },
    'BR-FR-CDV-CL-09_MDT-113 /reasons/0/code',
  ],
  [
    'a reason of another status',
    { status: '210', reasons: [{ code: 'AUTRE' }] },
    'BR-FR-CDV-CL-09_MDT-113_210 /reasons/0/code',
  ],
  ['a status under its French name', { statut: '204' }, 'extra_forbidden /statut – healed'],
  ['a reason under its French name', { status: '210', motif: 'DOUBLON' }, 'extra_forbidden /motif'],
  [
    'a kind of amount in words',
    { status: '212', amounts: [{ amount: '100', rate: '20', kind: 'encaissé' }] },
    'BR-FR-CDV-CL-11_MDT-207 /amounts/0/kind',
  ],
  [
    'a seller without any number',
    { status: '204', invoice: { ...invoice, seller: { name: 'Atelier SARL' } } },
    'BR-FR-CDV-08_MDT-73 /invoice/seller/electronic_address, BR-FR-CDV-13_MDT-129 /invoice/seller/siren',
  ],
  ['a payment without its amount', { status: '212' }, 'BR-FR-CDV-14_MDT-207 /amounts'],
  [
    'an amount as people write it',
    { status: '212', amounts: [{ amount: '11 267,88 €', rate: '20' }] },
    'decimal /amounts/0/amount – healed',
  ],
  ['a day without a time', { status: '204', at: '2026-10-05' }, 'string_pattern /at'],
  ['a time without seconds', { status: '204', at: '2026-10-05T10:15' }, 'string_pattern /at – healed'],
  ['a time behind a blank', { status: '204', at: '2026-10-05 10:15:00' }, 'string_pattern /at – healed'],
  ['a time in UTC', { status: '204', at: '2026-10-05T10:15:00Z' }, 'string_pattern /at – healed'],
  ['a time of CII', { status: '204', issued_at: '20261005101500' }, 'string_pattern /issued_at – healed'],
  ['a number for a time', { status: '204', at: 20261005101500 }, 'string_pattern /at – healed'],
  [
    'a status of the portal about an invoice',
    { status: '300' },
    'missing /object, missing /platform, missing /received_at',
  ],
  ['a history in order', { status: '204', history: ['200', '201', '202', '203'] }, 'fine'],
  ['a history that goes back', { status: '204', history: ['212'] }, 'doubt order'],
  ['a history with a status of nobody', { status: '204', history: ['200', '999'] }, 'doubt unknown'],
  [
    'a history in words',
    { status: '204', history: ['Déposée', 'Mise à disposition'] },
    'enum /history/0, enum /history/1 – healed',
  ],
  ['a history with a number', { status: '204', history: [200] }, 'string_type /history/0 – healed'],
  ['a history called statuts', { status: '204', statuts: ['200'] }, 'extra_forbidden /statuts – healed'],
  ['reasons as texts', { status: '210', reasons: ['DOUBLON'] }, 'object_type /reasons/0'],
  ['a reason in words alone', { status: '210', reasons: [{ text: 'Prix faux' }] }, 'missing /reasons/0/code'],
  ['reasons as a text', { status: '210', reasons: 'DOUBLON' }, 'list_type /reasons'],
  [
    'reasons with French names',
    { status: '210', motifs: [{ code: 'DOUBLON', libelle: 'Reçue deux fois' }] },
    'extra_forbidden /motifs/0/libelle, extra_forbidden /motifs – healed',
  ],
  ['a platform by its name', { status: '204', platform: 'Plateforme Alba' }, 'string_pattern /platform'],
  [
    'an amount with French names',
    { status: '212', amounts: [{ montant: '100', taux: '20' }] },
    'extra_forbidden /amounts/0/montant, extra_forbidden /amounts/0/taux – healed',
  ],
  ['an invoice by its number', { status: '204', invoice: 'F-1' }, 'object_type /invoice'],
  ['no invoice', { status: '204', invoice: null }, 'one_of /invoice'],
])('of a status: %s', async (_, more, expected) =>
  expect(await reported(service, '/v1/statuses/generate', { invoice, ...more })).toBe(expected),
);

it.each([
  ['en', /^Give siren of this party/],
  ['fr', /^Donnez siren de cette partie/],
])('a seller without SIREN that sets a status is asked for it (%s)', async (language, says) => {
  const of = { ...(invoice as object), seller: { name: 'A', electronic_address: 'a@example.org' } };
  const request = { invoice: of, status: '212', amounts: [{ amount: '1', rate: '20' }] };
  const answer = await postJson(service, '/v1/statuses/generate', request, { 'accept-language': language });
  const { details } = (await answer.json()) as {
    details: readonly { rule: string; pointer: string; fix: string }[];
  };
  const creator = details.find(({ rule }) => rule.startsWith('BR-FR-CDV-07_MDT-38'));
  expect(creator).toMatchObject({
    pointer: '/invoice/seller/siren',
    fix: expect.stringMatching(says),
  });
});

const RECEIVED = { status: '212', at: '2026-10-20T10:00:00' };
const paid = (amount: string, rate = '20') => ({ amounts: [{ amount, rate }] });

it.each<[name: string, more: object, reported: string]>([
  ['of the whole invoice', paid('11267.88'), 'fine'],
  ['in parts', { amounts: [...paid('11267.87').amounts, ...paid('0.01').amounts] }, 'fine'],
  ['of a cent more', paid('11267.89'), 'doubt PLAUSIBLE-COLLECTED'],
  [
    'in parts of a cent more',
    { amounts: [...paid('11267.87').amounts, ...paid('0.02').amounts] },
    'doubt PLAUSIBLE-COLLECTED',
  ],
  ['at a rate the invoice has not', paid('100', '5.5'), 'doubt PLAUSIBLE-RATE'],
  ['at its rate, written otherwise', paid('100', '20.00'), 'fine'],
  ['at a share', paid('100', '0.2'), 'doubt PLAUSIBLE-RATE'],
  ['still to come', { ...paid('100'), at: '9999-10-20T10:00:00' }, 'doubt PLAUSIBLE-DATE'],
  ['before the invoice', { ...paid('100'), at: '2026-10-04T23:59:59' }, 'doubt PLAUSIBLE-DATE'],
  ['on its day', { ...paid('100'), at: '2026-10-05T00:00:00' }, 'fine'],
  ['that is no payment', { status: '204', at: '2026-10-04T10:00:00' }, 'fine'],
])('a payment %s is judged by its invoice, as a document and as JSON', async (_, more, expected) => {
  const written = await postJson(service, '/v1/invoices/preview-xml', {
    invoice,
    options: { output: 'cii-xml' },
  });
  const document_base64 = Buffer.from(await written.arrayBuffer()).toString('base64');
  const request = { document_base64, ...RECEIVED, ...more };
  expect(await reported(service, '/v1/statuses/generate', request)).toBe(expected);
  const asJson = { invoice, ...RECEIVED, ...more };
  expect(await reported(service, '/v1/statuses/generate', asJson)).toBe(expected);
});

it('a payment of an invoice by a few fields is compared with its day alone', async () => {
  const { lines: _, ...few } = invoice as Readonly<Record<string, unknown>>;
  const request = { invoice: few, ...RECEIVED, ...paid('99999', '5.5') };
  expect(await reported(service, '/v1/statuses/generate', request)).toBe('fine');
});

it('a payment before an invoice that says so is not doubted', async () => {
  const request = { invoice: { ...invoice, business_process: 'S2' }, ...RECEIVED, ...paid('100') };
  const before = { ...request, at: '2026-10-04T10:00:00' };
  expect(await reported(service, '/v1/statuses/generate', before)).toBe('fine');
  const other = { ...before, invoice };
  expect(await reported(service, '/v1/statuses/generate', other)).toBe('doubt PLAUSIBLE-DATE');
});

it.each([
  ['en', 1, /\(MDT-207 = MEN, 1 in all\), one lacks the amount/],
  ['en', 2, /\(MDT-207 = MEN, 2 in all\), 2 lack the amount/],
  ['fr', 1, /\(MDT-207 = MEN, 1 en tout\), un est sans montant/],
  ['fr', 2, /\(MDT-207 = MEN, 2 en tout\), 2 sont sans montant/],
])('amounts without a rate are counted in %s: %i', async (language, count, says) => {
  const request = { invoice, ...RECEIVED, amounts: Array.from({ length: count }, () => ({ amount: '100' })) };
  const headers = { 'accept-language': language };
  const answer = await postJson(service, '/v1/statuses/generate', request, headers);
  const { details } = (await answer.json()) as { details: readonly { message: string }[] };
  expect(details.map(({ message }) => message)).toContainEqual(expect.stringMatching(says));
});

it.each([
  ['en', /for instance DOUBLON/],
  ['fr', /par exemple DOUBLON/],
])('a reason in words alone is asked for its code (%s)', async (language, says) => {
  const request = { invoice, status: '210', reasons: [{ text: 'Prix faux' }] };
  const headers = { 'accept-language': language };
  const answer = await postJson(service, '/v1/statuses/generate', request, headers);
  const { details } = (await answer.json()) as { details: readonly { msg: string }[] };
  expect(details).toMatchObject([{ msg: expect.stringMatching(says) }]);
});
