import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const text = "See who in each class has a profile";

test("no address opens the enterprise page unlocked", async () => {
  for (const address of ["/enterprise", "/enterprise?unlocked=yes"])
    expect(await (await fetch(server.url + address)).text(), address).not.toContain(text);
});

test("without a script the button unlocks only the page on which it was pressed", async () => {
  const response = await fetch(`${server.url}/enterprise`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: server.url, "Content-Type": "application/x-www-form-urlencoded" },
    body: "",
  });
  expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
  const page = await response.text();
  expect(page).toContain(text);
  expect(page).toContain("Unlocked for this visit.");
  expect(await (await fetch(`${server.url}/enterprise`)).text()).not.toContain(text);
});
