// `conforme/platform`: a client of approved platforms' interface. Conforme is no approved platform itself.

export {
  platformClient,
  type DirectoryKind,
  type DirectoryOptions,
  type FlowFile,
  type PlatformClient,
  type Waiting,
} from './platform/client.ts';
export { PlatformError } from './platform/error.ts';
export type { PlatformSettings } from './platform/http.ts';
export { flowSyntaxOf } from './platform/syntax.ts';
export * from './platform/types.ts';
export * as schemas from './platform/schemas.ts';
