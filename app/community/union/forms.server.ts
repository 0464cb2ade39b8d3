import { z } from "zod";
import {
  checkbox,
  optionalText,
  requiredChoice,
  requiredMultiline,
  requiredText,
} from "#app/shared/forms/fields.server.ts";
import { postLimits } from "#app/shared/markdown/markdown-limits.ts";
import { withinLimits } from "#app/shared/markdown/within-limits.server.ts";
import { reportReasons, unionCountries, unionTopics } from "#database/schema/lists.ts";
import { rules } from "./rules.ts";

const written = (what: string) => requiredMultiline(rules.body, what).superRefine(withinLimits(postLimits));

const title = requiredText(rules.title, "a title of at least 10 characters");

export const threadForm = z.object({
  topic: requiredChoice(unionTopics, "a topic"),
  title,
  body: written("your question"),
  about: optionalText(rules.about),
  follow: checkbox(),
  /** The member has seen what the advice centre says. */
  advised: checkbox(),
});

export const replyForm = z.object({ body: written("your reply") });

export const editThreadForm = z.object({ title, body: written("your question") });

export const nameForm = z.object({
  displayName: requiredText(rules.displayName, "a name of 3 to 30 characters"),
  country: requiredChoice(unionCountries, "a country"),
});

export const reportForm = z.object({
  reason: requiredChoice(reportReasons, "a reason"),
  note: optionalText(rules.note),
});

const days = ["1", "7", "30", "365", "for-good"] as const;
const reason = requiredText(rules.reason, "a reason");

export const moderationForm = z.object({ reason });
export const banForm = z.object({ reason, length: requiredChoice(days, "how long") });
