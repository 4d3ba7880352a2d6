import type { KeyDeclaration } from '../xpath/ir.ts';
import type { Scope } from '../xpath/index.ts';
import { ONE, analyse } from '../xpath/index.ts';
import { DOC, Name, boxedAtoms, declare, js, sequence } from '../xpath/emit/index.ts';
import type { Code, Gen } from '../xpath/emit/index.ts';
import { contextPaths, matcher } from './context.ts';
import { SourceError } from './error.ts';
import { expressionOf, placed } from './functions.ts';
import type { Attribute, Markup } from './markup.ts';
import { required } from './markup.ts';
import type { Namespaces } from '../xpath/index.ts';

/** The xsl:keys of a schema (XSLT 2.0, 16.3). Several of one name are one key. */
export class Keys {
  readonly declared: ReadonlyMap<string, KeyDeclaration>;
  readonly #nodes: readonly Markup[];

  constructor(nodes: readonly Markup[]) {
    this.#nodes = nodes;
    this.declared = new Map(
      nodes.map((node) => {
        const name = required(node, 'name').value;
        return [name, { name }];
      }),
    );
    for (const node of nodes) {
      const { collation } = node.attributes;
      if (collation) throw new SourceError('a key knows no collation', collation.place);
    }
  }

  /** Functions and variables that use a key are written before the key itself: it may use them, too. */
  reserve(gen: Gen): void {
    for (const key of this.declared.values()) gen.shared.keys!.set(key, gen.shared.module.reserve('key'));
  }

  /** Shape: `function (d, index) { for (let n = 0; n < d.tree.count; n++) { if (M1(d, n)) x_keepKeys(index, n, VALUES); } }` */
  emit(scope: Scope, namespaces: Namespaces, gen: Gen): void {
    for (const [name, key] of this.declared) {
      const index = new Name('x');
      const n = new Name('n');
      const own = this.#nodes.filter((node) => required(node, 'name').value === name);
      const entries = own.map((node) => entry(node, n, index, scope, namespaces, gen));
      const loop = js`for (let ${declare(n)} = 0; ${n} < ${DOC}.tree.count; ${n}++) { ${gen.count()} ${sequence(entries, js` `)} }`;
      gen.shared.module.fill(gen.shared.keys!.get(key)!, [DOC, index], loop);
    }
  }
}

function useOf(node: Markup): Attribute {
  const { use } = node.attributes;
  if (!use) throw new SourceError('a key takes its value from the attribute use', node.place);
  return use;
}

function entry(node: Markup, n: Name, index: Name, scope: Scope, namespaces: Namespaces, gen: Gen): Code {
  const match = required(node, 'match');
  const use = useOf(node);
  const inside: Scope = { ...scope, item: ONE('node'), counted: false, rule: true };
  const paths = placed(match, () => contextPaths(expressionOf(match, namespaces)));
  const tests = placed(match, () =>
    paths.map((path) => js`${matcher(path, { ...inside, counted: true }, false, gen)}(${DOC}, ${n})`),
  );
  const here = js`${n}`;
  const g = gen.with({ item: here, rule: here });
  const values = placed(use, () => boxedAtoms(analyse(expressionOf(use, namespaces), inside), g));
  return js`if (${sequence(tests, js` || `)}) ${g.run('keepKeys', index, n, values)};`;
}
