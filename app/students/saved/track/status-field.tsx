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
  const [outcome, setOutcome] = useState<SavedCard["status"] | "failed" | null>(null);

  async function saveStatus({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const status = savedStatuses.find((known) => known === currentTarget.value);
    if (!status) return;
    const body = new FormData();
    body.set("item", card.item);
    body.set("status", status);
    body.set("back", pathname + search);
    const answer = await send("/saved/status", body);
    if (!answer?.signIn) setOutcome(answer?.isDone ? status : "failed");
  }

  return (
    <div>
      <SelectField
        label={words.status}
        name="status"
        choices={choices()}
        defaultValue={chosen ?? card.status}
        onChange={saveStatus}
        error={error}
      />
      <p role="status" className="text-sm">
        {outcome === "failed" && <span className="text-clay">{words.statusNotKept}</span>}
        {outcome && outcome !== "failed" && (
          <>
            {words.statusKept(statusNames[outcome])}{" "}
            {outcome !== card.status && (
              <Link to={`/saved?show=${outcome}`} className={textLinkLook}>
                {words.showThere(statusNames[outcome])}
              </Link>
            )}
          </>
        )}
      </p>
    </div>
  );
}
