import { type ChangeEvent, useState } from "react";
import { useLocation } from "react-router";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { savedStatuses } from "#database/schema/lists.ts";
import type { SavedCard } from "../list/saved-cards.server.ts";
import { send } from "../send-form.ts";
import { statusNames, savedWords as words } from "../words.ts";

const choices = savedStatuses.map((value) => ({ value, label: statusNames[value] }));

interface StatusFieldProps {
  card: SavedCard;
  /** What was chosen in a form that came back. */
  chosen?: string | undefined;
  error?: string | undefined;
}

/**
 * Saves itself where a script runs; the form around it has the button for everyone else. The card stays where it is, so that nobody
 * loses her place to a list that moves under her hands.
 */
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
        choices={choices}
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
              <Link to={pathname + search} className={textLinkLook}>
                {words.showThere(statusNames[kept])}
              </Link>
            )}
          </>
        )}
      </p>
    </div>
  );
}
