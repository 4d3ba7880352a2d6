import { expect, it } from 'vitest';
import { opened } from './ports.ts';
import { settingsFrom } from './settings.ts';

const settings = settingsFrom({ HOST: 'no.such.host', PORT: '1234' });

it.each([
  ['ENOTFOUND', 'HOST is no name with an address: no.such.host'],
  ['EAI_AGAIN', 'HOST is no name with an address: no.such.host'],
  ['EADDRNOTAVAIL', 'HOST is no address of this machine: no.such.host'],
  ['EACCES', 'no.such.host:1234 is not allowed to this user: choose another port with PORT'],
])('a door that cannot be opened for %s names the variable to change', async (code, message) => {
  const failing = (): Promise<never> => Promise.reject(Object.assign(new Error('listen'), { code }));
  await expect(opened(settings, 'port', failing)).rejects.toThrow(new Error(message));
});
