import { type LastPage, renderLastPage } from "#app/common/frame/last-page.server.tsx";
import { problems } from "#app/common/frame/words.ts";

const statusOf = { ours: 500, slow: 504, away: 503 } as const;
const tryAgainSeconds = "30";
const longestTyped = 64 * 1024;
/** What is typed blind is not written into a page. */
const isSecret = /password|secret|code|token/i;

type Typed = () => Promise<LastPage["typed"]>;

/**
 * Keeps what a form without scripts sent until its answer is known. It costs a copy, so only of forms that a person can have
 * typed; a file can't be put back into a form, and a password must not be.
 */
export function keepTyped(request: Request): Typed {
  const type = request.headers.get("Content-Type") ?? "";
  const length = Number(request.headers.get("Content-Length") ?? Number.NaN);
  const isForm = request.method === "POST" && type.startsWith("application/x-www-form-urlencoded");
  if (!isForm || isForScript(request) || !(length <= longestTyped)) return async () => null;
  const copy = request.clone();
  return async () => {
    const typed = [...new URLSearchParams(await copy.text())] as [string, string][];
    return typed.some(([name]) => isSecret.test(name)) ? null : typed;
  };
}

/** The answer where no page could be made, in the house's look for people and in few words for programs. */
export async function lastAnswer(
  kind: LastPage["kind"],
  request: Request,
  facts: Pick<LastPage, "reference" | "contactEmail">,
  typed: Typed = async () => null,
): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  if (kind === "away") headers.set("Retry-After", tryAgainSeconds);
  const answer = { status: statusOf[kind], headers };
  if (isForScript(request)) {
    headers.set("Content-Type", "text/plain; charset=utf-8");
    return new Response(facts.reference, answer);
  }
  if (!wantsPage(request)) {
    headers.set("Content-Type", "text/plain; charset=utf-8");
    return new Response(`${problems[kind].title}. ${problems.reference} ${facts.reference}`, answer);
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { pathname, search } = new URL(request.url);
  const isForm = request.method === "POST";
  // Only what certainly was not done is offered to be sent again.
  const again = kind === "away" && isForm ? await typed() : null;
  return new Response(
    renderLastPage({ ...facts, kind, address: pathname + search, typed: again, isForm }),
    answer,
  );
}

/** What goes out in the place of a page that failed: an outage has its own page and status, and React Router's own bare words are ours to say. */
export async function answerFailure(
  answer: Response,
  isAway: boolean,
  request: Request,
  facts: Pick<LastPage, "reference" | "contactEmail">,
  typed: Typed,
): Promise<Response> {
  const isPage = (answer.headers.get("Content-Type") ?? "").startsWith("text/html");
  if (isAway && isPage) return asOutage(answer);
  if (isAway) return lastAnswer("away", request, facts, typed);
  const isPlain = (answer.headers.get("Content-Type") ?? "").startsWith("text/plain");
  if (!isPlain || answer.status !== 500 || isForScript(request)) return answer;
  const text = await answer.text();
  return text.startsWith("Unexpected Server Error")
    ? lastAnswer("ours", request, facts)
    : new Response(text, answer);
}

/** The page that failed says so itself, in its own words and with what was typed. */
function asOutage(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", "private, no-store");
  headers.set("Retry-After", tryAgainSeconds);
  return new Response(page.body, { status: statusOf.away, headers });
}

/** React Router's own scripts ask for a page's data, and read the reference out of a failure: see `handleDataRequest`. */
const isForScript = (request: Request) => new URL(request.url).pathname.endsWith(".data");

function wantsPage(request: Request): boolean {
  const accepted = request.headers.get("Accept") ?? "*/*";
  return accepted.includes("text/html") || accepted.includes("*/*");
}
