import { Form } from "react-router";
import { useBusy } from "#app/common/forms/use-busy.ts";
import { Button, ButtonLink } from "#app/common/ui/button.tsx";
import { Card } from "#app/common/ui/card.tsx";

interface ConfirmDeleteProps {
  toDelete: string[];
  question: string;
  cancelTo: string;
}

/** Asks before anything is deleted, and says that it can be taken back. */
export function ConfirmDelete({ toDelete, question, cancelTo }: ConfirmDeleteProps) {
  const isBusy = useBusy("delete-now");
  return (
    <Card className="max-w-2xl">
      <h2 className="text-2xl">{question}</h2>
      <p className="mt-2">
        Visitors will not find them any more. The history keeps what they were and can restore them one by
        one.
      </p>
      <Form method="post" className="mt-5 flex flex-wrap gap-3">
        {toDelete.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <ButtonLink look="outline" to={cancelTo}>
          Cancel
        </ButtonLink>
        <Button name="intent" value="delete-now" look="danger" isBusy={isBusy} busyLabel="Deleting...">
          Delete {toDelete.length}
        </Button>
      </Form>
    </Card>
  );
}
