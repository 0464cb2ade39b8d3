import {
  renderStaticErrorPage,
  type StaticErrorPage,
} from "#app/shared/layout/errors/static-error-page.server.tsx";
import { isDataRequest, type ReadSubmittedForm } from "#app/shared/layout/errors/submitted-form.server.ts";
import { errorWords, refusals } from "#app/shared/layout/words.ts";

type ErrorDetails = Pick<StaticErrorPage, "contactEmail"> & { reference: string };

const statusOf = { ours: 500, slow: 504, away: 503, foreign: 403, tooLarge: 413, elsewhere: 421 } as const;
const tryAgainSeconds = "30";

/** The response when no page could be rendered: a styled page for people and a short text for programs. */
export async function lastAnswer(
  kind: "ours" | "slow" | "away",
  request: Request,
  facts: ErrorDetails,
  submittedForm: ReadSubmittedForm = async () => null,
): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  if (kind === "away") headers.set("Retry-After", tryAgainSeconds);
  const status = statusOf[kind];
  const { title, text } = errorWords[kind];
  if (isDataRequest(request)) return inWords(facts.reference, status, headers);
  if (!accepts(request, "text/html", "*/*"))
    return inWords(`${title}. ${errorWords.reference} ${facts.reference}`, status, headers);
  const { pathname, search } = new URL(request.url);
  // Only requests that certainly had no effect are offered to be sent again.
  const form = kind === "away" ? await submittedForm() : null;
  const wasSent = request.method === "POST";
  return asPage(
    { ...facts, title, text, sent: { form, wasSent, address: pathname + search } },
    status,
    headers,
  );
}

/** The response to a rejected request: a page for browsers, a sentence for programs. */
export function refusal(
  kind: keyof typeof refusals,
  request: Request,
  contactEmail: string,
  headers = new Headers(),
): Response {
  const { title, text } = refusals[kind];
  headers.set("Cache-Control", "private, no-store");
  if (isDataRequest(request) || !accepts(request, "text/html"))
    return inWords(`${title}. ${text}`, statusOf[kind], headers);
  return asPage({ title, text, contactEmail, linksHome: kind !== "elsewhere" }, statusOf[kind], headers);
}

/**
 * Replaces the response of a failed page: an outage has its own page and status, and React Router's plain error texts
 * are replaced by ours.
 */
export async function answerFailure(
  answer: Response,
  isAway: boolean,
  request: Request,
  facts: ErrorDetails,
  submittedForm: ReadSubmittedForm,
): Promise<Response> {
  const isPage = (answer.headers.get("Content-Type") ?? "").startsWith("text/html");
  if (isAway && isPage) return asOutage(answer);
  if (isAway) return lastAnswer("away", request, facts, submittedForm);
  const isPlain = (answer.headers.get("Content-Type") ?? "").startsWith("text/plain");
  if (!isPlain || answer.status !== 500 || isDataRequest(request)) return answer;
  const text = await answer.text();
  return text.startsWith("Unexpected Server Error")
    ? lastAnswer("ours", request, facts)
    : new Response(text, answer);
}

/** The failed page reports the error itself, with its own text and what was typed. */
function asOutage(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", "private, no-store");
  headers.set("Retry-After", tryAgainSeconds);
  return new Response(page.body, { status: statusOf.away, headers });
}

function asPage(page: StaticErrorPage, status: number, headers: Headers): Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(renderStaticErrorPage(page), { status, headers });
}

/** React Router's script reads the error id from such a response: see `handleDataRequest`. */
function inWords(words: string, status: number, headers: Headers): Response {
  headers.set("Content-Type", "text/plain; charset=utf-8");
  return new Response(words, { status, headers });
}

function accepts(request: Request, ...types: string[]): boolean {
  const accepted = request.headers.get("Accept") ?? "*/*";
  return types.some((type) => accepted.includes(type));
}
