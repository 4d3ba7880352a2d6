import type { Endpoint } from '../endpoint.ts';
import { fixed } from '../fixed.ts';

export const openapi: Endpoint = {
  method: 'get',
  path: '/openapi.json',
  id: 'openapi',
  tag: 'Schemas',
  summary: 'This description',
  access: null,
  answer: {
    description: 'An OpenAPI 3.1 document.',
    content: { 'application/json': { schema: { type: 'object' } } },
  },
  cached: true,
  handler: ({ description }) => fixed(description, { type: 'application/json; charset=utf-8' }),
};
