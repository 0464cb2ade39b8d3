import type { RouterContextProvider } from "react-router";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { parseUpload } from "#app/shared/csv/read-upload.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { type RateLimit, rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { servedCountries } from "#database/schema/lists.ts";
import { type MatchedRow, matchClass } from "./match-class.server.ts";
import { parseClass } from "./parse-class.ts";
import { listProblems } from "./problem-words.ts";
import { longestGivenBack } from "./rules.ts";

/**
 * Enough for every class of a large school, twice. Each list may cost as much as a page of matches for sixty students.
 */
const perClient: RateLimit = { name: "class-list-client", tries: 60, seconds: 3_600 };

interface ClassFormOutcome {
  /** As typed, or as in the file, so that it can be corrected and downloaded. */
  list: string;
  country: string;
  problems: Record<string, string>;
  /** Null if the list could not be parsed. */
  rows: MatchedRow[] | null;
  status: number;
  headers: Record<string, string>;
}

/** Parses the form and responds. The list is never stored, logged or put into a URL. */
export async function handleClassForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ClassFormOutcome> {
  const form = await parseFormData(request);
  const country = servedCountries.find((each) => each === form.get("country"));
  const { content } = await parseUpload(form);
  const taken = { list: content.slice(0, longestGivenBack).toWellFormed(), country: country ?? "" };
  const refuse = (problems: Record<string, string>, status = 400, headers = {}): ClassFormOutcome => ({
    ...{ ...taken, problems, rows: null, status, headers },
  });
  const { client } = context.get(requestInfoContext);
  const attempt = await context.get(rateLimiterContext).consume({ limit: perClient, subject: client });
  if (!attempt.ok) {
    const headers = { "Retry-After": String(attempt.waitSeconds) };
    return refuse({ form: tooManyTries(attempt.waitSeconds) }, 429, headers);
  }
  if (!country) return refuse({ country: listProblems.country });
  const reading = parseClass(content, country);
  if (!reading.ok) {
    const isCut = content.length > longestGivenBack;
    return refuse({ text: isCut ? `${reading.problem} ${listProblems.isCut}` : reading.problem });
  }
  const rows = await matchClass(context.get(viewerContext), reading.rows, todayInUtc());
  return { ...taken, problems: {}, rows, status: 200, headers: {} };
}
