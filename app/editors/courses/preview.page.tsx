import { data } from "react-router";
import { requireAdmin } from "#app/accounts/signed-in.server.ts";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import {
  errorToast,
  redirectWithToast,
  rejectForm,
  successToast,
} from "#app/shared/forms/form-responses.server.ts";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Breadcrumb } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/preview.page.ts";
import { discardCourseTable, importCourseTable, previewCourseTable } from "./course-tables.server.ts";
import { tableAbout } from "./table-rules.ts";
import { words } from "./words.ts";

const list = "/admin/courses";
/** At most this many rows per list of differences. */
const mostListed = 25;

export async function loader({ params, context }: Route.LoaderArgs) {
  const preview = await asViewer(context.get(viewerContext), (db) => previewCourseTable(db, params.table));
  if (!preview) throw data(null, { status: 404 });
  const { added, removed, renamed, requirements, corrected, ...rest } = preview.difference;
  const shorten = (lines: string[]) => ({ count: lines.length, lines: lines.slice(0, mostListed) });
  return {
    ...preview,
    difference: {
      ...rest,
      added: shorten(added.map(named)),
      removed: shorten(removed.map(named)),
      renamed: shorten(renamed.map((one) => `${named(one)}: ${words.was(one.before, one.name)}`)),
      requirements: shorten(requirements.map(named)),
      corrected: shorten(
        corrected.map((one) => `${named(one)}, ${one.year}: ${words.was(one.before, one.now)}`),
      ),
    },
  };
}

const named = ({ name, institution }: { name: string; institution: string | null }) =>
  [name, institution].filter(Boolean).join(", ");

export async function action({ request, params, context }: Route.ActionArgs) {
  const { viewer } = await requireAdmin(request, context);
  const form = await parseFormData(request);
  if (form.get("intent") === "discard") {
    await asViewer(viewer, (db) => discardCourseTable(db, params.table));
    const toast = successToast({ title: words.discarded, detail: words.discardedDetail });
    return redirectWithToast(context, list, toast);
  }
  const about = parseForm(tableAbout, form);
  if (!about.ok) return rejectForm(context, words.notDone, Object.values(about.problems).join(" "), about);
  const count = await asViewer(viewer, (db) => importCourseTable(db, params.table, about.value));
  if (count === null) return redirectWithToast(context, list, errorToast(words.notDone, words.nothing));
  const toast = successToast({ title: words.done, detail: words.doneDetail(count) });
  return redirectWithToast(context, list, toast);
}

export const handle = failureMessage({ title: words.notDone });

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(words.preview) },
  { name: "robots", content: "noindex" },
];

export default function Preview({ loaderData, actionData }: Route.ComponentProps) {
  const { source, fileName, year, difference } = loaderData;
  const { added, removed, renamed, requirements, corrected, cutoffs } = difference;
  const field = (name: "title" | "url" | "year" | "note", value: string) => ({
    id: `table-${name}`,
    name,
    defaultValue: String(actionData?.values[name] ?? value),
    error: actionData?.problems[name],
  });
  return (
    <div className="wrap max-w-4xl py-6 md:py-10">
      <Breadcrumb steps={[{ label: words.title, to: list }]} here={words.preview} />
      <PageHeading title={words.preview} intro={`${source.title}${fileName ? ` · ${fileName}` : ""}`} />
      <p className="mt-4 text-lg font-semibold">{words.programmes(difference.count)}</p>
      <Lines title={words.added(added.count)} {...added} />
      <Lines title={words.removed(removed.count)} {...removed} />
      <Lines title={words.renamed(renamed.count)} {...renamed} />
      <Lines title={words.requirements(requirements.count)} {...requirements} />
      <Lines title={words.corrected(corrected.count)} {...corrected} />
      {cutoffs && (
        <section aria-labelledby="cutoffs" className="mt-4">
          <h2 id="cutoffs" className="text-xl">
            {words.largest}
          </h2>
          <p>{words.cutoffs(cutoffs.year, cutoffs.compared, cutoffs.median)}</p>
          <ul className="mt-1 text-sm">
            {cutoffs.largest.map((one) => (
              <li key={named(one)}>
                <b>{words.moved(one.change)}</b> {named(one)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Card className="mt-6">
        <Form method="post" className="grid gap-4" noValidate={actionData !== undefined}>
          <FormProblems title={words.notDone} problems={actionData?.problems} formId="table" />
          <TextField {...field("title", source.title)} label={words.sourceTitle} required maxLength={200} />
          <TextField
            {...field("url", source.url)}
            label={words.sourceUrl}
            type="url"
            required
            maxLength={500}
          />
          <TextField {...field("year", String(year))} label={words.newestYear} inputMode="numeric" required />
          <TextArea {...field("note", source.note)} label={words.note} rows={3} maxLength={500} />
          <div className="flex flex-wrap gap-3">
            <Button name="intent" value="put">
              {words.put}
            </Button>
            <Button name="intent" value="discard" look="outline" formNoValidate>
              {words.discard}
            </Button>
          </div>
        </Form>
      </Card>
    </div>
  );
}

const Lines = ({ title, count, lines }: { title: string; count: number; lines: string[] }) =>
  count > 0 && (
    <details className="mt-2">
      <summary className="flex min-h-11 items-center font-semibold">{title}</summary>
      <ul className="text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {count > lines.length && <li>{words.more(count - lines.length)}</li>}
      </ul>
    </details>
  );
