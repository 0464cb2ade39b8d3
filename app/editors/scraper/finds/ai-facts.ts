import { z } from "zod";

export const factNames = ["deadline", "amount", "country", "field", "level", "organisation"] as const;
export type FactName = (typeof factNames)[number];

/** What an AI service has to answer with: for each fact the words of the page that say it, or nothing. */
export const foundFacts = z.object({
  facts: z.array(z.object({ name: z.enum(factNames), quote: z.string().trim().min(3).max(400) })).max(20),
});

export interface PageToRead {
  title: string;
  text: string;
  /** The facts that our own rules did not find. */
  missing: FactName[];
}

export type FoundFacts =
  | { ok: true; facts: z.output<typeof foundFacts>["facts"] }
  | { ok: false; error: string };

/** The way to an AI service that the scraper is handed: see `server/outbound/ai.ts`. */
export type FindFacts = (page: PageToRead) => Promise<FoundFacts>;

/** Longer pages cost more than they gain. */
export const longestPage = 12_000;
