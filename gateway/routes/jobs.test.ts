import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { gatewayOver, KEY } from '../testing/engine.ts';
import { ONE_JOB } from '../testing/jobs.ts';

let app: FastifyInstance;
beforeAll(async () => void (app = await gatewayOver({}, undefined, { jobs: ONE_JOB })));
afterAll(() => app.close());

describe('the endpoints of jobs', () => {
  it.each([
    ['GET', ''],
    ['POST', ''],
    ['GET', '/job_1'],
    ['DELETE', '/job_1'],
    ['GET', '/job_1/results'],
    ['GET', '/job_1/errors'],
    ['GET', '/job_1/events'],
  ] as const)('refuse a parameter that nothing of them knows: %s /v1/jobs%s', async (method, path) => {
    const headers = { authorization: `Bearer ${KEY}` };
    const answer = await app.inject({ method, url: `/v1/jobs${path}?x=1`, headers });
    expect(answer.statusCode).toBe(422);
    const details = [{ loc: ['query', 'x'], type: 'extra_forbidden' }];
    expect(answer.json()).toMatchObject({ code: 'validation_error', details });
  });
});
