import { createContext, type RouterContextProvider } from "react-router";
import { readFormData } from "#app/common/forms/read-form-data.server.ts";

/** A copy of the form that a browser without a script has sent, for when nothing comes of it. */
export const sentContext = createContext<Request | null>(null);

/** A script keeps the form on its page, and programs keep what they send. */
export const copyOfForm = (request: Request): Request | null =>
  request.method === "POST" && !new URL(request.url).pathname.endsWith(".data") ? request.clone() : null;

/** What was sent; null where it was no form, or too broken to be read. */
export async function readSentForm(context: RouterContextProvider): Promise<FormData | null> {
  const sent = context.get(sentContext);
  return sent && readFormData(sent).catch(() => null);
}
