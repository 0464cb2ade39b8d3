import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

const secret = "Nobody-may-read-this";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const addresses = (entries: RouteConfigEntry[], above = ""): string[] =>
  entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join("/");
    return [...(entry.path || entry.index ? [path] : []), ...addresses(entry.children ?? [], path)];
  });

test("no token in any route's URL is logged: not for GET, for POST or for scripts", async () => {
  const filled = [...new Set(addresses(routes))].map(
    (path) => `/${path.replace(":token", secret).replaceAll(/:[\w-]+|\*/g, "something")}`,
  );
  expect(filled.filter((address) => address.includes(secret))).not.toEqual([]);
  const query = `token=${secret}&code=${secret}&state=${secret}`;
  for (const address of filled) {
    const answers = await Promise.all([
      fetch(`${server.url}${address}?${query}`, { redirect: "manual" }),
      fetch(`${server.url}${address}.data?${query}`, { redirect: "manual" }),
      fetch(`${server.url}${address}/not/there?${query}`, { redirect: "manual" }),
      fetch(`${server.url}${address}?${query}`, {
        method: "POST",
        headers: { Origin: server.url },
        body: new URLSearchParams({ token: secret }),
        redirect: "manual",
      }),
    ]);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  }
  expect(server.output()).toContain('"path":"/newsletter/confirm/…"');
  const telling = server
    .output()
    .split("\n")
    .filter((line) => line.includes(secret));
  expect(telling).toEqual([]);
});
