import { data } from "react-router";
import { viewerContext } from "#app/shared/context.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import { CatalogueLayout } from "../catalogue-layout.tsx";
import { findRecord } from "../edit/find-record.server.ts";
import { findRecordType } from "../fields/record-types.ts";
import type { Route } from "./+types/record-history.page.ts";
import { Changes } from "./changes.tsx";
import { listChanges } from "./list-changes.server.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const recordType = findRecordType(params.type);
  const id = parseId(params.id);
  if (!recordType || !id) throw data(null, { status: 404 });
  const before = Number(/^\d{1,15}$/.exec(new URL(request.url).searchParams.get("before") ?? "")?.[0] ?? 0);
  return asViewer(context.get(viewerContext), async (db) => {
    const record = await findRecord(db, recordType.kind, id);
    const page = await listChanges(db, { kind: recordType.kind, recordId: id, before });
    const title = record?.title ?? page.changes[0]?.title;
    if (title === undefined) throw data(null, { status: 404 });
    return { slug: recordType.slug, id, title, isThere: record !== null, ...page };
  });
}

export { action, handle } from "./history.page.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(`History of ${loaderData?.title ?? "a record"}`) },
  { name: "robots", content: "noindex" },
];

export default function RecordHistory({ loaderData }: Route.ComponentProps) {
  const { slug, id, title, isThere, changes, older } = loaderData;
  return (
    <CatalogueLayout
      title={`History: ${title}`}
      tab={slug}
      actions={
        isThere && (
          <ButtonLink look="outline" to={`/admin/catalogue/${slug}/${id}`}>
            Edit
          </ButtonLink>
        )
      }
    >
      {changes.length === 0 ? (
        <EmptyState title="No one has changed this record since it was added." />
      ) : (
        <Changes changes={changes} />
      )}
      {older && (
        <p className="mt-4">
          <ButtonLink look="outline" to={`?before=${older}`} rel="next">
            Older
          </ButtonLink>
        </p>
      )}
    </CatalogueLayout>
  );
}
