import { z } from "zod";
import { requiredText } from "#app/common/forms/fields.server.ts";
import { bare, fold } from "#app/discover/search/reading/fold.ts";
import { rules } from "./rules.ts";

/** A word as the search compares it, and what stands for it. */
export const taughtWord = z.object({
  says: requiredText(rules.says, "what people type").transform((says) =>
    says
      .split(" ")
      .map((word) => bare(fold(word)))
      .join(" "),
  ),
  means: requiredText(rules.means, "what it means"),
});
