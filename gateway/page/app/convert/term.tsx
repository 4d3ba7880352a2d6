import { useEffect, useState } from 'preact/hooks';
import { termNames, type TermNames } from './term-names.ts';

/** Draws business terms with their names as soon as these are there; who has no names still has the terms. */
export function useTerms(): (term: string) => ReturnType<typeof Term> {
  const [names, setNames] = useState<TermNames>(new Map());
  useEffect(() => void termNames().then(setNames, () => {}), []);
  return (term) => <Term term={term} name={names.get(term)} />;
}

const Term = ({ term, name }: { readonly term: string; readonly name: string | undefined }) => (
  <>
    {name !== undefined && <span class="term-name">{name} </span>}
    <span class={name !== undefined ? 'term' : undefined}>{term}</span>
  </>
);
