import { Form } from "#app/shared/forms/form.tsx";
import { withColon } from "#app/shared/languages/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { UndoToast } from "#app/shared/ui/feedback/undo-toast.tsx";
import { hidingWords as words } from "../words.ts";

interface HideFormProps {
  /** "scholarship/8b0c…". */
  item: string;
  title: string;
}

export const HideForm = ({ item, title }: HideFormProps) => (
  <Form method="post" preventScrollReset replace className="ml-auto">
    <input type="hidden" name="item" value={item} />
    <Button
      name="wants"
      value="hide"
      look="quiet"
      size="small"
      aria-label={`${withColon(words.hide)} ${title}`}
    >
      {words.hide}
    </Button>
  </Form>
);

export const UndoHiding = ({ item, title }: HideFormProps) => (
  <UndoToast title={words.hidden(title)}>
    <Form method="post" preventScrollReset replace>
      <input type="hidden" name="item" value={item} />
      <Button name="wants" value="show" look="on-dark" size="small">
        {words.undo}
      </Button>
    </Form>
  </UndoToast>
);
