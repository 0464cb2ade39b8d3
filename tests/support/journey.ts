import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { type RunningServer, startServer } from "./server.ts";
import { isInside } from "./stay-inside.ts";

/** A browser test with a server of its own, freshly seeded; the pages must never break the content policy or throw. */
export const test = base.extend<{ complaints: string[] }, { fursa: RunningServer }>({
  fursa: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ fursa }, use) => use(fursa.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (problem) => complaints.push(String(problem)));
      page.on("console", (line) => {
        const isExpected =
          line.text().includes("the server responded with a status of") ||
          // The tester's own script, kept out of a frame that may run none.
          line.text().includes("the document's frame is sandboxed");
        if (line.type() === "error" && !isExpected) complaints.push(line.text());
      });
      page.context().on("requestfailed", (request) => {
        const { hostname } = new URL(request.url());
        const wasStopped = request.failure()?.errorText === "net::ERR_NAME_NOT_RESOLVED";
        if (wasStopped && !isInside(hostname))
          complaints.push(`wanted to leave the machine: ${request.url()}`);
      });
      await use(complaints);
      expect(complaints, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Nothing that keeps someone with a disability out, by the rules a machine can check. */
export async function expectAccessible(page: Page): Promise<void> {
  const values = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: "tag", values }, resultTypes: ["violations"] })
    // The other mode is for frames from other sites, which we have none of, and takes twice as long.
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(
    ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
  );
  expect(found).toEqual([]);
}
