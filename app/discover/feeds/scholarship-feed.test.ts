import { parseAtomFeed, parseRssFeed } from "feedsmith";
import { describe, expect, test } from "vitest";
import { atomFeed, rssFeed } from "./scholarship-feed.ts";

const appUrl = "https://fursa.example";
const now = new Date("2026-11-15T00:00:00Z");
const entry = {
  id: "1",
  title: "Women & <Tech> ]]> award",
  description: 'Pays "tuition" & <b>books</b>\u0000.',
  amount: null,
  fieldOfStudy: "Computer Science",
  deadline: "2026-12-15",
  isExpected: true,
  createdAt: new Date("2026-11-14T08:00:00Z"),
};

describe("a feed of new scholarships", () => {
  test("is valid Atom, whatever the texts contain", () => {
    const feed = parseAtomFeed(atomFeed([entry], appUrl, now));
    expect(feed.title).toMatchObject({ value: "New scholarships on Fursa" });
    expect(feed.entries?.[0]).toMatchObject({
      id: "https://fursa.example/scholarship/1",
      title: { value: "Women & <Tech> ]]> award" },
      updated: "2026-11-14T08:00:00.000Z",
    });
    expect(feed.entries?.[0]?.summary?.value).toContain(
      "Various · Computer Science · Usually closes 15 December 2026. Pays",
    );
  });

  test("can be read as RSS", () => {
    const feed = parseRssFeed(rssFeed([entry], appUrl, now));
    expect(feed.items?.[0]).toMatchObject({
      title: "Women & <Tech> ]]> award",
      link: "https://fursa.example/scholarship/1",
      guid: { value: "https://fursa.example/scholarship/1" },
    });
  });

  test("may be empty", () => {
    expect(parseAtomFeed(atomFeed([], appUrl, now)).entries ?? []).toEqual([]);
    expect(parseRssFeed(rssFeed([], appUrl, now)).items ?? []).toEqual([]);
  });

  test("contains no character that XML forbids", () => {
    const forbidden = /[^\P{Cc}\t\r\n]/u;
    expect(atomFeed([entry], appUrl, now)).not.toMatch(forbidden);
    expect(rssFeed([entry], appUrl, now)).not.toMatch(forbidden);
  });
});
