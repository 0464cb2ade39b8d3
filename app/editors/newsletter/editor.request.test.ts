import { expect, test } from "vitest";
import { anEditor } from "#tests/support/servers/shared-server.ts";

test("an editor writes a note for Monday's newsletter, sees it in the preview, and takes it back", async () => {
  const editor = await anEditor();
  let page = await editor.open("/admin/newsletter");
  page = await page.submit("Save", { Subject: "Three for nurses", "A note from the editors": "Read this." });
  expect(page.messages).toContain("Saved. It goes out with Monday's issue.");
  expect(page.text).toContain("Your changes will be in Monday's issue.");
  expect(page.field("Subject").value).toBe("Three for nurses");
  expect(await (await editor.get("/admin/newsletter/preview")).text()).toContain("Read this.");
  page = await page.submit("Save", { "When it goes out": "at", "Day and time (UTC)": "2020-01-01T07:00" });
  expect(page.text).toContain("Choose a day and a time in the future.");
  expect(page.field("A note from the editors").value).toBe("Read this.");
  page = await page.submit("Back to the automatic issue");
  expect(page.messages).toContain("The next issue is the automatic one again.");
  expect(page.field("Subject").value).toBe("");
});
