import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { daysAfter, todayInUtc } from "#app/shared/calendar/days.ts";
import { atDepth } from "#tests/support/depth.ts";
import { formsNotSent } from "#tests/support/routes/form-routes.ts";
import { type PairOfServers, startPair } from "#tests/support/servers/pair-of-servers.ts";

const catalogue = "/admin/catalogue";
const inDays = (days: number) => daysAfter(todayInUtc(), days);
let pair: PairOfServers;

beforeAll(async () => {
  pair = await startPair();
});
afterAll(() => pair?.stop());

/** What an editor types into each form, what they change in it, and which pages show it, with its id as ":id". */
const nouns: Record<
  string,
  { typed: Record<string, string>; changed: Record<string, string>; pages: string[] }
> = {
  scholarships: {
    typed: { title: "Zawadi award", gpa_requirement: "none", deadline: inDays(9) },
    changed: { deadline: inDays(12) },
    pages: ["/", "/browse?q=zawadi", "/calendar?q=zawadi", "/feeds/scholarships.atom", "/scholarship/:id"],
  },
  colleges: {
    typed: { name: "Zawadi College", country: "Kenya" },
    changed: { country: "Ghana" },
    pages: ["/browse?q=zawadi&tab=colleges", "/college/:id", "/offline/catalogue.json"],
  },
  internships: {
    typed: { title: "Zawadi trainee", company: "Zawadi" },
    changed: { company: "Zawadi and daughters" },
    pages: ["/jobs?q=zawadi", "/browse?q=zawadi&tab=internships", "/internship/:id"],
  },
  events: {
    typed: { title: "Zawadi fair", event_date: inDays(9) },
    changed: { event_date: inDays(12) },
    pages: ["/events", "/events/:id.ics"],
  },
  "test-prep": {
    typed: { title: "Zawadi book", test_type: "SAT", resource_url: "https://zawadi.example" },
    changed: { resource_url: "https://other.example" },
    pages: ["/test-prep"],
  },
  "student-spotlights": {
    typed: { name: "Zawadi", country: "Kenya", story: "I went.", is_featured: "on" },
    changed: { story: "I went, and came back." },
    pages: ["/"],
  },
  "school-spotlights": {
    typed: { school_id: "Ashesi University", spotlight_text: "Zawadi.", is_featured: "on" },
    changed: { spotlight_text: "Zawadi again." },
    pages: ["/"],
  },
};

describe.each(Object.entries(nouns))("a record of %s", (slug, { typed, changed, pages }) => {
  const list = `${catalogue}/${slug}`;
  let id = "";
  const withId = () => atDepth(pages.slice(-1), pages).map((page) => page.replace(":id", id));

  test("that an editor adds is visible at once", async () => {
    const named = pages.filter((page) => !page.includes(":id"));
    const { headers } = await pair.changes(named, () =>
      pair.send(`${list}/new`, { ...typed, intent: "publish" }),
    );
    id = String(headers.location).split("/").at(-1) ?? "";
  });

  test("that an editor changes is up to date at once", async () => {
    const version = await pair.hidden(`${list}/${id}`, "version");
    const form = { ...typed, ...changed, version, intent: "save" };
    await pair.changes(withId(), () => pair.send(`${list}/${id}`, form));
  });

  test.each(["unpublish", "publish"])("is up to date at once after “%s”", async (intent) => {
    await pair.changes(withId(), () => pair.send(`${list}/${id}`, { intent }));
  });

  test("that an editor deletes is gone at once, and back when it is restored", async () => {
    await pair.changes(withId(), () => pair.send(list, { id, intent: "delete-now" }));
    const change = await pair.hidden(`${list}/${id}/history`, "change");
    await pair.changes(withId(), () => pair.send(`${list}/${id}/history`, { change }));
    await pair.send(list, { id, intent: "delete-now" });
  });
});

/** Two scholarships with the same name: pages distinguish them only by their deadline. */
async function twoScholarships(): Promise<[string, string]> {
  const { rows } = await pair.sql.query<{ id: string }>(
    "insert into scholarships (title, deadline) values ('Zawadi award', $1), ('Zawadi award', $1) returning id",
    [inDays(9)],
  );
  return [rows[0]?.id ?? "", rows[1]?.id ?? ""];
}

