import type { Verdict } from "./judgement.ts";

export const verdictNames: Record<Verdict, string> = {
  can: "You can apply",
  check: "Check first",
  closed: "Not open to you",
};
