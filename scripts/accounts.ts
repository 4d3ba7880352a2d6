// node scripts/accounts.ts keys|usage …: the two commands behind `npm run keys` and `npm run usage`.

import { keys } from './keys.ts';
import { usage } from './usage.ts';

const [name, ...args] = process.argv.slice(2);
process.exitCode = await (name === 'keys' ? keys : usage)(args);
