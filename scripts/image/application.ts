import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials } from '../sbom.ts';
import { thirdParties } from '../third-party.ts';
import { run } from './layer.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** Where the package lies in the image. */
const HOME = 'opt/conforme';
const STARTER = `/${HOME}/node_modules/@conforme/scripts/conforme.mjs`;

/** Packages the image does without: Node stands in /usr/local/bin, and of pdfjs-dist only data is used. */
const NOT_TAKEN = [/^node-(bin-)?(linux|darwin|win)-/, /^@napi-rs\//];

/** What runs nothing. */
const LEFT_OUT = [
  /\.(d\.[cm]?ts|map)$/,
  /(^|\/)(test|tests|benchmarks?|docs|examples?|\.github)\//,
  /^pdfjs-dist\/standard_fonts\/.*(\.ttf|LIBERATION)$/,
  /^pdfjs-dist\/(build|legacy|web|wasm|types|image_decoders)\//,
  /^@expo-google-fonts\/.*\.png$/,
  /^@expo-google-fonts\/noto-sans-[a-z]+\/(?!400Regular|700Bold)\d/,
  /^harfbuzzjs\/dist\/[^/]+js$/,
  /^@cantoo\/pdf-lib\/(src|ts3\.4|dist\/[^/]+$)/,
];

/** The one Node: of the package that npm installs beside us on this platform. @returns its version */
export function stageNode(root: string): string {
  const folder = path.join(ROOT, `node_modules/node-linux-${process.arch}`);
  const bin = path.join(root, 'usr/local/bin');
  mkdirSync(bin, { recursive: true });
  cpSync(path.join(folder, 'bin/node'), path.join(bin, 'node'));
  copyText(path.join(folder, 'LICENSE'), path.join(root, 'usr/share/doc/nodejs/copyright'));
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

function copyText(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to);
}

/** What `npm run dist` packs, its bill of materials, and the command that starts it. @param file the package */
export function stagePackage(root: string, file: string): void {
  const home = path.join(root, HOME);
  mkdirSync(home, { recursive: true });
  run('tar', ['-xzf', file, '--strip-components=1', '--no-same-owner', '-C', home]);
  const command = path.join(root, 'usr/local/bin/conforme');
  mkdirSync(path.dirname(command), { recursive: true });
  const bill = path.join(root, 'usr/share/sbom/conforme.cdx.json');
  mkdirSync(path.dirname(bill), { recursive: true });
  writeFileSync(bill, billOfMaterials());
  writeFileSync(command, `#!/usr/local/bin/node\nimport '${STARTER}';\n`, { mode: 0o755 });
}

/**
 * The packages of others, as they are locked and installed here.
 * @throws Error when an installed one is not the one that is locked
 */
export function stageThirdParties(root: string): void {
  for (const { place, name, version } of thirdParties()) {
    if (NOT_TAKEN.some((pattern) => pattern.test(name))) continue;
    const folder = path.join(ROOT, place);
    // Of another platform.
    if (!existsSync(folder)) continue;
    const { version: installed } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    if (installed !== version) throw new Error(`${place} is ${installed}, not ${version}: run npm ci`);
    copyPackage(folder, path.join(root, HOME, placeOf(place)), name);
  }
}

/** A room's own version of a package lies below the room, which is a package there. */
function placeOf(place: string): string {
  const at = place.indexOf('node_modules/');
  if (at === 0) return place;
  const { name } = JSON.parse(readFileSync(path.join(ROOT, place.slice(0, at), 'package.json'), 'utf8')) as {
    name: string;
  };
  return `node_modules/${name}/${place.slice(at)}`;
}

function copyPackage(from: string, to: string, name: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (file) => {
      const inside = path.relative(from, file).replaceAll(path.sep, '/');
      if (inside.split('/').includes('node_modules')) return false;
      const whole = `${name}/${inside}${lstatSync(file).isDirectory() ? '/' : ''}`;
      return !LEFT_OUT.some((pattern) => pattern.test(whole));
    },
  });
}

/** Where the service keeps what it keeps, where it may write what can be lost, and where a command line stands. */
export function stageFolders(root: string): void {
  for (const folder of ['cache', 'data', 'work']) mkdirSync(path.join(root, folder), { recursive: true });
}
