import { eq } from "drizzle-orm";
import { viewerContext } from "#app/shared/context.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { articleImages } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/image.endpoint.ts";

/** A picture never changes: a new one gets a new id. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseId(params.id);
  const [image] = id
    ? await asViewer(context.get(viewerContext), (db) =>
        db.select().from(articleImages).where(eq(articleImages.id, id)),
      )
    : [];
  if (!image) return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
  return new Response(new Uint8Array(image.content), {
    headers: {
      "Content-Type": image.mediaType,
      "Content-Length": String(image.content.length),
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
