import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { XmlError, names, parse, rereadFor } from '../xml/index.ts';
import type { Tree } from '../xml/index.ts';
import type { Bundle, Bundled } from '../xpath/analyse/scope.ts';
import { compileNodes, compileValues } from '../xpath/evaluate.ts';
import { XPathError } from '../xpath/index.ts';
import { EvaluationError } from '../xpath/runtime/index.ts';
import { SourceError } from './error.ts';
import { requireReadable } from './inside.ts';

/** Milliseconds one expression may take while a pack is built. */
const TIME = 5000;

/** Documents that `document()` of a schema may name: XML files beside it, read when the pack is built and at no other time. */
export class BundledFiles implements Bundle {
  /** Every file that was read. */
  readonly files = new Set<string>();
  readonly #schema: string;
  readonly #root: string;
  readonly #trees = new Map<string, Tree>();

  /** @param root the folder the files must lie in; null: that of the schema. */
  constructor(schema: string, root: string | null) {
    this.#schema = schema;
    this.#root = root ?? path.dirname(schema);
  }

  open(href: string, at: number): Bundled {
    const file = path.resolve(path.dirname(this.#schema), href);
    const tree = this.#trees.get(file) ?? this.#read(file, href, at);
    this.#trees.set(file, tree);
    return bundled(tree, at);
  }

  #read(file: string, href: string, at: number): Tree {
    try {
      requireReadable(this.#root, file, href, { file: this.#schema, line: 1, column: 1 });
    } catch (error) {
      throw error instanceof SourceError ? new XPathError(error.message, at) : error;
    }
    if (!existsSync(file)) throw new XPathError(`the file ${href} does not exist beside the schema`, at);
    this.files.add(file);
    try {
      return parse(readFileSync(file), true);
    } catch (error) {
      if (!(error instanceof XmlError)) throw error;
      throw new XPathError(`${href} is not XML: ${error.message} (line ${error.line})`, at);
    }
  }
}

/** What goes wrong in a bundled document goes wrong for every judged one, so it is a fault of the pack. */
function inExpression<T>(at: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof EvaluationError ? new XPathError(error.message, at) : error;
  }
}

function bundled(tree: Tree, at: number): Bundled {
  const placed = <T>(read: () => T): T => inExpression(at, read);
  return {
    top: 0,
    text: (node) => tree.value(node),
    nodes: (ast) => {
      const find = compileNodes(ast);
      return (node) => placed(() => find(rereadFor(names.size, tree), node, TIME));
    },
    values: (ast) => {
      const find = compileValues(ast);
      return (node) => placed(() => find(rereadFor(names.size, tree), node, TIME));
    },
  };
}
