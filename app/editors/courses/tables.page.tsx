import { data } from "react-router";
import { requireAdmin } from "#app/accounts/signed-in.server.ts";
import { viewerContext } from "#app/shared/context.ts";
import { parseUpload } from "#app/shared/csv/read-upload.server.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { FileField } from "#app/shared/ui/fields/file-field.tsx";
import { HostLink } from "#app/shared/ui/navigation/host-link.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/tables.page.ts";
import { listCourseTables, restoreReleasedTable, stageCourseTable } from "./course-tables.server.ts";
import { words } from "./words.ts";

const here = "/admin/courses";

export const loader = ({ context }: Route.LoaderArgs) =>
  asViewer(context.get(viewerContext), async (db) => ({ tables: await listCourseTables(db) }));

/** Stages an upload for the preview, or restores the table of the release. */
export async function action({ request, context }: Route.ActionArgs) {
  const { viewer } = await requireAdmin(request, context);
  const form = await parseFormData(request);
  const sourceId = String(form.get("table") ?? "");
  if (form.get("intent") === "restore") {
    const count = await asViewer(viewer, (db) => restoreReleasedTable(db, sourceId));
    const toast = successToast({ title: words.restored, detail: words.doneDetail(count) });
    return redirectWithToast(context, here, toast);
  }
  const { content, fileName } = await parseUpload(form);
  const refuse = (problem: string) => data({ sourceId, problem }, { status: 400 });
  if (content === "") return refuse(words.nothingSent);
  const staged = await asViewer(viewer, (db) => stageCourseTable(db, { sourceId, fileName, content }));
  if (!staged.ok) return refuse(staged.problem);
  const toast =
    staged.leftOut > 0
      ? { tone: "bad" as const, title: words.leftOut(staged.leftOut), detail: staged.problems.join(" ") }
      : null;
  return redirectWithToast(context, `${here}/${sourceId}`, toast);
}

export const handle = failureMessage({ title: words.notDone });

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(words.title) },
  { name: "robots", content: "noindex" },
];

export default function CourseTables({ loaderData: { tables }, actionData }: Route.ComponentProps) {
  const isBusy = useBusy();
  return (
    <div className="wrap max-w-4xl py-6 md:py-10">
      <PageHeading title={words.title} intro={words.intro} />
      <ul className="mt-6 grid gap-5">
        {tables.map(({ id, title, url, year, isImported, canImport, columns, programmes, waitingSince }) => (
          <Card key={id} as="li">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2 flex flex-wrap gap-2">
              <Tag>{words.programmes(programmes)}</Tag>
              <Tag>{words.year(year)}</Tag>
              <Tag tone={isImported ? "mint" : "neutral"}>{isImported ? words.imported : words.released}</Tag>
            </p>
            <p className="mt-1">
              <HostLink href={url} label={title} />
            </p>
            {waitingSince && <TextLink to={`${here}/${id}`}>{words.waiting}</TextLink>}
            {canImport && (
              <Form method="post" encType="multipart/form-data" className="mt-3 grid gap-3">
                <input type="hidden" name="table" value={id} />
                <FileField
                  id={`file-${id}`}
                  name="file"
                  label={words.file}
                  accept=".csv,text/csv,text/plain"
                  hint={`${words.fileHint} ${words.columns(columns)}`}
                  error={actionData?.sourceId === id ? actionData.problem : undefined}
                />
                <div className="flex flex-wrap gap-3">
                  <Button name="intent" value="stage" look="outline" isBusy={isBusy} busyLabel={words.busy}>
                    {words.upload}
                  </Button>
                  {isImported && (
                    <Button name="intent" value="restore" look="outline">
                      {words.restore}
                    </Button>
                  )}
                </div>
              </Form>
            )}
          </Card>
        ))}
      </ul>
    </div>
  );
}
