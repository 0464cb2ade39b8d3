import { readFileSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { load } from "cheerio";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newHome } from "#tests/support/database/server-database.ts";
import { startServerWithOutside } from "#tests/support/servers/server-with-test-web.ts";
import type { RunningServer } from "#tests/support/servers/start-server.ts";

const drawn = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A site with pictures and without a robots.txt. */
function pictureSite(): RequestListener {
  const pictures: Record<string, Promise<Buffer>> = {
    "/campus.jpg": drawn(1600, 900, "#0f4d3a"),
    "/logo.jpg": drawn(400, 400, "#b45309"),
    "/course.jpg": drawn(1200, 628, "#3730a3"),
    "/wangari.jpg": drawn(600, 800, "#9a3412"),
  };
  return async (request, response) => {
    const picture = await pictures[request.url ?? ""];
    if (picture) response.writeHead(200, { "content-type": "image/jpeg" }).end(picture);
    else response.writeHead(404).end();
  };
}

/**
 * Records as an editor would enter them, with pictures at that site and one that doesn't exist. Returns the college's
 * page.
 */
async function enterPicturedRecords(server: RunningServer): Promise<string> {
  const accounts = readFileSync(join(server.dataDir, "demo-accounts"), "utf8");
  const [, email = "", password = ""] = /admin: (\S+) (\S+)/.exec(accounts) ?? [];
  let cookie = "";
  const send = async (path: string, form: Record<string, string>) => {
    const answer = await fetch(server.url + path, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: server.url, ...(cookie && { Cookie: cookie }) },
      body: new URLSearchParams(form),
    });
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const signedIn = await send("/auth", { email, password });
  cookie =
    signedIn.headers
      .getSetCookie()
      .find((one) => one.includes("session_token="))
      ?.split(";")[0] ?? "";
  const at = (name: string) => `http://pictures.example/${name}.jpg`;
  const sponsored = { intent: "save", description: "Learn with us.", type: "course", isActive: "on" };
  const targetUrl = "https://sponsor.example";
  for (const [title, picture, priority] of [
    ["Pictured course", "course", "99"],
    ["Course without luck", "gone", "98"],
  ] as const)
    await send("/admin/sponsored", { ...sponsored, title, targetUrl, imageUrl: at(picture), priority });
  const college = await send("/admin/catalogue/colleges/new", {
    intent: "publish",
    anyway: "on",
    name: "Pictured University",
    description: "A university on a hill.",
    location: "Berekuso",
    country: "Ghana",
    image_url: at("campus"),
    logo_url: at("logo"),
  });
  const id = college.headers.get("Location")?.split("/").at(-1) ?? "";
  await send("/admin/catalogue/student-spotlights/new", {
    intent: "publish",
    anyway: "on",
    name: "Pictured Student",
    country: "Kenya",
    story: "It began with one application.",
    image_url: at("wangari"),
    is_featured: "on",
  });
  await send("/admin/catalogue/school-spotlights/new", {
    intent: "publish",
    school_id: `${server.url}/college/${id}`,
    spotlight_text: "On a hill.",
    is_featured: "on",
  });
  return `/college/${id}`;
}

let home: Awaited<ReturnType<typeof newHome>>;
let server: RunningServer;
let college: string;

beforeAll(async () => {
  home = await newHome();
  server = await startServerWithOutside(pictureSite(), home);
  college = await enterPicturedRecords(server);
  // Existing records are handled when a server starts.
  await server.stop();
  server = await startServerWithOutside(pictureSite(), home);
  while ((await picturesOn(college)).length < 2 || (await picturesOn("/")).length < 3);
});
afterAll(async () => {
  await server.stop();
  rmSync(home.DATA_DIR, { recursive: true, force: true });
});

async function picturesOn(path: string, headers: Record<string, string> = {}) {
  const $ = load(await (await fetch(server.url + path, { headers })).text());
  return $('img[src^="/pictures/"]')
    .get()
    .map((picture) => $(picture).attr() ?? {});
}

const pages = () => ["/", "/browse?tab=colleges&q=Pictured", college];

describe("pages with images", () => {
  test("show our copies lazily, with their size and alternative text", async () => {
    const shown = await Promise.all(pages().map((path) => picturesOn(path)));
    expect(shown.map((all) => all.map(({ alt }) => alt))).toEqual([
      ["Picture for Pictured course", "Photo of Pictured Student", "Logo of Pictured University"],
      // Above the list on a wide screen, behind its third card on a phone: the hidden one is never fetched.
      ["Picture for Pictured course", "Logo of Pictured University", "Picture for Pictured course"],
      ["Logo of Pictured University", "Photo of Pictured University"],
    ]);
    for (const { loading, width, height } of shown.flat())
      expect([loading, Number(width) > 0, Number(height) > 0]).toEqual(["lazy", true, true]);
  });

  test("load few bytes, and none from another host", async () => {
    for (const path of pages()) {
      const html = await (await fetch(server.url + path)).text();
      expect(html).not.toMatch(/<img[^>]+src="(?!\/)/);
      for (const { src } of await picturesOn(path)) {
        const answer = await fetch(server.url + src);
        expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
        expect((await answer.bytes()).length).toBeLessThan(40_000);
      }
    }
  });

  test("have none in data saver mode", async () => {
    for (const path of pages()) expect(await picturesOn(path, { "Save-Data": "on" }), path).toEqual([]);
  });

  test("show a record whose image can't be fetched without one", async () => {
    expect(await (await fetch(server.url)).text()).toContain("Course without luck");
  });
});
