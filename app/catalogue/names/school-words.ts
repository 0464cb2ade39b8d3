/** The catalogue stores the kind of a college and the trades that it teaches under their English names. */
export const schoolTypeName = (english: string): string => english;
export const tradeName = (english: string): string => english;
