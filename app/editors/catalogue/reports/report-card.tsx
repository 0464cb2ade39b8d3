import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import { reasonNames } from "#app/community/reports/words.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { CheckField } from "#app/shared/ui/fields/check-field.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { HostLink } from "#app/shared/ui/navigation/host-link.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { formatUsualDay } from "../fields/parse-day.ts";
import type { ListedReport } from "./list-reports.server.ts";
import { longestAnswer, longestSource, reportActions, reportWords as words } from "./words.ts";

/**
 * A report, its record's present state, and the actions. On the record's own page, the name and links are
 * left out.
 */
export function ReportCard({ report, isOnRecord = false }: { report: ListedReport; isOnRecord?: boolean }) {
  const { kind, recordId, title, reason, note, email, createdAt, answer, recordState } = report;
  return (
    <Card as="li" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Tag tone={reason === "scam" ? "clay" : "marigold"}>{reasonNames[reason]}</Tag>
        <time dateTime={createdAt.toISOString()} className="text-sm text-ink-2">
          {dayInWords(createdAt.toISOString().slice(0, 10))}
        </time>
      </p>
      {!isOnRecord && <h2 className="text-xl break-words">{title}</h2>}
      {note && <p className="break-words whitespace-pre-line">{note}</p>}
      {email && (
        <p>
          <a href={`mailto:${email}`} className={`${textLinkLook} break-all`}>
            {email}
          </a>
        </p>
      )}
      <Dates report={report} />
      {!isOnRecord && (
        <p className="flex flex-wrap items-center gap-x-5">
          {words.stands[recordState] && <span className="text-ink-2">{words.stands[recordState]}</span>}
          {recordState === "published" && (
            <Link to={`/${kindOf[kind]}/${recordId}`} className={textLinkLook}>
              Public page
            </Link>
          )}
          <Link
            to={`/admin/catalogue/${kind}/${recordId}${recordState === "gone" ? "/history" : ""}`}
            className={textLinkLook}
          >
            {recordState === "gone" ? "History" : "Edit the record"}
          </Link>
        </p>
      )}
      {report.state === "open" ? (
        <ReportActions report={report} isOnRecord={isOnRecord} />
      ) : (
        answer && <p className="rounded-card bg-sand px-4 py-3 break-words">{answer}</p>
      )}
    </Card>
  );
}

/** The present and the reported date, with the reporter's source. */
function Dates({
  report: { rightOn, evidenceUrl, currentDeadline, usualCloses, state },
}: {
  report: ListedReport;
}) {
  if (!rightOn && !evidenceUrl) return null;
  const present = currentDeadline
    ? dayInWords(currentDeadline)
    : usualCloses
      ? words.usually(formatUsualDay(usualCloses))
      : words.noDay;
  return (
    <div className="rounded-card bg-sand px-4 py-3">
      {rightOn && (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {state === "open" && (
            <div>
              <dt className="text-sm text-ink-2">{words.now}</dt>
              <dd className="font-semibold">{present}</dd>
            </div>
          )}
          <div>
            <dt className="text-sm text-ink-2">{words.offered}</dt>
            <dd className="font-semibold">{dayInWords(rightOn)}</dd>
          </div>
        </dl>
      )}
      <p className="mt-2 text-sm">
        {evidenceUrl && isWebAddress(evidenceUrl) ? (
          <HostLink href={evidenceUrl} label={words.evidence} />
        ) : (
          <span className="text-ink-2">{words.noEvidence}</span>
        )}
      </p>
    </div>
  );
}

function ReportActions({ report, isOnRecord }: { report: ListedReport; isOnRecord: boolean }) {
  const isBusy = useBusy();
  const { id, rightOn, currentDeadline, recordState, evidenceUrl } = report;
  const canTake = rightOn !== null && recordState !== "gone";
  const deals = [
    ...(canTake ? [{ deal: "take", label: words.take(dayInWords(rightOn)) }] : []),
    ...(canTake && isOnRecord ? [{ deal: "take-next", label: words.takeNext }] : []),
    ...reportActions
      .filter((one) => recordState === "published" || one === "resolve" || one === "dismiss")
      .map((one) => ({ deal: one, label: words[one] })),
  ];
  if (isOnRecord) {
    const place = deals.findIndex(({ deal }) => deal === "resolve");
    deals.splice(place + 1, 0, { deal: "resolve-next", label: words.resolveNext });
  }
  return (
    <Form method="post" className="grid gap-3 border-t border-line pt-4">
      <input type="hidden" name="report" value={id} />
      <input type="hidden" name="seen" value={currentDeadline ?? ""} />
      {canTake && (
        <>
          <TextField
            id={`source-${id}`}
            name="source"
            label={words.source}
            type="url"
            inputMode="url"
            maxLength={longestSource}
            defaultValue={evidenceUrl ?? ""}
          />
          <CheckField id={`opened-${id}`} name="opened" label={words.opened} />
        </>
      )}
      <TextField id={`answer-${id}`} name="answer" label={words.answer} maxLength={longestAnswer} />
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        {deals.map(({ deal, label }, place) => (
          <Button
            key={deal}
            name="deal"
            value={deal}
            size="small"
            look={place === 0 ? "forest" : "outline"}
            disabled={isBusy}
          >
            {label}
          </Button>
        ))}
      </div>
    </Form>
  );
}
