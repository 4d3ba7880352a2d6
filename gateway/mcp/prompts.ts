import type { McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server';

/** Ways of working that people pick from a menu of their agent. */
export function addPrompts(server: McpServer): void {
  add(server, 'mend-invoice', {
    title: 'Validate an e-invoice and mend it',
    argument: ['document', 'The XML, or where the file is.'],
    text: (document) =>
      `Validate this e-invoice with validate_invoice and explain each blocking finding in plain words: what is wrong, where, ` +
      `and what to change. Group findings with one cause. If I have the data as JSON, propose the corrected fields; never ` +
      `invent amounts, rates, parties or dates, ask for them.\n\n${document}`,
  });
  add(server, 'write-invoice', {
    title: 'Write an e-invoice from a description',
    argument: ['description', 'Who sells what to whom, when, for how much.'],
    text: (description) =>
      `Turn this into an invoice with generate_invoice. Leave totals out: they are computed. Ask for what is missing (SIREN or ` +
      `VAT identifiers, address, VAT rate, due date) instead of inventing it. Use preview_xml while fields are incomplete. When ` +
      `the answer is an error, follow pointer and fix of each finding and try again.\n\n${description}`,
  });
}

interface Prompt {
  readonly title: string;
  readonly argument: readonly [name: string, description: string];
  readonly text: (value: string) => string;
}

function add(server: McpServer, id: string, { title, argument: [name, description], text }: Prompt): void {
  server.registerPrompt(id, { title, argsSchema: oneText(name, description) }, (given) => ({
    messages: [{ role: 'user', content: { type: 'text', text: text(given[name]!) } }],
  }));
}

/**
 * One text that must be given. Written out, because there is a server for each request: the framework's `fromJsonSchema` keeps what it
 * compiles for as long as the process lives.
 */
function oneText(name: string, description: string): StandardSchemaWithJSON<unknown, Record<string, string>> {
  const json = (): Record<string, unknown> => ({
    type: 'object',
    properties: { [name]: { type: 'string', description } },
    required: [name],
  });
  return {
    '~standard': {
      version: 1,
      vendor: 'conforme',
      validate: (given) => {
        const value = (given as Record<string, unknown> | undefined)?.[name];
        return typeof value === 'string'
          ? { value: { [name]: value } }
          : { issues: [{ message: `${name}: a text is required`, path: [name] }] };
      },
      jsonSchema: { input: json, output: json },
    },
  };
}
