import { routes } from "virtual:react-router/server-build";
import { factsContext, viewerContext } from "#app/context.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/sitemap.endpoint.ts";
import { listPublicRecords } from "./list-public-records.server.ts";
import { publicPages } from "./public-pages.ts";

/** Names only addresses that answer: a page is listed as soon as its route exists. */
export async function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(factsContext);
  const viewer = context.get(viewerContext);
  const existing = new Set(Object.values(routes).map((route) => (route?.index ? "" : route?.path)));
  const records = await asViewer({ kind: "visitor", database: viewer.database }, listPublicRecords);
  const paths = [
    ...publicPages.filter((path) => existing.has(path)),
    ...records.filter(({ route }) => existing.has(route)).map(({ path }) => path),
  ];
  const entries = paths.map((path) => `<url><loc>${appUrl}/${path}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
    {
      headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
    },
  );
}
