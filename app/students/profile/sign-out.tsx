import { useEffect, useState } from "react";
import { Form } from "#app/shared/forms/form.tsx";
import { localPath } from "#app/shared/languages/local-path.ts";
import { countUnsent } from "#app/shared/offline-storage/count-unsent.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { profileCardsText } from "./text-words.ts";
import { words } from "./words.ts";

/** Shows how many unsynced changes are on the phone. Signing out tries to send them and keeps the rest for this account. */
export function SignOut() {
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    countUnsent().then(setWaiting, () => undefined);
  }, []);
  return (
    <Form method="post" action="/sign-out" className="mt-4">
      {waiting > 0 && (
        <p role="status" className="mb-3 rounded-card bg-marigold-pale p-3 text-marigold-ink">
          {words.waiting(waiting)}{" "}
          <a href={localPath("/offline/app#waiting")} className="underline underline-offset-4">
            {words.seeWaiting}
          </a>
        </p>
      )}
      <Button look="outline" isWide>
        {profileCardsText.signOut}
      </Button>
    </Form>
  );
}
