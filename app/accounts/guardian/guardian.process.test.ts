import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MovableClock } from "#tests/support/servers/movable-clock.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

const password = "mango season";
let server: RunningServer;
let mailing: RunningServer;

const clock = new MovableClock(Date.now());

beforeAll(async () => {
  server = await startServer(clock.environment);
  // A mail server that doesn't respond: emails stay queued.
  mailing = await startServer({ SMTP_URL: "smtp://127.0.0.1:9" });
});
afterAll(() => Promise.all([server.stop(), mailing.stop()]));

const get = (path: string, cookie = "", at = server) =>
  fetch(at.url + path, { redirect: "manual", headers: { Cookie: cookie } });
const post = (path: string, fields: Record<string, string>, cookie = "", at = server) =>
  fetch(at.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: at.url, Cookie: cookie },
    body: new URLSearchParams(fields),
  });

async function signIn(fields: { email: string; password: string }, at = server): Promise<string> {
  const answer = await post("/auth", fields, "", at);
  const session = answer.headers.getSetCookie().find((cookie) => cookie.includes("session_token="));
  return session?.split(";")[0] ?? "";
}
async function member(email: string, at = server): Promise<string> {
  await post("/auth?mode=signup", { email, password }, "", at);
  return signIn({ email, password }, at);
}
function admin(at = server): Promise<string> {
  const [, email = "", word = ""] =
    /admin: (\S+) (\S+)/.exec(readFileSync(join(at.dataDir, "demo-accounts"), "utf8")) ?? [];
  return signIn({ email, password: word }, at);
}
/** A link in an email, as an admin sees it without a mail server. */
async function linkTo(recipient: string, link: RegExp, boss: string): Promise<string> {
  const list = await (await get("/admin/outbox", boss)).text();
  const opened = await post("/admin/outbox", { id: idOf(list, recipient) }, boss);
  return link.exec(await opened.text())?.[0] ?? "";
}
const idOf = (html: string, recipient: string) =>
  new RegExp(`name="id" value="([0-9a-f-]{36})"/?>(?:(?!name="id").)*?to ${recipient}`).exec(html)?.[1] ?? "";

describe("a token that can't come from our links", () => {
  test.each(["%00", "%ff", "__proto__", "%27", "a%20b", "x".repeat(5000)])(
    "gets a normal error page: %s",
    async (token) => {
      for (const path of ["/guardian", "/auth/reset", "/auth/confirm", "/auth/new-email", "/union/stop"]) {
        const answers = [
          await get(`${path}?token=${token}`),
          await post(`${path}?token=${token}`, { answer: "yes", password: "another word" }),
        ];
        for (const { status } of answers)
          expect({ path, isOurs: status >= 500 }).toEqual({ path, isOurs: false });
      }
      expect((await get(`/guardian?token=${token}`)).status).toBe(404);
    },
  );
});

describe("the name of an inherited property", () => {
  test.each(["__proto__", "constructor", "toString"])(
    "is not a valid action, feed, kind or list: %s",
    async (word) => {
      const cookie = await member(`${word.replaceAll("_", "")}@example.com`);
      expect((await post("/profile/alerts", { intent: word }, cookie)).status).toBe(400);
      expect((await post("/profile", { intent: `add:${word}:x` }, cookie)).status).toBe(400);
      expect((await get(`/feeds/${word}`)).status).toBe(404);
      expect((await get(`/report/${word}/00000000-0000-4000-8000-000000000000`)).status).toBe(404);
    },
  );
});

