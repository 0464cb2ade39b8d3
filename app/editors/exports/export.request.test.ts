import { expect, test } from "vitest";
import { anEditor } from "#tests/support/servers/shared-server.ts";

test("an editor without JavaScript downloads a file of one kind, or of all kinds with every field", async () => {
  const editor = await anEditor();
  const page = await editor.open("/admin/scraper");
  const internships = await editor.get(page.link(/^Internships/).attribute("href") ?? "");
  expect(internships.headers.get("content-disposition")).toContain('filename="internships_export.csv"');
  const colleges = await editor.get(page.link(/^Complete colleges/).attribute("href") ?? "");
  expect(colleges.headers.get("content-disposition")).toContain('filename="colleges_full.csv"');
  const content = Buffer.from(await colleges.arrayBuffer()).toString("utf8");
  expect(content).toMatch(/^\uFEFFName,Description,.*,Programmes,.*,Evidence,.*\r\n/);
});
