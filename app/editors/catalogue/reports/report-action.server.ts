import { data, type RouterContextProvider } from "react-router";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import { findRecord } from "../edit/find-record.server.ts";
import { acceptDate } from "./accept-date.server.ts";
import { type HandledReport, handleReport } from "./handle-report.server.ts";
import { findNextReport } from "./list-reports.server.ts";
import { longestAnswer, longestSource, reportActions, reportWords as words } from "./words.ts";

/**
 * Handles an editor's decision on a report, then redirects to the next report if requested, otherwise to
 * `back`.
 */
export async function handleReportAction(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  back: string,
) {
  const viewer = context.get(viewerContext);
  const id = parseId(String(form.get("report")));
  const [, deal, next] = /^([a-z]+)(-next)?$/.exec(String(form.get("deal"))) ?? [];
  const action = reportActions.find((one) => one === deal);
  if (viewer.kind !== "admin" || !id || (!action && deal !== "take")) throw data(null, { status: 400 });
  const answer =
    String(form.get("answer") ?? "")
      .trim()
      .slice(0, longestAnswer) || null;
  const now = new Date();

  const outcome = await asViewer(viewer, async (db) => {
    if (action) {
      const report = await handleReport(db, id, { action, answer }, now);
      if (!report) return { ok: false as const, message: words.notDone.dealt };
      const message = action === "dismiss" ? words.dismissed : words.resolved;
      return { ok: true as const, report, message };
    }
    const seenOn = String(form.get("seen") ?? "") || null;
    const source = form.get("opened")
      ? String(form.get("source") ?? "")
          .trim()
          .slice(0, longestSource) || null
      : null;
    const taken = await acceptDate(db, id, { editor: viewer.userId, answer, seenOn, source }, now);
    if (!taken.ok) return { ok: false as const, message: words.notDone[taken.reason] };
    return { ok: true as const, report: taken.report, message: words.taken(dayInWords(taken.day)) };
  });
  if (!outcome.ok) return redirectWithToast(context, back, { tone: "bad", ...outcome.message });
  const to = next ? await findNextUrl(context, outcome.report) : back;
  return redirectWithToast(
    context,
    to ?? "/admin/reports",
    successToast(to ? outcome.message : words.noneLeft),
  );
}

/** The record that the next report is about; null if no report is open. */
const findNextUrl = (context: Readonly<RouterContextProvider>, behind: HandledReport) =>
  asViewer(context.get(viewerContext), async (db) => {
    const next = await findNextReport(db, behind);
    if (!next) return null;
    const record = await findRecord(db, next.kind, next.recordId);
    return record ? `/admin/catalogue/${next.kind}/${next.recordId}` : "/admin/reports";
  });
