import { z } from "zod";
import { words } from "./words.ts";

/** What readers are told about a table. */
export const tableAbout = z.object({
  title: z.string().trim().min(1, words.titleNeeded).max(200, words.tooLong),
  url: z.url({ protocol: /^https?$/, error: words.urlNeeded }).max(500, words.tooLong),
  year: z.coerce
    .number(words.yearNeeded)
    .int(words.yearNeeded)
    .min(2000, words.yearNeeded)
    .max(2100, words.yearNeeded),
  note: z.string().trim().max(500, words.tooLong),
});
export type TableAbout = z.infer<typeof tableAbout>;
