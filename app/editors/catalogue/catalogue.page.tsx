import { viewerContext } from "#app/shared/context.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { catalogueKinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/catalogue.page.ts";
import { CatalogueLayout } from "./catalogue-layout.tsx";
import { recordTypes } from "./fields/record-types.ts";
import { countRecords } from "./list/list-records.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const counts = await asViewer(context.get(viewerContext), (db) => countRecords(db, catalogueKinds));
  return { counts };
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Catalogue") },
  { name: "robots", content: "noindex" },
];

export default function Catalogue({ loaderData: { counts } }: Route.ComponentProps) {
  return (
    <CatalogueLayout
      title="Catalogue"
      intro="Everything visitors find here, and what waits to be shown."
      tab=""
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {counts.map(({ kind, published, unpublished }) => (
          <Card key={kind} as="li" className="p-4 md:p-5">
            <Link
              to={`/admin/catalogue/${recordTypes[kind].slug}`}
              className="flex min-h-11 items-center justify-between gap-4 no-underline"
            >
              <span>
                <span className="block font-display text-xl font-bold">{recordTypes[kind].plural}</span>
                <span className="text-ink-2">
                  {published.toLocaleString("en")} published
                  {unpublished > 0 && ` · ${unpublished.toLocaleString("en")} unpublished`}
                </span>
              </span>
              <Icon name="chevron" />
            </Link>
          </Card>
        ))}
      </ul>
    </CatalogueLayout>
  );
}
