import type { RequestListener } from "node:http";
import { startAiService } from "./ai-service.ts";
import { articleSite } from "./article-pages.ts";
import { test as base } from "./journey.ts";
import type { RunningServer } from "./server.ts";
import { startServerWithOutside } from "./server-with-outside.ts";

/** A journey of an editor: the web is the test's own site, and the AI service enhances articles about visas only. */
export const deskTest = (site: RequestListener = articleSite()) =>
  base.extend<object, { fursa: RunningServer }>({
    fursa: [
      async ({ place }, use) => {
        const ai = await startAiService((title) => (title.includes("Visa") ? "enhances" : "refuses"));
        const server = await startServerWithOutside(site, {
          ...place,
          AI_BASE_URL: ai.url,
          AI_MODEL: "small",
        });
        await use(server);
        await server.stop();
        await ai.stop();
      },
      { scope: "worker", timeout: 120_000 },
    ],
  });
