// Commands about rules, and those that lie outside this room.

import type { Command } from '../command.ts';
import { AS_OF, LANG, PLUGINS, SIMPLE } from './options.ts';

export const EXPLAIN: Command = {
  name: 'explain',
  summary: 'what a rule asks for, why, and what to do when it is broken',
  takes: 'RULE …',
  about: ['Small letters will do.'],
  options: { ...SIMPLE, ...LANG, ...PLUGINS },
  examples: [
    ['conforme explain BR-CO-10', 'one rule'],
    ['conforme explain br-fr-12 --lang fr', 'in French'],
  ],
  load: async () => (await import('../commands/rules.ts')).explain,
};

export const RULES: Command = {
  name: 'rules',
  summary: 'the rule packs in force, or the rules of one',
  takes: '[PACK] | diff FROM TO',
  about: [
    'A pack is in force from its first day to its last. With the name of a pack, its rules are listed.',
    'diff says what changes between two versions, or between the packs in force on two days: + new, - gone, ~ different.',
  ],
  options: {
    ...AS_OF,
    all: { short: 'a', about: 'packs that are not in force on that day, too' },
    ...SIMPLE,
    ...LANG,
    ...PLUGINS,
  },
  examples: [
    ['conforme rules', 'what judges today'],
    ['conforme rules --as-of 2026-09-01', 'what will judge then'],
    ['conforme rules br-fr-cii', 'the rules of a pack'],
    ['conforme rules diff br-fr@1.4.0.03 br-fr@1.4.0.04', 'what changed, and for whom'],
    ['conforme rules diff 2026-09-01 2026-10-01 --format json', 'between two days'],
  ],
  load: async () => (await import('../commands/rules.ts')).rules,
};

export const COMPLETION: Command = {
  name: 'completion',
  summary: 'completion for your shell',
  takes: 'bash|zsh|fish|powershell',
  about: ['Prints a script that completes commands and options.'],
  options: {},
  examples: [
    ['source <(conforme completion bash)', 'for this shell; put the line into ~/.bashrc to keep it'],
    ['source <(conforme completion zsh)', 'likewise, in ~/.zshrc'],
    ['conforme completion fish > ~/.config/fish/completions/conforme.fish', 'for every fish'],
    ['conforme completion powershell >> $PROFILE', 'for every PowerShell'],
  ],
  load: async () => (await import('../commands/completion.ts')).completion,
};

/** Commands that read their own options: the rest of the line is handed on as it is. */
export const HANDED_ON: readonly Command[] = [
  {
    name: 'pack',
    summary: 'add a publisher’s release; check, build or test a plugin',
    takes: 'add RELEASE.zip|FOLDER, check|build|test FOLDER [OPTION …]',
    about: ['The same as npm run pack; docs/plugins.md tells all of it.'],
    options: {},
    examples: [
      [
        'conforme pack add xrechnung.zip',
        'make plugins of it in the folder rulesets, and say what they judge',
      ],
      ['conforme pack check my-rules', 'compile it and say what it holds'],
    ],
    load: 'pack',
  },
  {
    name: 'serve',
    summary: 'the service: HTTP and gRPC',
    takes: '',
    about: [
      'The same as npm start. The environment configures it: PORT, HOST, GRPC_PORT, DATA_DIR, … (README.md).',
    ],
    options: {},
    examples: [['PORT=8080 conforme serve', 'until Ctrl-C']],
    load: 'serve',
  },
  {
    name: 'core',
    summary: 'the engine alone, for services that reach it over gRPC',
    takes: '',
    about: [
      'The same as npm run core. Services find it through CORE_URL; GRPC_PORT and OPERATIONS_PORT say where it answers (docs/operations.md).',
    ],
    options: {},
    examples: [['HOST=10.0.0.7 conforme core', 'until Ctrl-C']],
    load: 'core',
  },
  {
    name: 'keys',
    summary: 'the API keys of a service',
    takes: 'create|list|revoke|rotate …',
    about: [
      'The same as npm run keys. DATA_DIR, DATABASE_URL and CONFORME_PLANS say where, as for the service.',
    ],
    options: {},
    examples: [
      ['conforme keys create --plan free --label "Accounting"', 'a new account; its key is shown this once'],
      ['conforme keys rotate KEY_ID --overlap 48', 'a new key, the old one valid for two more days'],
    ],
    load: 'keys',
  },
  {
    name: 'usage',
    summary: 'what each account of a service has used in a month',
    takes: '[--month YYYY-MM] [--json]',
    about: ['The same as npm run usage.'],
    options: {},
    examples: [['conforme usage --month 2026-10', 'a table']],
    load: 'usage',
  },
  {
    name: 'mcp',
    summary: 'the engine for agents: MCP over the standard streams',
    takes: '',
    about: ['The same as npm run mcp; docs/mcp.md has the lines for your client.'],
    options: {},
    examples: [['conforme mcp', 'what a client starts']],
    load: 'mcp',
  },
  {
    name: 'worker',
    summary: 'one more process that works on the jobs of a service',
    takes: '',
    about: ['The same as npm run worker. It shares the DATA_DIR of the service (docs/jobs.md).'],
    options: {},
    examples: [['DATA_DIR=/var/lib/conforme conforme worker', 'as many as the machine has cores to spare']],
    load: 'worker',
  },
];
