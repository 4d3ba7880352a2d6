import { createRegistry, listen } from '@conforme/core/main';
import { settingsFrom } from './settings.ts';

// The core alone, for gateways that reach it through CORE_URL.
const { host, grpcPort } = settingsFrom(process.env);
const server = await listen(await createRegistry(), () => new Date(), host, grpcPort);
process.stdout.write(`gRPC on ${host}:${server.port}\n`);

const stop = (): void => void server.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
