const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The id in an address, or null: what is no id names nothing, and never reaches the database. */
export const readId = (given: string | undefined): string | null =>
  given && uuid.test(given) ? given.toLowerCase() : null;
