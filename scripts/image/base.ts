import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, USER } from './layer.ts';

// The root below Node: the libraries it is linked with, from the packages of the Debian this runs on, whose signatures apt checks.
// No shell, no package manager. Node brings its own certificates and time zones.

const LIBRARIES = ['libc6', 'libgcc-s1', 'libstdc++6'];

/** What nothing in the image reads: conversions of iconv, texts for people but the licences, tools for builds. */
const LEFT_OUT = ['usr/lib/*/gconv', 'usr/share/lintian', 'usr/share/gdb', 'usr/share/gcc', 'usr/share/bug'];

/** @returns the packages with their versions. @throws Error where there is no apt. */
export function stageBase(root: string, cache: string): string[] {
  if (process.platform !== 'linux' || !found('apt-get') || !found('dpkg-deb'))
    throw new Error(
      'The base of the image is made of Debian’s packages: this needs apt-get and dpkg-deb. Elsewhere, use deploy/Dockerfile.',
    );
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  download([...LIBRARIES, 'base-files'], cache);
  // The licence of GCC's libraries lies in a package they depend on.
  const depends = run('dpkg-deb', ['--field', path.join(cache, fileOf('libgcc-s1', cache)), 'Depends']);
  download([/gcc-\d+-base/.exec(depends)![0]], cache);
  stageLinks(root);
  const release = fileOf('base-files', cache);
  const packages = readdirSync(cache)
    .filter((file) => file !== release)
    .sort();
  for (const file of packages) unpack(path.join(cache, file), root);
  stageRelease(path.join(cache, release), root);
  prune(root);
  stageAccounts(root);
  return packages.map((file) => path.basename(file, '.deb').replaceAll('%3a', ':'));
}

function download(names: readonly string[], cache: string): void {
  try {
    run('apt-get', ['download', '-q', ...names], cache);
  } catch (error) {
    throw new Error('apt cannot fetch the base; its lists may be old: run apt-get update', { cause: error });
  }
}

const fileOf = (name: string, cache: string): string =>
  readdirSync(cache).find((file) => file.startsWith(`${name}_`))!;

function found(command: string): boolean {
  return (process.env['PATH'] ?? '').split(':').some((folder) => {
    try {
      return readdirSync(folder).includes(command);
    } catch {
      return false;
    }
  });
}

/** /lib and /lib64 lead into /usr, as in every Debian since 12. */
function stageLinks(root: string): void {
  for (const name of ['lib', 'lib64']) {
    mkdirSync(path.join(root, 'usr', name), { recursive: true });
    symlinkSync(`usr/${name}`, path.join(root, name));
  }
}

/** Its files, and what a scanner of vulnerabilities reads. */
function unpack(file: string, root: string): void {
  extract(file, root);
  const name = run('dpkg-deb', ['--field', file, 'Package']).trim();
  const folder = path.join(root, 'var/lib/dpkg/status.d');
  mkdirSync(folder, { recursive: true });
  const fields = run('dpkg-deb', ['--field', file]).replace(/\n/, '\nStatus: install ok installed\n');
  writeFileSync(path.join(folder, name), fields);
}

function extract(file: string, root: string): void {
  const archive = execFileSync('dpkg-deb', ['--fsys-tarfile', file], { maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '--keep-directory-symlink', '--no-same-owner', '-C', root], { input: archive });
}

/** /etc/os-release alone. */
function stageRelease(file: string, root: string): void {
  const whole = `${root}.release`;
  mkdirSync(whole, { recursive: true });
  extract(file, whole);
  mkdirSync(path.join(root, 'etc'), { recursive: true });
  cpSync(path.join(whole, 'usr/lib/os-release'), path.join(root, 'etc/os-release'));
  rmSync(whole, { recursive: true });
}

function prune(root: string): void {
  const docs = path.join(root, 'usr/share/doc');
  for (const name of readdirSync(docs))
    for (const file of readdirSync(path.join(docs, name)))
      if (file !== 'copyright') rmSync(path.join(docs, name, file), { recursive: true });
  run('sh', ['-c', `cd "$1" && rm -rf ${LEFT_OUT.join(' ')}`, 'sh', root]);
}

function stageAccounts(root: string): void {
  const write = (name: string, text: string): void => writeFileSync(path.join(root, 'etc', name), text);
  write(
    'passwd',
    `root:x:0:0:root:/:/sbin/nologin\nconforme:x:${USER}:${USER}:conforme:/data:/sbin/nologin\n`,
  );
  write('group', `root:x:0:\nconforme:x:${USER}:\n`);
  // Names of the machine itself before those of the network.
  write('nsswitch.conf', 'hosts: files dns\n');
}
