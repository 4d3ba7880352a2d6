// What became of the documents of a job as a table in Apache Parquet, written a group of rows at a time: memory stays that of a group.

import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { ErrorOut, ValidationOut } from '@conforme/proto/schema';
import { linesIn } from './lines-in.ts';

/** Rows that are held at a time; also a size that readers skip by. */
const GROUP = 5_000;

/** One document. */
interface Row {
  readonly index: number;
  readonly name: string;
  readonly status: number;
  readonly error: string | null;
  readonly message: string | null;
  readonly valid: boolean | null;
  readonly flavor: string | null;
  readonly profile: string | null;
  readonly error_count: number | null;
  readonly warning_count: number | null;
  /** Of its fatal findings, each once. */
  readonly rules: readonly string[] | null;
}

type SchemaElement = ConstructorParameters<typeof ParquetWriter>[0]['schema'][number];

const text = (name: string, repetition: 'REQUIRED' | 'OPTIONAL' = 'OPTIONAL'): SchemaElement => ({
  name,
  type: 'BYTE_ARRAY',
  converted_type: 'UTF8',
  repetition_type: repetition,
});
const number = (name: string, repetition: 'REQUIRED' | 'OPTIONAL' = 'OPTIONAL'): SchemaElement => ({
  name,
  type: 'INT32',
  repetition_type: repetition,
});

const COLUMNS: Readonly<Record<keyof Row, readonly SchemaElement[]>> = {
  index: [number('index', 'REQUIRED')],
  name: [text('name', 'REQUIRED')],
  status: [number('status', 'REQUIRED')],
  error: [text('error')],
  message: [text('message')],
  valid: [{ name: 'valid', type: 'BOOLEAN', repetition_type: 'OPTIONAL' }],
  flavor: [text('flavor')],
  profile: [text('profile')],
  error_count: [number('error_count')],
  warning_count: [number('warning_count')],
  // A list as the format has them (LogicalTypes.md, "Lists").
  rules: [
    { name: 'rules', repetition_type: 'OPTIONAL', num_children: 1, converted_type: 'LIST' },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    text('element', 'REQUIRED'),
  ],
};
const NAMES = Object.keys(COLUMNS) as (keyof Row)[];
const SCHEMA: SchemaElement[] = [
  { name: 'documents', num_children: NAMES.length },
  ...Object.values(COLUMNS).flat(),
];

/** @param pieces the lines of the results, cut anywhere */
export async function* parquetOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  const bytes = new Pieces();
  const writer = new ParquetWriter({ writer: bytes, schema: SCHEMA, createdBy: 'conforme' });
  let rows: Row[] = [];
  const flushed = (): Uint8Array => {
    const columnData = NAMES.map((name) => ({ name, data: rows.map((row) => row[name]) }));
    void writer.write({ columnData, rowGroupSize: GROUP });
    rows = [];
    return bytes.taken();
  };
  for await (const line of linesIn(pieces)) {
    rows.push(rowOf(JSON.parse(line.toString('utf8')) as Line));
    if (rows.length === GROUP) yield flushed();
  }
  if (rows.length > 0) yield flushed();
  void writer.finish();
  yield bytes.taken();
}

/** Gives away what was written by now; places in the file go on. */
class Pieces extends ByteWriter {
  taken(): Uint8Array {
    const taken = this.getBytes().slice();
    this.index = 0;
    return taken;
  }
}

interface Line extends Pick<Row, 'index' | 'name' | 'status'> {
  readonly result?: Partial<ValidationOut> & { readonly validation?: ValidationOut };
  readonly error?: ErrorOut;
}

function rowOf({ index, name, status, result, error }: Line): Row {
  // Of validate, the answer is the verdict; of what writes documents, it holds one.
  const verdict: Partial<ValidationOut> = result?.validation ?? result ?? {};
  const fatal = verdict.findings?.filter(({ severity }) => severity === 'fatal');
  const rules = fatal?.flatMap(({ rule }) => (rule === null ? [] : [rule]));
  return {
    index,
    name,
    status,
    error: error?.code ?? null,
    message: error?.message ?? null,
    valid: verdict.valid ?? null,
    flavor: verdict.flavor ?? null,
    profile: result?.profile ?? verdict.profile ?? null,
    error_count: verdict.error_count ?? null,
    warning_count: verdict.warning_count ?? null,
    rules: rules ? [...new Set(rules)] : null,
  };
}
