// `node:diagnostics_channel` in a browser: nobody listens.

export function channel() {
  return { hasSubscribers: false, publish: nothing, subscribe: nothing, unsubscribe: () => false } as const;
}

function nothing(): void {}
