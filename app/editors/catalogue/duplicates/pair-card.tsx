import { Form } from "#app/shared/forms/form.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import type { RecordType } from "../fields/catalogue-field.ts";
import type { AlikeRecord } from "./find-pairs.server.ts";
import { duplicateWords } from "./words.ts";

export function PairCard({
  recordType,
  pair: [one, other],
}: {
  recordType: RecordType;
  pair: [AlikeRecord, AlikeRecord];
}) {
  const isBusy = useBusy();
  return (
    <Card as="li" className="grid gap-5 p-4 sm:grid-cols-2">
      <Half recordType={recordType} record={one} other={other} />
      <Half recordType={recordType} record={other} other={one} />
      <Form method="post" className="border-t border-line pt-3 sm:col-span-2">
        <input type="hidden" name="one" value={one.id} />
        <input type="hidden" name="other" value={other.id} />
        <Button
          name="intent"
          value="different"
          look="quiet"
          size="small"
          disabled={isBusy}
          aria-label={`${duplicateWords.different}: ${one.title}, ${other.title}`}
        >
          {duplicateWords.different}
        </Button>
      </Form>
    </Card>
  );
}

function Half({
  recordType,
  record,
  other,
}: {
  recordType: RecordType;
  record: AlikeRecord;
  other: AlikeRecord;
}) {
  const isBusy = useBusy();
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <Link to={`/admin/catalogue/${recordType.slug}/${record.id}`} className="font-semibold break-words">
        {record.title}
      </Link>
      <p className="min-w-0 text-sm break-all text-ink-2">
        {[record.provider, record.address, `added ${record.createdOn}`].filter(Boolean).join(" · ")}
      </p>
      <Form method="post" className="mt-auto pt-1">
        <input type="hidden" name="keep" value={record.id} />
        <input type="hidden" name="drop" value={other.id} />
        <Button look="outline" size="small" disabled={isBusy} aria-label={`Keep this one: ${record.title}`}>
          Keep this one
        </Button>
      </Form>
    </div>
  );
}
