import { BlockList, isIP } from 'node:net';
import { WORK_DEFAULTS, type WorkOptions } from '@conforme/core/settings';
import { natsOf, s3Of, type S3Settings } from './storage-settings.ts';

/** The settings of the environment; fixed names, because scripts of users depend on them. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly grpcPort: number;
  /** Probes and metrics of a core that runs alone. */
  readonly operationsPort: number;
  readonly dataDir: string;
  readonly devKey: string | null;
  /** PostgreSQL that keeps the accounts; null: a file in dataDir. */
  readonly databaseUrl: string | null;
  /** File of the plans; the sample without one. */
  readonly plansFile: string | null;
  /** Addresses and networks whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Cores elsewhere; none: the core is in this process. */
  readonly coreUrls: readonly string[];
  /** Most calls under way on one of them. */
  readonly coreCalls: number;
  /** What a core that runs alone asks of its callers, and a gateway shows it. */
  readonly coreKey: string | null;
  /** File of the authorities a gateway believes a core by; null: those of this machine. */
  readonly coreCa: string | null;
  /** Files of the doors' certificate; null: no TLS. */
  readonly tls: TlsFiles | null;
  /** Where callers reach this service; null: the address of their request. */
  readonly publicUrl: string | null;
  /** How late the event loop may be before work is refused, in ms; 0: it never is. */
  readonly maxDelayMs: number;
  /** Third parties' plugins: folders, or names of installed packages. */
  readonly plugins: readonly string[];
  /** Load the rules anew when a file of a plugin's folder changes. */
  readonly pluginsWatch: boolean;
  /** Called when the plugins are compiled, or none are to be in this process. */
  readonly prepared?: (() => void) | undefined;
  readonly ruleTimeLimitMs: number;
  /** How heavy calls are carried out. */
  readonly work: WorkOptions;
  /** Of all bodies in memory at a time. */
  readonly inFlightBytes: number;
  /** Of the largest upload to validate/batch. */
  readonly batchMaxBytes: number;
  /** Whether orders for many documents are taken. */
  readonly jobs: boolean;
  /** How long a job that has ended is still known, in ms. */
  readonly jobRetentionMs: number;
  /** Whether the service works on jobs, or leaves that to workers. */
  readonly jobWork: boolean;
  /** How long documents of a job are one worker's that says nothing more of itself, in ms. */
  readonly jobLeaseMs: number;
  /** Most chunks that the workers of a fleet have at a time, all of them together. */
  readonly jobsInFlight: number;
  /** Messages of a fleet; null: jobs live on this machine. */
  readonly natsUrl: string | null;
  /** Objects of jobs; null: none. */
  readonly s3: S3Settings | null;
  /** Addresses and networks that webhooks may reach besides the public one, in the clear, too. */
  readonly webhookNetworks: readonly string[];
  /** Names `/mcp` is reached under; null: the name in the request. */
  readonly mcpHosts: readonly string[] | null;
  /** The token for /metrics; null: callers on this machine alone. */
  readonly metricsToken: string | null;
  /** How long /health/ready says no before the doors close, in ms; null: until no connection is left, 5 s at most. */
  readonly drainMs: number | null;
  /** Requests are traced: the environment names a collector. */
  readonly traces: boolean;
}

/** PEM files. */
export interface TlsFiles {
  readonly cert: string;
  readonly key: string;
  /** Authorities of the clients that gRPC answers; null: no certificate is required. */
  readonly clientCa: string | null;
}

/** @throws Error naming the variable and what is wrong with it. */
export function settingsFrom(env: NodeJS.ProcessEnv, prepared?: Settings['prepared']): Settings {
  const host = env['HOST'] || '127.0.0.1';
  const devKey = env['CONFORME_DEV_KEY'] || null;
  if (devKey !== null && !isLoopback(host))
    throw new Error(
      `CONFORME_DEV_KEY is for development: it is refused while HOST is ${host}, which is not loopback`,
    );
  return {
    host,
    port: portOf(env, 'PORT', 8080),
    grpcPort: portOf(env, 'GRPC_PORT', 50051),
    operationsPort: portOf(env, 'OPERATIONS_PORT', 8081),
    dataDir: env['DATA_DIR'] || './data',
    devKey,
    databaseUrl: databaseOf(env),
    plansFile: env['CONFORME_PLANS'] || null,
    trustedProxies: listOf(env, 'CONFORME_TRUSTED_PROXIES'),
    coreUrls: urlsOf(env, 'CORE_URL'),
    coreCalls: atLeastOne(env, 'CONFORME_CORE_CALLS', 128),
    coreKey: coreKeyOf(env),
    coreCa: env['CONFORME_CORE_CA'] || null,
    tls: tlsOf(env),
    publicUrl: publicUrlOf(env),
    maxDelayMs: countOf(env, 'CONFORME_MAX_DELAY_MS', 200),
    plugins: listOf(env, 'CONFORME_PLUGINS'),
    pluginsWatch: flagOf(env, 'CONFORME_PLUGINS_WATCH'),
    prepared,
    ruleTimeLimitMs: timeOf(env, 'CONFORME_RULE_TIME_LIMIT_MS', 5_000),
    work: {
      workers: countOf(env, 'CONFORME_WORKERS', WORK_DEFAULTS.workers),
      queue: countOf(env, 'CONFORME_QUEUE', WORK_DEFAULTS.queue),
      queueBytes: bytesOf(env, 'CONFORME_QUEUE_MB', WORK_DEFAULTS.queueBytes / 1024 / 1024),
      timeLimitMs: timeOf(env, 'CONFORME_CALL_TIME_LIMIT_MS', WORK_DEFAULTS.timeLimitMs),
    },
    inFlightBytes: bytesOf(env, 'CONFORME_IN_FLIGHT_MB', 512),
    batchMaxBytes: bytesOf(env, 'CONFORME_BATCH_MAX_MB', 100),
    jobs: jobsOf(env),
    jobRetentionMs: atLeastOne(env, 'CONFORME_JOB_RETENTION_HOURS', 72) * 3_600_000,
    jobWork: flagOf({ CONFORME_JOB_WORK: 'true', ...env }, 'CONFORME_JOB_WORK'),
    jobLeaseMs: timeOf(env, 'CONFORME_JOB_LEASE_MS', 30_000),
    jobsInFlight: atLeastOne(env, 'CONFORME_JOB_IN_FLIGHT', 1_000),
    natsUrl: natsOf(env, databaseOf(env)),
    s3: s3Of(env),
    webhookNetworks: listOf(env, 'CONFORME_WEBHOOK_NETWORKS'),
    mcpHosts: hostsOf(env, host),
    metricsToken: env['CONFORME_METRICS_TOKEN'] || null,
    drainMs: env['CONFORME_DRAIN_MS'] ? countOf(env, 'CONFORME_DRAIN_MS', 0) : null,
    traces: COLLECTORS.some((name) => (env[name] ?? '') !== ''),
  };
}

