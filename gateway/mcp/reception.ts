// The tool that takes in a received invoice.

import { receivedOut } from '@conforme/proto/schema/answers';
import { briefArguments } from '@conforme/proto/schema/brief';
import type { ReceivedOut } from '@conforme/proto/schema/receive';
import { receivedLines } from '@conforme/proto/schema/receive-text';
import { ReceiveToolOutSchema, ReceiveToolSchema } from '@conforme/proto/schema/tools';
import { OPEN } from '../accounts/gate.ts';
import { ruleIds } from '../request-log.ts';
import { bytesOf } from './documents.ts';
import type { Tool } from './tool.ts';

export const receiveInvoice: Tool<'receive_invoice'> = {
  name: 'receive_invoice',
  title: 'Take in a received e-invoice',
  description:
    'All about a received e-invoice in one call: verdict, fields, whether the pages of a PDF say the same, whether it is addressed to ' +
    'own_addresses, whether it is known, and which status to answer with.',
  input: briefArguments(ReceiveToolSchema),
  output: ReceiveToolOutSchema,
  access: OPEN,
  openWorld: false,
  run: async (given, { engine, language, options, note }) => {
    const { own_addresses: ownAddresses, known, check, as_of: asOf } = given;
    const message = { ownAddresses: [...ownAddresses], known: [...known], view: 'none', check, language };
    const document = await bytesOf(given);
    const answer = await engine.receive({ ...message, document, ...(asOf !== null && { asOf }) }, options);
    const result = receivedOut(answer) as ReceivedOut;
    const { number } = result.document.fields;
    note({ rules: ruleIds(result.validation.findings), ...(number !== null && { number }) });
    return { result, summary: receivedLines(result, language).join('\n') };
  },
};
