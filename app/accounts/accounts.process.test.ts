import { execFile } from "node:child_process";
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newDataFolder } from "#tests/support/database/server-database.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

const appUrl = "https://fursa.example";
const password = "mango season";
let server: RunningServer;
let proxied: RunningServer;

beforeAll(async () => {
  server = await startServer({ DATA_DIR: newDataFolder() });
  proxied = await startServer({ APP_URL: appUrl });
});
afterAll(async () => {
  await Promise.all([server.stop(), proxied.stop()]);
  rmSync(server.dataDir, { recursive: true, force: true });
});

interface Sending {
  cookie?: string | undefined;
  origin?: string;
  headers?: Record<string, string>;
  at?: RunningServer;
}

function post(
  path: string,
  fields: Record<string, string>,
  { cookie, origin, headers, at = server }: Sending = {},
) {
  return fetch(at.url + path, {
    method: "POST",
    redirect: "manual",
    headers: {
      Origin: origin ?? (at === proxied ? appUrl : at.url),
      "Content-Type": "application/x-www-form-urlencoded",
      ...(cookie && { Cookie: cookie }),
      ...headers,
    },
    body: new URLSearchParams(fields),
  });
}

const get = (path: string, cookie = "", at = server) =>
  fetch(at.url + path, { redirect: "manual", headers: cookie ? { Cookie: cookie } : {} });

const sessionCookie = (answer: Response) =>
  answer.headers.getSetCookie().find((cookie) => cookie.includes("session_token="));

async function member(email: string, at = server): Promise<string> {
  await post("/auth?mode=signup", { email, password }, { at });
  const answer = await post("/auth", { email, password }, { at });
  return sessionCookie(answer)?.split(";")[0] ?? "";
}

/** What may differ between two responses to the same request: the error id and what was typed. */
const plain = (html: string) =>
  html.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "").replaceAll(/\w+@example\.com/g, "");

