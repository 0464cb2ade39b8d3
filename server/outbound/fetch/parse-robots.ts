import robotsParser from "robots-parser";

interface RobotsAnswer {
  isAllowed: boolean;
  /** Seconds between two requests, if the file asks for a pause. */
  crawlDelay: number | null;
}

/** Whether the robots.txt at an address lets this robot fetch that page, and how slowly. */
export function readRobots(
  file: { address: string; text: string },
  url: string,
  userAgent: string,
): RobotsAnswer {
  const robots = robotsParser(file.address, file.text);
  const delay = robots.getCrawlDelay(userAgent);
  return {
    isAllowed: robots.isAllowed(url, userAgent) !== false,
    crawlDelay: delay !== undefined && Number.isFinite(delay) && delay > 0 ? delay : null,
  };
}
