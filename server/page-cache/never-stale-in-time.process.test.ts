import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { daysAfter, todayInUtc } from "#app/shared/calendar/days.ts";
import { MovableClock } from "#tests/support/servers/movable-clock.ts";
import { type PairOfServers, see, startPair } from "#tests/support/servers/pair-of-servers.ts";

const aMinute = 60_000;
const id = "00000000-0000-4000-8000-00000000000a";
const eveningOf = (day: string) => Date.parse(`${day}T23:30:00Z`);
const midnightAfter = (day: string) => Date.parse(`${daysAfter(day, 1)}T00:00:00Z`);

describe("on servers with a movable clock", () => {
  // Far ahead of the database's clock, which must not decide which day it is.
  let day = daysAfter(todayInUtc(), 30);
  const clock = new MovableClock(eveningOf(day));
  let pair: PairOfServers;

  beforeAll(async () => {
    pair = await startPair(clock.environment);
  });
  afterAll(() => pair?.stop());
  beforeEach(() => {
    day = daysAfter(day, 1);
    clock.moveTo(eveningOf(day));
    pair.tablesChanged.clear();
  });

  const untilMidnight: Record<string, { add: (day: string) => string; pages: string[] }> = {
    "a scholarship closes": {
      add: (day) =>
        `insert into scholarships (id, title, deadline, education_level) values ('${id}', 'Zawadi award', '${day}', 'undergraduate')`,
      pages: [
        "/",
        "/browse?q=zawadi",
        "/browse.data?q=zawadi",
        "/browse/deadlines.ics?q=zawadi",
        "/browse/suggest?q=zawadi",
        "/calendar?q=zawadi",
        "/calendar.ics",
        `/compare?items=scholarship/${id}`,
        "/enterprise",
        "/feeds/scholarships.atom",
        "/offline",
        "/offline/catalogue.json",
        `/scholarship/${id}`,
        `/scholarship/${id}/for-parents`,
        "/start?country=Kenya&field=any&level=school-done",
      ],
    },
    "an internship closes": {
      add: (day) =>
        `insert into internships (id, title, company, application_deadline) values ('${id}', 'Zawadi trainee', 'Zawadi', '${day}')`,
      pages: ["/jobs?q=zawadi", "/browse?q=zawadi&tab=internships", `/internship/${id}`],
    },
    "a scholarship has not opened": {
      add: (day) => `delete from scholarships where id = '${id}';
        insert into scholarships (id, title, opens_on, deadline)
        values ('${id}', 'Zawadi award', '${daysAfter(day, 1)}', '${daysAfter(day, 60)}')`,
      pages: ["/browse?q=zawadi", "/calendar?q=zawadi", `/scholarship/${id}`],
    },
    "a sponsored listing runs": {
      add: (day) =>
        `insert into sponsored_listings (title, description, target_url, end_date, priority) values ('Zawadi', 'x', 'https://zawadi.example', '${day}', 99)`,
      pages: ["/", "/browse"],
    },
    "an event is to come": {
      add: (day) => `insert into events (title, event_date) values ('Zawadi fair', '${day}')`,
      pages: ["/events"],
    },
  };

  test.each(Object.entries(untilMidnight))(
    "%s until midnight, and from midnight every page says so",
    async (_, { add, pages }) => {
      await pair.sql.query(add(day));
      await pair.changes(pages, async () => clock.moveTo(midnightAfter(day)));
      expect([...pair.tablesChanged], "nothing but the time has changed").toEqual([]);
    },
  );

  test("a page on which nothing changes at midnight stays correct", async () => {
    const pages = ["/sitemap.xml", "/test-prep", "/union", "/advice"];
    await pair.staysTrue(pages, async () => clock.moveTo(midnightAfter(day)));
  });

  /**
   * The database's clock can't be changed. Instead, future moments are moved nearer; the database sends no
   * notification for that, just as for passing time.
   */
  async function pass(minutes: number): Promise<void> {
    clock.moveTo(clock.now() + minutes * aMinute);
    await pair.sql.query(`begin; set local session_replication_role = replica;
      update blog_posts set published_at = published_at - interval '${minutes} minutes' where published_at > now(); commit`);
  }

  test("an article that is due later appears when it is due, and not when the day ends", async () => {
    await pair.sql.query(
      `insert into blog_posts (slug, title, content, published_at) values ('zawadi', 'Zawadi', 'Read.', now() + interval '10 minutes')`,
    );
    const pages = ["/advice", "/advice/zawadi", "/feeds/advice.atom", "/sitemap.xml"];
    await pair.changes(pages, () => pass(10));
    expect([...pair.tablesChanged], "nothing but the time has changed").toEqual([]);
  });

  /** The database may still say yesterday for a moment: what was rendered then is rendered again. */
  test("a page rendered just after midnight is cached for a minute only", async () => {
    const madeAt = async (seconds: number) => {
      clock.moveTo(midnightAfter(day) + seconds * 1000);
      return /DTSTAMP:\w+/.exec(await see(pair.one, "/calendar.ics"))?.[0];
    };
    const first = await madeAt(1);
    expect(await madeAt(30)).toBe(first);
    const second = await madeAt(60);
    expect(second).not.toBe(first);
    expect(await madeAt(6_000)).toBe(second);
  });
});
