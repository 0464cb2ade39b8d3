import { parseId } from "#app/shared/urls/parse-id.ts";
import type { Route } from "./+types/view-pixel.endpoint.ts";
import { recordEvent } from "./record-event.server.ts";

/** A transparent GIF of 43 bytes. */
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Counts a view without JavaScript. Requests from other sites don't count. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const id = parseId(params.id);
  if (id) await recordEvent(request, context, "views", [id]);
  return new Response(pixel, { headers: { "Content-Type": "image/gif", "Cache-Control": "no-store" } });
}
