// From the type of what may be sent or written to the type the service works with.

type Nothing = null | undefined;

/** Every property present, immutable. */
export type Complete<T> = T extends readonly (infer U)[]
  ? readonly Complete<U>[]
  : T extends object
    ? { readonly [K in keyof T]-?: Complete<Exclude<T[K], undefined>> }
    : T;

/** As Complete, and a decimal that may be sent as number or string is its exact text. */
export type Filled<T> = T extends number
  ? never
  : T extends readonly (infer U)[]
    ? readonly Filled<U>[]
    : T extends object
      ? { readonly [K in keyof T]-?: Filled<Exclude<T[K], undefined>> }
      : T;

/** A canonical object of which nothing is promised: null for any value that is not a list or a map. */
export type Loose<T> = T extends readonly (infer U)[]
  ? readonly LooseParts<U>[]
  : T extends object
    ? string extends keyof T
      ? T
      : LooseParts<T> | null
    : T | null;

type LooseParts<T> = T extends object ? { readonly [K in keyof T]: Loose<Exclude<T[K], Nothing>> } : T;

/** The parts of one canonical object, each possibly absent; the object itself is there. */
export type LooseObject<T> = LooseParts<T>;
