import { beforeAll, expect, test } from "vitest";
import { makeUnsubscribeToken } from "#app/mail/templates/unsubscribe-token.server.ts";
import { secret } from "#tests/support/database/server-database.ts";
import { sharedServer } from "#tests/support/servers/shared-server.ts";
import type { RunningServer } from "#tests/support/servers/start-server.ts";

let fursa: RunningServer;
const nobody = "8f14e45f-ceea-467f-a0e6-1b2c3d4e5f60";

beforeAll(async () => {
  fursa = (await sharedServer()).fursa;
});

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
])("a mail program may post to an unsubscribe link from anywhere: %j", async (headers) => {
  const token = makeUnsubscribeToken(secret, { what: "alert", whom: nobody });
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
])("it may not post to %s", async (path) => {
  expect((await post(path, { Origin: "https://mail.example" })).status).toBe(403);
});

/** As Android sends shared text. */
const share = (fields: Record<string, string | File>, headers: Record<string, string> = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return fetch(`${fursa.url}/check/shared`, { method: "POST", body, headers, redirect: "manual" });
};

test.each<Record<string, string>>([{}, { Origin: "null" }, { "Sec-Fetch-Site": "cross-site" }])(
  "another app may share a message into the check: %j",
  async (headers) => {
    const answer = await share({ text: "Send KES 500 registration fee to M-Pesa 0712345678" }, headers);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("It asks for money");
    expect(answer.headers.getSetCookie()).toEqual([]);
  },
);

test("a shared link of ours opens its record; an image and an empty message get an explanation", async () => {
  const link = await share({ text: `Look: ${fursa.url}/college/${nobody}` });
  expect([link.status, link.headers.get("location")]).toEqual([303, `/college/${nobody}`]);
  const picture = await share({ picture: new File(["x".repeat(3_000_000)], "a.png", { type: "image/png" }) });
  expect([picture.status, (await picture.text()).replaceAll("&#x27;", "'")]).toEqual([
    200,
    expect.stringContaining("We can't read pictures here. Type the link you see in it, or copy the words."),
  ]);
  const nothing = await share({ text: " " });
  expect([nothing.status, await nothing.text()]).toEqual([
    400,
    expect.stringContaining("Paste the message first."),
  ]);
});
