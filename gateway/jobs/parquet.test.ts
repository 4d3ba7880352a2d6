import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { parquetOf } from './parquet.ts';

async function* cutInto(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function tableOf(lines: readonly object[], size = 1000) {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const pieces: Uint8Array[] = [];
  for await (const piece of parquetOf(cutInto(text, size))) pieces.push(piece);
  const file = Uint8Array.from(Buffer.concat(pieces)).buffer;
  return { file, pieces, rows: await parquetReadObjects({ file }) };
}

const finding = (rule: string | null, severity = 'fatal') => ({
  rule,
  severity,
  message: 'é',
  source: 'xsd',
});

describe('the table of a job', () => {
  it.each([1, 7, 100_000])('has a row a document, however its lines were cut (%i)', async (size) => {
    const findings = [finding('BR-01'), finding('BR-02', 'warning'), finding('BR-01'), finding(null)];
    const verdict = {
      valid: false,
      flavor: 'factur-x',
      profile: 'en16931',
      error_count: 3,
      warning_count: 1,
      findings,
    };
    const lines = [
      { index: 0, name: 'é.xml', status: 200, result: verdict },
      { index: 1, name: 'b', status: 400, error: { code: 'not_an_einvoice', message: 'Nein\nso' } },
      {
        index: 2,
        name: 'c',
        status: 200,
        result: {
          filename: 'c.pdf',
          profile: 'basic',
          validation: { ...verdict, valid: true, findings: [] },
        },
      },
      { index: 3, name: 'd', status: 200, result: { filename: 'd.html' } },
    ];
    const { rows } = await tableOf(lines, size);
    const nothing = {
      error: null,
      message: null,
      valid: null,
      flavor: null,
      profile: null,
      error_count: null,
      warning_count: null,
      rules: null,
    };
    const { findings: _, ...judged } = verdict;
    // The reader says of a list that is null that there is none.
    expect(rows.map((row) => ({ ...nothing, ...row, rules: (row['rules'] as unknown) ?? null }))).toEqual([
      { ...nothing, index: 0, name: 'é.xml', status: 200, ...judged, rules: ['BR-01'] },
      { ...nothing, index: 1, name: 'b', status: 400, error: 'not_an_einvoice', message: 'Nein\nso' },
      { ...nothing, index: 2, name: 'c', status: 200, ...judged, profile: 'basic', valid: true, rules: [] },
      { ...nothing, index: 3, name: 'd', status: 200 },
    ]);
  });

  it('is written while its rows come, and none is lost between its groups', async () => {
    const lines = Array.from({ length: 12_345 }, (_, index) => ({
      index,
      name: `${index}.xml`,
      status: 200,
      result: { valid: true, findings: [] },
    }));
    const { file, pieces, rows } = await tableOf(lines);
    expect(pieces.length).toBe(4);
    expect(parquetMetadata(file).row_groups.map(({ num_rows: count }) => Number(count))).toEqual([
      5_000, 5_000, 2_345,
    ]);
    expect(rows.map(({ index }) => index as number)).toEqual(lines.map(({ index }) => index));
  });

  it('without documents is a table all the same', async () => {
    const { rows } = await tableOf([]);
    expect(rows).toEqual([]);
  });
});
