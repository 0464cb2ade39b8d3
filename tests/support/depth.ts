/** Whether this is `npm run test:deep`, which tries everything at full size. */
export const isDeep = process.env.TEST_DEPTH === "deep";

/** A size, a count or a list: what `npm test` uses, and what `npm run test:deep` uses. */
export const atDepth = <Value>(daily: Value, deep: Value): Value => (isDeep ? deep : daily);

/** Every `step`th item from the first on, all of them in `npm run test:deep`. */
export const sampleAtDepth = <Item>(items: readonly Item[], step: number): Item[] =>
  items.filter((_, index) => isDeep || index % step === 0);
