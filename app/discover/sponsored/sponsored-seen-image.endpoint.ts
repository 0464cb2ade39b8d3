import { factsContext, viewerContext } from "#app/common/context.ts";
import { readId } from "#app/common/frame/read-id.ts";
import type { Route } from "./+types/sponsored-seen-image.endpoint.ts";
import { countSponsored } from "./count-sponsored.server.ts";
import { isCounted } from "./is-counted.ts";

/** One pixel that can't be seen: 43 bytes. */
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Says without a script that a listing has been shown. Another site that borrows the picture counts nothing. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const id = readId(params.id);
  const isOurPage = (request.headers.get("Sec-Fetch-Site") ?? "same-origin") === "same-origin";
  if (id && isOurPage && isCounted(request)) {
    await countSponsored(context.get(viewerContext).database, "views", [id]).catch((problem: unknown) =>
      context.get(factsContext).log.warn({ err: problem }, "a view waits to be counted"),
    );
  }
  return new Response(pixel, { headers: { "Content-Type": "image/gif", "Cache-Control": "no-store" } });
}
