import { Engine } from '@conforme/proto/v1';
import { Reporting } from '@conforme/proto/v1/reporting';

/** Every method of the services that work on documents, by its name. */
export const METHODS = { ...Engine.method, ...Reporting.method };
