import { isRouteErrorResponse } from "react-router";
import { failureWords } from "./words.ts";

/**
 * Says whose fault it was, and that nothing is lost. The body of our own error responses is the id under which the
 * error was logged.
 */
export function failureDetail(problem: unknown): string {
  if (!isRouteErrorResponse(problem)) return failureWords.lost;
  if (problem.status < 500) return failureWords.theirs;
  const id = /^[\w-]{1,64}$/.exec(problem.data)?.[0];
  return id ? `${failureWords.ours} ${failureWords.reference(id)}` : failureWords.ours;
}
