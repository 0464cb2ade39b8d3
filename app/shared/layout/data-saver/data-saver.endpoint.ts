import { redirect } from "react-router";
import { requestInfoContext } from "#app/shared/context.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { safePath } from "#app/shared/urls/safe-path.ts";
import type { Route } from "./+types/data-saver.endpoint.ts";
import { dataSaverCookie } from "./data-saver.server.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const { appUrl } = context.get(requestInfoContext);
  const form = await parseFormData(request);
  const cookie = dataSaverCookie(form.get("switch") === "on", appUrl.startsWith("https:"));
  return redirect(safePath(form.get("back"), appUrl), { status: 303, headers: { "Set-Cookie": cookie } });
}

/** There is no page to show here. */
export const loader = () => redirect("/");
