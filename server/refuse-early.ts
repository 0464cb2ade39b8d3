import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { bestEncoding, compress } from "./compress.ts";
import { type Crowd, kindOf } from "./crowd.ts";
import type { Environment } from "./environment.ts";
import type { Listener } from "./page-cache/serve-pages.ts";
import { securityHeaders } from "./security-headers.ts";
import { comeBackAfter, shedLoad } from "./shed-load.ts";

interface Parts {
  crowd: Crowd;
  environment: Pick<Environment, "APP_URL" | "CONTACT_EMAIL">;
  /** The addresses of files, which cost nothing. */
  files: ReadonlySet<string>;
  listener: Listener;
}

/**
 * Stands before the pages: in a rush, whoever is turned away takes the time of whoever is served. So the answer that the pages would
 * give is made once of each form, and repeated without asking them. Forms that were sent, and scripts, are rare and answered by them.
 */
export async function refuseEarly({ crowd, environment, files, listener }: Parts): Promise<Listener> {
  const full = new Hono();
  const nobodyIn: Crowd = { ...crowd, enter: () => false, standInLine: async () => false };
  full.use(compress(), securityHeaders(environment), shedLoad(nobodyIn, environment.CONTACT_EMAIL));

  async function makeAnswer(headers: Record<string, string>) {
    const answer = await full.request("/", { headers });
    const body = Buffer.from(await answer.arrayBuffer());
    answer.headers.delete("Retry-After");
    answer.headers.set("Content-Length", String(body.byteLength));
    return { head: [...answer.headers].flat(), body };
  }
  const pageIn = (encoding: string) => makeAnswer({ Accept: "text/html", "Accept-Encoding": encoding });
  const pages = { br: await pageIn("br"), gzip: await pageIn("gzip"), plain: await pageIn("") };
  const words = await makeAnswer({});

  return (incoming, outgoing) => {
    const { method, url = "/", headers } = incoming;
    const [path = ""] = url.split("?", 1);
    const { cookie, "user-agent": agent, accept, "accept-encoding": encodings = "" } = headers;
    const isPage = method === "GET" && !path.endsWith(".data") && !isForAll(path) && !files.has(path);
    if (!isPage || !crowd.turnsAway(kindOf({ method, path, cookie, agent })))
      return listener(incoming, outgoing);
    const isForPeople = accept?.includes("text/html");
    const { head, body } = isForPeople ? pages[bestEncoding(String(encodings)) ?? "plain"] : words;
    const own = ["Retry-After", comeBackAfter(), "X-Request-Id", randomUUID()];
    outgoing.writeHead(503, head.concat(own)).end(body);
  };
}

const isForAll = (path: string) => path === "/healthz" || path === "/readyz" || path.startsWith("/assets/");
