// `node:buffer` in a browser.

// The package, not the module of Node.
import { Buffer } from 'buffer/';

export { Buffer };

const UTF8 = new TextDecoder('utf-8', { fatal: true });

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    UTF8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
