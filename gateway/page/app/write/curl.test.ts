import { expect, it } from 'vitest';
import { curlOf } from './curl.ts';

const request = { invoice: { number: "F'1" }, options: {} };
const call = { origin: 'http://localhost:8080', request, carrier: null, name: "l'avoir.pdf" };

it('names a variable for the key, and holds the request as it is', () => {
  expect(curlOf(call)).toBe(`curl --fail-with-body http://localhost:8080/v1/invoices/generate \\
  -H "authorization: Bearer $CONFORME_KEY" \\
  -H 'content-type: application/json' \\
  --data-binary @- \\
  -o 'l'\\''avoir.pdf' <<'JSON'
${JSON.stringify(request, null, 2)}
JSON
`);
});

it('sends a PDF with its invoice', () => {
  const text = curlOf({ ...call, carrier: 'scan 1.pdf' });
  expect(text).toContain('/embed \\\n');
  expect(text).toContain("-F 'pdf=@scan 1.pdf' \\\n  -F 'invoice_json=<-'");
  expect(text).toContain('{\n  "number": "F\'1"\n}\nJSON');
});

it('ends where the text does', () => {
  expect(curlOf({ ...call, request: { note: 'a' } })).toMatch(/\nJSON\n$/);
});
