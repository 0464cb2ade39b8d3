import { createContext } from "react-router";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";

/** More than any form of ours needs. Of a larger upload no copy is made: a file could not be given back anyway. */
export const maxFormBytes = 1024 * 1024;

/** Reads the form that a browser without a script has sent, for when nothing came of it; null where there is none to give back. */
export type ReadSubmittedForm = () => Promise<FormData | null>;

export const submittedFormContext = createContext<ReadSubmittedForm>(async () => null);

/** Holds a copy of what a form sent until its answer is known. A script keeps the form on its page, so for it there is none. */
export function copySubmittedForm(request: Request): ReadSubmittedForm {
  const length = Number(request.headers.get("Content-Length") ?? Number.NaN);
  const isForm = request.method === "POST" && !isDataRequest(request) && length <= maxFormBytes;
  if (!isForm) return async () => null;
  const copy = request.clone();
  let reading: Promise<FormData | null> | undefined;
  return () => (reading ??= parseFormData(copy).catch(() => null));
}

/** React Router's own scripts send a page's forms and ask for its data under this ending. */
export const isDataRequest = (request: Request) => new URL(request.url).pathname.endsWith(".data");
