import { rmSync } from "node:fs";
import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enterPicturedRecords, pictureSite } from "#tests/support/catalogue/pictured-records.ts";
import { newHome } from "#tests/support/database/server-database.ts";
import { startServerWithOutside } from "#tests/support/servers/server-with-test-web.ts";
import type { RunningServer } from "#tests/support/servers/start-server.ts";

let home: Awaited<ReturnType<typeof newHome>>;
let server: RunningServer;
let college: string;

beforeAll(async () => {
  home = await newHome();
  server = await startServerWithOutside(pictureSite(), home);
  college = await enterPicturedRecords(server);
  // What was there before is taken care of when a server starts.
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

describe("pages with pictures", () => {
  test("show our copies lazily, with their size and their alternative text", async () => {
    const shown = await Promise.all(pages().map((path) => picturesOn(path)));
    expect(shown.map((all) => all.map(({ alt }) => alt))).toEqual([
      ["Picture for Pictured course", "Photo of Pictured Student", "Logo of Pictured University"],
      // Above the list on a wide screen, behind its third card on a phone: the other is never fetched.
      ["Picture for Pictured course", "Logo of Pictured University", "Picture for Pictured course"],
      ["Logo of Pictured University", "Photo of Pictured University"],
    ]);
    for (const { loading, width, height } of shown.flat())
      expect([loading, Number(width) > 0, Number(height) > 0]).toEqual(["lazy", true, true]);
  });

  test("cost little, and nothing of it comes from another host", async () => {
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

  test("have none for those who save data", async () => {
    for (const path of pages()) expect(await picturesOn(path, { "Save-Data": "on" }), path).toEqual([]);
  });

  test("show a record whose picture can't be had as they did without", async () => {
    expect(await (await fetch(server.url)).text()).toContain("Course without luck");
  });
});
