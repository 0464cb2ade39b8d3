import { type Column, Table } from "#app/editors/admin/table.tsx";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import {
  errorToast,
  redirectWithToast,
  rejectForm,
  successToast,
} from "#app/shared/forms/form-responses.server.ts";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button, buttonLook } from "#app/shared/ui/button.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/searches.page.ts";
import { taughtWord } from "./taught-word.server.ts";
import { deleteMissedSearch, listMissed, listTaught, removeWord, teachWord } from "./teach-words.server.ts";
import { WordForm } from "./word-form.tsx";
import { done, failed, missed, page, reasons, taught } from "./words.ts";

const here = "/admin/searches";

export async function loader({ request, context }: Route.LoaderArgs) {
  const says = new URL(request.url).searchParams.get("says")?.slice(0, 100).toWellFormed() ?? "";
  return asViewer(context.get(viewerContext), async (db) => ({
    says,
    searches: await listMissed(db),
    words: await listTaught(db),
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const viewer = context.get(viewerContext);
  const intent = form.get("intent");
  if (intent === "forget" || intent === "remove") {
    const typed = String(form.get("typed") ?? "");
    const isForgotten = await asViewer(viewer, (db) =>
      intent === "forget" ? deleteMissedSearch(db, typed) : removeWord(db, typed),
    );
    const message = intent === "forget" ? done.forgotten : done.removed;
    return redirectWithToast(
      context,
      here,
      isForgotten ? successToast(message) : errorToast(failed.forget, reasons.gone),
    );
  }
  const reading = parseForm(taughtWord, form);
  if (!reading.ok) return rejectForm(context, failed.save, reasons.fields, reading);
  await asViewer(viewer, (db) => teachWord(db, reading.value));
  return redirectWithToast(context, here, successToast(done.saved(reading.value.says)));
}

export const handle = failureMessage((form) => ({
  title: form.get("intent") === "save" ? failed.save : failed.forget,
}));

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(page.title) },
  { name: "robots", content: "noindex" },
];

type SearchesData = Route.ComponentProps["loaderData"];

export default function Searches({
  loaderData: { says, searches, words },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="wrap py-8 md:py-12">
      <PageHeading {...page} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-8">
        <WordForm key={`${says} ${words.length}`} says={says} refusal={actionData ?? undefined} />
        <div className="grid grid-cols-1 gap-8">
          <section aria-label={missed.title}>
            {searches.length === 0 ? (
              <EmptyState title={missed.empty} />
            ) : (
              <Table
                caption={missed.title}
                hasCaption
                columns={missedColumns}
                rows={searches}
                keyOf={({ typed }) => typed}
              />
            )}
          </section>
          <section aria-label={taught.title}>
            {words.length === 0 ? (
              <EmptyState title={taught.empty} />
            ) : (
              <Table
                caption={taught.title}
                hasCaption
                columns={taughtColumns}
                rows={words}
                keyOf={(word) => word.says}
              />
            )}
          </section>
        </div>
      </div>
    </div>
  );
}

const missedColumns: Column<SearchesData["searches"][number]>[] = [
  { name: "Search", isTitle: true, cell: ({ typed }) => <span className="wrap-anywhere">{typed}</span> },
  { name: "Times", isNumber: true, cell: ({ times }) => times.toLocaleString("en") },
  { name: "Last", cell: ({ lastOn }) => <span className="whitespace-nowrap">{lastOn}</span> },
  {
    name: "Teach or forget",
    isNameless: true,
    cell: ({ typed }) => (
      <div className="flex gap-2">
        <Link
          to={`${here}?${new URLSearchParams({ says: typed })}`}
          className={buttonLook({ look: "outline", size: "small" })}
        >
          {missed.teach} <span className="sr-only">{typed}</span>
        </Link>
        <RemoveButton typed={typed} intent="forget" label={missed.forget} />
      </div>
    ),
  },
];

const taughtColumns: Column<SearchesData["words"][number]>[] = [
  {
    name: "What people type",
    isTitle: true,
    cell: ({ says }) => <span className="wrap-anywhere">{says}</span>,
  },
  { name: "What it means", cell: ({ means }) => <span className="wrap-anywhere">{means}</span> },
  {
    name: "Remove",
    isNameless: true,
    cell: ({ says }) => <RemoveButton typed={says} intent="remove" label={taught.remove} />,
  },
];

const RemoveButton = ({ typed, intent, label }: { typed: string; intent: string; label: string }) => (
  <Form method="post" action={here} preventScrollReset>
    <input type="hidden" name="typed" value={typed} />
    <Button look="outline" size="small" name="intent" value={intent}>
      {label} <span className="sr-only">{typed}</span>
    </Button>
  </Form>
);
