import { expect, test } from "vitest";
import { anEditor, aVisitor } from "#tests/support/servers/shared-server.ts";

const taken = "How to tell a real scholarship from a scam";

test("an editor previews, drafts, publishes, edits, takes down and deletes an article", async () => {
  const editor = await anEditor();
  const visitor = await aVisitor();
  const statusOf = async (path: string) => (await visitor.get(path)).status;
  let page = await editor.open("/admin/import");
  page = await page.submit("Create Article", { Content: "Write **before** the deadline." });
  expect(page.messages).toContain("Title and content are required");
  expect(page.field("Content").value).toBe("Write **before** the deadline.");
  page = await page.submit("Preview", { Title: taken, Category: "Application Tips" });
  expect(page.region("Preview").one("strong").text).toBe("before");
  expect(page.region("Preview").text).toMatch(/so we add -\d to this one/);
  expect(page.field("Title").value).toBe(taken);
  expect(page.field("Category").value).toBe("Application Tips");

  page = await page.submit("Save draft", { Title: "Before the deadline" });
  expect(page.messages).toContain("Draft saved");
  expect(await statusOf("/advice/before-the-deadline")).toBe(404);
  page = await page.submit("Publish");
  expect(page.messages).toContain("Article published");
  expect(await statusOf("/advice/before-the-deadline")).toBe(200);
  page = await page.submit("Save changes", { Title: "Well before the deadline" });
  expect(page.messages).toContain("Changes saved");
  expect((await visitor.open("/advice/before-the-deadline")).text).toContain("Well before the deadline");

  page = await editor.open("/admin/import/articles?q=well+BEFORE");
  expect(page.says("1 article")).toBe(true);
  page = await page.submit("Unpublish “Well before the deadline”");
  expect(page.messages).toContain("Article unpublished");
  expect(page.path).toContain("?q=well");
  expect(await statusOf("/advice/before-the-deadline")).toBe(404);
  for (const path of [
    "/advice",
    "/feeds/advice.atom",
    "/sitemap.xml",
    "/advice/student-visas-and-proof-of-funds-explained",
  ])
    expect(await (await visitor.get(path)).text(), path).not.toContain("before-the-deadline");
  page = await page.submit("Publish “Well before the deadline”");
  expect(await statusOf("/advice/before-the-deadline")).toBe(200);

  page = await page.follow("Delete “Well before the deadline”");
  page = await page.submit("Delete article");
  expect(page.messages).toContain("Article deleted");
  expect(await statusOf("/advice/before-the-deadline")).toBe(404);
});

test("an editor links a translation to its original", async () => {
  const editor = await anEditor();
  const visitor = await aVisitor();
  const original = "/advice/your-first-internship-where-to-look-and-what-to-send";
  const typed = { Title: "Mafunzo yako ya kwanza", Content: "Anza mapema.", Language: "Kiswahili" };
  let page = await editor.open("/admin/import");
  page = await page.submit("Save draft", { ...typed, "Translation of": "/advice/not-there" });
  expect(page.text).toContain("There's no article at this address.");
  page = await page.submit("Save draft", { "Translation of": original });
  expect(page.messages).toContain("Draft saved");
  expect(page.field("Translation of").value).toBe(original);
  const translations = async () => (await visitor.open(original)).one("article").text;
  expect(await translations()).not.toContain("Kiswahili");
  page = await page.submit("Publish");
  expect(await translations()).toContain("Kiswahili");
  page = await page.follow(/^Delete/, page.main);
  await page.submit("Delete article");
  expect(await translations()).not.toContain("Kiswahili");
});
