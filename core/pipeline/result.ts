import { parse } from '@conforme/engine/xml';
import type { DocumentContainer, SyntaxPlugin, Written } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import type { OpenedDocument } from './open.ts';
import type { ReportedFinding } from './reported.ts';
import { staged } from './stage.ts';
import { judge, verdict, type Judgement, type ValidateOptions, type Validation } from './validate.ts';

/** What the document that leaves was judged as, and how. */
export interface JudgedResult extends Pick<OpenedDocument, 'recognised' | 'container'> {
  readonly judgement: Judgement;
  readonly validation: Validation;
  readonly warnings: readonly ReportedFinding[];
}

/** Reads back the very bytes that will be returned, so that generation owns no private rules (docs/laws.md, 5). */
export function reopen(
  syntax: SyntaxPlugin,
  { bytes }: Written,
  container: DocumentContainer,
): OpenedDocument {
  const tree = staged('parse', () => parse(bytes));
  return {
    xml: bytes,
    tree,
    syntax,
    recognised: syntax.recognise(tree),
    xmlFilename: null,
    pdf: null,
    container,
    containerFindings: [],
  };
}

/**
 * Judges a document before it leaves, in the container it goes to. What travels inside a PDF must hold on its own too: the XML may
 * be taken out and sent alone. On its own it is judged first, because EN 16931 names its rules where Factur-X only says that
 * something is not allowed.
 *
 * @param warningsOf the warnings of a judgement; it throws the refusal of one that does not pass
 */
export async function judgeResult(
  registry: Registry,
  result: OpenedDocument,
  wanted: ValidateOptions,
  warningsOf: (judgement: Judgement, opened: OpenedDocument) => readonly ReportedFinding[],
): Promise<JudgedResult> {
  const judgeIn = async (container: DocumentContainer): Promise<JudgedResult> => {
    const opened = { ...result, container };
    const judgement = await judge(registry, opened, wanted);
    const warnings = warningsOf(judgement, opened);
    const { recognised } = opened;
    return { recognised, container, judgement, validation: verdict(opened, judgement, wanted), warnings };
  };
  if (result.container === 'pdf') await judgeIn('xml');
  return judgeIn(result.container);
}
