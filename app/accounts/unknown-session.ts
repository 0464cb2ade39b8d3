/** Stands for a session that could not be looked up: an open page then neither believes nor spreads that it has ended. */
export const unknownSession = "?";
