/** What a translation of a module must export: the same sentences and functions, in other words. */
export type Translation<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Result
    ? (...given: Given) => Translation<Result>
    : English extends object
      ? { readonly [Key in keyof English]: Translation<English[Key]> }
      : English;
