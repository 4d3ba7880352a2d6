import { BUILT_IN } from './lexical.ts';
import { DERIVED, NAMES, PRIMITIVES } from './builtin.ts';
import { facetChecks } from './facets.ts';
import type { FacetCheck } from './facets.ts';
import { ANY_SIMPLE_TYPE } from './model.ts';
import type { FacetModel, SchemaModel, SimpleModel } from './model.ts';
import { valueOf } from './order.ts';
import { formOf } from './primitives.ts';
import type { Scope, Simple } from './simple.ts';

const BLANKS = /[ \t\n\r]+/g;

const collapse = (text: string): string => text.replaceAll(BLANKS, ' ').replaceAll(/^ | $/g, '');

const WHITE_SPACE: Readonly<Record<string, (text: string) => string>> = {
  preserve: (text) => text,
  replace: (text) => text.replaceAll(/[\t\n\r]/g, ' '),
  collapse,
};

/** Simple types by name, made when first asked for. */
export class SimpleTypes {
  readonly #model: SchemaModel;
  readonly #made = new Map<string, Simple>();

  constructor(model: SchemaModel) {
    this.#model = model;
  }

  has(name: string): boolean {
    return PRIMITIVES.has(name) || name === ANY_SIMPLE_TYPE || this.#declared(name) !== undefined;
  }

  get(name: string): Simple {
    const known = this.#made.get(name);
    if (known) return known;
    const made = this.#make(name);
    this.#made.set(name, made);
    return made;
  }

  #declared(name: string): SimpleModel | undefined {
    if (Object.hasOwn(DERIVED, name)) return DERIVED[name];
    return Object.hasOwn(this.#model.simple, name) ? this.#model.simple[name] : undefined;
  }

  #make(name: string): Simple {
    const model = this.#declared(name);
    if (!model) return primitive(name);
    if (model.item !== undefined) return list(name, this.get(model.item));
    if (model.members)
      return union(
        name,
        model.members.map((member) => this.get(member)),
      );
    return restriction(name, this.get(model.base!), model.facets ?? {});
  }
}

function primitive(name: string): Simple {
  const quick = BUILT_IN.get(name);
  const free = name === 'xs:string' || name === ANY_SIMPLE_TYPE;
  const form = free ? () => true : formOf(name);
  return {
    name,
    primitive: name,
    builtIn: name,
    quick: free ? true : (quick ?? null),
    base: null,
    identity: null,
    normal: free ? WHITE_SPACE['preserve']! : collapse,
    refuse: (text, scope) => (form(text, scope) ? null : { type: name, facet: null, enumeration: [] }),
    key: (text, scope) => keyOf(name, text, scope),
  };
}

function keyOf(name: string, text: string, scope: Scope): string {
  if (!NAMES.includes(name)) return valueOf(name, text).key;
  const [local, prefix = ''] = text.split(':').reverse();
  return `${scope(prefix) ?? ''} ${local}`;
}

const IDENTITIES: Readonly<Record<string, 'ID' | 'IDREF'>> = { 'xs:ID': 'ID', 'xs:IDREF': 'IDREF' };

function restriction(name: string, base: Simple, facets: FacetModel): Simple {
  const isBuiltIn = name.startsWith('xs:');
  const builtIn = isBuiltIn ? name : base.builtIn;
  const checks: readonly FacetCheck[] = facetChecks(facets, base);
  const normal = facets.whiteSpace === undefined ? base.normal : WHITE_SPACE[facets.whiteSpace.trim()]!;
  const quick = (isBuiltIn && BUILT_IN.get(name)) || (checks.length === 0 ? base.quick : null);
  return {
    ...base,
    name,
    builtIn,
    base,
    quick,
    identity: IDENTITIES[name] ?? base.identity,
    normal,
    refuse: (text, scope) => {
      const refused = base.refuse(text, scope);
      // Of a built-in type the reader is told its name, not the facets it is made of.
      if (refused) return refused.facet === null || isBuiltIn ? { ...refused, type: builtIn } : refused;
      const failed = checks.find((check) => !check.holds(text, scope));
      if (!failed) return null;
      return { type: builtIn, facet: isBuiltIn ? null : failed.facet, enumeration: failed.enumeration };
    },
  };
}

const itemsOf = (text: string): string[] => (text === '' ? [] : text.split(' '));

function list(name: string, item: Simple): Simple {
  return {
    name,
    primitive: 'list',
    builtIn: item.builtIn,
    quick: null,
    base: null,
    identity: item.identity,
    normal: collapse,
    refuse: (text, scope) => {
      for (const each of itemsOf(text)) {
        const refused = item.refuse(each, scope);
        if (refused) return refused;
      }
      return null;
    },
    key: (text, scope) =>
      itemsOf(text)
        .map((each) => item.key(each, scope))
        .join(' '),
  };
}

/** Part 2, 2.5.1.3: the first member that takes the text, each with its own white space. */
function union(name: string, members: readonly Simple[]): Simple {
  const taker = (text: string, scope: Scope): Simple | undefined =>
    members.find((member) => member.refuse(member.normal(text), scope) === null);
  return {
    name,
    primitive: 'union',
    builtIn: [...new Set(members.map(({ builtIn }) => builtIn))].join(', '),
    quick: null,
    base: null,
    identity: null,
    normal: WHITE_SPACE['preserve']!,
    refuse: (text, scope) => {
      if (taker(text, scope)) return null;
      const refusals = members.map((member) => member.refuse(member.normal(text), scope)!);
      return refusals.length === 1
        ? refusals[0]!
        : {
            type: refusals.map(({ type }) => type).join(', '),
            facet: null,
            enumeration: refusals.flatMap(({ enumeration }) => enumeration),
          };
    },
    key: (text, scope) => {
      const member = taker(text, scope);
      return member ? member.key(member.normal(text), scope) : text;
    },
  };
}
