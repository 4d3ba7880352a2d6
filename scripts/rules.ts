import { watch } from 'node:fs';
import { PluginError, pluginFolders } from '@conforme/core/extension';
import { liveRules, type LiveRegistry, type RulesStatus } from '@conforme/core/main';
import type { Settings } from './settings.ts';

/** The rules of this process with what makes them load anew. */
export interface Rules {
  readonly live: LiveRegistry;
  /** Loads them the first time. @throws what keeps them from being loaded. */
  begin(): Promise<void>;
  stop(): void;
}

/**
 * Our rules and the operator's plugins.
 * @param tell where each attempt to load leaves its line of JSON; nothing of a document is ever in it.
 */
export function rulesOf(settings: Settings, tell: (line: string) => void = toStandardError): Rules {
  const live = liveRules(settings);
  let stop = (): void => {};
  return {
    live,
    begin: async () => {
      const { failure } = await live.reload();
      if (failure) throw failure;
      live.onChange((status) => tell(JSON.stringify(lineOf(status))));
      if (settings.pluginsWatch) stop = watched(settings.plugins, () => void live.reload());
    },
    stop: () => stop(),
  };
}

const toStandardError = (line: string): void => void process.stderr.write(`${line}\n`);

/** `kept`: the rules that were in force still are. */
function lineOf({ generation, failure }: RulesStatus): object {
  if (!failure) return { rules: 'loaded', generation };
  const faults = failure instanceof PluginError ? failure.faults : [failure.message];
  return { rules: 'kept', generation, faults };
}

/** An editor or a copy changes several files in a row; they are one change. */
const QUIET_MS = 300;

function watched(plugins: readonly string[], changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET_MS);
  };
  const watchers = pluginFolders(plugins).map((folder) => watch(folder, { recursive: true }, wait));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
