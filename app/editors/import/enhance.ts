import { z } from "zod";
import type { PageArticle } from "./read-page.ts";

export type Draft = Pick<PageArticle, "title" | "excerpt" | "metaDescription" | "content">;

/** What an AI service has to answer with. */
export const enhancedDraft = z.object({
  title: z.string().trim().min(5).max(200),
  excerpt: z.string().trim().min(20).max(300),
  metaDescription: z.string().trim().min(20).max(200),
  content: z.string().trim().min(200).max(60_000),
});

/** Longer articles cost more than they gain. */
export const longestDraft = 30_000;

export type Enhanced = { ok: true; draft: Draft } | { ok: false; error: string };

/** The way to an AI service that an import is handed: see `server/outbound/ai.ts`. */
export type Enhance = (draft: Draft) => Promise<Enhanced>;
