/**
 * How many generated cases a property is held to: all of them with CONFORME_TEST_CASES=full, as `.ci/run` asks for, and one in
 * five otherwise. fast-check draws another seed each time, so what a short run leaves out comes in others.
 */
export const cases = (full: number): number =>
  process.env['CONFORME_TEST_CASES'] === 'full' ? full : Math.ceil(full / 5);
