import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { dirname } from "node:path";
import { text } from "node:stream/consumers";
import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localPath } from "#app/shared/languages/local-path.ts";
import {
  listPublicPages,
  readAllowances,
  readBudget,
  weighPage,
} from "#tests/support/browser/page-weight.ts";
import { sampleAtDepth } from "#tests/support/depth.ts";
import { sendPlainly } from "#tests/support/requests/plain-request.ts";
import { phoneLine, type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

let server: RunningServer;
/** The server's response to a form whose body never arrives. Started first because it takes half a minute. */
let slowForm: Promise<string>;
beforeAll(async () => {
  server = await startServer();
  slowForm = sendSlowly(server.url);
});
afterAll(() => server.stop());

/** Sends 1 byte of a 100-byte body, then nothing, and reads until the server closes the connection. */
function sendSlowly(url: string): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`POST /check HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100\r\n\r\nx`);
  return text(socket);
}

/** Like fetch, but keeps the content encoding and follows no redirects. */
function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  return new Promise<{
    status: number | undefined;
    headers: Record<string, string | string[] | undefined>;
    bytes: number;
  }>((resolve, reject) => {
    request(server.url + path, { headers, method }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () => {
        resolve({ status: answer.statusCode, headers: answer.headers, bytes });
      });
    })
      .on("error", reject)
      .end();
  });
}

async function firstAsset(): Promise<string> {
  const page = await (await fetch(server.url)).text();
  return /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? "";
}

