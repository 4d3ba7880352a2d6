import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KEY } from '../e2e/service.ts';
import { drag } from './browser.ts';
import { documentsOf, withNumber, type Documents } from './documents.ts';
import { inChromium, visits } from './visits.ts';

inChromium()('the page, with many documents in one job', { timeout: 180_000 }, () => {
  let documents: Documents;
  const { open } = visits(async (service) => {
    documents = await documentsOf(service);
  });

  it('asks for a key, takes what is dropped, shows how far it is, and offers what came of it', async () => {
    const page = await open('/#jobs');
    await page.getByText('A job belongs to an account.').waitFor();
    await page.locator('.jobs').getByRole('button', { name: 'Enter your API key' }).click();
    await page.locator('#api-key').fill(KEY);
    await page.getByRole('button', { name: 'Use this key' }).click();
    await page.getByText('Drop documents here').waitFor();
    for (let at = 0; at < 3; at++)
      await drag(page, 'drop', { name: `${at}.xml`, content: withNumber(`J-${at}`, documents.valid) });
    await drag(page, 'drop', { name: 'faulty.xml', content: documents.faulty });
    await page.getByText('4 files,').waitFor();
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    await page.getByText('Done: 4 of 4', { exact: true }).waitFor();
    await page
      .locator('[aria-live=polite]', { hasText: 'Judge, Done: 4 of 4.' })
      .waitFor({ state: 'attached' });
    const invalid = page.locator('.jobs-table td[data-label=Invalid]');
    await expect.poll(() => invalid.allTextContents()).toEqual(['1']);
    const [fetched] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Lines \(JSON\)/ }).click(),
    ]);
    expect(fetched.suggestedFilename()).toMatch(/^job_\S+\.ndjson$/);
    const lines = readFileSync(await fetched.path(), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { readonly name: string }).name)).toEqual([
      '0.xml',
      '1.xml',
      '2.xml',
      'faulty.xml',
    ]);
    const [looked] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^To look at/ }).click(),
    ]);
    expect(
      readFileSync(await looked.path(), 'utf8')
        .trimEnd()
        .split('\n'),
    ).toHaveLength(1);
    const picture = process.env['JOBS_PICTURE'];
    if (picture !== undefined) await page.screenshot({ path: picture, fullPage: true });
  });

  it('converts each document into what the reader chooses', async () => {
    const page = await open('/#jobs');
    await page.locator('.jobs').getByRole('button', { name: 'Enter your API key' }).click();
    await page.locator('#api-key').fill(KEY);
    await page.getByRole('button', { name: 'Use this key' }).click();
    await page.locator('.jobs select').selectOption({ label: 'Convert each document' });
    await page.getByLabel('Format').selectOption('ubl-xml');
    await drag(page, 'drop', { name: 'source.xml', content: withNumber('J-9', documents.valid) });
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    await page.getByText('Done: 1 of 1', { exact: true }).waitFor();
    const [fetched] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^Lines \(JSON\)/ })
        .first()
        .click(),
    ]);
    const { status, result } = JSON.parse(readFileSync(await fetched.path(), 'utf8')) as {
      readonly status: number;
      readonly result: { readonly content_base64: string; readonly losses: readonly object[] };
    };
    expect([status, result.losses]).toEqual([200, []]);
    expect(Buffer.from(result.content_base64, 'base64').toString()).toMatch(/<(?:\w+:)?Invoice[\s>]/);
    const picture = process.env['JOBS_CONVERT_PICTURE'];
    if (picture !== undefined) await page.screenshot({ path: picture, fullPage: true });
  });

  it('says what the service refuses, in the language of the reader', async () => {
    const page = await open('/#jobs', { locale: 'fr-FR' });
    await page.locator('.jobs').getByRole('button', { name: 'Saisir votre clé' }).click();
    await page.locator('#api-key').fill(KEY);
    await page.getByRole('button', { name: 'Utiliser cette clé' }).click();
    await page.getByText('Déposez des documents ici').waitFor();
    await drag(page, 'drop', { name: 'list.json', content: '[{"a": 1}, 7]' });
    await page.getByRole('button', { name: 'Lancer', exact: true }).click();
    await page.locator('.problem').waitFor();
    expect(await page.locator('.problem').textContent()).toContain("autre chose qu'un objet");
  });
});
