export interface ScrapeResult {
  id: string;
  title: string;
  description: string;
  type: "scholarship" | "college" | "internship";
  /** It waits for an editor, and is not public yet. */
  isWaiting: boolean;
  recordId: string | null;
}

/** A run as a page or a program sees it. */
export interface ScrapeRun {
  id: string;
  state: "waiting" | "running" | "done" | "failed";
  error: string | null;
  startedAt: string;
  endedAt: string | null;
  /** Nobody has worked on it for a while: pressing the button sends somebody to go on with it. */
  isStalled: boolean;
  /** What the bar shows: see `climbedAfter`. */
  percent: number;
  /** Pages with an opportunity, as far as they are known: more are found while the run goes on. */
  pagesFound: number;
  pagesRead: number;
  imported: number;
  waiting: number;
  known: number;
  items: ScrapeResult[];
  errors: { item: string; url: string; error: string }[];
}

export const isUnderWay = (run: ScrapeRun | null) => run !== null && run.endedAt === null && !run.isStalled;

export const step = 10;
export const highest = 90;

/**
 * How many pages are left is known late and grows again and again, so that a bar made of it would run backwards. It says that
 * something goes on: ten more each second; the last tenth is for the end.
 */
export const climbedAfter = (milliseconds: number) =>
  Math.min(highest, step * Math.max(0, Math.floor(milliseconds / 1_000)));
