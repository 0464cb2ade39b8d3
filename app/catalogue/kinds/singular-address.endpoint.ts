import { data, redirect } from "react-router";
import { splitLanguage } from "#app/shared/languages/languages.ts";
import type { Route } from "./+types/singular-address.endpoint.ts";
import { kindOf, parseKind } from "./kinds.ts";

/** Old links name a record in the plural; its one address is in the singular. */
export function loader({ params, request }: Route.LoaderArgs) {
  const kind = parseKind(splitLanguage(new URL(request.url).pathname).path.split("/")[1]);
  if (!kind) throw data(null, { status: 404 });
  return redirect(`/${kindOf[kind]}/${encodeURIComponent(params.id)}`, 301);
}
