/** The catalogue keeps places and fields of study under their English names. One that has no translation stays as it is written. */
export const placeName = (english: string): string => english;
export const fieldName = (english: string): string => english;
