import { failureWords } from "./words.ts";

/** What a page says when the submission of one of its forms fails: the server failed or the connection was lost. */
export interface FailureMessage {
  title: string;
  /** Defaults to a sentence that says what failed. */
  detail?: string | undefined;
}

type FailureMessages = FailureMessage | ((form: FormData, address: URL) => FailureMessage);

/** Every page with an action exports it: `export const handle = failureMessage({ title: "Not saved" })`. */
export const failureMessage = (message: FailureMessages = failureWords.house) => ({
  failureMessage: message,
});

/** The message of the page that has the form. Endpoints have no messages. */
export function findFailureMessage(handle: unknown, form: FormData, address: URL): FailureMessage {
  const message =
    (handle as { failureMessage?: FailureMessages } | undefined)?.failureMessage ?? failureWords.house;
  return typeof message === "function" ? message(form, address) : message;
}
