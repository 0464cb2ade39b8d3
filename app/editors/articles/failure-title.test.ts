import { expect, test } from "vitest";
import { failureTitle } from "./failure-title.ts";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test("an import of several articles that fails as a whole says so for each address", () => {
  const urls = " https://a.example/1 \r\n\r\nhttps://b.example/2";
  expect(failureTitle(formOf({ intent: "multi", urls, url: "https://c.example" }))).toBe(
    "Failed to import: https://a.example/1\nFailed to import: https://b.example/2",
  );
});

test.each([
  [{ intent: "multi", urls: " " }, "Failed to import article"],
  [{ intent: "single", url: "https://a.example" }, "Failed to import article"],
  [{ intent: "draft" }, "Failed to save article"],
  [{ intent: "create" }, "Failed to create article"],
])("the failure of %j is called %j", (fields, title) => {
  expect(failureTitle(formOf(fields))).toBe(title);
});
