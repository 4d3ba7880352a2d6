import type { ThirdPartyRuleset } from '@conforme/core/plugin';

/** A ruleset that does to its thread what the document's number says. */
export default {
  id: 'hostile',
  version: '1.0.0',
  rules: [{ id: 'HOSTILE-01', severity: 'info' }],
  run: ({ bytes }) => {
    if (bytes.includes('F-LOOP')) for (;;);
    if (bytes.includes('F-EXIT')) process.exit(1);
    // Long after it has answered, again and again.
    if (bytes.includes('F-LATE'))
      setInterval(() => {
        throw new Error('late');
      }, 1);
    if (bytes.includes('F-SLOW')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
    return [
      {
        severity: 'info',
        rule: 'HOSTILE-01',
        message: process.env['CONFORME_TEST_SECRET'] ?? 'It was judged.',
      },
    ];
  },
} satisfies ThirdPartyRuleset;
