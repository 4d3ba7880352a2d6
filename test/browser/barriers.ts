import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** All that axe calls a violation, however small. @param what `colours` where only the light differs from what was judged before */
export async function barriers(page: Page, what: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate<boolean>("typeof axe === 'object'"))) await page.evaluate(AXE);
  const runOnly = what === 'all' ? undefined : ['color-contrast', 'link-in-text-block'];
  const options = { resultTypes: ['violations'], iframes: false, runOnly };
  const { violations } = await page.evaluate<{ violations: readonly Violation[] }>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => ({ violations }))`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Barriers by day and by night. */
export async function barriersInEitherLight(page: Page): Promise<string[]> {
  const byDay = await barriers(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...byDay, ...(await barriers(page, 'colours'))];
}
