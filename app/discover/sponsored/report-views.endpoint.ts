import { data } from "react-router";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import type { Route } from "./+types/report-views.endpoint.ts";
import { recordEvent } from "./record-event.server.ts";

/** More than any page shows. */
const most = 12;

/** Counts the listings that the page's script reports as seen. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request).catch(() => new FormData());
  const ids = form.getAll("id").slice(0, most).map(String).map(parseId);
  await recordEvent(
    request,
    context,
    "views",
    ids.filter((id) => id !== null),
  );
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}

export const loader = () => data(null, { status: 404 });
