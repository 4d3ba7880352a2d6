import type { Pack, RawFinding, RuleContext } from '../schematron/pack.ts';
import type { Tree } from '../xml/index.ts';
import type { SefModule } from './compile.ts';
import { saxonJs } from './saxon.ts';
import type { SaxonJs } from './saxon.ts';
import { findingsOf } from './svrl.ts';

export { compileSef } from './compile.ts';
export type { CompiledSef, SefManifest } from './compile.ts';

/**
 * A pack whose rules are a compiled stylesheet that writes SVRL, run by SaxonJS: slow, and not to be stopped within one
 * document but from outside (the thread it runs in), yet right where nothing but XSLT exists.
 * @throws Error naming the pack and what to install when SaxonJS is not there.
 */
export function loadSef(module: string): Pack {
  const { facts, sef } = JSON.parse(module) as SefModule;
  const saxon = saxonJs(facts.id);
  return Object.freeze({
    ...facts,
    rules: Object.freeze(facts.rules),
    epoch: 0,
    run: (tree: Tree, context: RuleContext) => judge(saxon, facts.id, sef, tree, context),
  });
}

/** A stylesheet that stops has judged nothing: that is one fatal finding, never a pass. */
function judge(saxon: SaxonJs, id: string, sef: unknown, tree: Tree, context: RuleContext): RawFinding[] {
  try {
    const { principalResult } = saxon.transform(
      {
        stylesheetInternal: sef,
        sourceText: tree.bytes.toString('utf8'),
        stylesheetParams: parameters(context),
        destination: 'serialized',
        nonInteractive: true,
      },
      'sync',
    );
    return findingsOf(principalResult, tree);
  } catch (error) {
    const message = `the stylesheet stopped: ${(error as Error).message}`;
    return [{ rule: id, flag: 'fatal', node: 0, message, values: [message], test: '', error: message }];
  }
}

/** The context reaches a stylesheet as it reaches Schematron: global parameters of these names, those it declares. */
function parameters({ role, treatment, date, container }: RuleContext): Record<string, string> {
  return { role, treatment, date, container };
}
