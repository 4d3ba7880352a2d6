// Firefox as its distributor packs it, over WebDriver BiDi, which that speaks by itself.

import { existsSync } from 'node:fs';
import { launch, type Browser } from 'puppeteer-core';

const PLACES = [
  process.env['FIREFOX'] ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Null where no Firefox is installed. */
export const FIREFOX: string | null = PLACES.find((place) => place !== '' && existsSync(place)) ?? null;

if (FIREFOX === null)
  process.stderr.write('test/browser: skipped, no Firefox is installed (FIREFOX names one elsewhere)\n');

/** All it asks goes through the proxy, of this machine too. @param proxy address of the proxy */
export function launchFirefox(proxy: string): Promise<Browser> {
  const { hostname, port } = new URL(proxy);
  return launch({
    browser: 'firefox',
    executablePath: FIREFOX!,
    headless: true,
    protocolTimeout: 120_000,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': hostname,
      'network.proxy.http_port': Number(port),
      'network.proxy.ssl': hostname,
      'network.proxy.ssl_port': Number(port),
      'network.proxy.no_proxies_on': '',
      'network.proxy.allow_hijacking_localhost': true,
    },
  });
}
