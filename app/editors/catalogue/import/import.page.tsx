import { data } from "react-router";
import { requireAdmin } from "#app/accounts/signed-in.server.ts";
import { viewerContext } from "#app/shared/context.ts";
import { parseUpload } from "#app/shared/csv/read-upload.server.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { FileField } from "#app/shared/ui/fields/file-field.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextArea } from "#app/shared/ui/fields/text-field.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { asViewer } from "#database/viewer.ts";
import { CatalogueLayout } from "../catalogue-layout.tsx";
import { recordTypeList, recordTypes } from "../fields/record-types.ts";
import type { Route } from "./+types/import.page.ts";
import { listImports, stageImport } from "./stage-import.server.ts";
import { importProblems, startWithAnExport, stateNames } from "./words.ts";

const importable = recordTypeList.filter(({ canImport }) => canImport);

export const loader = ({ context }: Route.LoaderArgs) =>
  asViewer(context.get(viewerContext), async (db) => ({ imports: await listImports(db) }));

/** Stages a file or pasted rows for the preview; the catalogue is not changed yet. */
export async function action({ request, context }: Route.ActionArgs) {
  const editor = await requireAdmin(request, context);
  const form = await parseFormData(request);
  const recordType = importable.find(({ kind }) => kind === form.get("kind"));
  const { content, fileName, pasted } = await parseUpload(form);
  const refuse = (problems: Record<string, string>) =>
    data({ problems, kind: recordType?.kind ?? "", pasted }, { status: 400 });
  if (!recordType) return refuse({ kind: importProblems.notAKind });
  if (content === "") return refuse({ file: importProblems.nothingSent });
  const staged = await asViewer(editor.viewer, (db) =>
    stageImport(db, { kind: recordType.kind, fileName, content, editor: editor.userId }, new Date()),
  );
  if (!staged.ok) return refuse({ file: staged.problem });
  return redirectWithToast(context, `/admin/catalogue/import/${staged.id}`, null);
}

export const handle = failureMessage({ title: "Nothing was imported." });

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Import into the catalogue") },
  { name: "robots", content: "noindex" },
];

export default function Import({ loaderData: { imports }, actionData }: Route.ComponentProps) {
  const isBusy = useBusy();
  const problems = actionData?.problems;
  return (
    <CatalogueLayout
      title="Import"
      intro="Bring in a spreadsheet saved as CSV. You see every row before anything is written, and can undo the whole import."
      tab="import"
    >
      <p className="mb-4">
        <TextLink to="/admin/scraper#export-title">{startWithAnExport}</TextLink>
      </p>
      <Form method="post" encType="multipart/form-data" className="grid max-w-2xl gap-5">
        <FormProblems title="Nothing was imported." problems={problems} formId="import" />
        <SelectField
          id="import-kind"
          name="kind"
          label="What the rows are"
          required
          defaultValue={actionData?.kind ?? "scholarships"}
          error={problems?.kind}
          choices={importable.map(({ kind, plural }) => ({ value: kind, label: plural }))}
        />
        <FileField
          id="import-file"
          name="file"
          label="CSV file"
          accept=".csv,text/csv,text/plain"
          error={problems?.file}
          hint="Up to 5 MB and 5,000 rows. The first line holds the headers, like those of our own exports."
        />
        <TextArea
          id="import-text"
          name="text"
          label="Or paste the rows, headers included"
          rows={6}
          defaultValue={actionData?.pasted ?? ""}
        />
        <div>
          <Button isBusy={isBusy} busyLabel="FormResult...">
            Preview
          </Button>
        </div>
      </Form>
      {imports.length > 0 && (
        <section className="mt-10">
          <h2 className="text-2xl">Former imports</h2>
          <ul className="mt-3 grid gap-3">
            {imports.map(({ id, kind, fileName, state, createdAt }) => (
              <Card key={id} as="li" className="flex flex-wrap items-center gap-x-3 gap-y-1 p-4 md:p-4">
                <Tag tone={state === "imported" ? "mint" : "marigold"}>{stateNames[state]}</Tag>
                <Link
                  to={`/admin/catalogue/import/${id}`}
                  className="inline-flex min-h-8 min-w-0 items-center font-semibold break-all"
                >
                  {recordTypes[kind].plural}
                  {fileName && `: ${fileName}`}
                </Link>
                <time dateTime={createdAt.toISOString()} className="text-sm text-ink-2">
                  {createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC
                </time>
              </Card>
            ))}
          </ul>
        </section>
      )}
    </CatalogueLayout>
  );
}
