import type { RouterContextProvider } from "react-router";
import type { Toast } from "#app/shared/flash.server.ts";
import { redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import type { SavedResponse } from "./send-form.ts";
import { type PendingAction, redirectToSignIn } from "./sign-in/ask-to-sign-in.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The toast is shown to browsers without JavaScript. */
export type FormOutcome = SavedResponse & { toast: Toast };

/** Redirects back with a toast, or responds with JSON if a script sent the form. */
export async function respondToForm(request: Request, context: Context, back: string, answer: FormOutcome) {
  if (!isFromScript(request)) return redirectWithToast(context, back, answer.toast);
  return Response.json(answer, { status: answer.isDone ? 200 : 400 });
}

/** Sends a visitor to sign in; the action is completed afterwards. */
export async function sendToSignIn(request: Request, context: Context, pending: PendingAction) {
  const { signIn, cookie } = await redirectToSignIn(request, context, pending);
  if (!isFromScript(request)) return redirectWithToast(context, signIn, null, [cookie]);
  const answer: SavedResponse = { isDone: false, signIn };
  return Response.json(answer, { headers: { "Set-Cookie": cookie } });
}

const isFromScript = (request: Request) => request.headers.get("Accept") === "application/json";
