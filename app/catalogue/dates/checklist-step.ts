import { listNames } from "#app/shared/languages/formats.ts";

/** A line of the checklist. */
export interface ChecklistStep {
  /** The key under which the tick of a saved opportunity is stored. */
  name: string;
  text: string;
  /** "by 3 December"; null if the closing day isn't known. */
  by: string | null;
}

/** "Ask 2 referees, by 21 November". */
export const stepInWords = ({ text, by }: Pick<ChecklistStep, "text" | "by">) =>
  by ? listNames([text, by]) : text;
