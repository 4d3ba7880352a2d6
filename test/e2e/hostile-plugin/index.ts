import type { ThirdPartyRuleset } from '@conforme/core/plugin';

/** A ruleset that does to its thread what the document's number says. */
export default {
  id: 'hostile',
  version: '1.0.0',
  rules: [{ id: 'HOSTILE-01', severity: 'info' }],
  run: ({ bytes }) => {
    if (bytes.includes('F-LOOP')) for (;;);
    if (bytes.includes('F-EXIT')) process.exit(1);
    const until = performance.now() + (bytes.includes('F-SLOW') ? 700 : 0);
    while (performance.now() < until);
    return [{ severity: 'info', rule: 'HOSTILE-01', message: 'It was judged.' }];
  },
} satisfies ThirdPartyRuleset;
