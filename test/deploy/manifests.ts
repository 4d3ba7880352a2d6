// deploy/ under the published schemas: the chart as Helm renders it, the compose file, the Dockerfile and the unit of systemd, and all
// of them against what the image and the service know: `node test/deploy/manifests.ts`. Asks npm and PyPI for what judges, so it is no
// part of `npm test`; .ci/run runs it.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { run } from '../../scripts/image/layer.ts';
import { closingLine } from '../reporter.ts';
import { agreement, chartVersions, environmentOf } from './agreement.ts';
import {
  composeJudge,
  kubernetesJudge,
  otherJudges,
  pipelineJudge,
  type Judge,
  type Manifest,
  type OtherKind,
} from './schemas.ts';

type Others = Readonly<Record<OtherKind, Judge<Manifest>>>;
import { fetchTools, VERSIONS, type Tools } from './tools.ts';

const DEPLOY = path.join(import.meta.dirname, '../../deploy');
const CHART = path.join(DEPLOY, 'helm/conforme');

const DATABASE = { url: 'postgres://user:password@host/database' };
const FIXED = { enabled: false };

/** Ways to set the chart; together they reach every line of its templates. */
const SETTINGS: Readonly<Record<string, object>> = {
  'as it comes': { database: DATABASE },
  'with secrets of yours': {
    database: { existingSecret: 'accounts' },
    core: { secret: { existingSecret: 'inner', key: 'key' } },
    metrics: { existingSecret: 'scraper', serviceMonitor: { enabled: true, labels: { release: 'main' } } },
  },
  'with all of it': {
    image: { digest: `sha256:${'0'.repeat(64)}`, pullSecrets: [{ name: 'pull' }] },
    database: DATABASE,
    gateway: {
      autoscaling: FIXED,
      trustedProxies: ['10.0.0.0/8'],
      plans: '{}',
      tls: { existingSecret: 'door' },
    },
    core: {
      autoscaling: FIXED,
      secret: { value: '0'.repeat(32) },
      env: [{ name: 'CONFORME_QUEUE', value: '64' }],
      volumes: [{ name: 'rules', configMap: { name: 'rules' } }],
      volumeMounts: [{ name: 'rules', mountPath: '/rules', readOnly: true }],
    },
    logos: false,
    metrics: { token: 'secret', serviceMonitor: { enabled: true } },
    networkPolicy: {
      callers: [{ podSelector: { matchLabels: { a: 'b' } } }],
      scrapers: [{ namespaceSelector: {} }],
      egress: [{ ports: [{ port: 4318 }] }],
    },
    nodeSelector: { kind: 'fast' },
    tolerations: [{ key: 'a', operator: 'Exists' }],
    affinity: { nodeAffinity: {} },
    podAnnotations: { a: 'b' },
  },
  'with a fleet that grows': {
    database: DATABASE,
    fleet: {
      enabled: true,
      nats: { url: 'nats://user:password@nats.example:4222' },
      s3: { endpoint: 'https://s3.example', bucket: 'conforme', existingSecret: 's3' },
    },
    worker: {
      autoscaling: { enabled: true, monitor: 'nats.example:8222' },
      env: [{ name: 'CONFORME_JOB_LEASE_MS', value: '60000' }],
    },
    networkPolicy: { egress: [{ ports: [{ port: 4318 }] }] },
    podAnnotations: { a: 'b' },
  },
  'with a fleet of a fixed size, and shards': {
    database: DATABASE,
    fleet: {
      enabled: true,
      nats: { existingSecret: 'nats' },
      s3: { bucket: 'conforme', region: 'eu-west-3' },
    },
    worker: {
      volumes: [{ name: 'rules', configMap: { name: 'rules' } }],
      volumeMounts: [{ name: 'rules', mountPath: '/rules', readOnly: true }],
    },
    shards: {
      enabled: true,
      options: ['--check', 'base'],
      documents: { claim: 'in' },
      results: { claim: 'out' },
    },
  },
  'with little of it': {
    database: DATABASE,
    gateway: { service: { type: 'LoadBalancer', annotations: { a: 'b' } } },
    networkPolicy: { enabled: false },
    disruptionBudget: { enabled: false },
  },
};

/** What the chart must refuse. */
const REFUSED: Readonly<Record<string, object>> = {
  'no database': {},
  'a value it does not know': { database: DATABASE, gateway: { replica: 2 } },
  'a fleet without a queue': { database: DATABASE, fleet: { enabled: true, s3: { bucket: 'b' } } },
  'a fleet that grows by nothing': {
    database: DATABASE,
    fleet: { enabled: true, nats: { existingSecret: 'n' }, s3: { bucket: 'b' } },
    worker: { autoscaling: { enabled: true } },
  },
  'shards without a volume': { database: DATABASE, shards: { enabled: true } },
  'a short secret': { database: DATABASE, core: { secret: { value: 'short' } } },
  'a monitor without a token': { database: DATABASE, metrics: { serviceMonitor: { enabled: true } } },
};

type Check = () => string[];

