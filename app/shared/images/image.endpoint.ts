import { and, eq, isNotNull } from "drizzle-orm";
import { viewerContext } from "#app/shared/context.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { imageCopies } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/image.endpoint.ts";
import { isReferenced } from "./image-references.server.ts";

/** A copy never changes: a new image has a new URL. It is deleted once no visible record references it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseId(params.id);
  const { content } = imageCopies;
  const [picture] = id
    ? await asViewer(context.get(viewerContext), (db) =>
        db
          .select({ content })
          .from(imageCopies)
          .where(and(eq(imageCopies.id, id), isNotNull(content), isReferenced())),
      )
    : [];
  if (!picture?.content)
    return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
  return new Response(new Uint8Array(picture.content), {
    headers: {
      "Content-Type": "image/webp",
      "Content-Length": String(picture.content.length),
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
