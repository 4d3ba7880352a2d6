// `conforme/plugin`: for authors of rules, the contract of their modules, the tree they look at, and the kit that tests them.

export type * from '@conforme/core/plugin/rules';
export * from '@conforme/engine/xml';
export type * from '@conforme/core/testkit/kit';
export { kit } from '@conforme/core/testkit';
