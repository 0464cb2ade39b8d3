import { data } from "react-router";
import { parseKind } from "#app/catalogue/kinds/kinds.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { errorToast, redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Pagination } from "#app/shared/ui/navigation/pagination.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { parsePageNumber } from "#app/shared/urls/parse-page-number.ts";
import { sourceKinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import { CatalogueLayout } from "../catalogue-layout.tsx";
import type { Route } from "./+types/doubtful.page.ts";
import { addCheck } from "./add-check.server.ts";
import { DoubtfulCard } from "./doubtful-card.tsx";
import { doubtfulPerPage, listDoubtful } from "./list-doubtful.server.ts";
import { doubtfulWords as words } from "./words.ts";

const addressOf = (page: number) => `/admin/catalogue/doubtful${page > 1 ? `?page=${page}` : ""}`;

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = parsePageNumber(new URL(request.url).searchParams);
  const { records, count } = await asViewer(context.get(viewerContext), (db) =>
    listDoubtful(db, todayInUtc(), page),
  );
  return { page, records, pages: Math.max(page, Math.ceil(count / doubtfulPerPage)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  const form = await parseFormData(request);
  const kind = parseKind(String(form.get("kind") ?? ""));
  const id = parseId(String(form.get("id") ?? ""));
  if (viewer.kind !== "admin" || !kind || !id) throw data(null, { status: 400 });
  const source = sourceKinds.find((known) => known === form.get("source"));
  const group = source ? { facts: String(form.get("facts") ?? ""), source } : null;
  const isNoted = await asViewer(viewer, (db) =>
    addCheck(db, viewer.userId, { kind, id, group }, todayInUtc()),
  );
  const back = addressOf(parsePageNumber(new URL(request.url).searchParams));
  return redirectWithToast(
    context,
    back,
    isNoted ? successToast(words.noted) : errorToast(words.notNoted, words.changed),
  );
}

export const handle = failureMessage({ title: words.notNoted });

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(words.title) },
  { name: "robots", content: "noindex" },
];

export default function Doubtful({ loaderData: { records, page, pages } }: Route.ComponentProps) {
  return (
    <CatalogueLayout title={words.title} intro={words.intro} tab="doubtful">
      {records.length === 0 && <EmptyState title={words.none}>{words.noneDetail}</EmptyState>}
      <ul className="grid grid-cols-1 gap-4">
        {records.map((record) => (
          <DoubtfulCard key={record.id} record={record} />
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefFor={addressOf} />
    </CatalogueLayout>
  );
}
