import { Engine } from './gen/conforme/v1/engine_pb.ts';
import { Reporting } from './gen/conforme/v1/reporting_pb.ts';
import { Statuses } from './gen/conforme/v1/statuses_pb.ts';

/** Every method of the services that work on documents, by its name. */
export const METHODS = { ...Engine.method, ...Reporting.method, ...Statuses.method };
