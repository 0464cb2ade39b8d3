import { requestInfoContext } from "#app/shared/context.ts";
import { languages } from "#app/shared/languages/languages.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import type { Route } from "./+types/robots.endpoint.ts";
import { privatePages } from "./public-pages.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(requestInfoContext);
  const lines = [
    "User-agent: *",
    ...languages.flatMap((one) => privatePages.map((path) => `Disallow: ${localPath(path, one)}`)),
    "",
    ...languages.map((one) => `Sitemap: ${appUrl}${localPath("/sitemap.xml", one)}`),
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
