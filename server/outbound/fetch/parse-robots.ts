import robotsParser from "robots-parser";

/** Whether the robots.txt at a URL allows this robot to read that page. */
export const isWelcome = (file: { address: string; text: string }, url: string, userAgent: string): boolean =>
  robotsParser(file.address, file.text).isAllowed(url, userAgent) !== false;
