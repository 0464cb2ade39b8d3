import { describe, expect, test } from "vitest";
import { addPendingSave, findPending, type PendingKind, storePendingAnswers } from "./pending-save.server.ts";

const item = "scholarship/8b0c3c1e-5d6f-4a7b-8c9d-0e1f2a3b4c5d";
const numbered = (nth: number) => `college/8b0c3c1e-5d6f-4a7b-8c9d-${String(nth).padStart(12, "0")}`;
const anHour = 3_600_000;
const now = 1_000_000;
const asking = { back: "/browse", now, origin: "https://fursa.example" };

const requestWith = (...cookies: string[]) =>
  new Request("https://fursa.example/saved/continue", {
    headers: { Cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") },
  });

/** Hearts pressed one after the other, with the resulting cookie. */
async function press(items: string[], at = now) {
  let cookie = "";
  for (const one of items)
    cookie = await addPendingSave("ours", requestWith(cookie), { item: one }, { ...asking, now: at });
  return cookie;
}

const savesOf = async (cookie: string) =>
  (await findPending("ours", requestWith(cookie), "hearts", now))?.saves.map((save) => save.item);

describe("what a visitor wanted to save", () => {
  test("is remembered for an hour", async () => {
    const read = async (later: number) =>
      findPending("ours", requestWith(await press([item])), "hearts", now + later);
    expect(await read(anHour - 1)).toEqual({ saves: [{ item }], back: "/browse", at: now });
    expect(await read(anHour)).toBeNull();
  });

  test("contains all pressed hearts, each once, the last at the end", async () => {
    expect(await savesOf(await press([item, numbered(1), item]))).toEqual([numbered(1), item]);
  });

  test("fits in a cookie: the oldest are dropped", async () => {
    const cookie = await press(Array.from({ length: 25 }, (_, nth) => numbered(nth)));
    expect(await savesOf(cookie)).toEqual(Array.from({ length: 20 }, (_, nth) => numbered(nth + 5)));
    expect(cookie.length).toBeLessThan(4_000);
  });

  test("returns to the page without its query if the URL is too long for a cookie", async () => {
    const back = `/browse?q=${"%C3%BC".repeat(10_000)}`;
    const cookie = await addPendingSave("ours", requestWith(), { item }, { ...asking, back });
    expect(cookie.length).toBeLessThan(4_000);
    expect(await findPending("ours", requestWith(cookie), "hearts", now)).toMatchObject({ back: "/browse" });
    expect((await storePendingAnswers("ours", { ...asking, back })).length).toBeLessThan(4_000);
  });

  test("is stored beside the answers to save", async () => {
    const answers = await storePendingAnswers("ours", { ...asking, back: "/start?country=Kenya" });
    const request = requestWith(await press([item]), answers);
    expect(await findPending("ours", request, "hearts", now)).toMatchObject({ saves: [{ item }] });
    expect(await findPending("ours", request, "answers", now)).toMatchObject({
      back: "/start?country=Kenya",
    });
  });

  test("is accepted only with our signature, and unchanged", async () => {
    const cookie = await press([item]);
    const read = (secret: string, text: string, wanted: PendingKind = "hearts") =>
      findPending(secret, requestWith(text), wanted, now);
    expect(await read("theirs", cookie)).toBeNull();
    expect(await read("ours", cookie.split(".")[0] ?? "")).toBeNull();
    expect(await read("ours", "")).toBeNull();
    expect(await read("ours", cookie, "answers")).toBeNull();
  });

  test("is a cookie for the pages of saved items only, secure and HttpOnly", async () => {
    expect(await press([item])).toMatch(/; Max-Age=3600; Path=\/saved; HttpOnly; Secure; SameSite=Lax$/);
  });
});
