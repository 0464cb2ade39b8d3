import { Form } from "#app/shared/forms/form.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import type { RecordType } from "../fields/catalogue-field.ts";
import type { DifferentPair } from "./different-records.server.ts";
import { duplicateWords as words } from "./words.ts";

/** Pairs marked as different, with a button to unmark each. */
export function DifferentPairs({ recordType, pairs }: { recordType: RecordType; pairs: DifferentPair[] }) {
  const isBusy = useBusy();
  if (pairs.length === 0) return null;
  const at = (id: string) => `/admin/catalogue/${recordType.slug}/${id}`;
  return (
    <details className="mt-6 rounded-card border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center rounded-card px-4 py-2 font-semibold hover:bg-sand">
        {words.toldApart(pairs.length)}
      </summary>
      <ul className="divide-y divide-line px-4 pb-2">
        {pairs.map(({ one, other, oneTitle, otherTitle }) => (
          <li key={one + other} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-64 break-words">
              <Link to={at(one)}>{oneTitle}</Link> · <Link to={at(other)}>{otherTitle}</Link>
            </span>
            <Form method="post">
              <input type="hidden" name="one" value={one} />
              <input type="hidden" name="other" value={other} />
              <Button
                name="intent"
                value="forget"
                look="outline"
                size="small"
                disabled={isBusy}
                aria-label={`${words.forget}: ${oneTitle}`}
              >
                {words.forget}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}
