import type { z } from "zod";
import { findMarkdownProblem, type MarkdownLimits } from "./markdown-limits.ts";
import { markdownProblems } from "./words.ts";

/** Rejects a text that exceeds the limits, and says what to change. */
export const withinLimits = (bounds: MarkdownLimits) => (text: string, refusal: z.RefinementCtx) => {
  const problem = findMarkdownProblem(text, bounds);
  if (problem) refusal.addIssue({ code: "custom", message: markdownProblems[problem] });
};
