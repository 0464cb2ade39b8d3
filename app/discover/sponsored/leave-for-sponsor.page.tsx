import { data, redirect } from "react-router";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { NotFound } from "#app/shared/layout/errors/not-found.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/leave-for-sponsor.page.ts";
import { findSponsoredTarget } from "./find-sponsored-target.server.ts";
import { recordEvent } from "./record-event.server.ts";

/** Counts the click and redirects to the listing's stored URL, so this is not an open redirect. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const id = parseId(params.id);
  const target = id && (await asViewer(viewer, (db) => findSponsoredTarget(db, id, todayInUtc())));
  if (!target) throw data(null, { status: 404 });
  await recordEvent(request, context, "clicks", [id]);
  return redirect(target, {
    headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "same-origin" },
  });
}

/** Only shown for listings that are gone. */
export default NotFound;
