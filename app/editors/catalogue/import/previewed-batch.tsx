import { Form } from "#app/shared/forms/form.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import type { RecordType } from "../fields/catalogue-field.ts";
import { countOf } from "../words.ts";
import type { PreviewRow, PreviewSummary } from "./summarise.ts";

/** What an import would change, and the button to run it. */
export function PreviewedBatch({ recordType, preview }: { recordType: RecordType; preview: PreviewSummary }) {
  const { good, duplicates, refused, unknownColumns, rows, unlisted } = preview;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Tag tone="mint">{`${good} good`}</Tag>
        </li>
        <li>
          <Tag tone="marigold">{`${duplicates} known already`}</Tag>
        </li>
        <li>
          <Tag tone="clay">{`${refused} with problems`}</Tag>
        </li>
      </ul>
      {unknownColumns.length > 0 && (
        <p className="mt-3">These columns are not ours and are left out: {unknownColumns.join(", ")}.</p>
      )}
      {good + duplicates > 0 ? (
        <ImportForm recordType={recordType} good={good} duplicates={duplicates} />
      ) : (
        <p className="mt-4 font-semibold">We can't import any rows. Fix the file and send it again.</p>
      )}
      <h2 className="mt-8 text-2xl">Rows</h2>
      <ol className="mt-3 divide-y divide-line rounded-card border border-line bg-card">
        {rows.map((row) => (
          <Row key={row.line} recordType={recordType} row={row} />
        ))}
      </ol>
      {unlisted > 0 && (
        <p className="mt-3 text-ink-2">{`and ${unlisted.toLocaleString("en")} more rows without a remark`}</p>
      )}
    </>
  );
}

function ImportForm({
  recordType,
  good,
  duplicates,
}: {
  recordType: RecordType;
  good: number;
  duplicates: number;
}) {
  const isBusy = useBusy();
  return (
    <Card className="mt-4 max-w-2xl">
      <Form method="post" className="grid gap-4">
        {duplicates > 0 && (
          <SelectField
            name="duplicates"
            label="What is known already"
            defaultValue="skip"
            choices={[
              { value: "skip", label: "Leave it out" },
              { value: "update", label: "Update the record with what the file says" },
              { value: "add", label: "Add it all the same" },
            ]}
          />
        )}
        <SelectField
          name="as"
          label="New records are"
          defaultValue="published"
          choices={[
            { value: "published", label: "Published at once" },
            { value: "drafts", label: "Drafts that only editors see" },
          ]}
        />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="import" isBusy={isBusy} busyLabel="Importing...">
            {good > 0 ? `Import ${countOf(good, recordType)}` : "Import"}
          </Button>
          <ButtonLink look="outline" to="/admin/catalogue/import">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}

function Row({
  recordType,
  row: { line, title, problems, known },
}: {
  recordType: RecordType;
  row: PreviewRow;
}) {
  return (
    <li className="flex gap-3 px-4 py-2.5">
      <span className="w-12 shrink-0 text-sm leading-6 text-ink-2">{`line ${line}`}</span>
      <div className="min-w-0">
        <p className="break-words">{title || "Without a title"}</p>
        {problems.map((problem) => (
          <p key={problem} className="text-sm font-semibold text-clay-ink">
            {problem}
          </p>
        ))}
        {known && (
          <p className="text-sm text-marigold-ink">
            {"line" in known ? (
              `The same as line ${known.line}.`
            ) : (
              <>
                Known already:{" "}
                <Link to={`/admin/catalogue/${recordType.slug}/${known.id}`} className="break-words">
                  {known.title}
                </Link>
                {!known.isPublished && " (unpublished)"}
              </>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
