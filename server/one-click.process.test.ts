import { afterAll, beforeAll, expect, test } from "vitest";
import { makeStopToken } from "#app/mail/letters/stop-token.server.ts";
import { type RunningServer, startServer } from "#tests/support/server.ts";

let fursa: RunningServer;
const secret = "a-secret-of-thirty-two-characters-or-more";
const nobody = "8f14e45f-ceea-467f-a0e6-1b2c3d4e5f60";

beforeAll(async () => {
  fursa = await startServer({ AUTH_SECRET: secret });
});
afterAll(() => fursa?.stop());

const post = (path: string, headers: Record<string, string>) =>
  fetch(fursa.url + path, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    headers,
    redirect: "manual",
  });

test.each<Record<string, string>>([
  {},
  { Origin: "https://mail.example" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
])("a mail program may post to a link's address from anywhere: %j", async (headers) => {
  const token = makeStopToken(secret, { what: "alert", whom: nobody });
  const answer = await post(`/mail/stop/${token}`, headers);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("This link no longer works");
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test.each([
  "/newsletter",
  "/mail/stop/",
  "/mail/stop/a/b",
  "/mail/stop/../../sign-out",
  "/mail/stopped",
  "/sign-out",
])("and to %s it may not", async (path) => {
  expect((await post(path, { Origin: "https://mail.example" })).status).toBe(403);
});
