// One finding, three faces: as the contract publishes it, for the author of a request, for the reader of a document.

import type { FindingDetail, FindingOut } from './index.ts';

/** A finding of which nothing is known yet. */
export const UNTOLD: FindingDetail = {
  source: '',
  severity: 'fatal',
  rule: null,
  message: '',
  location: null,
  test: null,
  pointer: null,
  pointers: [],
  terms: [],
  title: null,
  explanation: null,
  fix: null,
  patch: null,
  line: null,
  column: null,
};

/** Exactly the published object (decision 5). */
export function publishedFinding(finding: FindingOut): FindingOut {
  const { source, severity, rule, message, location, test } = finding;
  return { source, severity, rule, message, location, test };
}

/** Decision 4: details of a 400; a patch only where there is one. */
export function requestFinding(finding: FindingDetail) {
  const { pointer, pointers, terms, title, explanation, fix, patch } = finding;
  const face = { ...publishedFinding(finding), pointer, pointers, terms, title, explanation, fix };
  return patch === null ? face : { ...face, patch };
}

/** Decision 5, `explain=true`: what makes sense for a document that is not the caller's own request. */
export function documentFinding(finding: FindingDetail) {
  const { terms, title, explanation, fix, line, column } = finding;
  return { ...publishedFinding(finding), terms, title, explanation, fix, line, column };
}

/** A finding about the caller's own fields has a pointer; one about a document they sent has its line and column. */
export function faceOf(finding: FindingDetail) {
  return finding.pointer === null ? documentFinding(finding) : requestFinding(finding);
}
