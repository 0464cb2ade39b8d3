import type { RouterContextProvider } from "react-router";
import type { Toast } from "#app/shared/flash.server.ts";
import { redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import type { SavedResponse } from "./send-form.ts";
import { askToSignIn, type PendingAction } from "./sign-in/ask-to-sign-in.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Every answer has words for those who have no script. */
export type FormOutcome = SavedResponse & { toast: Toast };

/** Back to where the form was sent from, with a message; or a short answer for its script. */
export async function respondToForm(request: Request, context: Context, back: string, answer: FormOutcome) {
  if (!isFromScript(request)) return redirectWithToast(context, back, answer.toast);
  return Response.json(answer, { status: answer.isDone ? 200 : 400 });
}

/** A visitor signs in first, and gets her wish then. */
export async function sendToSignIn(request: Request, context: Context, wish: PendingAction) {
  const { signIn, cookie } = await askToSignIn(request, context, wish);
  if (!isFromScript(request)) return redirectWithToast(context, signIn, null, [cookie]);
  const answer: SavedResponse = { isDone: false, signIn };
  return Response.json(answer, { headers: { "Set-Cookie": cookie } });
}

const isFromScript = (request: Request) => request.headers.get("Accept") === "application/json";
