/**
 * Documents that have to be sent, as the catalogue names them. The usual ones have translations; others stay as their
 * provider writes them.
 */
export const documentName = (english: string): string => english;
