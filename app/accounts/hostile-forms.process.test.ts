import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";
import { type Mailbox, openMailbox, pathIn } from "#tests/support/web/mailbox.ts";
import { codeAt, stepAt } from "./second-factor/totp.server.ts";

const password = "mango season";
let server: RunningServer;
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await openMailbox();
  server = await startServer({ SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

/** A client that stores its cookies. */
function browser() {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { Origin: server.url, Cookie: cookie };
    const answer = await fetch(server.url + path, { redirect: "manual", ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  const post = (path: string, fields: Record<string, string>) =>
    send(path, { method: "POST", body: new URLSearchParams(fields) });
  return { jar, get: send, post, send };
}

async function signedIn(email: string) {
  const one = browser();
  await one.post("/auth?mode=signup", { email, password });
  await one.post("/auth", { email, password });
  return one;
}

async function confirmed(email: string) {
  const one = await signedIn(email);
  await one.get(pathIn(await mailbox.next(email, /Confirm your email/)));
  return one;
}

/** A user with an authenticator app, who has typed the password and no code yet. */
async function challenged(email: string) {
  const one = await confirmed(email);
  const setUp = await (
    await one.post("/profile/security/app", { friendlyName: "Mine", proof: password })
  ).text();
  const secret = (/<code[^>]*>([A-Z2-7 ]+)</.exec(setUp)?.[1] ?? "").replaceAll(" ", "");
  const factor = /name="factor" value="([^"]+)"/.exec(setUp)?.[1] ?? "";
  const code = codeAt(secret, stepAt(new Date()));
  await one.post("/profile/security/app", { intent: "verify", factor, code });
  await one.post("/sign-out", {});
  const answer = await one.post("/auth", { email, password });
  expect(answer.headers.get("Location")).toBe("/auth/challenge");
  return one;
}

const nasty = ["", "\0", "__proto__", "-".repeat(36), "9".repeat(400)];

const fieldsOf: Record<string, string[]> = {
  "/auth": ["email", "password"],
  "/auth?mode=signup": ["email", "password"],
  "/auth/forgot": ["email"],
  "/auth/resend": ["email"],
  "/auth/reset?token=%00": ["password"],
  "/auth/reset?token=__proto__": ["password"],
  "/auth/new-email?token=%00": ["x"],
  "/auth/keep-email?token=%00": ["x"],
  "/sign-out?x=%00": ["x"],
  "/profile/security": ["intent", "session"],
  "/profile/security/email": ["email", "proof"],
  "/profile/security/password": ["password", "proof"],
  "/profile/security/app": ["intent", "factor", "code", "friendlyName", "proof"],
  "/profile/security/phone": ["intent", "factor", "code", "friendlyName", "phone", "proof"],
  "/profile/security/codes": ["proof"],
  "/profile/security/remove/__proto__": ["proof"],
  "/profile/security/remove/%00": ["proof"],
  "/profile/delete": ["proof"],
};

describe("hostile input", () => {
  let member: Awaited<ReturnType<typeof confirmed>>;
  beforeAll(async () => {
    member = await confirmed("member@example.com");
  });

  test.each(Object.entries(fieldsOf))("gets a normal error page at %s", async (path, fields) => {
    const visitorPage = path.startsWith("/auth") || path.startsWith("/sign-out");
    const one = visitorPage ? browser() : member;
    for (const text of nasty) {
      const typed = Object.fromEntries(fields.map((name) => [name, text]));
      const asFiles = new FormData();
      for (const name of fields) asFiles.set(name, new File([text], "a.txt"));
      const verifying = { ...typed, intent: "verify" };
      for (const body of [new URLSearchParams(typed), new URLSearchParams(verifying), asFiles]) {
        const answer = await one.send(path, { method: "POST", body });
        await answer.arrayBuffer();
        expect([text, answer.status < 500]).toEqual([text, true]);
      }
    }
    if (!visitorPage) expect((await one.get("/profile/security")).status).toBe(200);
  });

  test.each([
    "/auth/confirm",
    "/auth/reset",
    "/auth/new-email",
    "/auth/keep-email",
    "/profile/data.json",
    "/auth",
  ])("gets a normal error page in the address of %s", async (path) => {
    for (const text of nasty) {
      for (const client of [member, browser()]) {
        const answer = await client.get(
          `${path}?${new URLSearchParams({ token: text, return: text, mode: text })}`,
        );
        await answer.arrayBuffer();
        expect([text, answer.status < 500]).toEqual([text, true]);
      }
    }
  });

  test("is refused at the second step with a message, and sends no text message", async () => {
    const one = await challenged("challenged@example.com");
    for (const factor of nasty) {
      const answer = await one.post("/auth/challenge", { intent: "text", factor });
      expect([factor, answer.status]).toEqual([factor, 400]);
      expect(await answer.text()).toContain("That isn't one of your phones. Choose one below.");
    }
    for (const intent of nasty) {
      expect((await one.post("/auth/challenge", { intent, code: "\0" })).status).toBe(400);
    }
  });
});

describe("an unconfirmed address", () => {
  const email = "waiting@example.com";
  test("gets no second factor, shows how to confirm, and is confirmed only while its owner is signed in", async () => {
    const owner = await signedIn(email);
    for (const [path, fields] of [
      ["/profile/security/app", { friendlyName: "Mine", proof: password }],
      ["/profile/security/phone", { friendlyName: "Mine", phone: "+254712345678", proof: password }],
    ] as const) {
      const refused = await owner.post(path, fields);
      expect(refused.status).toBe(400);
      const page = await refused.text();
      expect(page).toContain(
        "Confirm your email first. Otherwise a second step could lock out the real owner of the address.",
      );
      expect(page).toContain("Send the link again");
      expect(page).not.toContain("QR code");
    }
    const link = pathIn(await mailbox.next(email, /Confirm your email/));
    const isConfirmed = async () =>
      (await (await owner.get("/profile/data.json")).json()).account[0].emailVerified;
    const scanner = browser();
    expect((await scanner.get(link)).headers.get("Location")).toBe("/auth");
    const stranger = await confirmed("stranger@example.com");
    expect((await stranger.get(link)).headers.get("Location")).toBe("/profile");
    expect(await isConfirmed()).toBe(false);
    expect((await owner.get(link)).headers.get("Location")).toBe("/profile");
    expect(await isConfirmed()).toBe(true);
    const setUp = await owner.post("/profile/security/app", { friendlyName: "Mine", proof: password });
    expect(await setUp.text()).toContain("QR code for your authenticator app");
  });
});

describe("strangers who type wrong passwords", () => {
  test("are refused after ten; the owner gets in on a known device, and on a new one by a reset", async () => {
    const email = "owner@example.com";
    const owner = await confirmed(email);
    await owner.post("/sign-out", {});
    const stranger = browser();
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++)
      statuses.push((await stranger.post("/auth", { email, password: `guess ${guess}` })).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
    const refused = await (await stranger.post("/auth", { email, password })).text();
    expect(refused).toContain("If it's your account, reset your password by email to sign in right away.");

    const device = await owner.post("/auth", { email, password });
    expect(device.headers.get("Location")).toBe("/profile");

    const newPhone = browser();
    expect((await newPhone.post("/auth", { email, password })).status).toBe(429);
    expect((await newPhone.post("/auth/forgot", { email })).status).toBe(303);
    const link = pathIn(await mailbox.next(email, /Set a new password/));
    expect((await newPhone.post(link, { password: "harmattan wind" })).headers.get("Location")).toBe("/auth");
    for (let guess = 0; guess < 10; guess++)
      await stranger.post("/auth", { email, password: `guess ${guess}` });
    const letIn = await newPhone.post("/auth", { email, password: "harmattan wind" });
    expect(letIn.headers.get("Location")).toBe("/profile");
  });

  test("can't stop a reset that the owner has the link for, behind the same address", async () => {
    const email = "neighbour@example.com";
    await confirmed(email);
    const stranger = browser();
    for (let guess = 0; guess < 40; guess++)
      await stranger.post(`/auth/reset?token=wrong${guess}`, { password: "guess work" });
    expect((await stranger.post("/auth/reset?token=wrong", { password: "guess work" })).status).toBe(429);
    const owner = browser();
    await owner.post("/auth/forgot", { email });
    const link = pathIn(await mailbox.next(email, /Set a new password/));
    expect((await owner.post(link, { password: "harmattan wind" })).status).toBe(303);
  });
});
