/** "Nairobi, Kenya; Remote", with its countries in the reader's language. */
export const locationInWords = (english: string): string => english;
