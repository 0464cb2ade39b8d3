import type { Toast } from "#app/shared/flash.server.ts";

/** JSON response to a heart, checklist or opening alert. */
export interface SavedResponse {
  isDone: boolean;
  /** Undefined if unknown. */
  isSaved?: boolean;
  toast?: Toast;
  /** Set if the session has expired. */
  signIn?: string;
}

/** Posts the form in the background. Resolves to null on a network error. */
export async function sendForm(form: HTMLFormElement, wants?: string): Promise<SavedResponse | null> {
  const body = new FormData(form);
  if (wants) body.set("wants", wants);
  return send(form.action, body);
}

/** Resolves to null on a network error. */
export async function send(address: string, body: FormData): Promise<SavedResponse | null> {
  const answer: SavedResponse | null = await fetch(address, {
    method: "POST",
    body,
    headers: { Accept: "application/json" },
    // A tap on a link right after the heart must not cancel it.
    keepalive: true,
  })
    .then((response) => response.json())
    .catch(() => null);
  if (answer?.signIn) location.assign(answer.signIn);
  return answer;
}
