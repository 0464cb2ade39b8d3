import { data, type RouterContextProvider, redirect } from "react-router";
import { flashContext, type Toast } from "#app/shared/flash.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import type { FormRefusal } from "./rules.ts";

type Context = Readonly<RouterContextProvider>;

/** Redirects to another page with a toast and the given cookies. */
export async function redirectWithToast(
  context: Context,
  to: string,
  toast: Toast | null,
  cookies: string[] = [],
) {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (toast) headers.append("Set-Cookie", await context.get(flashContext).add(toast));
  return redirect(to, { status: 303, headers });
}

/** Shows the form again: status 400, the typed values and a toast with the reason. */
export async function rejectForm(context: Context, title: string, detail: string, refusal: FormRefusal) {
  const headers = await context.get(flashContext).showNow({ tone: "bad", title, detail });
  return data(refusal, { status: 400, headers });
}

/** Like `sendBack`, after too many attempts: status 429 with Retry-After. `otherwise` says what else can be done. */
export async function rejectTooManyTries(
  context: Context,
  title: string,
  waitSeconds: number,
  refusal: FormRefusal,
  otherwise?: string,
) {
  const detail = [tooManyTries(waitSeconds), otherwise].filter(Boolean).join(" ");
  const headers = await context.get(flashContext).showNow({ tone: "bad", title, detail });
  const answer: FormRefusal = { ...refusal, problems: { form: detail } };
  return data(answer, { status: 429, headers: { ...headers, "Retry-After": String(waitSeconds) } });
}

/** For overload: status 503 with Retry-After. Nothing was changed. */
export async function rejectBusy(context: Context, title: string, detail: string, refusal: FormRefusal) {
  const headers = await context.get(flashContext).showNow({ tone: "bad", title, detail });
  const answer: FormRefusal = { ...refusal, problems: { form: detail } };
  return data(answer, { status: 503, headers: { ...headers, "Retry-After": "10" } });
}

export const successToast = (message: { title: string; detail: string }): Toast => ({
  tone: "good",
  ...message,
});
export const errorToast = (title: string, detail: string): Toast => ({ tone: "bad", title, detail });