function chartChecks({ helm, kubernetes }: Tools, others: Others): Record<string, Check> {
  const helmed = (command: readonly string[], values: object): ReturnType<typeof spawnSync> =>
    spawnSync(helm, [...command, '--values', '-'], {
      input: JSON.stringify(values),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  const render = (values: object): Manifest[] => {
    const { status, stdout, stderr } = helmed(['template', 'sample', CHART], values);
    if (status !== 0) throw new Error(stderr.toString());
    return parseAllDocuments(stdout.toString())
      .map((document) => document.toJS() as Manifest | null)
      .filter((manifest) => manifest !== null);
  };
  const checks: Record<string, Check> = {
    'helm lint': () => {
      const { status, stdout } = helmed(['lint', '--strict', CHART], { database: DATABASE });
      return status === 0 ? [] : [stdout.toString()];
    },
    'the chart names the version of the package': chartVersions,
  };
  for (const [name, values] of Object.entries(SETTINGS)) {
    for (const version of VERSIONS) {
      const judge = kubernetesJudge(path.join(kubernetes, `v${version}.0-local-strict`));
      checks[`the chart ${name}, Kubernetes ${version}`] = () =>
        render(values).flatMap((manifest) =>
          (others[manifest.kind as OtherKind] ?? judge)(manifest).map(
            (fault) => `${manifest.kind}: ${fault}`,
          ),
        );
    }
    checks[`the chart ${name}, and the image`] = () => agreement(render(values));
  }
  for (const [name, values] of Object.entries(REFUSED))
    checks[`the chart refuses ${name}`] = () =>
      helmed(['template', 'sample', CHART], values).status === 0 ? ['it does not'] : [];
  return checks;
}

/** A schema that lets everything pass would prove nothing. */
function judgeChecks({ kubernetes }: Tools, others: Others, compose: Judge<object>): Record<string, Check> {
  const refuses = (faults: readonly string[]): string[] => (faults.length > 0 ? [] : ['it does not']);
  const metadata = { name: 'sample' };
  const budget = {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata,
    spec: { maxUnavaliable: 1 },
  };
  const service = { apiVersion: 'monitoring.coreos.com/v1', kind: 'ServiceMonitor', metadata, spec: {} };
  const scaled = { apiVersion: 'keda.sh/v1alpha1', kind: 'ScaledObject', metadata, spec: { triggers: [] } };
  return {
    'the schema of Kubernetes refuses a field it does not know': () =>
      refuses(kubernetesJudge(path.join(kubernetes, `v${VERSIONS[0]}.0-local-strict`))(budget)),
    'the schema of a monitor refuses one without endpoints': () => refuses(others.ServiceMonitor(service)),
    'the schema of KEDA refuses an object that scales nothing': () => refuses(others.ScaledObject(scaled)),
    'the schema of compose refuses a field it does not know': () =>
      refuses(compose({ services: { a: { imgae: 'b' } } })),
  };
}

function fileChecks(tools: Tools, compose: Judge<object>): Record<string, Check> {
  const read = (name: string): string => readFileSync(path.join(DEPLOY, name), 'utf8');
  const [action, pipeline] = [pipelineJudge(tools, 'github-actions'), pipelineJudge(tools, 'gitlab-ci')];
  return {
    'action.yml': () => action(parse(read('../action.yml')) as object),
    'gitlab/conforme.yml': () => pipeline(parse(read('gitlab/conforme.yml')) as object),
    'the schemas of actions and pipelines refuse steps without anything to run': () =>
      action({ name: 'a', description: 'b', runs: { using: 'composite', steps: [{ shell: 'bash' }] } })
        .length > 0 && pipeline({ conforme: { scirpt: ['true'] } }).length > 0
        ? []
        : ['they do not'],
    'compose.yaml': () => {
      const file = parse(read('compose.yaml'), { merge: true }) as object;
      return [...compose(file), ...environmentOf(file)];
    },
    Dockerfile: () => {
      // Bases are named by tag, and the folder of the build is where the file says.
      run(tools.hadolint, ['--failure-threshold', 'warning', path.join(DEPLOY, 'Dockerfile')]);
      return [];
    },
  };
}

/** Where there is systemd; its verdict on how much a service is shut in is 0 (wholly) to 10. */
function unitChecks(): Record<string, Check> {
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) return {};
  return {
    'conforme.service': () => {
      const place = mkdtempSync(path.join(tmpdir(), 'conforme-unit-'));
      const file = path.join(place, 'conforme.service');
      const unit = readFileSync(path.join(DEPLOY, 'systemd/conforme.service'), 'utf8');
      // What it starts is not installed here.
      writeFileSync(file, unit.replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'));
      try {
        const { stdout, stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
          encoding: 'utf8',
        });
        if (status !== 0 || stderr !== '') return [`${stdout}${stderr}`];
        run('systemd-analyze', ['security', '--offline=true', '--threshold=20', file]);
        return environmentOf(unit);
      } finally {
        rmSync(place, { recursive: true });
      }
    },
  };
}

async function main(): Promise<void> {
  const tools = fetchTools();
  const [others, compose] = [await otherJudges(tools), composeJudge(tools)];
  const units = unitChecks();
  const checks: Record<string, Check> = {
    ...judgeChecks(tools, others, compose),
    ...chartChecks(tools, others),
    ...fileChecks(tools, compose),
    ...units,
  };
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, check] of Object.entries(checks)) {
    let faults: string[];
    try {
      faults = check();
    } catch (error) {
      faults = [(error as Error).message];
    }
    counts[faults.length === 0 ? 'passed' : 'failed']++;
    process.stdout.write(
      `${faults.length === 0 ? 'passed' : 'FAILED'}: ${name}\n${faults.map((f) => `  ${f}\n`).join('')}`,
    );
  }
  if (Object.keys(units).length === 0) {
    counts[process.env['CI'] ? 'failed' : 'skipped']++;
    process.stdout.write('conforme.service is not judged: there is no systemd-analyze\n');
  }
  process.stdout.write(`${closingLine(counts)}\n`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

await main();
