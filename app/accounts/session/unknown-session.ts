/** A session that could not be looked up: an open page doesn't treat it as ended. */
export const unknownSession = "?";
