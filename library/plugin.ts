// `conforme/plugin`: for authors of rules, the contract of their modules, the tree they look at, and the kit that tests them.

export type {
  DocumentContainer,
  ElementNames,
  Finding,
  Flavor,
  Judge,
  Recognised,
  RuleContext,
  RuleRef,
  RuleText,
  ThirdPartyRuleset,
} from '@conforme/core/plugin/rules';
export * from '@conforme/engine/xml';
export type {
  Circumstances,
  Document,
  InvoiceChanges,
  Kit,
  KitOptions,
  Variant,
  Verdict,
} from '@conforme/core/testkit/kit';
export { kit } from '@conforme/core/testkit';
