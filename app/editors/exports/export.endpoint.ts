import { data } from "react-router";
import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { errorToast, redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import type { Route } from "./+types/export.endpoint.ts";
import { typeOfFile } from "./exports.ts";
import { streamPieces } from "./stream-chunks.ts";
import { failed, nothingFound } from "./words.ts";
import { writeExport } from "./write-export.server.ts";

/** A file of the catalogue, sent while it is read. A script is told about problems by the status, a person by a message. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const type = typeOfFile(params.file);
  if (!type) throw data(null, { status: 404 });
  const isPerson = request.headers.get("Accept")?.includes("text/html") ?? false;
  const refuse = ({ title, detail }: { title: string; detail: string }, status: number) =>
    isPerson
      ? redirectWithToast(context, "/admin/scraper", errorToast(title, detail))
      : new Response(detail, { status });
  try {
    const pieces = await writeExport(context.get(viewerContext), type);
    if (!pieces) return await refuse(nothingFound(type), 404);
    return new Response(streamPieces(pieces), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${params.file}"`,
      },
    });
  } catch (problem) {
    context.get(requestInfoContext).log.error({ err: problem }, "an export failed");
    return await refuse(failed(""), 500);
  }
}
