// `node:https`, `node:net` and `node:dns` in a browser: no other host is reached, so a logo from elsewhere is refused as one whose
// host is unreachable. Nothing leaves the browser.

export function request() {
  return {
    on: (_event: 'error', listener: () => void): void => queueMicrotask(listener),
    end: (): void => {},
  };
}

export const isIP = (): number => 0;

export function lookup(): never {
  throw new Error('a browser looks no host up');
}
