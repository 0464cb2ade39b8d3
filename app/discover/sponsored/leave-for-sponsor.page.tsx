import { data, redirect } from "react-router";
import { todayInUtc } from "#app/common/calendar/days.ts";
import { factsContext, viewerContext } from "#app/common/context.ts";
import { NotFound } from "#app/common/frame/not-found.tsx";
import { readId } from "#app/common/frame/read-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/leave-for-sponsor.page.ts";
import { countSponsored } from "./count-sponsored.server.ts";
import { findSponsoredTarget } from "./find-sponsored-target.server.ts";
import { isCounted } from "./is-counted.ts";

/** Counts the click and sends on to the address that the listing has in the database: no other can be asked for. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const id = readId(params.id);
  const target = id && (await asViewer(viewer, (db) => findSponsoredTarget(db, id, todayInUtc())));
  if (!target) throw data(null, { status: 404 });
  if (isCounted(request)) {
    await countSponsored(viewer.database, "clicks", [id]).catch((problem: unknown) =>
      context.get(factsContext).log.warn({ err: problem }, "a click waits to be counted"),
    );
  }
  return redirect(target, { headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } });
}

/** Only a listing that is gone is ever shown here. */
export default NotFound;
