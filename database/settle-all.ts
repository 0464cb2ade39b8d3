/**
 * Like `Promise.all`, but waits until every promise has settled, then throws the first error. Use it for queries of one
 * transaction: a query that is sent after its connection went back to the pool would run in another transaction.
 */
export async function settleAll<const Given extends readonly unknown[]>(
  given: Given,
): Promise<{ -readonly [Index in keyof Given]: Awaited<Given[Index]> }> {
  // One promise each: a Drizzle query is a thenable that runs again each time it is awaited.
  const promises = given.map((each) => Promise.resolve(each));
  try {
    return (await Promise.all(promises)) as { -readonly [Index in keyof Given]: Awaited<Given[Index]> };
  } finally {
    await Promise.allSettled(promises);
  }
}
