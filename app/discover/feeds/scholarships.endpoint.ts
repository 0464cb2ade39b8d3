import { data } from "react-router";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/scholarships.endpoint.ts";
import { listFeedScholarships } from "./list-feed-scholarships.server.ts";
import { atomFeed, rssFeed } from "./scholarship-feed.ts";

const formats = new Map([
  ["scholarships.atom", { type: "application/atom+xml; charset=utf-8", write: atomFeed }],
  ["scholarships.rss", { type: "application/rss+xml; charset=utf-8", write: rssFeed }],
]);

export async function loader({ params, context }: Route.LoaderArgs) {
  const format = formats.get(params.feed);
  if (!format) throw data("Not found", { status: 404 });
  const entries = await asViewer(context.get(viewerContext), (db) => listFeedScholarships(db, todayInUtc()));
  return new Response(format.write(entries, context.get(requestInfoContext).appUrl, new Date()), {
    headers: { "Content-Type": format.type, "Cache-Control": "public, max-age=1800" },
  });
}
