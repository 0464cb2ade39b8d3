export interface ScrapeResult {
  id: string;
  title: string;
  description: string;
  type: "scholarship" | "college" | "internship";
  /** Awaits review and is not public yet. */
  isWaiting: boolean;
  recordId: string | null;
}

/** A run as pages and scripts see it. */
export interface ScrapeRun {
  id: string;
  state: "waiting" | "running" | "done" | "failed";
  error: string | null;
  startedAt: string;
  endedAt: string | null;
  /** No worker has made progress for a while: starting again resumes it. */
  isStalled: boolean;
  /** For the progress bar: see `percentAfter`. */
  percent: number;
  /** Known pages; grows while the run goes on. */
  pagesFound: number;
  pagesRead: number;
  imported: number;
  waiting: number;
  known: number;
  items: ScrapeResult[];
  errors: { item: string; url: string; error: string }[];
}

export const isUnderWay = (run: ScrapeRun | null) => run !== null && run.endedAt === null && !run.isStalled;

export const percentPerSecond = 10;
export const maxPercent = 90;

/**
 * The number of remaining pages is known late and keeps growing, so a true progress bar would run backwards.
 * This one only shows activity: 10 % more each second, up to 90 %.
 */
export const percentAfter = (milliseconds: number) =>
  Math.min(maxPercent, percentPerSecond * Math.max(0, Math.floor(milliseconds / 1_000)));
