import { describe, expect, test } from "vitest";
import { updateToasts } from "#app/shared/layout/toasts.tsx";
import { openFlash, type Toast } from "./flash.server.ts";

const flash = openFlash("a-secret-of-thirty-two-characters-or-more");
const url = "https://fursa.example/saved";
const follow = (cookie: string) =>
  flash.of(new Request(url, { headers: { Cookie: cookie.split(";")[0] ?? "" } }));
const good = (title: string): Toast => ({ tone: "good", title });
const bad = (title: string, detail?: string): Toast => ({ tone: "bad", title, detail });

describe("flash messages", () => {
  test("stay small enough for a browser and a proxy, however many redirects are not followed", async () => {
    let cookie = await (await follow("")).replace(good("Welcome"));
    for (let round = 1; round <= 200; round += 1)
      cookie = await (await follow(cookie)).add(good(`Saved ${round}`), bad("Ünder", "ü".repeat(5_000)));
    expect(cookie.length).toBeLessThan(3_500);
    expect((await follow(cookie)).pending.at(-2)).toEqual(good("Saved 200"));
  });

  test("keep the newest, and shorten a long text", async () => {
    const cookie = await (await follow("")).replace(...Array.from({ length: 9 }, (_, n) => good(`${n}`)));
    expect((await follow(cookie)).pending.map(({ title }) => title)).toEqual(["4", "5", "6", "7", "8"]);
    const [cut] = (await follow(await (await follow("")).replace(bad("Failed", "x".repeat(5_000))))).pending;
    expect(cut?.detail).toBe(`${"x".repeat(299)}…`);
  });

  test("drop an earlier error when the next try succeeds, and keep it when that fails too", async () => {
    const failed = await (await follow("")).replace(bad("Not saved"));
    const titles = async (toast: Toast) =>
      (await follow(await (await follow(failed)).add(toast))).pending.map(({ title }) => title);
    expect(await titles(good("Saved"))).toEqual(["Saved"]);
    expect(await titles(bad("Still not saved"))).toEqual(["Not saved", "Still not saved"]);
  });
});

test("are removed by the script that wrote them only", () => {
  const toasts = [
    [bad("Not saved"), "heart"],
    [bad("Failed to import: a"), "import"],
    [good("Link copied!"), "heart"],
  ] as const;
  const shown = toasts.reduce<ReturnType<typeof updateToasts>>(
    (before, [toast, owner]) => updateToasts(before, toast, owner),
    [],
  );
  expect(updateToasts(shown, null, "heart").map(({ title }) => title)).toEqual([
    "Failed to import: a",
    "Link copied!",
  ]);
});