describe("of several records", () => {
  let one = "";
  let other = "";
  beforeAll(async () => {
    [one, other] = await twoScholarships();
  });
  const pages = () => ["/browse?q=zawadi", `/scholarship/${one}`, `/scholarship/${other}`];
  const together = (form: Record<string, string>): [string, string][] => [
    ["id", one],
    ["id", other],
    ...Object.entries(form),
  ];

  test.each([
    ["are given a country", { set: "country=Kenya", intent: "set-now" }],
    ["are taken down", { intent: "unpublish" }],
    ["are put back", { intent: "publish" }],
  ])("that %s all is visible at once", async (_, form) => {
    await pair.changes(pages(), () => pair.send(`${catalogue}/scholarships`, together(form)));
  });

  test("that were checked, the date is visible at once", async () => {
    const looked = pages().slice(1);
    await pair.changes(looked, () =>
      pair.send(`${catalogue}/scholarships`, together({ intent: "check-now" })),
    );
  });

  test("two duplicates are merged at once, and the old address redirects", async () => {
    const shown = ["/browse?q=zawadi", `/scholarship/${other}`, "/sitemap.xml"];
    const form = { keep: one, drop: other };
    await pair.changes(shown, () => pair.send(`${catalogue}/duplicates?kind=scholarships`, form));
    expect((await fetch(`${pair.other.url}/scholarship/${other}`)).url).toContain(one);
  });

  test("one that was merged by mistake is restored at once", async () => {
    const change = await pair.hidden(`${catalogue}/scholarships/${other}/history`, "change");
    const shown = ["/browse?q=zawadi", `/scholarship/${other}`];
    await pair.changes(shown, () => pair.send(`${catalogue}/history`, { change }));
  });
});

test("a record whose doubtful dates an editor checked shows that at once", async () => {
  const [id] = await twoScholarships();
  const form = { kind: "scholarships", id };
  await pair.changes([`/scholarship/${id}`], () => pair.send(`${catalogue}/doubtful`, form));
});

describe("an import of a spreadsheet", () => {
  const pages = ["/browse?q=zawadi+import", "/calendar?q=zawadi+import", "/feeds/scholarships.atom"];
  let batch = "";
  const stage = async (...rows: string[]) => {
    const text = ["Title,Application URL,Deadline", ...rows].join("\n");
    const { headers } = await pair.send(`${catalogue}/import`, { kind: "scholarships", text });
    batch = String(headers.location);
  };

  test("shows new records at once", async () => {
    await stage(`Zawadi import one,https://zawadi.example/1,${inDays(8)}`);
    await pair.changes(pages, () => pair.send(batch, { intent: "import", as: "published" }));
  });

  test("shows changes at once, and the old values when it is undone", async () => {
    await stage(
      `Zawadi import one,https://zawadi.example/1,${inDays(20)}`,
      `Zawadi import two,https://zawadi.example/2,${inDays(21)}`,
    );
    const form = { intent: "import", as: "published", duplicates: "update" };
    await pair.changes(pages, () => pair.send(batch, form));
    await pair.changes(pages, () => pair.send(batch, { intent: "undo" }));
  });
});

describe("an editor's decision on a visitor's report", () => {
  let id = "";
  beforeAll(async () => {
    [id] = await twoScholarships();
  });

  async function report(): Promise<string> {
    const { rows } = await pair.sql.query<{ id: string }>(
      `insert into problem_reports (kind, record_id, title, reason, note, right_on)
       values ('scholarships', $1, 'Zawadi award', 'other', 'Wrong', $2) returning id`,
      [id, inDays(30)],
    );
    return rows[0]?.id ?? "";
  }

  test.each([
    ["takes the day it names", "take", ["/browse?q=zawadi", "/calendar?q=zawadi"]],
    ["has looked at the record", "checked", []],
    ["takes the record down", "unpublish", ["/browse?q=zawadi", "/calendar?q=zawadi"]],
  ])("is visible at once: the editor %s", async (_, deal, pages) => {
    const opened = { opened: "on", source: "https://zawadi.example/call" };
    const form = { report: await report(), deal, seen: inDays(9), ...opened };
    await pair.changes([...pages, `/scholarship/${id}`], () => pair.send("/admin/reports", form));
  });
});

test("every form of the catalogue was submitted", () => {
  expect(formsNotSent("editors/catalogue/", pair.formsSent)).toEqual([]);
});
