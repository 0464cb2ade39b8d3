import { parseKind } from "#app/catalogue/kinds/kinds.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { kinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/suggest.endpoint.ts";
import { parseTyped } from "./parse-typed.ts";
import { suggest } from "./suggest.server.ts";

/** Suggestions of a search box, the same for everyone; limited to one tab if the URL names it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const kind = parseKind(address.get("tab") ?? undefined);
  const suggestions = await asViewer(context.get(viewerContext), (db) =>
    suggest(db, parseTyped(address.get("q")), kind ? [kind] : kinds, todayInUtc()),
  );
  return Response.json(suggestions, { headers: { "Cache-Control": "public, max-age=300" } });
}
