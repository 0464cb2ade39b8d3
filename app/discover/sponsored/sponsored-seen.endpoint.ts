import { data } from "react-router";
import { factsContext, viewerContext } from "#app/common/context.ts";
import { readId } from "#app/common/frame/read-id.ts";
import type { Route } from "./+types/sponsored-seen.endpoint.ts";
import { countSponsored } from "./count-sponsored.server.ts";
import { isCounted } from "./is-counted.ts";

/** More than any page shows. */
const most = 12;

/** The page's script says which listings have been on screen. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData());
  const ids = form.getAll("id").slice(0, most).map(String).map(readId);
  const seen = new Set(ids.filter((id) => id !== null));
  if (isCounted(request) && seen.size > 0) {
    await countSponsored(context.get(viewerContext).database, "views", seen).catch((problem: unknown) =>
      context.get(factsContext).log.warn({ err: problem }, "views wait to be counted"),
    );
  }
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}

/** There is nothing to read here. */
export const loader = () => data(null, { status: 404 });
