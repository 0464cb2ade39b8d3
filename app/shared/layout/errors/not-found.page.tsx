import { data } from "react-router";
import { requestInfoContext } from "#app/shared/context.ts";
import { pageTitle } from "../meta.ts";
import { notFound } from "../words.ts";
import type { Route } from "./+types/not-found.page.ts";
import { NotFound } from "./not-found.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  context.get(requestInfoContext).log.warn({ path: new URL(request.url).pathname }, "page not found");
  return data(null, { status: 404 });
}

/** There is no form here to submit either. The loader logs the path when the page is shown. */
export const action = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(notFound.title) },
  { name: "robots", content: "noindex" },
];

export default NotFound;
