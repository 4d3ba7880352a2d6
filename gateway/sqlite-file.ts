import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** How long a statement waits while another process writes: a command that creates a key, a worker, a backup. */
const BUSY_MS = 2_000;

/** A system lets us write on to a file whose name was deleted, or given to another: what is written there is lost. */
export class StoreFileGone extends Error {
  override readonly name = 'StoreFileGone';
  readonly code = 'ERR_SQLITE_ERROR';
  /** SQLite's own for a file that cannot be opened. */
  readonly errcode = 14;

  constructor(file: string) {
    super(
      `${file} is not the file that was opened: it was deleted or replaced. Put it back, or restart the service`,
    );
  }
}

export interface SqliteFileOptions<Name extends string> {
  /** Or `:memory:`. */
  readonly file: string;
  /** Each brings the file from the version of its place to the next. */
  readonly migrations: readonly string[];
  readonly statements: Readonly<Record<Name, string>>;
  /** Of a file that is new; one that is there keeps its own size. */
  readonly pageBytes?: number;
}

/**
 * A store of ours in one file, readable by its owner alone, for the processes of one machine. The journal is a WAL that is not flushed to
 * the disk at each commit: what was written survives the end of the process, however it ends; a power failure may take the last moments
 * with it.
 */
export class SqliteFile<Name extends string> {
  readonly #database: DatabaseSync;
  readonly #statements: Readonly<Record<Name, StatementSync>>;
  readonly #version: number;
  readonly #file: string;
  /** Of the file that was opened; undefined in memory. */
  readonly #inode: number | undefined;

  /** @throws Error when a newer version of the service has written the file, or what keeps it from being opened. */
  constructor({ file, migrations, statements, pageBytes }: SqliteFileOptions<Name>) {
    if (file !== ':memory:') createPrivate(file);
    [this.#version, this.#file, this.#inode] = [migrations.length, file, inodeOf(file)];
    try {
      this.#database = new DatabaseSync(file, { timeout: BUSY_MS });
      if (pageBytes !== undefined) this.#database.exec(`pragma page_size = ${pageBytes}`);
      this.#database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on');
      this.#migrate(file, migrations);
    } catch (failure) {
      throw naming(file, failure);
    }
    const prepared = Object.entries<string>(statements).map(([name, text]) => [
      name,
      this.#database.prepare(text),
    ]);
    this.#statements = Object.fromEntries(prepared) as Record<Name, StatementSync>;
  }

  #migrate(file: string, migrations: readonly string[]): void {
    this.atomically(() => {
      const { user_version: version } = this.#database.prepare('pragma user_version').get() as {
        user_version: number;
      };
      if (version > migrations.length)
        throw new Error(`${file} was written by a newer version of the service (its schema is ${version})`);
      for (const migration of migrations.slice(version)) this.#database.exec(migration);
      this.touch();
    });
  }

  /** Writes what is there already: a page of the journal all the same. @throws Error where nothing can be written. */
  touch(): void {
    this.#requireFile();
    this.#database.exec(`pragma user_version = ${this.#version}`);
  }

  row<T>(name: Name, ...values: SQLInputValue[]): T | null {
    this.#requireFile();
    return (this.#statements[name].get(...values) as T | undefined) ?? null;
  }

  /** To the end: SQLite folds the journal back into the file only after statements that were run out. */
  rows<T>(name: Name, ...values: SQLInputValue[]): readonly T[] {
    this.#requireFile();
    return this.#statements[name].all(...values) as unknown as T[];
  }

  /** @returns how many rows were changed */
  run(name: Name, ...values: SQLInputValue[]): number {
    this.#requireFile();
    return Number(this.#statements[name].run(...values).changes);
  }

  atomically<T>(work: () => T): T {
    this.#requireFile();
    this.#database.exec('begin immediate');
    try {
      const result = work();
      this.#database.exec('commit');
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  /** @throws StoreFileGone */
  #requireFile(): void {
    if (inodeOf(this.#file) !== this.#inode) throw new StoreFileGone(this.#file);
  }

  #rollBack(): void {
    try {
      this.#database.exec('rollback');
    } catch {
      // SQLite has done it already: for want of room, say.
    }
  }

  close(): void {
    this.#database.close();
  }
}

/** The database gives its journals the mode of the file itself. */
function createPrivate(file: string): void {
  makeFolder(dirname(file));
  closeSync(openSync(file, 'a', 0o600));
}

const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;

/** One by one: where a file system has no room for folders and says that theirs is missing, Node's own way of making all tries for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (failure) {
    // Another process may have been as quick.
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
  }
}

/** SQLite says what is wrong, but not with which file. */
function naming(file: string, failure: unknown): unknown {
  const { code, message } = failure as NodeJS.ErrnoException;
  return code === 'ERR_SQLITE_ERROR' ? new Error(`${file}: ${message}`, { cause: failure }) : failure;
}
