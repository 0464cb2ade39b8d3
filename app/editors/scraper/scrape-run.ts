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
  /** Null while the sources are still being listed, so that nobody knows how much there is. */
  percent: number | null;
  imported: number;
  waiting: number;
  known: number;
  items: ScrapeResult[];
  errors: { item: string; url: string; error: string }[];
}

export const isUnderWay = (run: ScrapeRun | null) => run !== null && run.endedAt === null && !run.isStalled;
