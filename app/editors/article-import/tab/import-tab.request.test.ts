import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { importResults, importRuns } from "#database/schema/index.ts";
import { reloadOf } from "#tests/support/requests/visitor.ts";
import { anEditor, sharedServer } from "#tests/support/servers/shared-server.ts";

test("without a script the page of an import reloads itself until the import is finished", async () => {
  const { database } = await sharedServer();
  const url = "http://news.example/short";
  // No job runs it, so it stays as it is until the test changes it.
  const runId = await database.asOwner(async (db) => {
    const [run] = await db
      .insert(importRuns)
      .values({ kind: "single", enhanceWithAI: false, begunAt: new Date() })
      .returning();
    await db.insert(importResults).values({ runId: run?.id ?? "", place: 0, url });
    return run?.id ?? "";
  });
  const here = `/admin/import?tab=url&run=${runId}`;
  const editor = await anEditor();
  let page = await editor.open(here);
  expect(page.text).toContain("You can close this page. The import continues, and the results will be here.");
  expect(reloadOf(page)).toBe(here);
  await database.asOwner((db) =>
    db
      .update(importResults)
      .set({ success: false, error: "We found no article at that link.", doneAt: new Date() })
      .where(eq(importResults.runId, runId)),
  );
  page = await editor.open(here);
  expect(reloadOf(page)).toBeUndefined();
  expect(page.text).toContain("We found no article at that link.");
  expect(page.field("Article URL").value).toBe(url);
});
