/** One address of a run. It has not had its turn while `success` is null. */
export interface ImportResult {
  place: number;
  url: string;
  success: boolean | null;
  error: string;
  note: string;
  slug: string | null;
  title: string | null;
}

export interface ImportRun {
  id: string;
  kind: "single" | "multi";
  begunAt: string;
  results: ImportResult[];
}

export const doneOf = (run: ImportRun) => run.results.filter(({ success }) => success !== null);

export const isRunning = (run: ImportRun | null) =>
  run?.results.some(({ success }) => success === null) ?? false;
