// What the schemas of the interface are made of.

export type Schema = Readonly<Record<string, unknown>>;

export const text = (maxLength?: number): Schema => ({
  type: 'string',
  ...(maxLength === undefined ? {} : { minLength: 1, maxLength }),
});
export const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: values });
export const listOf = (items: Schema): Schema => ({ type: 'array', items });
export const MOMENT: Schema = { type: 'string', format: 'date-time' };

/** Answers may say more than is known here; requests may not. */
export function object(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
  isOpen = false,
): Schema {
  return { type: 'object', properties, required, ...(isOpen ? {} : { additionalProperties: false }) };
}
