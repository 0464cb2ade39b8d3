import { partialDay } from "#app/catalogue/facts/evidence.ts";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { sourceNames } from "#app/catalogue/kinds/fact-words.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { HostLink } from "#app/shared/ui/navigation/host-link.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import type { Evidence } from "#database/schema/index.ts";
import { recordTypes } from "../fields/record-types.ts";
import type { DoubtfulRecord } from "./list-doubtful.server.ts";
import { doubtfulWords as words } from "./words.ts";

/** Why a record is doubtful, its evidence, and a button to confirm each group of facts. */
export function DoubtfulCard({ record }: { record: DoubtfulRecord }) {
  const { kind, id, title, address, evidence, isUnsourced, datesOf } = record;
  return (
    <Card as="li" className="p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag>{recordTypes[kind].singular}</Tag>
        <h2 className="min-w-0 text-xl break-words">{title}</h2>
      </div>
      <ul className="mt-2 grid gap-1">
        {isUnsourced && <li>{words.why.unsourced}</li>}
        {datesOf && <li>{words.why.oldDates(datesOf.slice(0, 4))}</li>}
      </ul>
      <p className="mt-1 flex flex-wrap items-center gap-x-5">
        <Link to={`/admin/catalogue/${recordTypes[kind].slug}/${id}`} className={textLinkLook}>
          {words.edit}
        </Link>
        {isWebAddress(address) && <HostLink href={address} label={words.official} />}
      </p>
      <h3 className="mt-3 text-base font-semibold">{words.evidence}</h3>
      {evidence.length === 0 && <p className="text-ink-2">{words.noEvidence}</p>}
      <ul className="divide-y divide-line">
        {evidence.map((one) => (
          <li
            key={`${one.facts} ${one.source} ${one.url}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
          >
            <Read evidence={one} />
            <CheckForm kind={kind} id={id} label={words.check} group={one} />
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <CheckForm kind={kind} id={id} label={words.checkDates} group={null} />
      </div>
    </Card>
  );
}

function Read({ evidence: { facts, source, url, dated, checkedOn, checkedBy } }: { evidence: Evidence }) {
  const lines = [
    sourceNames[source],
    dated && words.pageOf(partialDay(dated)),
    checkedOn && words.checked(dayInWords(checkedOn), checkedBy ?? undefined),
  ].filter(Boolean);
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="break-words">{facts}</p>
      <p className="text-sm break-words text-ink-2">{lines.join(" · ")}</p>
      {url && isWebAddress(url) && <HostLink href={url} label={facts} className="text-sm" />}
    </div>
  );
}

interface CheckFormProps {
  kind: string;
  id: string;
  label: string;
  group: Evidence | null;
}

function CheckForm({ kind, id, label, group }: CheckFormProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      {group && <input type="hidden" name="facts" value={group.facts} />}
      {group && <input type="hidden" name="source" value={group.source} />}
      <Button look="outline" size="small">
        {label}
        {group && <span className="sr-only">: {group.facts}</span>}
      </Button>
    </Form>
  );
}
