import type { ComponentChildren } from 'preact';
import { words } from '../language/words.ts';
import type { Judged } from '../service.ts';
import { Icon } from '../ui/icon.tsx';
import { countOf } from './grouping.ts';

/** What the document is, and what became of each check. */
export function Facts({ judged: { result, rulesets } }: { readonly judged: Judged }) {
  const { flavor, root, profile, checks_run: run, checks_skipped: skipped, pdf } = result;
  const claim = [pdf?.pdfa && `PDF/A-${pdf.pdfa}`, pdf && words.pages(pdf.pages)].filter(Boolean).join(', ');
  const errorsIn = (check: string): number =>
    countOf(
      result.findings.filter(({ source }) => source === check),
      'fatal',
    );
  return (
    <dl class="facts">
      <Fact term={words.format}>
        {[words.flavor(flavor), root ?? profile ?? words.unknownProfile].join(' · ')}
      </Fact>
      {claim !== '' && <Fact term="PDF">{claim}</Fact>}
      <Fact term={words.checksRun}>
        {run.map((check) => (
          <Outcome key={check} check={check} errors={errorsIn(check)} />
        ))}
        {skipped.map((check) => (
          <span key={check} class="chip quiet">
            {words.skipped(words.source(check))}
          </span>
        ))}
      </Fact>
      {rulesets.length > 0 && (
        <Fact term={words.rulesets}>
          <span class="mono">{rulesets.join(', ')}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ComponentChildren }) {
  return (
    <>
      <dt class="label">{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A check that ran has passed only where it found no error. */
function Outcome({ check, errors }: { readonly check: string; readonly errors: number }) {
  const name = words.source(check);
  return errors === 0 ? (
    <span class="chip passed">
      <Icon name="check" />
      {words.passed(name)}
    </span>
  ) : (
    <span class="chip failed">
      <Icon name="cross" />
      {words.failed(name, errors)}
    </span>
  );
}
