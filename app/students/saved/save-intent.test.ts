import { describe, expect, test } from "vitest";
import { readIntent, rememberIntent } from "./save-intent.server.ts";

const item = "scholarship/8b0c3c1e-5d6f-4a7b-8c9d-0e1f2a3b4c5d";
const intent = { item, back: "/browse", at: 1_000_000 };
const anHour = 3_600_000;

async function ask(secret: string, wanted: string, now: number, change = (cookie: string) => cookie) {
  const [cookie = ""] = (await rememberIntent("ours", intent, "https://fursa.example")).split(";");
  const request = new Request("https://fursa.example/saved/continue", {
    headers: { Cookie: change(cookie) },
  });
  return readIntent(secret, request, wanted, now);
}

describe("what a visitor wanted to save", () => {
  test("is remembered for an hour, for the very item", async () => {
    expect(await ask("ours", item, intent.at + anHour - 1)).toEqual(intent);
    expect(await ask("ours", item, intent.at + anHour)).toBeNull();
    expect(await ask("ours", item.replace("scholarship", "college"), intent.at)).toBeNull();
  });

  test("is believed only with our own signature", async () => {
    expect(await ask("theirs", item, intent.at)).toBeNull();
    expect(await ask("ours", item, intent.at, (cookie) => cookie.split(".")[0] ?? "")).toBeNull();
    expect(await ask("ours", item, intent.at, () => "")).toBeNull();
  });

  test("travels only to the pages of saved items, over https, and no script reads it", async () => {
    const cookie = await rememberIntent("ours", intent, "https://fursa.example");
    expect(cookie).toMatch(/; Max-Age=3600; Path=\/saved; HttpOnly; Secure; SameSite=Lax$/);
  });
});
