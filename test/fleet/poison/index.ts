import type { ThirdPartyRuleset } from '@conforme/core/plugin';

/** A ruleset that kills its whole process with a document of a certain number, as a fault of native code would. */
export default {
  id: 'poison',
  version: '1.0.0',
  rules: [{ id: 'POISON-01', severity: 'info' }],
  run: ({ bytes }) => {
    if (bytes.includes('F-POISON')) process.kill(process.pid, 'SIGKILL');
    return [];
  },
} satisfies ThirdPartyRuleset;
