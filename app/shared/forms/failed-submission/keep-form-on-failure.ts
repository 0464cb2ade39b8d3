import {
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type Location,
  type MiddlewareFunction,
  type NavigateFunction,
  type ShouldRevalidateFunctionArgs,
  type SubmitFunction,
  type UIMatch,
} from "react-router";
import { splitLanguage } from "#app/shared/languages/languages.ts";
import { failureDetail } from "./failure-detail.ts";
import { type FailureMessage, findFailureMessage } from "./failure-message.ts";
import { markSent, markUnsent } from "./unsent-text.ts";
import { failureWords } from "./words.ts";

/** What `<Form>` passes when it is submitted. */
interface FormSubmission {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  /** Read at the submission: afterwards the button is disabled, and would be left out. */
  formData: FormData;
  location: Location;
  matches: UIMatch[];
  actionData: unknown;
  navigate: NavigateFunction;
  submit: SubmitFunction;
}

let lastSubmission: FormSubmission | null = null;

export function rememberSubmission(submission: FormSubmission): void {
  lastSubmission = submission;
}

type ShowFailure = (failure: (FailureMessage & { again(): void }) | null) => void;

/** Shows that a submission failed, with a way to try again; null removes the message. The toasts put their function here. */
export const failureToast: { show: ShowFailure } = { show: () => undefined };

/** The status of a submission that was not received. */
const notReceived = 503;

/**
 * Client middleware of the root: a form whose submission fails stays on the page with all that was typed, and a toast says what
 * happened. React Router would replace the page with the error page. See decision 81.
 */
export const keepFormOnFailure: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  if (request.method === "GET") return next();
  const submission = lastSubmission;
  lastSubmission = null;
  failureToast.show(null);
  const results = await next();
  const [[id, { type, result }]] = Object.entries(results) as [[string, DataStrategyResult]];
  const isSignedOut = submission !== null && hasLostSession(submission, result);
  if (type !== "error" || (hasOwnPage(result) && !isSignedOut)) {
    if (!isRefused(result)) markSent();
    return results;
  }
  if (request.signal.aborted) return results;
  markUnsent();
  const url = new URL(request.url);
  url.pathname = splitLanguage(url.pathname).path;
  const handle = submission?.matches.find((match) => match.id === id)?.handle;
  failureToast.show({
    detail: failureDetail(result),
    ...findFailureMessage(handle, submission?.formData ?? new FormData(), url),
    ...(isSignedOut && { detail: failureWords.signedOut }),
    again: () => submission && submitAgain(submission, url),
  });
  if (!submission) return { [id]: { type: "data", result: data(undefined, { status: notReceived }) } };
  if (url.pathname !== submission.location.pathname) {
    stayOn(submission);
    return results;
  }
  failedAt = submission.location;
  return { [id]: { type: "data", result: data(submission.actionData, { status: notReceived }) } };
};

/** A redirect isn't a failure; "forbidden" and "not found" have their own pages. */
const hasOwnPage = (result: unknown) =>
  result instanceof Response ||
  (isRouteErrorResponse(result) && (result.status === 403 || result.status === 404));

/** A rejected form returns with its problems. */
const isRefused = (result: unknown) =>
  typeof result === "object" && result !== null && "init" in result && statusOf(result.init) >= 400;

const statusOf = (init: unknown) =>
  typeof init === "number" ? init : ((init as ResponseInit | null)?.status ?? 200);

/** A member's page whose action requires signing in: the session ended meanwhile, for instance in another tab. */
function hasLostSession({ matches, location }: FormSubmission, result: unknown): boolean {
  const session = (matches[0]?.loaderData as { session?: string | null } | undefined)?.session;
  if (!session || location.pathname.startsWith("/auth") || !(result instanceof Response)) return false;
  return /^\/auth(\?|$)/.test(splitLanguage(result.headers.get("Location") ?? "").path);
}

/** Presses the same button again; if the form is no longer on the page, sends its former values. */
function submitAgain({ form, submitter, formData, submit }: FormSubmission, { pathname, search }: URL): void {
  if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null);
  else submit(formData, { method: "post", action: pathname + search });
}

/** Cancels the navigation to the form's action, which is another page. */
function stayOn({ navigate, location }: FormSubmission): void {
  void navigate(location, {
    replace: true,
    preventScrollReset: true,
    state: location.state,
    defaultShouldRevalidate: false,
  });
}

/** After a failed submission nothing is loaded again: neither for its page nor for the cancelled navigation. */
export const isFailedSubmission = ({
  actionStatus = 0,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === notReceived ||
  (!actionStatus && !defaultShouldRevalidate && currentUrl.href === nextUrl.href);

let failedAt: Location | null = null;
/** By location key, the key under which its scroll position is stored. */
const scrollKeys = new Map<string, string>();

/** A failed submission adds a location that shows the same page: it keeps its scroll position. */
export function scrollKey({ key, pathname }: Location): string {
  if (failedAt && key !== failedAt.key && pathname === failedAt.pathname) {
    scrollKeys.set(key, scrollKeys.get(failedAt.key) ?? failedAt.key);
    failedAt = null;
  }
  return scrollKeys.get(key) ?? key;
}
