/**
 * The catalogue stores places and fields of study under their English names. One without a translation stays as it is.
 */
export const placeName = (english: string): string => english;
export const fieldName = (english: string): string => english;
