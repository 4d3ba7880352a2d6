// `node:path` in a browser: places in the engine's folder, whose root is `/`.

export const sep = '/';

export function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  return `${path.startsWith('/') ? '/' : ''}${parts.join('/')}`;
}

export const join = (...parts: readonly string[]): string => normalize(parts.filter(Boolean).join('/'));

export const isAbsolute = (path: string): boolean => path.startsWith('/');

export function resolve(...parts: readonly string[]): string {
  const from = parts.findLastIndex(isAbsolute);
  return join('/', ...parts.slice(Math.max(0, from)));
}

export const dirname = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/';

export function basename(path: string, extension = ''): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return extension !== '' && name.endsWith(extension) ? name.slice(0, -extension.length) : name;
}

export default { sep, normalize, join, isAbsolute, resolve, dirname, basename };
