// PDFs that break the rules of the container, and PDFs that do not: the cases of the tests of the plugin.

export { brokenBy, FAULTS, made, type Fault } from '../../../plugins/pdfa/testing/hybrid.ts';
