/** One URL of a run; `success` is null while it is pending. */
export interface ImportResult {
  place: number;
  url: string;
  success: boolean | null;
  error: string;
  note: string;
  slug: string | null;
  title: string | null;
  /** The article, while it is a draft that only editors can open. */
  draftId: string | null;
}

export interface ImportRun {
  id: string;
  kind: "single" | "multi";
  begunAt: string;
  results: ImportResult[];
}

export const finishedResults = (run: ImportRun) => run.results.filter(({ success }) => success !== null);

export const isRunning = (run: ImportRun | null) =>
  run?.results.some(({ success }) => success === null) ?? false;
