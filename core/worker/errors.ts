/** A thread ended under a job; its name says how, because nothing else of it is ever logged. */
export class ThreadCrashed extends Error {
  override readonly name = 'ThreadCrashed';
}

/** The thread had more to hold than a thread may. */
export class ThreadOutOfMemory extends Error {
  override readonly name = 'ThreadOutOfMemory';
}

/** More jobs wait than may wait. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** The pool takes no more jobs. */
export class PoolClosed extends Error {
  override readonly name = 'PoolClosed';
}

/** @param thrown what a worker thread emitted as its error, or its exit code. */
export function lossOf(thrown: unknown): Error {
  const { code } = thrown as { readonly code?: unknown };
  const Loss = code === 'ERR_WORKER_OUT_OF_MEMORY' ? ThreadOutOfMemory : ThreadCrashed;
  return new Loss('a worker thread ended before its job did', { cause: thrown });
}
