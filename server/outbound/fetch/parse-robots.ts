import robotsParser from "robots-parser";

/** Whether the robots.txt at an address lets this robot see that page. */
export const isWelcome = (file: { address: string; text: string }, url: string, userAgent: string): boolean =>
  robotsParser(file.address, file.text).isAllowed(url, userAgent) !== false;
