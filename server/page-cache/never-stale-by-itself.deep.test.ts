import type { RequestListener } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayInWords, daysAfter, todayInUtc } from "#app/shared/calendar/days.ts";
import { formsNotSent } from "#tests/support/routes/form-routes.ts";
import { type PairOfServers, startPair } from "#tests/support/servers/pair-of-servers.ts";
import { runJobNow } from "#tests/support/servers/run-job.ts";
import { startWebSite, type WebSite } from "#tests/support/web/web-site.ts";
import { allJobs } from "../jobs/all-jobs.ts";

const inWords = (days: number) => dayInWords(daysAfter(todayInUtc(), days));
const filler =
  "It is open to students from across Africa who want to make a difference at home after their studies. ".repeat(
    3,
  );

const document = (title: string, body: string) => `<!doctype html><html lang="en"><head>
  <title>${title} | The site</title><meta property="og:site_name" content="The site"></head><body>
  <main><article><h1>${title}</h1><div class="entry-content"><p>${filler}</p>${body}</div></article></main></body></html>`;

/**
 * The outside web as one small site: a source of the scraper with one certain and one doubtful find, an article, a
 * picture, and pages of listings, some of which are gone. Every other site has a first page only.
 */
function smallWeb(gone: ReadonlySet<string>): RequestListener {
  const picture = sharp({ create: { width: 60, height: 60, channels: 3, background: "#0f4d3a" } })
    .png()
    .toBuffer();
  const pages = new Map([
    ["/robots.txt", ""],
    [
      "aims.ac.za/",
      document(
        "Institute",
        `<ul><li><a href="/application/masters">Zawadi Master's Scholarship</a></li>
        <li><a href="/application/fellowship">Zawadi Fellowship</a></li></ul>`,
      ),
    ],
    [
      "aims.ac.za/application/masters",
      document(
        "Zawadi Master's Scholarship in Mathematical Sciences",
        `<p>Fully funded scholarship in South Africa.</p><p>Closing date: ${inWords(100)}</p>`,
      ),
    ],
    [
      "aims.ac.za/application/fellowship",
      document("Zawadi Fellowship for leaders", "<p>Deadline: to be announced.</p>"),
    ],
    ["/article", document("Zawadi explained", `<p>${filler}</p>`.repeat(4))],
  ]);
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://any");
    if (pathname === "/picture.png")
      return response.writeHead(200, { "content-type": "image/png" }).end(await picture);
    const ofAll = pathname === "/" || pathname.startsWith("/listing") ? document("A site", "") : undefined;
    const page = pages.get(`${request.headers.host}${pathname}`) ?? pages.get(pathname) ?? ofAll;
    if (page === undefined || gone.has(pathname)) return response.writeHead(404).end("not here");
    return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  };
}

const preload = new URL("../../tests/support/web/with-plain-http.ts", import.meta.url).href;
const inDays = (days: number) => daysAfter(todayInUtc(), days);
const gone = new Set<string>();
let web: WebSite;
let pair: PairOfServers;

beforeAll(async () => {
  web = await startWebSite(smallWeb(gone));
  pair = await startPair({ NODE_OPTIONS: `--import=${preload}`, TEST_SITE_PORT: String(web.port) });
  // The jobs look at each record, and these tests need none of the seeded ones.
  await pair.sql.query("delete from scholarships; delete from internships; delete from colleges");
});
afterAll(async () => {
  await pair?.stop();
  await web?.stop();
});

async function find(question: string): Promise<string> {
  const { rows } = await pair.sql.query<{ id: string }>(question);
  if (!rows[0]) throw new Error(`nothing: ${question}`);
  return rows[0].id;
}

const lists = ["/", "/browse?q=zawadi", "/calendar?q=zawadi", "/feeds/scholarships.atom"];

describe("of the scraper's finds", () => {
  /** Polls until the run that an editor has started is over. */
  async function scrape() {
    await pair.send("/admin/scraper", {});
    for (;;) {
      const { rows } = await pair.sql.query("select from scrape_runs where ended_at is null");
      if (rows.length === 0) return;
      await wait(100);
    }
  }

  test("a certain one is visible at once", async () => {
    await pair.changes(lists, scrape);
    expect(await find("select id from scraped_finds where state = 'published'")).toBeTruthy();
  });

  test("a confirmed one shows the new Last checked at once", async () => {
    await pair.sql.query("update scholarships set checked_at = now() - interval '40 days'");
    await pair.changes([`/scholarship/${await find("select id from scholarships")}`], () =>
      runJobNow(pair.sql, "reread-records"),
    );
  });

  test("a proposal that an editor accepts in the queue is visible at once, and so is its undo", async () => {
    const known = await find("select id from scholarships");
    const proposal = await find(
      `insert into proposals (kind, record_id, reason, field, old_value, new_value, quote, excerpt, address, saves)
       select 'scholarships', id, 'changed', 'deadline', deadline::text, '${inDays(60)}', 'Later.', 'Later.', 'https://zawadi.example', 10000
       from scholarships where id = '${known}' returning id`,
    );
    const pages = ["/browse?q=zawadi", "/calendar?q=zawadi", `/scholarship/${known}`];
    const form = { card: `proposal:${proposal}`, intent: "accept" };
    await pair.changes(pages, () => pair.send("/admin/queue", form));
    await pair.changes(pages, () => pair.send("/admin/queue", { intent: "undo" }));
  });

  test("one that an editor approves is visible at once", async () => {
    const scraped = await find("select id from scraped_finds where state = 'waiting'");
    const form = {
      title: "Zawadi Fellowship",
      gpa_requirement: "none",
      deadline: inDays(40),
      intent: "publish",
    };
    await pair.changes(lists, () => pair.send(`/admin/review/${scraped}`, form));
  });

  test("one that an editor merges into a record is visible at once", async () => {
    const known = await find("select id from scholarships where title = 'Zawadi Fellowship'");
    const scraped = await find(
      `insert into scraped_finds (address, source_name, kind, title, fields, state, like_id, checked_at)
       values ('https://zawadi.example', 'AIMS', 'scholarships', 'Zawadi', '{}', 'waiting', '${known}', now()) returning id`,
    );
    const form = { title: "Zawadi", gpa_requirement: "none", deadline: inDays(50), intent: "merge" };
    await pair.changes(["/browse?q=zawadi", "/calendar?q=zawadi", `/scholarship/${known}`], () =>
      pair.send(`/admin/review/${scraped}`, form),
    );
  });
});

