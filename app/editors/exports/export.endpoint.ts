import { data } from "react-router";
import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { errorToast, redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import type { Route } from "./+types/export.endpoint.ts";
import { findExportType } from "./exports.ts";
import { streamChunks } from "./stream-chunks.ts";
import { failed, nothingFound } from "./words.ts";
import { writeExport } from "./write-export.server.ts";

/** Streams an export. Scripts get errors as a status, people as a toast. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const type = findExportType(params.file);
  if (!type) throw data(null, { status: 404 });
  const isPerson = request.headers.get("Accept")?.includes("text/html") ?? false;
  const refuse = ({ title, detail }: { title: string; detail: string }, status: number) =>
    isPerson
      ? redirectWithToast(context, "/admin/scraper", errorToast(title, detail))
      : new Response(detail, { status });
  try {
    const chunks = await writeExport(context.get(viewerContext), type);
    if (!chunks) return await refuse(nothingFound(type), 404);
    return new Response(streamChunks(chunks), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${params.file}"`,
      },
    });
  } catch (error) {
    context.get(requestInfoContext).log.error({ err: error }, "export failed");
    return await refuse(failed(""), 500);
  }
}
