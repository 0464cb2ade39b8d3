import { expect, test } from "vitest";
import { linkChecks, scholarships } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { anEditor, sharedServer } from "#tests/support/servers/shared-server.ts";

/** More than the link checker hides without an editor. */
const deadPages = 20;

test("no page is hidden without an editor's decision when the link checker finds many dead ones", async () => {
  const { database } = await sharedServer();
  const titles = Array.from({ length: deadPages }, (_, place) => `Dead link ${place + 1} of the checker`);
  await asWorker(database.db, async (db) => {
    const added = await db
      .insert(scholarships)
      .values(titles.map((title, place) => ({ title, applicationUrl: `https://dead.example/${place + 1}` })))
      .returning();
    await db.insert(linkChecks).values(
      added.map(({ id: recordId, applicationUrl: address }) => ({
        ...{ kind: "scholarships" as const, recordId, address, failures: 3, status: 404 },
        error: "There is no page at that address (404).",
        checkedAt: new Date(),
      })),
    );
  });
  let page = await (await (await anEditor()).open("/admin")).follow("Open: Dead links");
  expect(page.path).toBe("/admin/links");
  const decision = () => page.region("For you to decide");
  expect(decision().all("input[type=checkbox]")).toHaveLength(deadPages);
  expect(decision().texts("3 times in a row: There is no page at that address (404).")).toHaveLength(
    deadPages,
  );

  const unticked = Object.fromEntries(titles.slice(2).map((title) => [title, false]));
  page = await page.submit("Hide the ones I ticked", unticked);
  expect(page.messages).toContain("2 listings are hidden until the page works again.");
  expect(page.region("Hidden until their page works again").all("li")).toHaveLength(2);
  expect(decision().all("input[type=checkbox]")).toHaveLength(deadPages - 2);

  page = await page.submit("They're fine, keep them");
  expect(page.messages).toContain(`${deadPages - 2} listings stay. The count starts again.`);
  expect(decision().text).toContain("Nothing is waiting for you.");
});
