import { Form } from "#app/shared/forms/form.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";

/** The confirmation before several records are changed. */
export interface BulkQuestion {
  question: string;
  detail: string;
  label: string;
  intent: string;
  isDanger?: boolean;
  /** The name of a settable value. */
  set?: string;
  rows: { id: string; title: string; change?: string }[];
}

/** Lists every record with its change. */
export function ConfirmBulk({ confirmation, cancelTo }: { confirmation: BulkQuestion; cancelTo: string }) {
  const { question, detail, label, intent, isDanger, set, rows } = confirmation;
  const isBusy = useBusy(intent);
  return (
    <Card className="max-w-3xl">
      <h2 className="text-2xl break-words">{question}</h2>
      <p className="mt-2">{detail}</p>
      {rows.length === 0 ? (
        <p className="mt-4 text-ink-2">None of them exist any more.</p>
      ) : (
        <ul className="mt-4 max-h-96 divide-y divide-line overflow-y-auto rounded-card border border-line px-4">
          {rows.map(({ id, title, change }) => (
            <li key={id} className="py-2">
              <span className="font-semibold break-words">{title || "Without a title"}</span>
              {change && <span className="block text-sm break-words text-ink-2">{change}</span>}
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className="mt-5 flex flex-wrap gap-3">
        {rows.map(({ id }) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        {set && <input type="hidden" name="set" value={set} />}
        <ButtonLink look="outline" to={cancelTo}>
          Cancel
        </ButtonLink>
        {rows.length > 0 && (
          <Button
            name="intent"
            value={intent}
            look={isDanger ? "danger" : "forest"}
            isBusy={isBusy}
            busyLabel="Working..."
          >
            {label}
          </Button>
        )}
      </Form>
    </Card>
  );
}
