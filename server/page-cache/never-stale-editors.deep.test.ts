import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formsNotSent } from "#tests/support/routes/form-routes.ts";
import { type PairOfServers, startPair } from "#tests/support/servers/pair-of-servers.ts";

let pair: PairOfServers;

beforeAll(async () => {
  pair = await startPair();
});
afterAll(() => pair?.stop());

const idIn = (address: unknown) => /[0-9a-f-]{36}/.exec(String(address))?.[0] ?? "";

describe("an article", () => {
  const desk = "/admin/import";
  const written = { title: "Zawadi", content: "Read this first.", category: "Scholarships" };
  const pages = ["/advice", "/advice/zawadi", "/feeds/advice.atom", "/sitemap.xml"];
  let here = "";

  test("that an editor writes is visible at once", async () => {
    const { headers } = await pair.changes(pages, () => pair.send(desk, { ...written, intent: "create" }));
    here = `${desk}/articles/${idIn(headers.location)}`;
  });

  test("that an editor changes is up to date at once", async () => {
    const form = {
      ...written,
      excerpt: "In short.",
      readAt: await pair.hidden(here, "readAt"),
      intent: "save",
    };
    await pair.changes(pages.slice(0, 3), () => pair.send(here, form));
  });

  test("that an editor takes down and publishes again is up to date at once", async () => {
    await pair.changes(pages, () => pair.send(here, { intent: "unpublish" }));
    const form = { id: idIn(here), intent: "publish" };
    await pair.changes(pages, () => pair.send(`${desk}/articles`, form));
  });

  test("that an editor deletes is gone at once", async () => {
    await pair.changes(pages, () => pair.send(`${here}/delete`, {}));
  });
});

describe("a sponsored listing", () => {
  const path = "/admin/sponsored";
  const typed = {
    title: "Zawadi of the editor",
    description: "Learn with us.",
    type: "course",
    targetUrl: "https://zawadi.example",
    priority: "98",
  };
  const pages = ["/", "/browse"];
  let id = "";

  test("that an editor adds is visible at once", async () => {
    await pair.changes(pages, () => pair.send(path, { ...typed, isActive: "on" }));
    const { rows } = await pair.sql.query<{ id: string }>(
      "select id from sponsored_listings where priority = 98",
    );
    id = rows[0]?.id ?? "";
  });

  test.each([
    ["changes", { description: "Learn with us, for nothing.", isActive: "on" }],
    ["switches off", {}],
    ["switches on", { isActive: "on" }],
    ["gives an end that has passed", { isActive: "on", endDate: "2020-01-01" }],
    ["lets run on", { isActive: "on" }],
  ])("that an editor %s is up to date at once", async (_, change) => {
    await pair.changes(pages, () => pair.send(path, { id, ...typed, ...change }));
  });

  test("that an editor deletes is gone at once", async () => {
    await pair.changes(pages, () => pair.send(path, { id, intent: "delete" }));
  });
});

describe("a synonym", () => {
  const pages = ["/browse?q=zawadi", "/jobs?q=zawadi"];

  test("finds results at once, and none after it is removed", async () => {
    const taught = { says: "zawadi", means: "engineering", intent: "save" };
    await pair.changes(pages, () => pair.send("/admin/searches", taught));
    await pair.changes(pages, () => pair.send("/admin/searches", { typed: "zawadi", intent: "remove" }));
  });
});

describe("a rate that an editor", () => {
  const id = randomUUID();
  beforeAll(() =>
    pair.sql.query(
      `insert into scholarships (id, title, amount_value, amount_currency, amount_per) values ($1, 'Zawadi award', 900, 'CZK', 'year')`,
      [id],
    ),
  );

  test.each([
    ["adds", { perDollar: "20", dated: "2026-01", source: "The bank" }],
    ["changes", { perDollar: "40", dated: "2026-02", source: "The bank" }],
    ["removes", { intent: "remove" }],
  ])("%s is used at once", async (_, form) => {
    await pair.changes([`/scholarship/${id}`], () => pair.send("/admin/rates", { currency: "CZK", ...form }));
  });
});

