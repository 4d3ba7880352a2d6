// The call that makes the document, for a terminal. The key stays where it is: the command names a variable in its place.

import { print } from './json-text.ts';
import { get, type Json } from './pointer.ts';

/** A word of a shell, whatever it holds. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A line that no line of the text is. */
function endOf(text: string): string {
  let end = 'JSON';
  while (text.split('\n').includes(end)) end += '_';
  return end;
}

interface Call {
  readonly origin: string;
  readonly request: Json;
  /** Name of the reader's own pages. */
  readonly carrier: string | null;
  /** Name of the document. */
  readonly name: string;
}

export function curlOf({ origin, request, carrier, name }: Call): string {
  const key = '-H "authorization: Bearer $CONFORME_KEY"';
  const body = print(carrier === null ? request : (get(request, '/invoice') ?? {}));
  const end = endOf(body);
  const what =
    carrier === null
      ? [`${origin}/v1/invoices/generate`, key, "-H 'content-type: application/json'", '--data-binary @-']
      : [`${origin}/v1/invoices/embed`, key, `-F ${quoted(`pdf=@${carrier}`)}`, "-F 'invoice_json=<-'"];
  return `curl --fail-with-body ${[...what, `-o ${quoted(name)}`].join(' \\\n  ')} <<'${end}'\n${body}\n${end}\n`;
}
