import type { RequestListener } from "node:http";
import { startServerWithOutside } from "../servers/server-with-test-web.ts";
import { startAiService } from "../web/ai-service.ts";
import { articleSite } from "../web/article-pages.ts";
import { apart } from "./journey.ts";

/** A journey of an editor: the web is the test's own site, and the AI service enhances only articles about visas. */
export const deskTest = (site: RequestListener = articleSite()) =>
  apart(async (place) => {
    const ai = await startAiService((title) => (title.includes("Visa") ? "enhances" : "refuses"));
    const fursa = await startServerWithOutside(site, { ...place, AI_BASE_URL: ai.url, AI_MODEL: "small" });
    return { fursa, close: () => fursa.stop().finally(() => ai.stop()) };
  });