describe("the session cookie", () => {
  test("is out of reach of scripts and other sites, and on https of plain connections", async () => {
    await post("/auth?mode=signup", { email: "amina@example.com", password });
    const cookie = sessionCookie(await post("/auth", { email: "amina@example.com", password }));
    expect(cookie).toMatch(/^fursa\.session_token=/);
    for (const flag of ["HttpOnly", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(flag);
    expect(cookie).not.toContain("Secure");

    await post("/auth?mode=signup", { email: "amina@example.com", password }, { at: proxied });
    const secure = sessionCookie(
      await post("/auth", { email: "amina@example.com", password }, { at: proxied }),
    );
    expect(secure).toMatch(/^__Secure-fursa\.session_token=/);
    expect(secure).toContain("Secure");
  });

  test("that someone planted before sign-in is not the one that is signed in", async () => {
    await post("/auth?mode=signup", { email: "brian@example.com", password });
    const planted = "fursa.session_token=planted.c2lnbmF0dXJl";
    const answer = await post("/auth", { email: "brian@example.com", password }, { cookie: planted });
    expect(sessionCookie(answer)).not.toContain("planted");
    expect((await get("/profile", planted)).status).toBe(302);
  });

  test("makes every page uncacheable", async () => {
    const answer = await get("/", await member("cached@example.com"));
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  });
});

describe("a form from another site", () => {
  test.each([
    "/auth",
    "/auth?mode=signup",
    "/sign-out",
    "/profile",
    "/profile/delete",
    "/profile/security",
    "/profile/security/password",
    "/profile/security/email",
    "/profile/security/app",
    "/profile/guardian",
    "/auth/forgot",
  ])("does nothing at %s", async (path) => {
    const cookie = await member(`csrf${path.replaceAll(/\W/g, "")}@example.com`);
    const answer = await post(
      path,
      { email: "x@example.com", password, proof: password, intent: "end-all" },
      {
        cookie,
        origin: "https://evil.example",
      },
    );
    expect(answer.status).toBe(403);
    expect(sessionCookie(answer)).toBeUndefined();
    expect((await get("/profile", cookie)).status).toBe(200);
  });
});

describe("who has an account", () => {
  test("isn't revealed by a failed sign-in: neither status nor page differ", async () => {
    await member("known@example.com");
    const answers = await Promise.all(
      ["known@example.com", "unknown@example.com"].map((email) =>
        post("/auth", { email, password: "not the one" }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    const [known, unknown] = await Promise.all(answers.map((answer) => answer.text()));
    expect(known).toContain("Invalid email or password.");
    expect(plain(known ?? "")).toBe(plain(unknown ?? ""));
  });

  test.each(["/auth/forgot", "/auth/resend"])("isn't revealed by %s", async (path) => {
    await member("known@example.com");
    const answers = await Promise.all(
      ["known@example.com", "unknown@example.com"].map((email) => post(path, { email })),
    );
    const facts = answers.map((answer) => [
      answer.status,
      answer.headers.get("Location"),
      answer.headers.getSetCookie(),
    ]);
    expect(facts[0]).toEqual(facts[1]);
    expect(facts[0]?.[0]).toBe(303);
  });
});

describe("sign-in attempts", () => {
  test("for one address end in 429 with the time to wait, whatever the number of clients; the email stays in the form", async () => {
    await member("guessed@example.com", proxied);
    const tries = Array.from({ length: 40 }, (_, place) =>
      post(
        "/auth",
        { email: "guessed@example.com", password: `guess ${place}` },
        {
          at: proxied,
          headers: { "X-Forwarded-For": `6.6.6.6, 203.0.113.${place}` },
        },
      ),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30);
    expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
    const page = await refused[0]?.text();
    expect(page).toMatch(/Too many tries\. Please try again in (15|14) minutes\./);
    expect(page).toContain('value="guessed@example.com"');
    expect(page).not.toContain("guess 1");
  });
});

describe("form fields that claim an identity", () => {
  test("are ignored: roles, ids and a confirmed address can't be set", async () => {
    const cookie = await member("grace@example.com");
    const victim = await member("victim@example.com");
    const victimData = await (await get("/profile/data.json", victim)).json();
    const [{ id }] = victimData.account;
    await post("/auth?mode=signup", {
      email: "mallory@example.com",
      password,
      role: "admin",
      emailVerified: "true",
      id,
    });
    const mallory =
      sessionCookie(await post("/auth", { email: "mallory@example.com", password }))?.split(";")[0] ?? "";
    const held = await (await get("/profile/data.json", mallory)).json();
    expect(held.account[0]).toMatchObject({ emailVerified: false });
    expect(held.user_roles).toEqual([]);

    const fields = { fullName: "Mallory", email: "m@example.com", country: "Kenya", userId: id, user_id: id };
    expect((await post("/profile", fields, { cookie: mallory })).status).toBe(303);
    expect((await (await get("/profile/data.json", victim)).json()).profiles).toEqual([]);
    expect((await post("/profile", { ...fields, role: "admin" }, { cookie: mallory })).status).toBe(400);
    expect((await get("/admin", mallory)).headers.get("Location")).toBe("/");
    expect((await get("/admin", cookie)).headers.get("Location")).toBe("/");
  });
});

describe("better-auth's own addresses", () => {
  test.each([
    "sign-in/email",
    "sign-up/email",
    "update-user",
    "update-session",
    "change-password",
    "get-session",
    "token",
    "ok",
    "callback/github",
  ])("are closed: /api/auth/%s", async (path) => {
    expect((await post(`/api/auth/${path}`, { email: "x@example.com", password })).status).toBe(404);
  });
});

describe("a token for API clients", () => {
  test("contains the user, the assurance level and the role, and is verified with the public keys", async () => {
    expect((await get("/api/token")).status).toBe(401);
    const { token } = await (await get("/api/token", await member("token@example.com"))).json();
    const [head = "", body = "", signature = ""] = token.split(".");
    const { keys } = await (await get("/.well-known/jwks.json")).json();
    const { kid } = JSON.parse(Buffer.from(head, "base64url").toString());
    const jwk = keys.find((key: { kid: string }) => key.kid === kid);
    expect(jwk).not.toHaveProperty("d");
    const key = await crypto.subtle.importKey("jwk", jwk, { name: "Ed25519" }, false, ["verify"]);
    const signed = new TextEncoder().encode(`${head}.${body}`);
    expect(await crypto.subtle.verify("Ed25519", key, Buffer.from(signature, "base64url"), signed)).toBe(
      true,
    );
    const claims = JSON.parse(Buffer.from(body, "base64url").toString());
    expect(claims).toMatchObject({ aal: "aal1", role: "member", email: "token@example.com" });
    expect(claims.exp - claims.iat).toBe(900);
  });
});

describe("the return address after sign-in", () => {
  test.each(["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "does not accept %s",
    async (address) => {
      const cookie = await member("way@example.com");
      const answer = await get(`/auth?${new URLSearchParams({ return: address })}`, cookie);
      expect(answer.headers.get("Location")).toBe("/profile");
    },
  );
});

describe("an operator", () => {
  const on =
    (home: Record<string, string>) =>
    (...args: string[]) =>
      new Promise<{ code: number; output: string }>((resolve) => {
        const { PATH = "", NODE_COMPILE_CACHE = "", NODE_OPTIONS = "" } = process.env;
        execFile(
          process.execPath,
          ["scripts/admin.ts", ...args],
          { env: { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, ...home } },
          (problem, out, err) => resolve({ code: problem ? 1 : 0, output: out + err }),
        );
      });

  test("finds the demo sign-ins in a file that only the owner can read, and they work", async () => {
    const file = join(server.dataDir, "demo-accounts");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [, email = "", word = ""] = /admin: (\S+) (\S+)/.exec(readFileSync(file, "utf8")) ?? [];
    expect(server.output()).toContain(word);
    const cookie = sessionCookie(await post("/auth", { email, password: word }))?.split(";")[0] ?? "";
    await member("mailed@example.com");
    expect((await get("/admin", cookie)).status).toBe(200);
    expect(await (await get("/admin/outbox", cookie)).text()).toContain("Confirm your email for Fursa");
  });

  test("makes an admin while a server runs on the embedded database, and when it has stopped", async () => {
    const run = on({ DATA_DIR: server.dataDir });
    await member("boss@example.com");
    expect(await run("grant", "Boss@Example.com ")).toEqual({
      code: 0,
      output: "boss@example.com is an admin now.\n",
    });
    expect((await get("/readyz")).status).toBe(200);
    expect(await run("crown", "boss@example.com")).toMatchObject({
      code: 1,
      output: expect.stringContaining("Use: npm run admin"),
    });
    await server.stop("SIGTERM");
    expect((await run("list")).output).toContain("boss@example.com\n");
  });
});
