// The page as its service gives it out.

import { draw } from './main.tsx';

draw();
