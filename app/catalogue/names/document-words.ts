/**
 * A document that has to be sent, as the catalogue names it. The usual ones have translations; one that has none stays as its provider
 * writes it.
 */
export const documentName = (english: string): string => english;
