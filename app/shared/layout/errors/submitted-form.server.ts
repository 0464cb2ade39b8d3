import { createContext } from "react-router";
import { readFormData } from "#app/shared/forms/read-form-data.server.ts";

/** More than any form of ours needs. Of a larger upload no copy is made: a file could not be given back anyway. */
export const largestForm = 1024 * 1024;

/** Reads the form that a browser without a script has sent, for when nothing came of it; null where there is none to give back. */
export type SentForm = () => Promise<FormData | null>;

export const sentFormContext = createContext<SentForm>(async () => null);

/** Holds a copy of what a form sent until its answer is known. A script keeps the form on its page, so for it there is none. */
export function holdSentForm(request: Request): SentForm {
  const length = Number(request.headers.get("Content-Length") ?? Number.NaN);
  const isForm = request.method === "POST" && !isForScript(request) && length <= largestForm;
  if (!isForm) return async () => null;
  const copy = request.clone();
  let reading: Promise<FormData | null> | undefined;
  return () => (reading ??= readFormData(copy).catch(() => null));
}

/** React Router's own scripts send a page's forms and ask for its data under this ending. */
export const isForScript = (request: Request) => new URL(request.url).pathname.endsWith(".data");
