import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServerWithOutside } from "#tests/support/servers/server-with-test-web.ts";
import type { RunningServer } from "#tests/support/servers/start-server.ts";

const words = `<p>${"Words and more words, with commas, and sense. ".repeat(20)}</p>`;

/** Generated pages. Each is below 2 MB, and the last ones keep a parser busy for seconds. */
const hostilePages = {
  "/attributes": `<h1>Attributes</h1><article ${Array.from({ length: 30_000 }, (_, place) => `a${place}="${place}"`).join(" ")}>${words}</article>`,
  "/articles": `<h1>Articles</h1>${`<article><p>${"Some words, here and there. ".repeat(20)}</p>`.repeat(500)}${words}`,
  "/tables": `<h1>Tables</h1><article>${words}<table>${"<tr><td>one<td>two".repeat(9_900)}</table></article>`,
};

const events: string[] = [];
let server: RunningServer;
let admin: string;

beforeAll(async () => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#0f4d3a" } })
    .jpeg()
    .toBuffer();
  server = await startServerWithOutside((request, response) => {
    const path = request.url ?? "";
    const page = hostilePages[path as keyof typeof hostilePages];
    if (page) events.push(`sent ${path}`);
    if (path === "/photo.jpg") response.writeHead(200, { "content-type": "image/jpeg" }).end(photo);
    else if (page) response.writeHead(200, { "content-type": "text/html" }).end(page);
    else response.writeHead(404).end();
  });
  admin = await signIn();
});
afterAll(() => server.stop());

async function signIn(): Promise<string> {
  const accounts = readFileSync(join(server.dataDir, "demo-accounts"), "utf8");
  const [, email = "", password = ""] = /admin: (\S+) (\S+)/.exec(accounts) ?? [];
  const answer = await post("/auth", { email, password });
  return (
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.includes("session_token="))
      ?.split(";")[0] ?? ""
  );
}

const post = (path: string, form: Record<string, string>) =>
  fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: server.url, ...(admin && { Cookie: admin }) },
    body: new URLSearchParams(form),
  });

test("a page that keeps its parser busy delays no other request", async () => {
  const [first] = Object.keys(hostilePages);
  const urls = Object.keys(hostilePages).map((path) => `http://bad.example${path}`);
  const begun = await post("/admin/import?tab=url", { intent: "multi", urls: urls.join("\n") });
  const run = new URL(begun.headers.get("Location") ?? "", server.url).searchParams.get("run");
  const look = async () => {
    const answer = await fetch(`${server.url}/admin/import/runs/${run}`, { headers: { Cookie: admin } });
    return (await answer.json()).results as { success: boolean | null; error: string }[];
  };
  for (;;) {
    expect(await (await fetch(`${server.url}/healthz`)).text()).toBe("alive");
    events.push("alive");
    if (events.length % 10 !== 0) continue;
    const results = await look();
    if (results.every(({ success }) => success !== null)) break;
  }
  expect(events).toContain(`sent ${first}`);
  const sinceTables = events.slice(events.indexOf("sent /tables"));
  expect(sinceTables.length).toBeGreaterThan(30);
  const results = await look();
  expect(results[0]).toMatchObject({ success: false, error: "We found no article at that link." });
});

test("an image is re-encoded in a worker of the built server", async () => {
  const made = await post("/admin/import", {
    intent: "create",
    title: "With a picture",
    content: "Words.",
    category: "Internships",
    imageUrl: "http://photos.example/photo.jpg",
  });
  expect([made.status, made.headers.get("Location")]).toEqual([303, expect.stringContaining("created=")]);
  const page = await (await fetch(`${server.url}/advice/with-a-picture`)).text();
  const picture = await fetch(server.url + (/\/advice\/images\/[\w-]+/.exec(page)?.[0] ?? "/none"));
  const drawn = await sharp(await picture.bytes()).metadata();
  expect([picture.headers.get("Content-Type"), drawn.width, drawn.height]).toEqual(["image/webp", 900, 600]);
});
