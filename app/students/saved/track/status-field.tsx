import { type ChangeEvent, useState } from "react";
import { useLocation } from "react-router";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { savedStatuses } from "#database/schema/lists.ts";
import type { SavedCard } from "../list/saved-cards.server.ts";
import { send } from "../send-form.ts";
import { statusNames, savedWords as words } from "../words.ts";

const choices = () => savedStatuses.map((value) => ({ value, label: statusNames[value] }));

interface StatusFieldProps {
  card: SavedCard;
  /** The rejected value, after a failed submission. */
  chosen?: string | undefined;
  error?: string | undefined;
}

/** Saves on change with JavaScript; otherwise the form's button does. The card stays in its group until reload, so that the list doesn't jump. */
export function StatusField({ card, chosen, error }: StatusFieldProps) {
  const { pathname, search } = useLocation();
  const [kept, setKept] = useState<SavedCard["status"] | "failed" | null>(null);

  async function keep({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const status = savedStatuses.find((known) => known === currentTarget.value);
    if (!status) return;
    const body = new FormData();
    body.set("item", card.item);
    body.set("status", status);
    body.set("back", pathname + search);
    const answer = await send("/saved/status", body);
    if (!answer?.signIn) setKept(answer?.isDone ? status : "failed");
  }

  return (
    <div>
      <SelectField
        label={words.status}
        name="status"
        choices={choices()}
        defaultValue={chosen ?? card.status}
        onChange={keep}
        error={error}
      />
      <p role="status" className="text-sm">
        {kept === "failed" && <span className="text-clay">{words.statusNotKept}</span>}
        {kept && kept !== "failed" && (
          <>
            {words.statusKept(statusNames[kept])}{" "}
            {kept !== card.status && (
              <Link to={`/saved?show=${kept}`} className={textLinkLook}>
                {words.showThere(statusNames[kept])}
              </Link>
            )}
          </>
        )}
      </p>
    </div>
  );
}
