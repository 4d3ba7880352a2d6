import { setTimeout as wait } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { zip } from '../../gateway/testing/zip.ts';
import { choose, drag, mostDrawn } from './browser.ts';
import { documentsOf, long, PICTURE, spoiled, unplaced, withNumber, type Documents } from './documents.ts';
import { inChromium, visits } from './visits.ts';

inChromium()('the page, checking', { timeout: 180_000 }, () => {
  let documents: Documents;
  const { open } = visits(async (service) => {
    documents = await documentsOf(service);
  });

  it('says valid of what is valid, and offers nothing to mend', async () => {
    const page = await open();
    await choose(page, { name: 'valid.xml', content: documents.valid });
    await page.locator('.verdict.valid').waitFor();
    expect(await page.locator('.verdict h1').textContent()).toBe('Valid');
    expect(await page.locator('.finding').count()).toBe(0);
    await page.getByText('No. F-2026-0042').waitFor();
  });

  it('takes what is dropped, and shows where it would land', async () => {
    const page = await open();
    const file = { name: 'faulty.xml', content: documents.faulty };
    await drag(page, 'dragover', file);
    await page.locator('.drop-overlay').waitFor();
    await drag(page, 'drop', file);
    await page.locator('.verdict.fatal').waitFor();
    expect(await page.locator('.drop-overlay').count()).toBe(0);
    expect(await page.locator('.finding .rule').allTextContents()).toEqual(['BR-CL-23']);
    expect(await page.locator('.finding .fix').textContent()).toContain('What to do:');
  });

  it('takes what is pasted', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Paste XML' }).click();
    await page.locator('dialog textarea').fill(documents.faulty);
    await page.locator('dialog .primary').click();
    await page.locator('.verdict.fatal').waitFor();
    expect(await page.locator('.file-name').textContent()).toContain('pasted.xml');
  });

  it.each([0, 500])('leads from a finding to its line, the editor late by %s ms', async (late) => {
    const page = await open();
    await page.route('**/*.js', async (route) => {
      await wait(late);
      await route.continue();
    });
    await choose(page, { name: 'faulty.xml', content: documents.faulty });
    await page.getByRole('button', { name: /show it in the XML/ }).click();
    const row = page.locator('.cm-activeLine');
    await row.waitFor();
    const line = documents.faulty.split('\n').findIndex((text) => text.includes('JOUR')) + 1;
    await page.locator('.cm-gutterElement', { hasText: new RegExp(`^${line}$`) }).waitFor();
    expect(await row.textContent()).toContain('unitCode="JOUR"');
    // The editor measures its lines as it scrolls, and may move once more.
    const { height } = page.viewportSize()!;
    const edges = async (): Promise<boolean> => {
      const box = (await row.boundingBox())!;
      return box.y >= 0 && box.y + box.height <= height;
    };
    await expect.poll(edges, { timeout: 30_000 }).toBe(true);
  });

  it('groups findings as the reader likes', async () => {
    const page = await open();
    await choose(page, {
      name: 'faults.xml',
      content: spoiled(documents.valid).replace('>9389.90</ram:TaxBasis', '>9400.00</ram:TaxBasis'),
    });
    await page.locator('.finding').first().waitFor();
    // One mistake may be several findings: by severity they are one card, which has them all.
    const cards = await page.locator('.finding').count();
    const companions = await page.locator('.also li').count();
    expect([cards, companions, await page.locator('.badge').textContent()]).toEqual([2, 1, '3']);
    await page.locator('.also summary', { hasText: '1 more finding' }).waitFor();
    for (const [name, heading] of [
      ['Rule', /BR-CO-13|BR-CL-23/],
      ['Check', /EN.16931/],
    ] as const) {
      await page.locator('.segment', { hasText: name }).click();
      await page.locator('.finding-group:first-of-type h2', { hasText: heading }).waitFor();
      expect(await page.locator('.finding').count()).toBe(cards + companions);
      expect(await page.locator('.also').count()).toBe(0);
    }
  });

  it.each(['\n', ''])('of 2 MB draws what is in sight, with %j between the elements', async (newline) => {
    const page = await open();
    const content = long(documents.faulty, 2 * 1024 * 1024, newline);
    await choose(page, { name: 'long.xml', content });
    await page.locator('.verdict.fatal').waitFor();
    await page.getByRole('button', { name: /show it in the XML/ }).click();
    await page.locator('.cm-activeLine', { hasText: 'unitCode="JOUR"' }).waitFor();
    // Tens of thousands if all were drawn.
    expect(await mostDrawn(page, '.xml')).toBeLessThan(1_000);
    await page.locator('.xml .cm-content').press('ControlOrMeta+End');
    await page.locator('.cm-line', { hasText: '</rsm:CrossIndustryInvoice>' }).waitFor();
  });

  it('takes a copy of what was read into the form', async () => {
    const page = await open();
    await choose(page, { name: 'faulty.xml', content: documents.faulty });
    await page.getByRole('button', { name: 'Edit a copy' }).click();
    await page.locator('.form').waitFor();
    await page.locator('[data-pointer="/invoice/lines/0"] > summary').click();
    expect(await page.locator('[id="field:/invoice/lines/0/unit_code"]').inputValue()).toBe('JOUR');
  });

  it('lists what the invoice has no place for', async () => {
    const page = await open();
    await choose(page, { name: 'more.xml', content: unplaced(documents.valid) });
    await page.getByRole('heading', { name: '1 value not taken into the invoice' }).waitFor();
    expect(await page.locator('.unread tbody tr').textContent()).toMatch(
      /@unitCodeListAgencyID.*6.*BilledQuantity/,
    );
    await choose(page, { name: 'valid.xml', content: documents.valid });
    await page.locator('.file-name', { hasText: 'valid.xml' }).waitFor();
    await page.locator('.verdict.valid').waitFor();
    await page.locator('.unread').waitFor({ state: 'detached' });
  });

  it('finds text in the XML, also for who asks before the editor has come', async () => {
    const page = await open();
    const searched = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await searched.promise;
      await route.continue();
    });
    await choose(page, { name: 'valid.xml', content: documents.valid });
    await page.getByRole('button', { name: 'Find in XML' }).click();
    searched.resolve();
    await page.getByLabel('Find', { exact: true }).pressSequentially('DUEPAYABLE');
    await page.keyboard.press('Enter');
    await page.locator('.cm-activeLine', { hasText: 'DuePayableAmount' }).waitFor();
  });

  it('downloads reports that stand on their own', async () => {
    const page = await open();
    await choose(page, { name: 'faulty.xml', content: documents.faulty });
    const report = async (format: string): Promise<string> => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Download the report as ${format}` }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`faulty.report.${format.toLowerCase()}`);
      return readFileSync(await file.path(), 'utf8');
    };
    expect(await report('HTML')).toMatch(/^<!doctype html>[\s\S]*BR-CL-23/);
    expect(JSON.parse(await report('JSON'))).toMatchObject({ name: 'faulty.xml', result: { valid: false } });
    expect((await report('CSV')).split('\r\n')[1]).toMatch(/^faulty\.xml,false,fatal,BR-CL-23/);
  });

  it('judges several files at once, and shows each', async () => {
    const page = await open();
    const files = ['one', 'two'].map((name) => ({ name: `${name}.xml`, content: documents.valid }));
    await choose(
      page,
      ...files,
      { name: 'bad.xml', content: withNumber('F-2026-0043', documents.faulty) },
      { name: 'note.txt', content: 'Bonjour' },
    );
    await page.getByRole('heading', { name: '2 of 4 documents valid' }).waitFor();
    expect(await page.locator('tbody th').allTextContents()).toEqual([
      'note.txt',
      'bad.xml',
      'one.xml',
      'two.xml',
    ]);
    await page.getByRole('button', { name: /^Not valid/ }).click();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    await page.getByRole('button', { name: 'bad.xml' }).click();
    await page.getByRole('button', { name: /show it in the XML/ }).click();
    await page.locator('.cm-activeLine').waitFor();
    await page.getByRole('button', { name: 'All files' }).click();
    await page.getByRole('heading', { name: '2 of 4 documents valid' }).waitFor();
  });

  it('judges an archive', async () => {
    const page = await open();
    const archive = zip([
      { name: 'a.xml', content: documents.valid },
      { name: 'b.xml', content: withNumber('F-2026-0043', documents.faulty) },
    ]);
    await choose(page, { name: 'all.zip', content: archive });
    await page.getByRole('heading', { name: '1 of 2 documents valid' }).waitFor();
    await page.getByRole('button', { name: 'b.xml' }).click();
    await expect.poll(() => page.locator('.finding .rule').allTextContents()).toEqual(['BR-CL-23']);
  });

  it('keeps what was too many for a minute, and goes on later', async () => {
    const page = await open();
    const files = Array.from({ length: 22 }, (_, i) => ({ name: `${i}.xml`, content: documents.valid }));
    await choose(page, ...files);
    await page.getByText('2 documents wait to be checked.').waitFor();
    expect(await page.locator('.countdown').textContent()).toMatch(/Trying again in \d+ s/);
    await expect.poll(() => page.locator('tr.valid').count()).toBe(20);
  });

  it('counts down when it asked too often', async () => {
    const page = await open('/', { alone: true });
    const [answer] = await Promise.all([
      page.waitForResponse(/validate/),
      choose(page, { name: 'valid.xml', content: documents.valid }),
    ]);
    const { 'x-forwarded-for': address } = await answer.request().allHeaders();
    const again = () =>
      fetch(answer.url(), { method: 'POST', body: '<a/>', headers: { 'x-forwarded-for': address! } });
    await Promise.all(Array.from({ length: 25 }, again));
    // A clock that runs on at a word.
    await page.clock.install();
    await choose(page, { name: 'again.xml', content: documents.valid });
    await page.getByRole('heading', { name: 'Many checks in a short time' }).waitFor();
    const first = await page.locator('.countdown').textContent();
    await page.clock.fastForward(1_500);
    await expect.poll(() => page.locator('.countdown').textContent()).not.toBe(first);
  });

  it.each([
    ['picture.pdf', PICTURE],
    ['note.txt', 'Bonjour'],
  ])('says that %s is no e-invoice', async (name, content) => {
    const page = await open();
    await choose(page, { name, content });
    await page.getByRole('heading', { name: 'Not an e-invoice' }).waitFor();
    expect(await page.locator('.verdict').count()).toBe(0);
  });

  it('sends nothing that is too large', async () => {
    const page = await open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluate(HUGE);
    await page.getByRole('heading', { name: 'Too large' }).waitFor();
    expect(asked.filter((url) => url.includes('/v1/'))).toEqual([]);
  });

  it('says that nobody answers, and tries again', async () => {
    const page = await open();
    await page.context().setOffline(true);
    await choose(page, { name: 'valid.xml', content: documents.valid });
    await page.getByRole('heading', { name: 'The service does not answer' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.verdict.valid').waitFor();
  });

  it('offers examples that are what they say', async () => {
    const page = await open();
    for (const [name, verdict] of [
      ['XML with errors', 'fatal'],
      ['Valid XML', 'valid'],
      ['Factur-X PDF', 'valid'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.locator(`.verdict.${verdict}`).waitFor();
      await page.getByRole('button', { name: 'Start over' }).click();
    }
  });

  it('judges by other rules when asked to', async () => {
    const page = await open();
    await choose(page, { name: 'valid.xml', content: documents.valid });
    await page.locator('.verdict.valid').waitFor();
    await page.getByLabel('Rules').selectOption('base');
    await expect
      .poll(() => page.locator('.chip.passed').allTextContents())
      .toEqual(['Structure: passed', 'EN\u00a016931: passed']);
  });
});

/** Drops 16 MB, made where they are dropped. */
const HUGE = `(() => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([new Uint8Array(16 * 1024 * 1024)], 'huge.xml'));
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
})()`;
