import type { Toast } from "#app/shared/flash.server.ts";

/** What the script of a heart, a checklist or a bell is told. */
export interface SavedResponse {
  isDone: boolean;
  /** Whether the item is among the saved ones now; not said where nothing is known about it. */
  isSaved?: boolean;
  toast?: Toast;
  /** Where to sign in again: the session has ended meanwhile. */
  signIn?: string;
}

/** Sends a form as it stands, while the page stays too. Null where no answer came. */
export async function sendForm(form: HTMLFormElement, wants?: string): Promise<SavedResponse | null> {
  const body = new FormData(form);
  if (wants) body.set("wants", wants);
  return send(form.action, body);
}

/** Sends a few fields. Null where no answer came. */
export async function send(address: string, body: FormData): Promise<SavedResponse | null> {
  const answer: SavedResponse | null = await fetch(address, {
    method: "POST",
    body,
    headers: { Accept: "application/json" },
  })
    .then((response) => response.json())
    .catch(() => null);
  if (answer?.signIn) location.assign(answer.signIn);
  return answer;
}