describe("a student under 18", () => {
  const young = {
    intent: "save",
    role: "student",
    fullName: "Amina https://evil.example/win",
    email: "young@example.com",
    country: "Kenya",
    ageBand: "under_18",
  };

  test("cannot be their own guardian: not by another spelling of the address, and not in their own session", async () => {
    const cookie = await member("young@example.com");
    await post("/profile", young, cookie);
    const mother = { email: "mother@example.com" };
    const answerTo = async (answer: Response) =>
      (await get("/profile", `${cookie}; ${flashOf(answer)}`)).text();
    expect(await answerTo(await post("/profile/guardian", mother, cookie))).toContain(
      "Confirm your email first. Open the link we sent you.",
    );
    const boss = await admin();
    await get(await linkTo("young@example.com", /\/auth\/confirm\?token=[\w-]+/, boss), cookie);
    expect(await answerTo(await post("/profile/guardian", mother, cookie))).toContain("Your account is new.");
    clock.moveTo(clock.now() + 3_600_000);
    const refused = await post("/profile/guardian", { email: "y.oung+mum@example.com" }, cookie);
    expect(refused.headers.get("Location")).toBe("/profile");
    expect(await answerTo(refused)).toContain("Give your guardian&#x27;s address, not your own.");
    await post("/profile/guardian", mother, cookie);
    const list = await (await get("/admin/outbox", boss)).text();
    expect(list).not.toContain("evil.example");
    expect(list).toContain("Amina uses Fursa to find scholarships");
    const shown = await (await post("/admin/outbox", { id: idOf(list, "mother@example.com") }, boss)).text();
    const token = /guardian\?token=([\w-]+)/.exec(shown)?.[1] ?? "";
    expect(token).not.toBe("");

    const own = await get(`/guardian?token=${token}`, cookie);
    expect(own.status).toBe(403);
    expect(await own.text()).toContain(
      "You&#x27;re signed in as the student who asked. A parent or guardian can answer on their own device, or here after you sign out.",
    );
    expect((await post(`/guardian?token=${token}`, { answer: "yes" }, cookie)).status).toBe(403);
    expect(await (await get("/profile", cookie)).text()).toContain("waiting for an answer");

    expect((await get(`/guardian?token=${token}`)).status).toBe(200);
    expect((await post(`/guardian?token=${token}`, { answer: "yes" })).status).toBe(303);
    expect(await (await get("/profile", cookie)).text()).toContain(
      "has agreed to the newsletter and to public posts.",
    );

    // Three a day, to any addresses.
    for (const email of ["aunt@example.com", "uncle@example.com"])
      expect(await answerTo(await post("/profile/guardian", { email }, cookie))).toContain(
        "We've written to your guardian",
      );
    expect(await answerTo(await post("/profile/guardian", { email: "x@example.com" }, cookie))).toContain(
      "Too many",
    );
  });

  test("who gave no age is not treated as under 18, and stays subscribed", async () => {
    const cookie = await member("ageless@example.com");
    await post(
      "/profile",
      { ...young, ageBand: "", newsletterSubscribed: "on", emailNotifications: "on" },
      cookie,
    );
    const page = await (await get("/profile/alerts", cookie)).text();
    expect(page).not.toContain("under 18");
    expect(page).toContain("Mondays: new articles, new scholarships, what closes soon.");
  });
});

describe("the outbox", () => {
  test("shows a link only when it is opened, and records who opened it", async () => {
    await member("waiting@example.com");
    const boss = await admin();
    const list = await (await get("/admin/outbox", boss)).text();
    expect(list).toContain("waiting@example.com");
    expect(list).toContain("[link hidden]");
    expect(list).not.toMatch(/token=/);
    const opened = await post("/admin/outbox", { id: idOf(list, "waiting@example.com") }, boss);
    expect(opened.status).toBe(200);
    expect(await opened.text()).toMatch(/auth\/confirm\?token=/);
    expect(await (await get("/admin/outbox", boss)).text()).toMatch(
      /admin@demo\.fursa\.example<\/strong>.{0,200}waiting@example\.com/s,
    );
  });

  test("shows no link at all where a mail server is set", async () => {
    await member("waiting@example.com", mailing);
    const boss = await admin(mailing);
    const list = await (await get("/admin/outbox", boss, mailing)).text();
    expect(list).toContain("waiting@example.com");
    expect(list).not.toMatch(/token=|name="id"/);
    expect(list).toContain("Links are hidden. Only the person they were sent to should see them.");
  });
});

describe("someone whose address is not confirmed", () => {
  test("sees that at the form, and how to confirm it", async () => {
    const cookie = await member("unconfirmed@example.com");
    const page = await (await get("/union/ask", cookie)).text();
    expect(page).toContain(
      "Confirm your email first. Open the link we emailed to unconfirmed@example.com. Posts and votes need a confirmed email.",
    );
    expect(page).toContain("Send the link again");
  });
});

const flashOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
