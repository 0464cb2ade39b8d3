import type { RequestListener } from "node:http";
import { startWebSite } from "../web/web-site.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const preload = new URL("../web/with-test-web.ts", import.meta.url).href;

/** A server whose whole web is one site of the test. */
export async function startServerWithOutside(
  site: RequestListener,
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  const web = await startWebSite(site);
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
