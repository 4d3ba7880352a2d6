import { LogoFault } from './fault.ts';
import type { Picture } from './picture.ts';

export function readSvg(_bytes: Uint8Array): Picture {
  throw new LogoFault('SVG is not drawn', 'Use PNG.');
}
