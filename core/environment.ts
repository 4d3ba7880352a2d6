/** What a thread needs of the environment; the rest of it holds keys and addresses, and threads run what third parties wrote. */
const NEEDED = ['NODE_COMPILE_CACHE', 'NODE_V8_COVERAGE', 'INIT_CWD', 'TZ', 'LANG', 'TMPDIR'];

export function threadEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(NEEDED.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
