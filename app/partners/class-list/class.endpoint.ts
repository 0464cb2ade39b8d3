import { redirect } from "react-router";
import { requestInfoContext } from "#app/shared/context.ts";
import type { Route } from "./+types/class.endpoint.ts";
import { handleClassForm } from "./handle-class-form.server.ts";
import { classWords } from "./words.ts";
import { writeClassCsv } from "./write-class-csv.ts";

/** Responds to the page's form with a file. */
export async function action({ request, context }: Route.ActionArgs) {
  const { rows, problems, status, headers } = await handleClassForm(request, context);
  if (!rows) {
    const text = [...Object.values(problems), classWords.backToList].join("\n");
    return new Response(text, {
      status,
      headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" },
    });
  }
  return new Response(writeClassCsv(rows, context.get(requestInfoContext).appUrl), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="fursa-class.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}

export const loader = () => redirect("/schools/class");
