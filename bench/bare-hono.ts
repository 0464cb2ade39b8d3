import "#tests/support/stay-inside-or-end.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

/** What a route costs that does nothing but send bytes it has: `node bench/bare-hono.ts FOLDER COUNT` serves /0, /1 … from there. */
const [folder = ".", count = "1"] = process.argv.slice(2);
const bodies = Array.from({ length: Number(count) }, (_, place) => readFileSync(join(folder, String(place))));
const app = new Hono();
for (const [place, body] of bodies.entries()) {
  app.get(`/${place}`, (c) =>
    c.body(new Uint8Array(body), 200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "br",
      "Content-Length": String(body.length),
    }),
  );
}
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  process.stdout.write(`open at ${port}\n`),
);
