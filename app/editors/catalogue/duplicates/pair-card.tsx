import { Form } from "#app/shared/forms/form.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import type { Noun } from "../fields/catalogue-field.ts";
import type { AlikeRecord } from "./find-pairs.server.ts";
import { duplicateWords } from "./words.ts";

/** Two records side by side, each with the button that keeps it. */
export function PairCard({ noun, pair: [one, other] }: { noun: Noun; pair: [AlikeRecord, AlikeRecord] }) {
  const isBusy = useBusy();
  return (
    <Card as="li" className="grid gap-5 p-4 sm:grid-cols-2">
      <Half noun={noun} record={one} other={other} />
      <Half noun={noun} record={other} other={one} />
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

function Half({ noun, record, other }: { noun: Noun; record: AlikeRecord; other: AlikeRecord }) {
  const isBusy = useBusy();
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <Link to={`/admin/catalogue/${noun.slug}/${record.id}`} className="font-semibold break-words">
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
