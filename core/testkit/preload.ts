import { realpathSync } from 'node:fs';
import { adopt } from '../extension/hooks.ts';

// `npm run pack -- test` runs the tests of a folder anywhere with this loaded first, so that they find `@conforme/…`.
adopt(realpathSync(process.env['CONFORME_TESTED'] ?? process.cwd()));
