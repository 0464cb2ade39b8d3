/** How long an internship lasts, for example "6 to 24 weeks". */
export const durationInWords = (english: string): string => english;
