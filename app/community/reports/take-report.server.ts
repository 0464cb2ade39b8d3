import { setTimeout as wait } from "node:timers/promises";
import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { ageOf } from "#app/partners/schools/spam.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { requestInfoContext, secretContext, viewerContext } from "#app/shared/context.ts";
import { redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { parseForm, refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { signTimestamp, verifyTimestamp } from "#app/shared/forms/timestamp.server.ts";
import { rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import { findReportedRecord } from "./find-reported.server.ts";
import { receiveReport } from "./receive-report.server.ts";
import type { Report } from "./report.server.ts";
import { reportWords } from "./words.ts";

interface ReportArgs {
  request: Request;
  params: { kind: string; id: string };
  context: Readonly<RouterContextProvider>;
}

/** The record that the address names. Responds with 404 if there is no published one. */
export async function requireReported({ params, context }: Omit<ReportArgs, "request">) {
  const id = parseId(params.id);
  const found =
    id &&
    (await asViewer(context.get(viewerContext), (db) =>
      findReportedRecord(db, params.kind, id, todayInUtc()),
    ));
  if (!found) throw data(null, { status: 404 });
  return found;
}

/** When the form was opened. A form that is sent too soon or too late was not filled in by a person. */
export const openStamp = (context: ReportArgs["context"]) =>
  signTimestamp(context.get(secretContext), Date.now());

/** Checks a form about a record, stores it as a report, and returns to the record. */
export async function takeReport<Shape extends z.ZodRawShape>(
  { request, context, params }: ReportArgs,
  schema: z.ZodObject<Shape>,
  toReport: (value: z.output<z.ZodObject<Shape>>) => Report,
) {
  const record = await requireReported({ params, context });
  const form = await parseFormData(request);
  const stamp = String(form.get("stamp") ?? "");
  const age = ageOf(verifyTimestamp(context.get(secretContext), stamp), Date.now());
  const back = (refusal: FormRefusal, status: number, headers: HeadersInit = {}) =>
    data({ refusal, stamp: age.ok ? stamp : undefined }, { status, headers });
  const refused = (problem: string) => refuse(schema, form, { form: problem });

  const reading = parseForm(schema, form);
  if (!reading.ok) return back(reading, 400);
  if (form.get("website")) return back(refused(reportWords.trap), 400);
  if (!age.ok) return back(refused(reportWords.stale), 400);
  await wait(age.stillToWaitMs);
  const received = await receiveReport(
    {
      viewer: context.get(viewerContext),
      limits: context.get(rateLimiterContext),
      client: context.get(requestInfoContext).client,
    },
    record,
    toReport(reading.value),
  );
  if (!received.ok)
    return back(refused(tooManyTries(received.waitSeconds)), 429, {
      "Retry-After": String(received.waitSeconds),
    });
  return redirectWithToast(context, `/${params.kind}/${record.id}`, { tone: "good", ...reportWords.thanks });
}