describe("a listing whose official page", () => {
  const address = "https://provider.example/listing";
  let id = "";
  const pages = () => ["/browse?q=zawadi", `/scholarship/${id}`, "/sitemap.xml"];

  beforeAll(async () => {
    id = await find(
      `insert into scholarships (title, application_url, deadline) values ('Zawadi of a provider', '${address}', '${inDays(30)}') returning id`,
    );
  });

  /** Sets the last check to a week ago and the failures in a row to this number. */
  const failedSoOften = (times: number) =>
    pair.sql.query(
      `insert into link_checks (kind, record_id, address, failures, error, checked_at)
       values ('scholarships', $1, $2, $3, 'status 404', now() - interval '7 days')
       on conflict (kind, record_id) do update set failures = excluded.failures, checked_at = excluded.checked_at`,
      [id, address, times],
    );

  test("is gone is hidden at once after the link check", async () => {
    gone.add("/listing");
    await failedSoOften(2);
    await pair.changes(pages(), () => runJobNow(pair.sql, "check-links"));
  });

  test("responds again is visible at once after the link check", async () => {
    gone.delete("/listing");
    await failedSoOften(3);
    await pair.changes(pages(), () => runJobNow(pair.sql, "check-links"));
  });

  test("is gone according to an editor is hidden at once", async () => {
    await failedSoOften(3);
    await pair.changes(pages(), () => pair.send("/admin/links", { id, intent: "hide" }));
  });
});

test("an article that is imported from a site whose terms allow it is visible at once", async () => {
  await pair.send("/admin/scraper/sources", {
    intent: "save",
    name: "News",
    url: "https://news.example/",
    type: "links",
    everyDays: "30",
    articleUse: "whole",
  });
  await pair.changes(["/advice", "/feeds/advice.atom", "/sitemap.xml"], async () => {
    await pair.send("/admin/import", { intent: "single", url: "https://news.example/article" });
    for (;;) {
      const { rows } = await pair.sql.query("select from import_results where success is null");
      if (rows.length === 0) return;
      await wait(100);
    }
  });
});

test("an image is visible as soon as it is copied", async () => {
  await pair.sql.query(
    `insert into student_spotlights (name, country, story, is_featured, image_url)
     values ('Zawadi', 'Kenya', 'I went.', true, 'https://pictures.example/picture.png')`,
  );
  await pair.changes(["/"], () => runJobNow(pair.sql, "copy-images"));
});

test("a yearly scholarship past its deadline is visible again at once when its deadline is rolled over", async () => {
  await pair.sql.query(
    `insert into scholarships (title, deadline, usual_opens) values ('Zawadi every year', '${inDays(-1)}', '09')`,
  );
  await pair.changes(["/browse?q=zawadi"], () => runJobNow(pair.sql, "roll-over-deadlines"));
});

describe("coverage:", () => {
  const doneHere = [
    "check-links",
    "reread-records",
    "copy-images",
    "import-articles",
    "roll-over-deadlines",
    "scrape-opportunities",
  ];
  /** They send messages, count for editors, delete old rows, or do part of what is tested here. */
  const seenByNoVisitor = [
    "alert-students",
    "count-demand",
    "deliver-mail",
    "deliver-notifications",
    "deliver-texts",
    "email-ended-sponsors",
    "finish-newsletter",
    "delete-old-actions",
    "delete-sponsored-view-keys",
    "record-catalogue-health",
    "record-figures",
    "run-saved-searches",
    "notify-browsers",
    "notify-followers",
    "publish-newsletter",
    "remind-students",
    "send-scheduled-newsletter",
    "summarise-week",
    "delete-old-emails",
  ];

  test("every job that changes what visitors see was run", async () => {
    const names = allJobs.map(({ name }) => name);
    expect(names.filter((name) => !seenByNoVisitor.includes(name)).sort()).toEqual([...doneHere].sort());
    const { rows } = await pair.sql.query<{ name: string }>(
      "select distinct name from jobs.job where state = 'completed'",
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(doneHere));
  });

  test("every form that decides on a find was submitted", () => {
    const forms = ["editors/scraper/", "editors/link-checker/"].flatMap((folder) =>
      formsNotSent(folder, pair.formsSent),
    );
    expect(forms).toEqual([]);
  });
});
