import { useNavigation, useRevalidator } from "react-router";
import { YearStrip } from "#app/catalogue/dates/year-strip.tsx";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { Form } from "#app/shared/forms/form.tsx";
import type { Refusal } from "#app/shared/forms/rules.ts";
import { Button, buttonLook } from "#app/shared/ui/button.tsx";
import { TextArea } from "#app/shared/ui/fields/text-field.tsx";
import { ExternalLink } from "#app/shared/ui/navigation/external-link.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { longestNote } from "#database/schema/bounds.ts";
import { OpeningFields } from "../opening-alert/opening-form.tsx";
import { Checklist } from "../track/checklist.tsx";
import { RefereeFields } from "../track/referee-fields.tsx";
import { StatusField } from "../track/status-field.tsx";
import { statusNames, savedWords as words } from "../words.ts";
import type { SavedCard as Saved } from "./saved-cards.server.ts";

const summaryLook = "min-h-11 cursor-pointer py-2.5 font-semibold text-leaf";

export function SavedCard({ card, refusal }: { card: Saved; refusal: Refusal | null }) {
  const { item, title, officialUrl } = card;
  return (
    <Card as="li" className="grid min-w-0 gap-3 print:break-inside-avoid">
      <About card={card} />
      <div className="print:hidden">
        <ProgressForm key={JSON.stringify([card.status, card.note, card.referees])} {...{ card, refusal }} />
        {card.steps.length > 0 && <Steps card={card} />}
      </div>
      <Printed card={card} />
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-dashed border-line pt-3 print:hidden">
        {card.opensLater && (
          <Form method="post" preventScrollReset>
            <OpeningFields item={item} title={title} wantsOpening={card.wantsOpening} />
          </Form>
        )}
        {officialUrl && (
          <ExternalLink
            href={officialUrl}
            about={title}
            className={buttonLook({ look: "outline", size: "small" })}
          >
            {words.official}
          </ExternalLink>
        )}
        <Form method="post" preventScrollReset>
          <input type="hidden" name="item" value={item} />
          <Button
            name="wants"
            value="remove"
            look="quiet"
            size="small"
            aria-label={`${words.remove} ${title}`}
          >
            {words.remove}
          </Button>
        </Form>
      </div>
    </Card>
  );
}

const About = ({ card }: { card: Saved }) => (
  <div className="min-w-0">
    {card.isListed && card.closing && <Tag tone={card.closing.tone}>{card.closing.text}</Tag>}
    {!card.isListed && <Tag tone="clay">{words.takenDown}</Tag>}
    <h3 className="mt-2 text-xl wrap-anywhere">
      {card.isListed ? <Link to={`/${card.item}`}>{card.title}</Link> : card.title}
    </h3>
    {!card.isListed && <p className="mt-1 text-ink-2">{words.takenDownHint}</p>}
    {card.byline && <p className="mt-1 line-clamp-2 text-ink-2">{card.byline}</p>}
    {card.deadline && <p className="mt-1 text-sm text-ink-2">{card.deadline}</p>}
    {card.strip && (
      <div className="mt-3">
        <YearStrip strip={card.strip} />
      </div>
    )}
  </div>
);

function ProgressForm({ card, refusal }: { card: Saved; refusal: Refusal | null }) {
  const { formData } = useNavigation();
  const isBusy = formData?.get("item") === card.item && formData.get("wants") === "note";
  const typed = refusal?.values;
  const hasNotes = card.note !== "" || card.referees.length > 0;
  return (
    <Form method="post" preventScrollReset aria-label={words.progressOf(card.title)} className="grid gap-1">
      <input type="hidden" name="item" value={card.item} />
      <StatusField card={card} chosen={typed?.status?.toString()} error={refusal?.problems.status} />
      <details open={hasNotes || refusal !== null}>
        <summary className={summaryLook}>{hasNotes ? words.noteAndReferees : words.addNote}</summary>
        <div className="grid gap-3 pb-2">
          <TextArea
            label={words.note}
            name="note"
            rows={3}
            maxLength={longestNote}
            defaultValue={typed?.note?.toString() ?? card.note}
            error={refusal?.problems.note}
          />
          <RefereeFields referees={card.referees} refusal={refusal} />
        </div>
      </details>
      <div>
        <Button
          name="wants"
          value="note"
          look="forest"
          size="small"
          isBusy={isBusy}
          busyLabel={words.keeping}
        >
          {words.keep}
        </Button>
      </div>
    </Form>
  );
}

function Steps({ card: { item, steps, ticked } }: { card: Saved }) {
  const { revalidate } = useRevalidator();
  const done = steps.filter(({ name }) => ticked.includes(name)).length;
  return (
    <details className="mt-2">
      <summary className={summaryLook}>{words.checklist(done, steps.length)}</summary>
      <Checklist item={item} steps={steps} ticked={ticked} onSaved={() => void revalidate()} />
    </details>
  );
}

/** Replaces form controls when printing. */
const Printed = ({ card }: { card: Saved }) => (
  <div className="hidden text-sm print:block">
    <p>
      {words.status}: <strong>{statusNames[card.status]}</strong>
    </p>
    {card.note && <p className="whitespace-pre-line">{card.note}</p>}
    {card.referees.length > 0 && (
      <p>
        {words.refereesTitle}:{" "}
        {card.referees.map(({ who, askedOn }) => words.asked(who, askedOn && dayInWords(askedOn))).join("; ")}
      </p>
    )}
    <ul>
      {card.steps.map(({ name, text, by }) => (
        <li key={name}>
          {card.ticked.includes(name) ? "☑" : "☐"} {by ? `${text}, ${by}` : text}
        </li>
      ))}
    </ul>
  </div>
);
