// A process that writes to the followers of threads, and kills itself once the response to its nth statement with the
// given beginning has arrived.

import { flushCompileCache } from "node:module";
import pg from "pg";
import { notifyFollowers } from "#app/community/union/follow/notify-followers.server.ts";
import { openPostgres } from "#database/connection/open-postgres.ts";

// A killed process would leave nothing in the compile cache for the next one.
flushCompileCache();

const [url = "", words = "", number = "0"] = process.argv.slice(2);
const tools = { origin: "https://fursa.example", secret: "a-secret-of-thirty-two-characters-or-more" };

let left = Number(number);
const query = pg.Client.prototype.query as (...given: unknown[]) => Promise<unknown>;
pg.Client.prototype.query = async function dyingQuery(this: pg.Client, ...given: unknown[]) {
  const answer = await query.apply(this, given);
  const [what] = given as [string | { text: string }];
  const text = typeof what === "string" ? what : what.text;
  if (left > 0 && text.startsWith(words) && --left === 0) process.kill(process.pid, "SIGKILL");
  return answer;
} as typeof pg.Client.prototype.query;

const { db } = await openPostgres({ url, secret: tools.secret });
await notifyFollowers(db, tools, new Date(), { size: 50 });
process.stdout.write("done\n");
process.exit(0);
