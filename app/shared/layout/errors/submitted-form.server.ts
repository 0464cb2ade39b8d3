import { createContext } from "react-router";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";

/** More than any form of ours needs. Larger uploads are not copied: a file can't be put back into a form anyway. */
export const maxFormBytes = 1024 * 1024;

/**
 * Reads a form that a browser without JavaScript has sent, after its request failed. Returns null if there is nothing
 * to show again.
 */
export type ReadSubmittedForm = () => Promise<FormData | null>;

export const submittedFormContext = createContext<ReadSubmittedForm>(async () => null);

/**
 * Stores a copy of a submitted form until the response is known. A script keeps the form on its page and needs none.
 */
export function copySubmittedForm(request: Request): ReadSubmittedForm {
  const length = Number(request.headers.get("Content-Length") ?? Number.NaN);
  const isForm = request.method === "POST" && !isDataRequest(request) && length <= maxFormBytes;
  if (!isForm) return async () => null;
  const copy = request.clone();
  let reading: Promise<FormData | null> | undefined;
  return () => (reading ??= parseFormData(copy).catch(() => null));
}

/** React Router's scripts submit forms and fetch data under this ending. */
export const isDataRequest = (request: Request) => new URL(request.url).pathname.endsWith(".data");
