import { expect, test } from "vitest";
import { aVisitor } from "#tests/support/servers/shared-server.ts";

test("test preparation is grouped by test, folded, and its links open in a new tab", async () => {
  const page = await (await aVisitor()).open("/test-prep");
  const tests = page.main.headings(2);
  expect(tests).toContain("IELTS");
  expect(tests.indexOf("Goethe exams")).toBeLessThan(tests.indexOf("GRE"));
  expect(tests).toEqual(tests.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true })));
  const group = page.main.all("details").find((fold) => fold.headings(2).includes("KCSE"));
  expect(group?.attribute("open")).toBeUndefined();
  const link = group?.all("a").find(({ text }) => text.startsWith("Open resource"));
  expect(link?.attribute("target")).toBe("_blank");
  expect(link?.attribute("rel")).toBe("noopener noreferrer");
});
