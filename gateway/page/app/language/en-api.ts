/** What is said of the API beside its description. */
export const enApi = {
  title: 'The API',
  lead: 'Everything this page does, your software can do too: over HTTP with JSON, or over gRPC.',
  access: 'Checking and reading need no key, writing does. The description for machines, OpenAPI 3.1:',
  tags: {
    Invoices: 'Invoices',
    Reporting: 'Reporting',
    Statuses: 'Statuses',
    Jobs: 'Jobs',
    Rules: 'Rules',
    Account: 'Account',
    Schemas: 'Schemas',
    Service: 'Service',
  },
  keyed: 'key',
  keys: {
    none: 'Open to everybody.',
    optional: 'Works without a key, up to 20 calls a minute; with one, each call counts.',
    required: 'Needs a key, in the header Authorization (Bearer).',
  },
  sent: 'What is sent',
  answers: 'Answers',
  answer: 'Answer',
  body: 'Request body',
  example: 'Example',
  simplest: 'The simplest invoice',
  send: 'Send',
};
