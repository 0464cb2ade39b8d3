import { Form } from "#app/shared/forms/form.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Tag, type TagTone } from "#app/shared/ui/page/tag.tsx";
import { recordTypes } from "../fields/record-types.ts";
import { actionNames } from "../words.ts";
import type { FieldDifference } from "./differences.ts";
import type { ListedChange } from "./list-changes.server.ts";

const tones: Partial<Record<ListedChange["action"], TagTone>> = {
  create: "mint",
  publish: "mint",
  restore: "mint",
  import: "indigo",
  delete: "clay",
  unpublish: "marigold",
  undo: "marigold",
};
const fieldsShownOpen = 4;

export function Changes({ changes }: { changes: ListedChange[] }) {
  return (
    <ol className="grid gap-3">
      {changes.map((change) => (
        <Card key={change.id} as="li" className="p-4 md:p-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Tag tone={tones[change.action] ?? "neutral"}>{actionNames[change.action]}</Tag>
            <Link
              to={`/admin/catalogue/${recordTypes[change.kind].slug}/${change.recordId}/history`}
              className="inline-flex min-h-8 min-w-0 items-center font-semibold break-words"
            >
              {change.title || "Without a title"}
            </Link>
            <span className="text-sm text-ink-2">
              {recordTypes[change.kind].singular} ·{" "}
              {change.isByWorker ? "worker" : (change.by ?? "someone whose account is gone")} ·{" "}
              <time dateTime={change.changedAt.toISOString()}>
                {change.changedAt.toISOString().slice(0, 16).replace("T", " ")} UTC
              </time>
            </span>
          </div>
          <Differences differences={change.differences} />
          {change.canRestore && (
            <Form method="post" className="mt-3">
              <input type="hidden" name="change" value={change.id} />
              <Button look="outline" size="small">
                Restore
              </Button>
            </Form>
          )}
        </Card>
      ))}
    </ol>
  );
}

function Differences({ differences }: { differences: FieldDifference[] }) {
  if (differences.length === 0) return null;
  const list = (
    <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[10rem_1fr]">
      {differences.map(({ label, former, current }) => (
        <div key={label} className="contents">
          <dt className="font-semibold text-ink-2 max-sm:mt-1">{label}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">
            {former !== null && <del className="text-clay-ink">{former}</del>}
            {former !== null && current !== null && <span aria-hidden="true"> → </span>}
            {current !== null && <ins className="no-underline">{current}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
  if (differences.length <= fieldsShownOpen) return list;
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-leaf">
        {differences.length} fields
      </summary>
      {list}
    </details>
  );
}
