/**
 * Like `Promise.all`, but waits until every promise has settled, then throws the first error. Use it for queries of one transaction:
 * a query that is sent after its connection went back to the pool would run in someone else's transaction.
 */
export async function settleAll<const Given extends readonly unknown[]>(
  promises: Given,
): Promise<{ -readonly [Index in keyof Given]: Awaited<Given[Index]> }> {
  try {
    return await Promise.all(promises);
  } finally {
    await Promise.allSettled(promises);
  }
}
