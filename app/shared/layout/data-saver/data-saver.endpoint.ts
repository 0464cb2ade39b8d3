import { redirect } from "react-router";
import { factsContext } from "#app/shared/context.ts";
import { readFormData } from "#app/shared/forms/read-form-data.server.ts";
import { safePath } from "#app/shared/urls/safe-path.ts";
import type { Route } from "./+types/data-saver.endpoint.ts";
import { rememberDataSaver } from "./data-saver.server.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const { appUrl } = context.get(factsContext);
  const form = await readFormData(request);
  const cookie = rememberDataSaver(form.get("switch") === "on", appUrl.startsWith("https:"));
  return redirect(safePath(form.get("back"), appUrl), { status: 303, headers: { "Set-Cookie": cookie } });
}

/** The switch has no page of its own. */
export const loader = () => redirect("/");
