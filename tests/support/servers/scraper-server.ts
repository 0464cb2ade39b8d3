import { universities } from "#app/editors/scraper/sources/universities.ts";
import { opportunitySites } from "../web/opportunity-sites.ts";
import { startWebSite } from "../web/web-site.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const preload = new URL("../web/with-plain-http.ts", import.meta.url).href;

/** Where the real sources' addresses lead in a test. */
const standIns: Record<string, string> = {
  "www.opportunitiesforafricans.com": "news.example",
  "aims.ac.za": "institute.example",
  "ii.umich.edu": "centre.example",
  ...Object.fromEntries(
    universities.map(({ page }, place) => [new URL(page).hostname, `university${place + 1}.example`]),
  ),
};

/** A server for which the four sources are small local sites. */
export async function startScraperServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const answer = opportunitySites();
  const web = await startWebSite((request, response) => {
    const host = standIns[request.headers.host ?? ""];
    if (host) request.headers.host = host;
    if (host?.startsWith("university") && request.url !== "/robots.txt") request.url = "/admission";
    answer(request, response);
  });
  const server = await startServer({
    NODE_OPTIONS: `--import=${preload}`,
    TEST_SITE_PORT: String(web.port),
    ...environment,
  });
  return {
    ...server,
    async stop(signal) {
      const code = await server.stop(signal);
      await web.stop();
      return code;
    },
  };
}
