import { data } from "react-router";
import { outboundContext, viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import {
  errorToast,
  redirectWithToast,
  rejectForm,
  successToast,
} from "#app/shared/forms/form-responses.server.ts";
import { parseForm, refuse, typedValues } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import { listSources, toSource } from "../sources/list-sources.server.ts";
import { scraperPage } from "../words.ts";
import type { Route } from "./+types/sources.page.ts";
import { addSource, changeSource, removeSource, switchSource } from "./change-sources.server.ts";
import { listSourceRows } from "./list-source-rows.server.ts";
import { sourceForm } from "./source.server.ts";
import { SourceForm } from "./source-form.tsx";
import { SourcesTable } from "./sources-table.tsx";
import { type SourceSuggestion, suggestSources } from "./suggest-sources.server.ts";
import { TrialCard } from "./trial-card.tsx";
import { trySource } from "./try-source.server.ts";
import { done, failed, list, page, reasons, suggestions as suggestionWords, types } from "./words.ts";

const here = "/admin/scraper/sources";

export async function loader({ request, context }: Route.LoaderArgs) {
  const editedId = new URL(request.url).searchParams.get("edit");
  return asViewer(context.get(viewerContext), async (db) => {
    const rows = await listSourceRows(db);
    const editing = rows.find(({ stored }) => stored?.id === editedId)?.stored ?? null;
    return { rows, editing, suggestions: await suggestSources(db) };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const viewer = context.get(viewerContext);
  const id = parseId(String(form.get("id") ?? ""));
  switch (form.get("intent")) {
    case "on":
    case "off": {
      const isActive = form.get("intent") === "on";
      const name = id && (await asViewer(viewer, (db) => switchSource(db, id, isActive)));
      return answer(name, isActive ? done.on : done.off);
    }
    case "remove":
      return answer(id && (await asViewer(viewer, (db) => removeSource(db, id))), done.removed);
    case "try": {
      const sources = await asViewer(viewer, listSources);
      const source = sources.find(({ name }) => name === form.get("name"));
      return source ? showTrial(source) : answer(null, done.saved);
    }
  }
  const reading = parseForm(sourceForm, form);
  if (!reading.ok) return rejectForm(context, failed.save, reasons.fields, reading);
  if (form.get("intent") === "try form")
    return showTrial(toSource({ ...reading.value, isActive: false }), typedValues(sourceForm, form));
  const saved = await asViewer(viewer, (db) =>
    id ? changeSource(db, id, reading.value) : addSource(db, reading.value),
  );
  if (!saved) return answer(null, done.saved);
  if (saved.ok) return answer(saved.name, id ? done.saved : done.added);
  return rejectForm(context, failed.save, reasons.fields, refuse(sourceForm, form, saved.problems));

  function answer(name: string | null, messageFor: (name: string) => { title: string; detail: string }) {
    const toast = name ? successToast(messageFor(name)) : errorToast(failed.change, reasons.gone);
    return redirectWithToast(context, here, toast);
  }

  async function showTrial(
    source: Parameters<typeof trySource>[1],
    values?: Record<string, string | string[]>,
  ) {
    const trial = await trySource(viewer.database, source, context.get(outboundContext), () => new Date());
    return data({ trial, ...(values && { values }) });
  }
}

export const handle = failureMessage((form) => ({
  title: form.get("intent") === "save" ? failed.save : failed.change,
}));

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(page.title) },
  { name: "robots", content: "noindex" },
];

export default function Sources({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, editing, suggestions } = loaderData;
  const trial = actionData && "trial" in actionData ? actionData.trial : null;
  const typed = actionData && "values" in actionData ? actionData.values : undefined;
  const problems = actionData && "problems" in actionData ? actionData.problems : undefined;
  return (
    <div className="wrap py-8 md:py-12">
      <BackLink to="/admin/scraper">{scraperPage.title}</BackLink>
      <PageHeading {...page} />
      <div className="mt-6 grid grid-cols-1 gap-6">
        {trial && <TrialCard key={JSON.stringify(trial).length} trial={trial} />}
        <section aria-label={list.title}>
          <SourcesTable rows={rows} />
          {rows.every(({ stored }) => !stored) && <p className="mt-3 text-ink-2">{list.noneAdded}</p>}
        </section>
        <SourceForm
          key={`${editing?.id} ${rows.length}`}
          editing={editing}
          typed={typed}
          problems={problems}
        />
        {suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
      </div>
    </div>
  );
}

function Suggestions({ suggestions }: { suggestions: SourceSuggestion[] }) {
  return (
    <section aria-labelledby="suggestions-title">
      <h2 id="suggestions-title" className="text-2xl">
        {suggestionWords.title}
      </h2>
      <p className="mt-1 max-w-[65ch] text-ink-2">{suggestionWords.intro}</p>
      <ul className="mt-4 grid gap-3 md:grid-cols-2">
        {suggestions.map(({ facts, records }) => (
          <li
            key={facts.url}
            className="flex items-start justify-between gap-3 rounded-card border border-line bg-card p-4"
          >
            <div className="min-w-0">
              <p className="font-semibold break-words">{facts.name}</p>
              <p className="text-sm break-all text-ink-2">{facts.url}</p>
              <p className="text-sm text-ink-2">
                {records === null ? types[facts.type] : suggestionWords.official(records)}
              </p>
            </div>
            <Form method="post" className="shrink-0">
              {Object.entries(facts).map(([name, value]) =>
                value === false ? null : <input key={name} type="hidden" name={name} value={String(value)} />,
              )}
              <Button size="small" look="outline" name="intent" value="save">
                {suggestionWords.add} <span className="sr-only">{facts.name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
