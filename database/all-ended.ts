/** Like `Promise.all`, but all have come to an end when this does; of several failures the first of the list counts. */
export async function allEnded<const Given extends readonly unknown[]>(
  given: Given,
): Promise<{ -readonly [Place in keyof Given]: Awaited<Given[Place]> }> {
  const ends = await Promise.allSettled(given);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return ends.map((end) => (end.status === "fulfilled" ? end.value : undefined)) as {
    -readonly [Place in keyof Given]: Awaited<Given[Place]>;
  };
}
