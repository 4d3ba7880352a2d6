// Firefox as its distributor packs it, over WebDriver BiDi, which that speaks by itself.

import { launch, type Browser } from 'puppeteer-core';
import { installed } from './installed.ts';

/** Null where no Firefox is installed. */
export const FIREFOX: string | null = installed('Firefox', 'FIREFOX', [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]);

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
