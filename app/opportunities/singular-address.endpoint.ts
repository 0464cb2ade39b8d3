import { data, redirect } from "react-router";
import type { Route } from "./+types/singular-address.endpoint.ts";

const singular: Record<string, string> = {
  scholarships: "scholarship",
  colleges: "college",
  internships: "internship",
};

/** Old links name a record in the plural; its one address is in the singular. */
export function loader({ params, request }: Route.LoaderArgs) {
  const noun = singular[new URL(request.url).pathname.split("/")[1] ?? ""];
  if (!noun) throw data(null, { status: 404 });
  return redirect(`/${noun}/${encodeURIComponent(params.id)}`, 301);
}
