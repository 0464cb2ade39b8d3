import { viewerContext } from "#app/context.ts";
import { scholarships } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/home.page.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return {
    newest: await asViewer(context.get(viewerContext), (db) => db.select().from(scholarships).limit(5)),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <p>{loaderData.newest.length}</p>;
}
