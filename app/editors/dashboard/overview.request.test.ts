import { expect, test } from "vitest";
import { anEditor } from "#tests/support/servers/shared-server.ts";

test("the overview shows twelve months as plots and as a table", async () => {
  const page = await (await anEditor()).open("/admin");
  expect(page.headings(2)).toContain("The last 12 months");
  expect(page.headings(3)).toEqual(
    expect.arrayContaining(["Live opportunities", "Members", "Saves", "Searches with no result"]),
  );
  const live = await (await anEditor()).open("/enterprise");
  const [count] = /[\d,]+(?= are live today)/.exec(live.text) ?? [];
  expect(page.text).toContain(`Live opportunities ${count}`);
});
