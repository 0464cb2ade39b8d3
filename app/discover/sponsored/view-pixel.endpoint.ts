import { parseId } from "#app/shared/urls/parse-id.ts";
import type { Route } from "./+types/view-pixel.endpoint.ts";
import { noteSighting } from "./record-event.server.ts";

/** One pixel that can't be seen: 43 bytes. */
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Says without a script that a listing has been shown. Another site that borrows the picture counts nothing. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const id = parseId(params.id);
  if (id) await noteSighting(request, context, "views", [id]);
  return new Response(pixel, { headers: { "Content-Type": "image/gif", "Cache-Control": "no-store" } });
}