/** As OpenTelemetry names them; its exporter reads them itself. */
const COLLECTORS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];

/** A service for this machine alone answers to this machine's names alone; elsewhere the operator may say. */
function hostsOf(env: NodeJS.ProcessEnv, host: string): readonly string[] | null {
  const named = listOf(env, 'CONFORME_MCP_HOSTS');
  if (isLoopback(host)) return [...LOOPBACK_NAMES, ...named];
  return named.length > 0 ? named : null;
}

/** As they stand in a Host header. */
const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

function publicUrlOf(env: NodeJS.ProcessEnv): string | null {
  const text = env['PUBLIC_URL'] || null;
  if (text === null || (URL.canParse(text) && /^https?:/.test(text))) return text;
  throw new Error(`PUBLIC_URL is not an http or https address: ${text}`);
}

/** It guards a door by itself, so it must not be guessable. */
function coreKeyOf(env: NodeJS.ProcessEnv): string | null {
  const key = env['CONFORME_CORE_KEY'] || null;
  if (key === null || /^[\x21-\x7e]{32,}$/.test(key)) return key;
  throw new Error('CONFORME_CORE_KEY has fewer than 32 printable characters, or a blank');
}

function tlsOf(env: NodeJS.ProcessEnv): TlsFiles | null {
  const cert = env['CONFORME_TLS_CERT'] || null;
  const key = env['CONFORME_TLS_KEY'] || null;
  const clientCa = env['CONFORME_TLS_CLIENT_CA'] || null;
  if (cert !== null && key !== null) return { cert, key, clientCa };
  if (cert === null && key === null && clientCa === null) return null;
  throw new Error(
    'CONFORME_TLS_CERT and CONFORME_TLS_KEY name two files together, also for CONFORME_TLS_CLIENT_CA',
  );
}

/** Separated by commas: paths have colons on some systems, and blanks everywhere. */
function listOf(env: NodeJS.ProcessEnv, name: string): readonly string[] {
  const entries = (env[name] ?? '').split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
}

function flagOf(env: NodeJS.ProcessEnv, name: string): boolean {
  const text = env[name] || 'false';
  if (text === 'true' || text === 'false') return text === 'true';
  throw new Error(`${name} is neither true nor false: ${text}`);
}

function timeOf(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new Error(`${name} is not a time in milliseconds from 1 to 9999999: ${text}`);
}

function countOf(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Error(`${name} is not a whole number: ${text}`);
}

/** Given in MB of 1024² bytes, as all sizes here. What a batch sends is held in memory while it is judged. */
function bytesOf(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  if (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= 2_000) return Number(text) * 1024 * 1024;
  throw new Error(`${name} is not a size in MB from 1 to 2000: ${text}`);
}

function portOf(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Error(`${name} is not a port: ${text}`);
}

function atLeastOne(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const count = countOf(env, name, fallback);
  if (count > 0) return count;
  throw new Error(`${name} is not at least 1`);
}

/** Replicas, which have a database together, do not share the files of one machine: there jobs need a fleet. */
function jobsOf(env: NodeJS.ProcessEnv): boolean {
  const isOn = flagOf({ CONFORME_JOBS: 'true', ...env }, 'CONFORME_JOBS');
  return isOn && (databaseOf(env) === null || natsOf(env, databaseOf(env)) !== null);
}

function urlsOf(env: NodeJS.ProcessEnv, name: string): readonly string[] {
  const urls = listOf(env, name);
  for (const url of urls)
    if (!URL.canParse(url) || !/^https?:/.test(url))
      throw new Error(`${name} is not an http or https address: ${url}`);
  return [...new Set(urls)];
}

/** The address holds a password: it is never repeated. */
function databaseOf(env: NodeJS.ProcessEnv): string | null {
  const text = env['DATABASE_URL'] || null;
  if (text === null || /^postgres(ql)?:\/\/\S+$/.test(text)) return text;
  throw new Error('DATABASE_URL is not an address of the form postgres://user:password@host/database');
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

export function isLoopback(host: string): boolean {
  if (host === 'localhost') return true;
  const family = isIP(host);
  return family !== 0 && LOOPBACK.check(host, family === 6 ? 'ipv6' : 'ipv4');
}
