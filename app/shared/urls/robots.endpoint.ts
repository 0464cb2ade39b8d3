import { requestInfoContext } from "#app/shared/context.ts";
import type { Route } from "./+types/robots.endpoint.ts";
import { privatePages } from "./public-pages.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(requestInfoContext);
  const lines = [
    "User-agent: *",
    ...privatePages.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${appUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
