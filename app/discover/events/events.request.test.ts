import { expect, test } from "vitest";
import { aVisitor } from "#tests/support/servers/shared-server.ts";

test("events show their date, or only their usual month; those with a date can be added to a calendar", async () => {
  const visitor = await aVisitor();
  const page = await visitor.open("/events");
  const times = page.main.all("time");
  const days = times.map((time) => time.attribute("datetime") ?? "");
  expect(days.length).toBeGreaterThan(0);
  expect(days).toEqual(days.toSorted());
  for (const { text } of times) expect(text).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  const usual = page.main.all("li").find(({ text }) => /Usually in [A-Z]/.test(text));
  expect(usual?.all("time")).toEqual([]);
  expect(usual?.hasLink(/^Add to calendar/)).toBe(false);
  const address = page.main
    .links()
    .indexOf(page.main.links().find((name) => name.startsWith("Add to calendar")) ?? "");
  const file = await visitor.get(page.main.all("a[href]")[address]?.attribute("href") ?? "");
  expect(file.headers.get("content-disposition")).toContain('filename="event.ics"');
});
