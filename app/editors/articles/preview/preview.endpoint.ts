import { viewerContext } from "#app/shared/context.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import { findEditableArticle } from "../find-articles.server.ts";
import { typedValues } from "../parse-article.server.ts";
import type { Route } from "./+types/preview.endpoint.ts";
import { previewArticle } from "./preview-article.server.ts";

/** Renders the form's content as readers would see it. Behind the admin gate. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const preview = await asViewer(context.get(viewerContext), async (db) => {
    const id = parseId(String(form.get("article") ?? ""));
    const own = id && (await findEditableArticle(db, id));
    return previewArticle(
      db,
      typedValues(form),
      own ? { id: own.id, fixedSlug: own.state === "draft" ? null : own.slug } : null,
    );
  });
  return Response.json(preview, { headers: { "Cache-Control": "private, no-store" } });
}

export const loader = () => new Response("Not found", { status: 404 });
