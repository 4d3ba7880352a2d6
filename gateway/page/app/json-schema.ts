/** JSON Schema as the service publishes it: what the form and the description of the API read of it. */
export interface JsonSchema {
  readonly title?: string;
  readonly description?: string;
  /** Of the description; English without. */
  readonly lang?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly (string | null)[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly maxLength?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly $ref?: string;
  /** What it is made of. */
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}
