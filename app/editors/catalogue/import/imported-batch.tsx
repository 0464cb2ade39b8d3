import { Form } from "#app/shared/forms/form.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import type { RecordType } from "../fields/catalogue-field.ts";
import { countOf } from "../words.ts";

interface ImportedBatchProps {
  id: string;
  recordType: RecordType;
  state: "staged" | "imported" | "undone";
  counts: { added: number; changed: number };
  notUndone: { recordId: string; title: string }[];
}

/** What an import changed, and the button to undo it. */
export function ImportedBatch({ id, recordType, state, counts, notUndone }: ImportedBatchProps) {
  const isBusy = useBusy("undo");
  return (
    <Card className="grid max-w-2xl gap-4">
      <p>{`It added ${countOf(counts.added, recordType)} and changed ${countOf(counts.changed, recordType)}.`}</p>
      {state === "imported" && (
        <p className="text-ink-2">
          Undoing deletes what it added and restores what it changed. Records edited since then stay as they
          are.
        </p>
      )}
      {notUndone.length > 0 && (
        <div>
          <p className="font-semibold">Kept, because they were edited since:</p>
          <ul className="mt-1 list-disc pl-5">
            {notUndone.map(({ recordId, title }) => (
              <li key={recordId} className="py-1">
                <Link to={`/admin/catalogue/${recordType.slug}/${recordId}`} className="break-words">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Form method="post" className="flex flex-wrap gap-3">
        {state === "imported" && (
          <Button name="intent" value="undo" look="danger" isBusy={isBusy} busyLabel="Undoing...">
            Undo this import
          </Button>
        )}
        <ButtonLink look="outline" to={`/admin/catalogue/history?batch=${id}`}>
          What it changed
        </ButtonLink>
      </Form>
    </Card>
  );
}
