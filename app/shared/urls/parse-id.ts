/** The characters of an id, for patterns that contain one. */
export const idPattern = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

const anId = new RegExp(`^${idPattern}$`, "i");

/** Returns null for anything that is not a UUID. */
export const parseId = (given: string | undefined): string | null =>
  given && anId.test(given) ? given.toLowerCase() : null;
