import { eq } from "drizzle-orm";
import { viewerContext } from "#app/common/context.ts";
import { articleImages } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/image.endpoint.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A picture never changes: another one has another id. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [image] = uuid.test(params.id)
    ? await asViewer(context.get(viewerContext), (db) =>
        db.select().from(articleImages).where(eq(articleImages.id, params.id)),
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
