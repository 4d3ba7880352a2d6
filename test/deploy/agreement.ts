import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { USER } from '../../scripts/image/layer.ts';
import { RUNTIME } from '../../scripts/image/layout.ts';
import type { Manifest } from './schemas.ts';

// What no schema knows: whether deploy/ speaks of the image and the service that there are.

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const DOCUMENTS = ['README.md', 'docs/operations.md', 'docs/accounts.md', 'docs/plugins.md', 'docs/jobs.md']
  .map(read)
  .join('\n');
/** A stream that does not end is cut off then (core/worker/README.md). */
const LONGEST_STREAM_S = 35;
/** What stays, and whether it has doors. */
const COMMANDS: ReadonlyMap<string, boolean> = new Map([
  ['serve', true],
  ['core', true],
  ['worker', false],
]);
const PROBES = ['startupProbe', 'livenessProbe', 'readinessProbe'] as const;

interface Workload {
  readonly spec: {
    readonly selector: { readonly matchLabels: Readonly<Record<string, string>> };
    readonly template: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: Pod;
    };
  };
}

interface Pod {
  readonly terminationGracePeriodSeconds: number;
  readonly securityContext: { readonly runAsUser: number };
  readonly containers: readonly Inside[];
}

type Inside = Partial<Record<(typeof PROBES)[number], { httpGet: { path: string; port: string } }>> & {
  readonly args: readonly string[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly env: readonly { readonly name: string; readonly value?: string }[];
};

/** Faults of what the chart starts. */
export function agreement(manifests: readonly Manifest[]): string[] {
  const workloads = manifests.filter(({ kind }) => kind === 'Deployment') as unknown as Workload[];
  if (workloads.length < 2) return [`${workloads.length} deployments, not a gateway and a core`];
  const batches = manifests.filter(({ kind }) => kind === 'Job') as unknown as Workload[];
  return [...workloads.flatMap(workload), ...selected(manifests, [...workloads, ...batches])];
}

function workload({ spec }: Workload): string[] {
  const pod = spec.template.spec;
  const faults =
    pod.securityContext.runAsUser === USER ? [] : [`it runs as ${pod.securityContext.runAsUser}`];
  for (const { args, ports = [], env, ...container } of pod.containers) {
    if (!COMMANDS.has(args[0]!)) faults.push(`conforme ${args[0]} starts nothing that stays`);
    for (const { containerPort } of ports)
      if (!(`${containerPort}/tcp` in RUNTIME.ExposedPorts))
        faults.push(`${containerPort} is no port of the image`);
    for (const { name } of env) faults.push(...unknown(name));
    if (COMMANDS.get(args[0]!))
      for (const probe of PROBES) faults.push(...judgeProbe(container[probe]?.httpGet, ports));
    const drain = Number(env.find(({ name }) => name === 'CONFORME_DRAIN_MS')?.value ?? 0) / 1000;
    if (!(pod.terminationGracePeriodSeconds > drain + LONGEST_STREAM_S))
      faults.push(`it is killed after ${pod.terminationGracePeriodSeconds} s, and drains for ${drain} s`);
  }
  return faults;
}

function judgeProbe(
  asked: { path: string; port: string } | undefined,
  ports: NonNullable<Inside['ports']>,
): string[] {
  if (!asked) return ['a probe is missing'];
  if (!DOCUMENTS.includes(`GET ${asked.path}`)) return [`no document tells of ${asked.path}`];
  return ports.some(({ name }) => name === asked.port) ? [] : [`there is no port ${asked.port}`];
}

/** Variables that are Node's own. */
const unknown = (name: string): string[] =>
  name.startsWith('NODE_') || DOCUMENTS.includes(`\`${name}\``) ? [] : [`no document tells of ${name}`];

/** Everything that selects pods must find some. */
function selected(manifests: readonly Manifest[], workloads: readonly Workload[]): string[] {
  const pods = workloads.map(({ spec }) => spec.template.metadata.labels);
  const selectors = manifests.flatMap(({ kind, ...manifest }) => {
    const { spec } = manifest as unknown as { spec?: Record<string, Record<string, unknown>> };
    const labels =
      kind === 'Service'
        ? spec?.['selector']
        : (spec?.['selector'] ?? spec?.['podSelector'])?.['matchLabels'];
    return labels ? [{ kind, labels: labels as Record<string, string> }] : [];
  });
  return selectors
    .filter(
      ({ labels }) =>
        !pods.some((pod) => Object.entries(labels).every(([name, value]) => pod[name] === value)),
    )
    .map(({ kind, labels }) => `${kind} selects no pod: ${JSON.stringify(labels)}`);
}

/** Faults of the variables a file sets: services of a compose file, or lines of a unit. */
export function environmentOf(file: unknown): string[] {
  if (typeof file === 'string')
    return [...file.matchAll(/^Environment=(.*)$/gm)]
      .flatMap(([, line]) => line!.split(/\s+/))
      .flatMap((pair) => unknown(pair.split('=')[0]!));
  const { services } = file as {
    services: Record<string, { image: string; environment?: Record<string, string> }>;
  };
  const ours = Object.values(services).filter(({ image }) => image.includes('conforme:'));
  return ours.flatMap(({ environment = {} }) => Object.keys(environment).flatMap(unknown));
}

export function chartVersions(): string[] {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const chart = parse(read('deploy/helm/conforme/Chart.yaml')) as { version: string; appVersion: string };
  return chart.version === version && chart.appVersion === version
    ? []
    : [`${chart.version}, not ${version}`];
}
