import { describe, expect, it } from 'vitest';
import { Name, declare, freeNames, js, print, sequence } from './code.ts';
import { DOC, ModuleBuilder } from './module.ts';

const unnamed = (): never => {
  throw new Error('no local here');
};
const HOSTILE = [
  '"); globalThis.broken = true; ("',
  "'); globalThis.broken = true; ('",
  '`${globalThis.broken = true}`',
  '\\"); globalThis.broken = true; //',
  '\n globalThis.broken = true; \r',
  '\u2028globalThis.broken = true;\u2029',
  '*/ globalThis.broken = true; /*',
  '</script><script>globalThis.broken = true',
  '\ud800 \u0000 \\',
  '› é \u{1d11e} \u007f',
];

describe('code', () => {
  it.each(HOSTILE)('keeps a string a string: %j', (text) => {
    const printed = print(js`return ${text};`, unnamed);
    expect(printed).toMatch(/^[\x20-\x7e]*$/);
    expect(new Function(printed)()).toBe(text);
    expect(globalThis).not.toHaveProperty('broken');
  });

  it('writes numbers and booleans as literals', () => {
    const printed = print(js`return [${-0}, ${1.5}, ${12n}, ${true}];`, unnamed);
    expect(printed).toBe('return [-0, 1.5, 12n, true];');
  });

  it('nests and joins without losing names', () => {
    const a = new Name('a');
    const b = new Name('b');
    const inner = js`const ${declare(a)} = ${b};`;
    expect(freeNames(js`{ ${sequence([inner, js`${a}`], js` `)} }`)).toEqual([b]);
  });
});

describe('module', () => {
  it('makes functions of the names they use, and equal functions once', () => {
    const module = new ModuleBuilder();
    const make = (): string => {
      const [x, y] = [new Name('x'), new Name('y')];
      return print(
        module.call(js`const ${declare(y)} = ${x}; return ${DOC}.text(${y});`),
        (name) => name.hint,
      );
    };
    expect(make()).toBe('pack__0(x, d)');
    expect(module.within('BR-CO-10', make)).toBe('pack__0(x, d)');
    expect(module.text('runtime').match(/function /g)).toHaveLength(1);
  });

  it('never gives a local the name of anything of the module', () => {
    const module = new ModuleBuilder();
    const constants = Array.from({ length: 30 }, (_, index) => module.constant(js`[${index}]`));
    const locals = Array.from({ length: 60 }, () => new Name('l'));
    module.call(
      js`${sequence(locals.map((name) => js`const ${declare(name)} = 0;`))} return ${constants[3]!};`,
    );
    const declared = [...module.text('runtime').matchAll(/const (\w+)/g)].map((match) => match[1]);
    expect(new Set(declared).size).toBe(declared.length);
  });

  it('refuses a name that nothing declares', () => {
    expect(() => new ModuleBuilder().define([], js`return ${new Name('lost')};`)).toThrow(/"lost"/);
  });

  it('quotes the specifier of the runtime', () => {
    expect(new ModuleBuilder().text('a"; evil(); "')).toContain(String.raw`from "a\"; evil(); \"";`);
  });
});