describe("in the union", () => {
  const threadOf = "select id, thread_id from union_posts where heading like 'Zawadi%'";
  let opening = "";
  let thread = "";
  const pages = () => ["/union", "/union/ghana", `/union/t/${thread}`];

  /** As a member of the first server. */
  async function act(address: string, typed: Record<string, string>) {
    await pair.viewers.stayIn("member");
    const form = pair.viewers.post(address, new URLSearchParams(typed).toString());
    expect((await pair.viewers.send("member", form)).status).toBeLessThan(400);
  }

  test("a member's question is visible at once", async () => {
    await pair.viewers.stayIn("member");
    await pair.viewers.fillIn("member", "/union/name", "/union/name");
    const posted = { topic: "ghana", title: "Zawadi bursary?", body: "Who has heard of it?", advised: "on" };
    await pair.changes(["/union", "/union/ghana"], () => act("/union/ask", posted));
    const { rows } = await pair.sql.query<{ id: string; thread_id: string }>(threadOf);
    opening = rows[0]?.id ?? "";
    thread = rows[0]?.thread_id ?? "";
  });

  test("a member's answer and its edit are visible at once", async () => {
    await pair.changes(pages(), () =>
      act(`/union/t/${thread}`, { intent: "reply", body: "I have found it." }),
    );
    const changed = {
      heading: "Zawadi bursary?",
      title: "Zawadi bursary?",
      body: "Has anybody heard of it?",
    };
    await pair.changes([`/union/t/${thread}`], () => act(`/union/post/${opening}/edit`, changed));
  });

  test("an accepted answer and a new display name are visible at once", async () => {
    const here = `/union/t/${thread}`;
    const { rows } = await pair.sql.query<{ id: string }>(
      "select id from union_posts where thread_id = $1 and not is_opening",
      [thread],
    );
    const post = rows[0]?.id ?? "";
    await pair.changes([here], () => pair.send(here, { intent: "vote", post }));
    await pair.changes([here], () => act(here, { intent: "accept", post }));
    await pair.changes([here], () => act("/union/name", { displayName: "Zawadi A", country: "Ghana" }));
  });

  test.each([
    ["lock", "lock", false],
    ["open again", "unlock", false],
    ["hide", "hide", true],
    ["show", "approve", true],
  ])("a moderator's decision to %s is visible at once", async (_, intent, isInLists) => {
    const shown = isInLists ? pages() : [`/union/t/${thread}`];
    await pair.changes(shown, () => pair.send("/admin/union", { on: opening, intent, reason: "The rules." }));
  });

  test("a banned member's question is gone at once", async () => {
    const form = { on: opening, intent: "ban", length: "7", reason: "The rules." };
    await pair.changes(pages(), () => pair.send("/admin/union", form));
    await pair.send("/admin/union", { on: opening, intent: "approve", reason: "A mistake." });
  });

  test("the name of a deleted account is gone at once", async () => {
    const accounts = readFileSync(join(pair.home.DATA_DIR, "demo-accounts"), "utf8");
    const proof = /student: \S+ (\S+)/.exec(accounts)?.[1] ?? "";
    await pair.changes(pages(), () => act("/profile/delete", { proof }));
  });
});

describe("a table of courses", () => {
  const [list, table] = ["/admin/courses", "kuccps-diplomas"];

  test("that an editor publishes is visible at once, and so is its rollback", async () => {
    const text = "level,programme,minimum_mean_grade,subject_rule\ndiploma,Diploma in Zawadi,C-,";
    await pair.send(list, { intent: "stage", table, text });
    const about = { title: "Zawadi", url: "https://zawadi.example", year: "2026", note: "" };
    await pair.changes(["/courses"], () => pair.send(`${list}/${table}`, { intent: "put", ...about }));
    await pair.changes(["/courses"], () => pair.send(list, { intent: "restore", table }));
  });
});

/** Changed by the scraper, the link checker and the re-reading of sources: see their test. */
const elsewhere = ["editors/link-checker/", "editors/queue/", "editors/scraper/"];
/** No visitor sees proposals of institutions, emails, schools' messages or drafts of the newsletter. */
const forEditorsAlone = ["editors/claims/", "editors/inbox/", "editors/newsletter/", "editors/outbox/"];

test("every form of editors that changes what visitors see was submitted", () => {
  const others = ["editors/catalogue/", ...elsewhere, ...forEditorsAlone];
  const forgotten = formsNotSent("editors/", pair.formsSent).filter(
    (file) => !others.some((folder) => file.startsWith(folder)),
  );
  expect(forgotten).toEqual([]);
});
