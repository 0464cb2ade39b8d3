import { expect, test } from "vitest";
import { anEditor } from "#tests/support/servers/shared-server.ts";

test("an editor adds a source, turns it on, changes it and removes it without a script", async () => {
  const editor = await anEditor();
  let page = await (await editor.open("/admin/scraper")).follow("Add, try or switch sources");
  expect(page.headings(1)).toEqual(["Sources"]);
  const rows = () => page.all("tbody tr").map(({ text }) => text);
  expect(rows()[0]).toContain("Opportunities for Africans");
  expect(rows()[3]).toContain("Ivy League Universities");
  expect(page.text).toContain("You haven't added a source yet.");

  page = await page.submit("Save source", {
    Name: "Acacia news",
    Address: "acacia.example/feed",
    "What is at this address?": "sitemap",
    "Trusted: publish what we're sure of": true,
  });
  expect(page.messages).toContain("Source not saved Please check the fields.");
  expect(page.field("Name").value).toBe("Acacia news");
  expect(page.field("What is at this address?").value).toBe("sitemap");
  expect(page.field("Address").description).toContain(
    "Enter a full web address, like https://example.org/feed/.",
  );
  page = await page.submit("Save source", { Address: "https://acacia.example/sitemap.xml" });
  expect(page.messages).toContain("Acacia news is off. Try it, then turn it on.");
  const row = () => rows().find((text) => text.includes("Acacia news")) ?? "";
  expect(row()).toContain("Off");
  expect(row()).toContain("Trusted");

  page = await page.submit("Turn on Acacia news");
  expect(page.messages).toContain("We'll read Acacia news with the next run.");
  expect((await editor.open("/admin/scraper")).region("Data Sources").text).toContain("Acacia news");

  page = await page.follow("Change Acacia news");
  expect(page.headings(2)).toContain("Change Acacia news");
  page = await page.submit("Save source", { "How often we read it": "30" });
  expect(page.messages).toContain("Acacia news is saved.");
  expect(row()).toContain("Every month");

  page = await page.submit("Remove Acacia news");
  expect(page.messages).toContain("We won't read Acacia news any more. What it found so far stays.");
  expect(row()).toBe("");
});

test("trying a source before it is saved shows what went wrong, and keeps what was typed", async () => {
  let page = await (await anEditor()).open("/admin/scraper/sources");
  page = await page.submit("Try it first", {
    Name: "Inside",
    Address: "http://127.0.0.1/feed/",
    "What is at this address?": "feed",
  });
  expect(page.headings(2)).toContain("What we'd read from Inside");
  expect(page.text).toContain("Nothing was stored.");
  expect(page.region("What we'd read from Inside").text).toContain("http://127.0.0.1/feed/");
  expect(page.field("Name").value).toBe("Inside");
  page = await (await anEditor()).open("/admin/scraper/sources");
  expect(page.text).not.toContain("Inside");
});
