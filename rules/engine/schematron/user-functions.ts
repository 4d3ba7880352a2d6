import type { Scope, SequenceType, Type, UserFunction } from '../xpath/index.ts';
import { MANY, analyse, functionKey, looksFar, typeOf, withVariable } from '../xpath/index.ts';
import type { Binding, Ir } from '../xpath/index.ts';
import type { Code, Gen } from '../xpath/emit/index.ts';
import { DOC, Name, convertTo, js } from '../xpath/emit/index.ts';
import { SourceError } from './error.ts';
import { placed } from './functions.ts';
import type { FunctionSource } from './instructions.ts';

const ANYTHING: Type = MANY('item');

interface Entry {
  readonly source: FunctionSource;
  readonly params: UserFunction['params'];
  readonly bindings: readonly Binding[];
  known: UserFunction | null;
  body: Ir | null;
  open: boolean;
  recursive: boolean;
  /** What is wrong with it: told where it is called. */
  fault: unknown;
}

/**
 * The xsl:functions of a schema. A body is analysed when the function is first asked for, so that callers know what it
 * gives; a function that reaches itself gives what it declares, or anything.
 */
export class UserFunctions implements Pick<ReadonlyMap<string, UserFunction>, 'get'> {
  readonly #entries = new Map<string, Entry>();
  readonly #analysed: Entry[] = [];
  #scope: Scope | null = null;

  constructor(sources: readonly FunctionSource[]) {
    for (const source of sources) {
      const key = functionKey(source.name, source.params.length);
      if (this.#entries.has(key))
        throw new SourceError(`the function ${source.name.local} is there twice`, source.place);
      this.#entries.set(key, entryOf(source));
    }
  }

  /** Variables of the schema are visible in functions; there is no context item (XSLT 2.0, 10.3). */
  seen(scope: Scope): void {
    this.#scope = { ...scope, item: null, counted: false, rule: false };
  }

  get(key: string): UserFunction | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.fault) throw entry.fault;
    if (entry.known) {
      if (entry.open) entry.recursive = true;
      return entry.known;
    }
    const before = this.#analysed.length;
    try {
      return this.#analyse(key, entry);
    } catch (error) {
      entry.fault = error;
      // Whoever was found to be right meanwhile may call this one.
      for (const each of this.#analysed.splice(before)) each.known = null;
      throw error;
    }
  }

  #analyse(key: string, entry: Entry): UserFunction {
    const { source, params, bindings } = entry;
    const declared = source.declared ? typeOf(source.declared, 0) : null;
    entry.known = { key, params, type: declared ?? ANYTHING };
    entry.open = true;
    const scope = bindings.reduce(withVariable, this.#scope!);
    const ast = source.body();
    const body = inFunction(source, () => analyse(ast, scope));
    entry.open = false;
    this.#analysed.push(entry);
    entry.body = body;
    const own = declared ?? (entry.recursive ? ANYTHING : { ...body.type, order: 0 });
    const isOpen = !entry.recursive && (declared === null || isSame(declared, body.type));
    const far = !entry.recursive && looksFar(body, bindings);
    entry.known = { key, params, type: own, far, ...(isOpen ? { body: { ir: body, bindings } } : {}) };
    return entry.known;
  }

  /** Names every function, so that what is written before them may call them. */
  reserve(gen: Gen): void {
    for (const key of this.#entries.keys()) gen.shared.functions.set(key, gen.shared.module.reserve(key));
  }

  /**
   * Writes every function that can be written: a library may hold more than its rules call. Shape:
   * `function (d, a, b) { return BODY; }`, guarded when it can reach itself.
   */
  emit(gen: Gen): void {
    for (const [key, entry] of this.#entries) {
      if (!this.#isRight(key)) continue;
      this.#emitOne(key, entry, gen);
    }
  }

  #isRight(key: string): boolean {
    try {
      return this.get(key) !== undefined;
    } catch (error) {
      if (error instanceof SourceError) return false;
      throw error;
    }
  }

  #emitOne(key: string, entry: Entry, gen: Gen): void {
    const names = entry.bindings.map((binding) => new Name(binding.name));
    entry.bindings.forEach((binding, index) => gen.shared.variables.set(binding, js`${names[index]!}`));
    entry.params.forEach(({ declared }, index) => {
      if (isElements(declared)) gen.shared.elements.add(entry.bindings[index]!);
    });
    const g = gen.with({ item: null, position: null, last: null, rule: null });
    const { source } = entry;
    const type = entry.known!.type;
    const result = inFunction(source, () => convertTo(entry.body!, type, source.declared, g));
    gen.shared.module.fill(
      gen.shared.functions.get(key)!,
      [DOC, ...names],
      guarded(result, entry.recursive, g),
    );
  }
}

/** Is what the body gives what is promised, without being converted or looked at? */
const isSame = (declared: Type, { kind, empty, many }: Type): boolean =>
  declared.kind === kind && kind === 'boolean' && !empty && !many;

/** Callers see to it that arguments are what is declared. */
const isElements = (declared: SequenceType | null): boolean =>
  typeof declared?.item === 'object' && declared.item?.kind === 'element';

/** Only functions that reach themselves pay for counting how deep they are. */
function guarded(result: Code, recursive: boolean, g: Gen): Code {
  if (!recursive) return js`${g.count()} return ${result};`;
  return js`${g.count()} ${g.run('enter', DOC)}; try { return ${result}; } finally { ${g.run('leave', DOC)}; }`;
}

/** Parameters without a type take anything, and so travel boxed. */
function entryOf(source: FunctionSource): Entry {
  const params = source.params.map(({ declared }) => ({ declared, type: parameterType(declared, source) }));
  const bindings = source.params.map(({ name }, index): Binding => ({
    name: name.uri === '' ? name.local : `{${name.uri}}${name.local}`,
    type: params[index]!.type,
    scope: 'local',
  }));
  return { source, params, bindings, known: null, body: null, open: false, recursive: false, fault: null };
}

const parameterType = (declared: SequenceType | null, source: FunctionSource): Type =>
  declared ? inFunction(source, () => typeOf(declared, 0)) : ANYTHING;

/** Faults of a body are told at the function: its expressions have been joined into one. */
function inFunction<T>({ name, place }: FunctionSource, read: () => T): T {
  try {
    return placed({ value: '', place }, read);
  } catch (error) {
    if (error instanceof SourceError)
      throw new SourceError(`in the function ${name.local}: ${error.message}`, place);
    throw error;
  }
}