describe("a gateway for phones without data", () => {
  const call = (kind: string, key: string, fields: Record<string, string>) =>
    fetch(`${server.url}/phone/${kind}/${key}`, { method: "POST", body: new URLSearchParams(fields) });
  // Africa's Talking documents its requests like this.
  const step = {
    sessionId: "ATUid_05af06225e6163ec2dc9dc9cf8bc97aa",
    serviceCode: "*384*57#",
    phoneNumber: "+254711000111",
    networkCode: "63902",
    text: "",
  };
  const message = {
    ...{ date: "2026-11-16 09:30:00", from: "+254711000111", to: "22384", linkId: "SampleLinkId123" },
    ...{ id: "b0a8b2c1", text: "HELP", networkCode: "63902" },
  };

  test("receives the menu in plain words, and the chosen item", async () => {
    const menu = await call("ussd", phoneLine.PHONE_KEY, step);
    expect([menu.status, menu.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(await menu.text()).toBe(
      "CON Fursa\n1 Closing soon\n2 My saved deadlines\n3 Check a message\n4 Search\n5 Kiswahili, Francais, Amharic",
    );
    const chosen = await call("ussd", phoneLine.PHONE_KEY, { ...step, text: "1" });
    expect(await chosen.text()).toMatch(/^CON Closing soon:\n1 .*\n9 More, 0 Back$/s);
    const text = await call("sms", phoneLine.PHONE_KEY, message);
    expect([text.status, await text.text()]).toEqual([200, ""]);
  });

  test("is rejected if it sends what no gateway sends, and gets nothing with another key", async () => {
    const refused = [
      await call("ussd", phoneLine.PHONE_KEY, { ...step, phoneNumber: "0711" }),
      await call("ussd", phoneLine.PHONE_KEY, { text: "1" }),
      await call("sms", phoneLine.PHONE_KEY, { ...message, from: "Safaricom" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
    for (const kind of ["ussd", "sms"]) {
      expect((await call(kind, "another-key-of-the-very-same-length-", step)).status).toBe(404);
      expect((await call(kind, "short", step)).status).toBe(404);
      expect((await get(`/phone/${kind}/${phoneLine.PHONE_KEY}`)).status).toBe(405);
    }
    expect(server.output()).not.toContain(phoneLine.PHONE_KEY);
  });
});

describe("every page", () => {
  test("allows its own inline scripts by their hashes, files of ours, and nothing from another host", async () => {
    const answer = await fetch(server.url);
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    const running = /<script(?! type="application\/json")(?: [^>]*)?>([^<]+)<\/script>/g;
    const scripts = [...(await answer.text()).matchAll(running)].map(
      ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
    expect(scripts.length).toBeGreaterThan(3);
    expect(policy.split("; ")).toContain(`script-src 'self' ${scripts.join(" ")}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|unsafe-inline|unsafe-eval|nonce|\*/);
  });

  test("allows no script at all if it contains none", async () => {
    const { headers } = await get("/", { "Save-Data": "on" });
    expect(headers["content-security-policy"]).toContain("script-src 'none';");
  });

  test("forbids framing and content sniffing, and sends no referrer", async () => {
    const { headers } = await get("/");
    expect(headers).toMatchObject({
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  test("has a request id of ours, whatever the client calls it", async () => {
    for (const address of ["/", "/auth"])
      expect((await get(address, { "X-Request-Id": "from-the-proxy-1" })).headers["x-request-id"]).toMatch(
        /^[0-9a-f-]{36}$/,
      );
    await expect.poll(() => server.output()).toContain('"clientRequestId":"from-the-proxy-1"');
  });

  test("is compressed with an encoding that the browser accepts", async () => {
    const [plain, gzip, brotli, none] = await Promise.all([
      get("/"),
      get("/", { "Accept-Encoding": "gzip" }),
      get("/", { "Accept-Encoding": "gzip, deflate, br" }),
      get("/", { "Accept-Encoding": "br;q=0, identity" }),
    ]);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(none.headers["content-encoding"]).toBeUndefined();
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotli.bytes).toBeLessThan(gzip.bytes);
    expect(brotli.bytes * 3).toBeLessThan(plain.bytes);
    expect(brotli.headers.vary).toContain("Accept-Encoding");
    expect(brotli.headers["content-length"]).toBe(String(brotli.bytes));
  });

  test.each(["/", "/browse?q=law", "/auth", "/no/such/page", "/offline/catalogue.json"])(
    "responds to HEAD as to GET, without a body: %s",
    async (path) => {
      const own = ["date", "x-request-id", "keep-alive", "connection", "transfer-encoding", "content-length"];
      const headersOf = async (method: string) => {
        const { status, headers, bytes } = await get(path, { "Accept-Encoding": "br" }, method);
        const same = Object.entries(headers).filter(([name]) => !own.includes(name));
        return { bytes, same: { status, ...Object.fromEntries(same) } };
      };
      const whole = await headersOf("GET");
      const head = await headersOf("HEAD");
      expect(head.same).toEqual(whole.same);
      expect([head.bytes, whole.bytes > 0]).toEqual([0, true]);
    },
  );
});

describe("assets", () => {
  test("of an earlier build are served for pages that are still open", async () => {
    const file = "build/earlier/assets/root-of-before.js";
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "export {}");
    const asset = await get("/assets/root-of-before.js");
    rmSync(file);
    expect(asset.status).toBe(200);
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test("are immutable, since their names change with their content", async () => {
    const asset = await get(await firstAsset(), { "Accept-Encoding": "br" });
    expect(asset.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
    });
    expect(asset.headers).not.toHaveProperty("last-modified");
    expect(asset.headers).not.toHaveProperty("x-request-id");
  });

  test("that do not exist are a 404 that is not cached", async () => {
    const asset = await get("/assets/gone-12345678.js");
    expect(asset.status).toBe(404);
    expect(asset.headers["cache-control"] ?? "").not.toContain("immutable");
  });

  test.each([
    "/assets/../../server/index.js",
    "/..%2f..%2fpackage.json",
    "/assets/%2e%2e/%2e%2e/server/index.js",
    "/.built-from",
  ])("outside the public folder are not served: %s", async (path) => {
    expect((await get(path)).status).not.toBe(200);
  });
});

describe("a public page", () => {
  test("weighs no more than its line in docs/budget.md, and loads nothing from other hosts", async () => {
    const budget = readBudget(readFileSync("docs/budget.md", "utf8"));
    const pages = await listPublicPages(server.url);
    expect([...budget.keys()]).toEqual([...pages.keys()]);
    for (const { first, saver, next, uncached, hydration } of budget.values())
      expect([first <= 100, saver <= 20, next <= 12, uncached <= 14, hydration <= 140]).not.toContain(false);
    const heavy = [];
    for (const [name, path] of sampleAtDepth([...pages], 4)) {
      const { foreign, ...weights } = await weighPage(server.url, path);
      expect(weights.hydration, name).toBeGreaterThan(100);
      expect(foreign, name).toEqual([]);
      const allowed = budget.get(name);
      const isHeavy = Object.entries(weights).some(
        ([kind, weight]) => weight > (allowed?.[kind as keyof typeof allowed] ?? 0),
      );
      if (isHeavy) heavy.push({ name, ...weights });
    }
    expect(heavy).toEqual([]);
  });
});

describe("a public page in another language", () => {
  test.each([
    ["sw", "Kiswahili"],
    ["fr", "French"],
    ["am", "Amharic"],
  ] as const)("weighs no more than docs/budget.md allows: %s", async (language, name) => {
    const text = readFileSync("docs/budget.md", "utf8");
    const more = readAllowances(text).get(name);
    const pages = await listPublicPages(server.url);
    const heavy = [];
    for (const [page, allowed] of sampleAtDepth([...readBudget(text)], 14)) {
      const { foreign, ...weights } = await weighPage(server.url, localPath(pages.get(page) ?? "", language));
      expect(foreign, page).toEqual([]);
      const isHeavy = Object.entries(weights).some(([kind, weight]) => {
        const line = kind as keyof typeof allowed;
        return weight > allowed[line] + (more?.[line] ?? 0);
      });
      if (isHeavy) heavy.push({ page, ...weights });
    }
    expect(heavy).toEqual([]);
  });
});

describe("a form", () => {
  test("that is larger than a megabyte is refused", async () => {
    const answer = await fetch(server.url, { method: "POST", body: "x".repeat(1024 * 1024 + 1) });
    expect(answer.status).toBe(413);
  });

  test.each([
    ["another site", { Origin: "https://evil.example" }],
    ["a page without an origin", { Origin: "null" }],
    ["another port", { Origin: "http://127.0.0.1:1" }],
    ["another site by an old browser", { "Sec-Fetch-Site": "cross-site" }],
  ])("sent from %s is refused", async (_, headers) => {
    const answer = await fetch(`${server.url}/data-saver`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/x-www-form-urlencoded" },
      body: "switch=on",
      redirect: "manual",
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  });
});

describe("a refused request", () => {
  const browser = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  const programs: Record<string, string>[] = [{}, { Accept: "*/*" }, { Accept: "application/json" }];
  const foreign = { Origin: "https://evil.example" };
  const large = "x".repeat(1024 * 1024 + 1);
  const refusals = {
    "This form came from another site": {
      status: 403,
      path: "/data-saver",
      headers: foreign,
      body: "switch=on",
    },
    "That's too much for this page": { status: 413, path: "/", headers: {}, body: large },
    "This server doesn't use that address": { status: 421, path: "/", headers: { Host: "evil.example" } },
  };

  test.each(Object.entries(refusals))("gets a message: %s", async (title, { status, ...sent }) => {
    const page = await send({ ...sent, headers: { ...sent.headers, ...browser } });
    expect(page.status).toBe(status);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    const $ = load(page.text);
    expect($("title").text()).toBe(`${title} · Fursa`);
    expect($("h1").text()).toBe(title);
    const style = /<link rel="stylesheet" href="([^"]+)"/.exec(page.text)?.[1] ?? "";
    const look = await send({ path: style, headers: "Host" in sent.headers ? { Host: "evil.example" } : {} });
    expect(look.status).toBe(200);
    for (const headers of programs) {
      const words = await send({ ...sent, headers: { ...sent.headers, ...headers } });
      expect(words.status).toBe(status);
      expect(words.headers["content-type"]).toBe("text/plain; charset=utf-8");
      expect(words.text).toContain(`${title}. `);
      expect(words.text).not.toContain("<");
    }
    const script = await send({ ...sent, path: "/auth.data", headers: { ...sent.headers, ...browser } });
    expect([script.status, script.headers["content-type"]]).toEqual([status, "text/plain; charset=utf-8"]);
  });

  function send({ path, headers, body }: { path: string; headers: Record<string, string>; body?: string }) {
    const type = { "Content-Type": "application/x-www-form-urlencoded" };
    return sendPlainly(server.url, {
      method: body ? "POST" : "GET",
      address: path,
      headers: { ...(body && { ...type, "Content-Length": String(body.length) }), ...headers },
      body,
    });
  }
});

describe("the public address", () => {
  test.each(["evil.example", "127.0.0.1:1", "localhost", "127.0.0.1.evil.example", "[::1]:65535"])(
    "is not taken from the request: %s",
    async (host) => {
      expect((await get("/", { Host: host })).status).toBe(421);
      expect((await get("/auth/forgot", { Host: host })).status).toBe(421);
      expect((await get("/healthz", { Host: host })).status).toBe(200);
    },
  );

  test("is one that the server listens on, by any name of this machine", async () => {
    const { port } = new URL(server.url);
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]) {
      expect((await get("/", { Host: host })).status).toBe(200);
    }
  });

  test("overrides what a proxy forwards, and enforces https if it is https", async () => {
    const behindProxy = await startServer({ APP_URL: "https://fursa.example" });
    const answer = await fetch(behindProxy.url);
    const text = await answer.text();
    const form = await fetch(`${behindProxy.url}/data-saver`, {
      method: "POST",
      headers: { Origin: "https://fursa.example", "Content-Type": "application/x-www-form-urlencoded" },
      body: "switch=on",
      redirect: "manual",
    });
    await behindProxy.stop();
    expect(answer.headers.get("Strict-Transport-Security")).toContain("max-age=");
    expect(text).toContain("https://fursa.example");
    expect(form.status).toBeLessThan(400);
    expect(form.headers.get("Set-Cookie")).toContain("Secure");
  });
});

describe("a page that does not exist", () => {
  test("is a 404, and its path is logged", async () => {
    const answer = await fetch(`${server.url}/no/such/page`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Oops! Page not found");
    const line = server
      .output()
      .split("\n")
      .find((entry) => entry.includes("page not found") && entry.includes("/no/such/page"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ path: "/no/such/page", level: 40 });
  });
});

test("a form whose body never arrives is refused, and its connection closed", async () => {
  expect(await slowForm).toMatch(/^HTTP\/1\.1 408 /);
});
