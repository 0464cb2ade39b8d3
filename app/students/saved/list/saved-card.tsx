import { useNavigation, useRevalidator } from "react-router";
import { When } from "#app/catalogue/cards/opportunity-card.tsx";
import { ProviderMark } from "#app/catalogue/cards/provider-mark.tsx";
import { bands } from "#app/catalogue/cards/verdict-band.tsx";
import { stepInWords } from "#app/catalogue/dates/checklist-step.ts";
import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { Form } from "#app/shared/forms/form.tsx";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { Button, buttonLook } from "#app/shared/ui/button.tsx";
import { classNames } from "#app/shared/ui/class-names.ts";
import { TextArea } from "#app/shared/ui/fields/text-field.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { ExternalLink } from "#app/shared/ui/navigation/external-link.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { longestNote } from "#database/schema/bounds.ts";
import { OpeningFields } from "../opening-alert/opening-form.tsx";
import { Checklist } from "../track/checklist.tsx";
import { RefereeFields } from "../track/referee-fields.tsx";
import { StatusField } from "../track/status-field.tsx";
import { statusNames, savedWords as words } from "../words.ts";
import type { SavedCard as Saved } from "./saved-cards.server.ts";

const summaryLook = "min-h-11 cursor-pointer py-1.5 font-semibold text-leaf";

/** Title, day, status and the next step; everything that can be changed is in a fold. */
export function SavedCard({ card, refusal }: { card: Saved; refusal: FormRefusal | null }) {
  const { item, title, officialUrl, steps, ticked } = card;
  const next = steps.find(({ name }) => !ticked.includes(name));
  return (
    <li className="min-w-0 rounded-card border border-line bg-card lifted print:break-inside-avoid">
      <div className="flex gap-3 p-3 pb-1">
        <ProviderMark name={title} />
        <div className="min-w-0">
          <h2 className="line-clamp-2 text-lg leading-tight wrap-anywhere">
            {card.isListed ? <Link to={`/${item}`}>{title}</Link> : title}
          </h2>
          {card.isListed ? <When {...card.when} /> : <Tag tone="clay">{words.takenDown}</Tag>}
          {card.verdict && <Verdict {...card.verdict} />}
          {card.isListed && next && card.verdict?.verdict !== "notOpen" && (
            <p className="mt-0.5 line-clamp-1 text-[.875rem] print:hidden">
              <span className="text-ink-2">{words.next}</span>{" "}
              <span className="font-semibold">{stepInWords(next)}</span>
            </p>
          )}
        </div>
      </div>
      <details className="px-3 open:pb-3 print:hidden" open={refusal !== null}>
        <summary className={`${summaryLook} flex items-center gap-2 text-sm`}>
          <Tag tone={card.isDue ? "clay" : "neutral"} className="shrink-0 whitespace-nowrap">
            {statusNames[card.status]}
          </Tag>
          {steps.length > 0 && (
            <span className="text-note">{words.checklist(stepsDone(card), steps.length)}</span>
          )}
          <Icon name="chevron" className="ml-auto size-4 rotate-90" />
          <span className="sr-only">{words.change(title)}</span>
        </summary>
        <About card={card} />
        <ProgressForm key={JSON.stringify([card.status, card.note, card.referees])} {...{ card, refusal }} />
        {steps.length > 0 && <Steps card={card} />}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2 border-t border-dashed border-line pt-3">
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
      </details>
      <Printed card={card} />
    </li>
  );
}

const Verdict = ({ verdict, text }: ShownVerdict) => (
  <p
    className={classNames(
      "mt-1 flex w-fit max-w-full items-center gap-1.5 rounded-2xl text-note leading-5 font-semibold",
      verdict === "notOpen" ? "text-ink-2" : `px-2.5 ${bands[verdict].look}`,
    )}
  >
    <Icon name={bands[verdict].icon} className="size-4 shrink-0" />
    {text}
  </p>
);

const stepsDone = ({ steps, ticked }: Saved) => steps.filter(({ name }) => ticked.includes(name)).length;

const About = ({ card }: { card: Saved }) => (
  <div className="mb-2 grid gap-0.5 text-sm text-ink-2">
    {!card.isListed && <p>{words.takenDownHint}</p>}
    {card.byline && <p className="line-clamp-2">{card.byline}</p>}
    {card.deadline && <p>{card.deadline}</p>}
    {card.year && <p>{card.year}</p>}
  </div>
);

function ProgressForm({ card, refusal }: { card: Saved; refusal: FormRefusal | null }) {
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
  return (
    <div className="mt-3">
      <h3 className="text-base">{words.checklistTitle}</h3>
      <Checklist item={item} steps={steps} ticked={ticked} onSaved={() => void revalidate()} />
    </div>
  );
}

/** Replaces form controls when printing. */
const Printed = ({ card }: { card: Saved }) => (
  <div className="hidden px-3 pb-3 text-sm print:block">
    <p>
      {withColon(words.status)} <strong>{statusNames[card.status]}</strong>
    </p>
    {card.note && <p className="whitespace-pre-line">{card.note}</p>}
    {card.referees.length > 0 && (
      <p>
        {withColon(words.refereesTitle)}{" "}
        {card.referees.map(({ who, askedOn }) => words.asked(who, askedOn && dayInWords(askedOn))).join("; ")}
      </p>
    )}
    <ul>
      {card.steps.map(({ name, text, by }) => (
        <li key={name}>
          {card.ticked.includes(name) ? "☑" : "☐"} {stepInWords({ text, by })}
        </li>
      ))}
    </ul>
  </div>
);
