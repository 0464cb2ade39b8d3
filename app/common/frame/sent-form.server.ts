import { createContext, type RouterContextProvider } from "react-router";

/** A copy of the form that a browser without a script has sent, for when nothing comes of it. */
export const sentContext = createContext<Request | null>(null);

/** A script keeps the form on its page, and programs keep what they send. */
export const copyOfForm = (request: Request): Request | null =>
  request.method === "POST" && !new URL(request.url).pathname.endsWith(".data") ? request.clone() : null;

/** What was sent; null where it was no form, or too broken to be read. */
export const readSentForm = async (context: RouterContextProvider): Promise<FormData | null> =>
  (await context
    .get(sentContext)
    ?.formData()
    .catch(() => null)) ?? null;
