import type { FastifyInstance } from 'fastify';

/** One method of one path, as OpenAPI writes it: `GET /v1/rules/{id}`. */
export async function registeredRoutes(app: FastifyInstance): Promise<string[]> {
  await app.ready();
  const above: string[] = [];
  const routes: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', path = '', methods = ''] = LINE.exec(line) ?? [];
    if (path === '') continue;
    const depth = indent.length / 4;
    above[depth] = (above[depth - 1] ?? '') + path;
    for (const method of methods.split(', ').filter((name) => name !== '' && name !== 'HEAD'))
      routes.push(`${method} ${above[depth]!.replaceAll(/:(\w+)/g, '{$1}')}`);
  }
  return routes.sort();
}

/** A branch of the tree Fastify draws of its routes. */
const LINE = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/;
