import { data } from "react-router";
import { factsContext } from "#app/context.ts";
import type { Route } from "./+types/not-found.page.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  context.get(factsContext).log.warn({ path: new URL(request.url).pathname }, "page not found");
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <p>Oops! Page not found</p>;
}
