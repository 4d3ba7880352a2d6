// `node test/contract/schemathesis/install.ts`: before several campaigns begin beside one another.

import { install } from './tool.ts';

install();
