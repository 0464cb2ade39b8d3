import { viewerContext } from "#app/shared/context.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/preview.endpoint.ts";
import { findForEditor } from "./find-articles.server.ts";
import { typedArticle } from "./parse-article.server.ts";
import { previewArticle } from "./preview-article.server.ts";

/** What is in the form, as readers would see it. It stands behind the gate like every page of the desk. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const preview = await asViewer(context.get(viewerContext), async (db) => {
    const id = parseId(String(form.get("article") ?? ""));
    const own = id && (await findForEditor(db, id));
    return previewArticle(
      db,
      typedArticle(form),
      own ? { id: own.id, fixedSlug: own.state === "draft" ? null : own.slug } : null,
    );
  });
  return Response.json(preview, { headers: { "Cache-Control": "private, no-store" } });
}

export const loader = () => new Response("Not found", { status: 404 });
