import { channel } from 'node:diagnostics_channel';

/** The steps of the pipelines, each as long as an operator may want to know. */
export type Stage =
  | 'open'
  | 'parse'
  | 'structure'
  | 'rules'
  | 'report'
  | 'read'
  | 'ledger'
  | 'complete'
  | 'adapt'
  | 'write'
  | 'losses'
  | 'render'
  | 'embed';

/** One step that was taken. */
export interface StageTime {
  readonly stage: Stage;
  /** ms since 1970, with fractions. */
  readonly began: number;
  readonly ms: number;
}

const stages = channel('conforme:stage');

/** Runs one step. Listeners receive its duration, in the context of its call; without listeners nothing is measured. */
export function staged<T>(stage: Stage, work: () => T): T {
  if (!stages.hasSubscribers) return work();
  const began = performance.now();
  const done = (): void =>
    tell({ stage, began: performance.timeOrigin + began, ms: performance.now() - began });
  try {
    const result = work();
    if (result instanceof Promise) return result.finally(done) as T;
    done();
    return result;
  } catch (thrown) {
    done();
    throw thrown;
  }
}

/** Of a step that was taken on another thread. */
export function tell(time: StageTime): void {
  stages.publish(time);
}

/** @returns what ends the listening. */
export function onStage(listen: (time: StageTime) => void): () => void {
  const listener = (time: unknown): void => listen(time as StageTime);
  stages.subscribe(listener);
  return () => void stages.unsubscribe(listener);
}
