import { receivedOut } from '@conforme/proto/schema/answers';
import { ReceiveOptionsSchema, type ReceiveOptions as WholeOptions } from '@conforme/proto/schema/receive';
import type { ReceiveOptions } from '@conforme/proto/contract';
import type { Call, Document, ReceivedInvoice } from './conforme.ts';
import type { EngineClient } from '@conforme/proto/engine-client';
import { callOf } from './engine.ts';
import { bytesOf, optionsOf } from './given.ts';

/** A received invoice as HTTP answers it, with the packs that judged. @throws ConformeError */
export async function reception(
  engine: EngineClient,
  document: Document,
  given: ReceiveOptions = {},
  call: Call = {},
): Promise<ReceivedInvoice> {
  const options = optionsOf<WholeOptions>(ReceiveOptionsSchema, given, call);
  const { own_addresses: ownAddresses, known, view, check, as_of: asOf, language: own } = options;
  const answer = await engine.receive(
    {
      document: bytesOf(document),
      ownAddresses: [...ownAddresses],
      known: [...known],
      view,
      check,
      ...(asOf !== null && { asOf }),
      language: call.language ?? 'en',
      pageLanguage: own ?? call.language ?? 'fr',
    },
    callOf(call),
  );
  const said = receivedOut(answer) as Omit<ReceivedInvoice, 'rulesets'>;
  return { ...said, rulesets: answer.rulesets };
}
