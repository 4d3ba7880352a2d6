import { parentPort, workerData } from 'node:worker_threads';
import { prepareHere } from './prepare-here.ts';

parentPort?.postMessage(prepareHere(workerData as readonly string[]));
