import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isLoopback, settingsFrom } from './settings.ts';

describe('settingsFrom', () => {
  it('has the documented defaults', () => {
    expect(settingsFrom({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      grpcPort: 50051,
      operationsPort: 8081,
      dataDir: './data',
      devKey: null,
      databaseUrl: null,
      plansFile: null,
      trustedProxies: [],
      coreUrls: [],
      coreCalls: 128,
      coreKey: null,
      coreCa: null,
      tls: null,
      publicUrl: null,
      maxDelayMs: 200,
      plugins: [],
      pluginsWatch: false,
      ruleTimeLimitMs: 5000,
      work: {
        workers: availableParallelism(),
        queue: 100,
        queueBytes: 256 * 1024 * 1024,
        timeLimitMs: 30_000,
      },
      inFlightBytes: 512 * 1024 * 1024,
      batchMaxBytes: 104_857_600,
      jobs: true,
      jobRetentionMs: 259_200_000,
      jobWork: true,
      jobLeaseMs: 30_000,
      jobsInFlight: 1000,
      natsUrl: null,
      s3: null,
      webhookNetworks: [],
      mcpHosts: ['localhost', '127.0.0.1', '[::1]'],
      metricsToken: null,
      drainMs: null,
      traces: false,
    });
  });

  it('reads every variable', () => {
    const env = {
      HOST: '::1',
      PORT: '0',
      OPERATIONS_PORT: '9464',
      GRPC_PORT: '9',
      DATA_DIR: '/d',
      CONFORME_DEV_KEY: 'k',
      DATABASE_URL: 'postgres://u:p@db/c',
      CONFORME_PLANS: '/p.json',
      CONFORME_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      CORE_URL: 'http://core:1, https://other:2,http://core:1',
      CONFORME_CORE_KEY: 'k'.repeat(32),
      CONFORME_CORE_CA: '/ca.pem',
      PUBLIC_URL: 'https://api.example',
      CONFORME_MAX_DELAY_MS: '90',
      CONFORME_TLS_CERT: '/c.pem',
      CONFORME_TLS_KEY: '/k.pem',
      CONFORME_TLS_CLIENT_CA: '/clients.pem',
      CONFORME_CORE_CALLS: '9',
      CONFORME_PLUGINS: './house, @acme/rules,,',
      CONFORME_PLUGINS_WATCH: 'true',
      CONFORME_RULE_TIME_LIMIT_MS: '250',
      CONFORME_WORKERS: '0',
      CONFORME_QUEUE: '7',
      CONFORME_QUEUE_MB: '64',
      CONFORME_IN_FLIGHT_MB: '300',
      CONFORME_CALL_TIME_LIMIT_MS: '900',
      CONFORME_BATCH_MAX_MB: '3',
      CONFORME_JOBS: 'true',
      CONFORME_JOB_RETENTION_HOURS: '2',
      CONFORME_JOB_WORK: 'false',
      CONFORME_JOB_LEASE_MS: '900',
      CONFORME_JOB_IN_FLIGHT: '20',
      NATS_URL: 'nats://n:4222',
      S3_ENDPOINT: 'http://s3:7070',
      S3_REGION: 'eu-west-3',
      S3_BUCKET: 'conforme',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 's',
      CONFORME_JOB_PLACES: 's3://callers/{account}/, s3://results/',
      CONFORME_WEBHOOK_NETWORKS: '10.0.0.0/8, ::1',
      CONFORME_MCP_HOSTS: 'invoices.test, [fd00::1]',
      CONFORME_METRICS_TOKEN: 'm',
      CONFORME_DRAIN_MS: '5000',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    };
    expect(settingsFrom(env)).toEqual({
      host: '::1',
      port: 0,
      grpcPort: 9,
      operationsPort: 9464,
      dataDir: '/d',
      devKey: 'k',
      databaseUrl: 'postgres://u:p@db/c',
      plansFile: '/p.json',
      trustedProxies: ['10.0.0.0/8', '::1'],
      coreUrls: ['http://core:1', 'https://other:2'],
      coreCalls: 9,
      coreKey: 'k'.repeat(32),
      coreCa: '/ca.pem',
      publicUrl: 'https://api.example',
      maxDelayMs: 90,
      tls: { cert: '/c.pem', key: '/k.pem', clientCa: '/clients.pem' },
      plugins: ['./house', '@acme/rules'],
      pluginsWatch: true,
      ruleTimeLimitMs: 250,
      work: { workers: 0, queue: 7, queueBytes: 64 * 1024 * 1024, timeLimitMs: 900 },
      inFlightBytes: 300 * 1024 * 1024,
      batchMaxBytes: 3_145_728,
      jobs: true,
      jobRetentionMs: 7_200_000,
      jobWork: false,
      jobLeaseMs: 900,
      jobsInFlight: 20,
      natsUrl: 'nats://n:4222',
      s3: {
        endpoint: 'http://s3:7070',
        region: 'eu-west-3',
        credentials: { accessKeyId: 'a', secretAccessKey: 's' },
        bucket: 'conforme',
        places: ['s3://callers/{account}/', 's3://results/'],
      },
      webhookNetworks: ['10.0.0.0/8', '::1'],
      mcpHosts: ['localhost', '127.0.0.1', '[::1]', 'invoices.test', '[fd00::1]'],
      metricsToken: 'm',
      drainMs: 5000,
      traces: true,
    });
  });

  it('lets any name be asked for where others reach it, unless the operator names them', () => {
    expect(settingsFrom({ HOST: '0.0.0.0' }).mcpHosts).toBeNull();
    expect(settingsFrom({ HOST: '0.0.0.0', CONFORME_MCP_HOSTS: 'a.test' }).mcpHosts).toEqual(['a.test']);
  });

  it('refuses a development key where others could reach it', () => {
    expect(() => settingsFrom({ HOST: '0.0.0.0', CONFORME_DEV_KEY: 'k' })).toThrow(
      /CONFORME_DEV_KEY.*0\.0\.0\.0/,
    );
    expect(settingsFrom({ HOST: '0.0.0.0' }).devKey).toBeNull();
  });

  it('refuses what is no address of a database, without repeating its password', () => {
    const refused = (): unknown => settingsFrom({ DATABASE_URL: 'mysql://u:secret@db/c' });
    expect(refused).toThrow(/DATABASE_URL/);
    expect(refused).not.toThrow(/secret/);
  });

  it('keeps jobs where replicas share them, or on one machine', () => {
    const database = { DATABASE_URL: 'postgres://u:p@db/c' };
    expect(settingsFrom(database).jobs).toBe(false);
    expect(settingsFrom({ ...database, NATS_URL: 'nats://n', S3_BUCKET: 'conforme' }).jobs).toBe(true);
  });

  it.each([
    [{ NATS_URL: 'http://u:secret@n' }, /^NATS_URL is not an address/],
    [{ NATS_URL: 'nats://u:secret@n' }, /^NATS_URL makes a fleet, which needs DATABASE_URL and S3_BUCKET/],
    [{ S3_BUCKET: '../etc' }, /^S3_BUCKET is not the name/],
    [{ S3_BUCKET: 'own', S3_ENDPOINT: 'file:///etc' }, /^S3_ENDPOINT is not an http/],
    [{ S3_BUCKET: 'own', S3_ACCESS_KEY_ID: 'a' }, /are set together$/],
    [{ CONFORME_JOB_PLACES: 's3://callers' }, /^CONFORME_JOB_PLACES is not s3:/],
    [{ CONFORME_JOB_PLACES: 's3://own/a/', S3_BUCKET: 'own' }, /^CONFORME_JOB_PLACES names S3_BUCKET/],
  ])('refuses jobs that are half described: %j', (env, message) => {
    expect(() => settingsFrom(env)).toThrow(message);
    expect(() => settingsFrom(env)).not.toThrow(/secret/);
  });

  it.each(['http', '70000', '-1', '80.5', '0x50'])('refuses PORT=%s by name', (port) => {
    expect(() => settingsFrom({ PORT: port })).toThrow(`PORT is not a port: ${port}`);
    expect(() => settingsFrom({ GRPC_PORT: port })).toThrow(`GRPC_PORT is not a port: ${port}`);
  });

  it.each(['0', '-1', '1.5', 'soon', '10000000'])('refuses CONFORME_RULE_TIME_LIMIT_MS=%s', (time) => {
    expect(() => settingsFrom({ CONFORME_RULE_TIME_LIMIT_MS: time })).toThrow(
      `CONFORME_RULE_TIME_LIMIT_MS is not a time in milliseconds from 1 to 9999999: ${time}`,
    );
  });

  it.each(['-1', 'many', '2.5'])('refuses CONFORME_WORKERS=%s by name', (count) => {
    expect(() => settingsFrom({ CONFORME_WORKERS: count })).toThrow('CONFORME_WORKERS is not a whole number');
    expect(() => settingsFrom({ CONFORME_QUEUE: count })).toThrow('CONFORME_QUEUE is not a whole number');
  });

  it.each(['0', '2001', '1.5', '100MB'])('refuses CONFORME_BATCH_MAX_MB=%s', (size) => {
    expect(() => settingsFrom({ CONFORME_BATCH_MAX_MB: size })).toThrow(
      `CONFORME_BATCH_MAX_MB is not a size in MB from 1 to 2000: ${size}`,
    );
  });

  it('refuses CONFORME_PLUGINS_WATCH that is neither true nor false', () => {
    expect(() => settingsFrom({ CONFORME_PLUGINS_WATCH: 'yes' })).toThrow('neither true nor false: yes');
  });

  it.each(['core:50051', 'http://core:1,core:2'])('refuses a CORE_URL that is no address: %s', (url) => {
    expect(() => settingsFrom({ CORE_URL: url })).toThrow(
      `CORE_URL is not an http or https address: ${url.split(',').at(-1)}`,
    );
  });

  it.each([
    [{ CONFORME_CORE_KEY: 'short' }, /^CONFORME_CORE_KEY has fewer than 32/],
    [{ CONFORME_TLS_CERT: '/c.pem' }, /^CONFORME_TLS_CERT and CONFORME_TLS_KEY/],
    [{ CONFORME_TLS_CLIENT_CA: '/c.pem' }, /CONFORME_TLS_CLIENT_CA$/],
  ])('refuses doors that are half described: %j', (env, message) => {
    expect(() => settingsFrom(env)).toThrow(message);
  });

  it('lets a core have at least one call at a time', () => {
    expect(() => settingsFrom({ CONFORME_CORE_CALLS: '0' })).toThrow('CONFORME_CORE_CALLS is not at least 1');
  });
});

describe('isLoopback', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1', 'localhost'])('%s is', (host) =>
    expect(isLoopback(host)).toBe(true),
  );
  it.each(['0.0.0.0', '::', '10.0.0.1', 'example.org', ''])('%j is not', (host) =>
    expect(isLoopback(host)).toBe(false),
  );
});
