import { expect, test } from "vitest";
import { anEditor } from "#tests/support/servers/shared-server.ts";

test("an admin corrects a rate, and an invalid one is shown again as it was typed", async () => {
  let page = await (await anEditor()).open("/admin/rates");
  expect(page.headings(1)).toEqual(["Currency rates"]);
  page = await page.follow("Change KES");
  expect(page.headings(2)).toContain("Change the rate of KES");
  page = await page.submit("Save rate", { "For one US dollar": "about 130" });
  expect(page.field("For one US dollar").value).toBe("about 130");
  expect(page.field("For one US dollar").description).toContain(
    "Enter a number above 0 with at most six decimals, like 129.02.",
  );
  page = await page.submit("Save rate", { "For one US dollar": "130.5" });
  expect(page.messages).toContain("Pages now use the new rate for KES.");
  const row = (currency: string) => page.all("tr").filter(({ text }) => text.startsWith(currency));
  expect(row("KES")[0]?.text).toContain("130.5");
  page = await page.submit("Remove EUR");
  expect(page.messages).toContain("We'll show amounts in EUR without a conversion");
  expect(row("EUR")).toEqual([]);
  expect(page.hasButton("Remove USD")).toBe(false);
});
