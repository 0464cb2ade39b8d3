import { type ReactNode, useLayoutEffect, useRef } from "react";
import { OpportunityCard } from "#app/catalogue/cards/opportunity-card.tsx";
import { whenInShort } from "#app/catalogue/dates/deadline.ts";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { daysBetween } from "#app/shared/calendar/days.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button, buttonLook } from "#app/shared/ui/button.tsx";
import { CheckField } from "#app/shared/ui/fields/check-field.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Icon, type IconName } from "#app/shared/ui/icon.tsx";
import { ExternalLink } from "#app/shared/ui/navigation/external-link.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import type { ShownCard } from "./show-card.server.ts";
import type { ShownFact } from "./types/card-type.ts";
import { cardNames, queueWords as words } from "./words.ts";

const formId = "decision";

/** One card: what changes, why, what students will see, and the decisions. */
export function CardView({ card, today, undo }: { card: ShownCard; today: string; undo: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(card.card);
  // The pressed button disappears with its card, so focus moves to the next title, which screen readers then read out.
  useLayoutEffect(() => {
    if (shown.current !== card.card) heading.current?.focus({ preventScroll: true });
    shown.current = card.card;
  }, [card.card]);
  const quote = card.facts[0]?.quote ?? "";
  return (
    <article className="grid grid-cols-1 gap-4 max-sm:pb-20">
      <div>
        <Pills card={card} today={today} />
        <h2 ref={heading} tabIndex={-1} className="mt-2 text-2xl break-words outline-none">
          {card.title}
        </h2>
        <p className="text-ink-2">{card.heading}</p>
      </div>
      {card.facts.map((fact) => (
        <Fact key={fact.label} fact={fact} sides={card.sides ?? [words.now, words.read]} />
      ))}
      <Quote card={card} quote={quote} />
      {card.preview && <Preview card={card} preview={card.preview} today={today} />}
      <div className="flex flex-wrap gap-x-5">
        {card.publicPage && (
          <Link to={card.publicPage} className={textLinkLook}>
            {words.public}
          </Link>
        )}
        {card.type === "wording" ? (
          <a href={card.fullForm} className={textLinkLook} download>
            {words.acceptedWordings}
          </a>
        ) : (
          <Link to={card.fullForm} className={textLinkLook} data-queue-key="e">
            {words.form}
            <Key name="E" />
          </Link>
        )}
        {card.offers.merge && card.offers.accept && (
          <button
            type="submit"
            form={formId}
            name="intent"
            value="merge"
            formNoValidate
            data-queue-key="m"
            className={`${textLinkLook} cursor-pointer`}
          >
            {card.offers.merge}
            <Key name="M" />
          </button>
        )}
        {undo}
      </div>
      <Decide key={card.card} card={card} />
    </article>
  );
}

function Pills({ card, today }: { card: ShownCard; today: string }) {
  const days = card.closesOn ? daysBetween(today, card.closesOn) : null;
  return (
    <p className="flex flex-wrap gap-1.5">
      <Tag tone="indigo">{cardNames[card.type]}</Tag>
      {days !== null && (
        <Tag tone={days < 0 ? "neutral" : days <= 7 ? "clay" : days <= 30 ? "marigold" : "neutral"}>
          {days < 0 ? words.hasClosed : words.closesIn(days)}
        </Tag>
      )}
      {card.saves > 0 && <Tag>{words.saved(card.saves)}</Tag>}
      {card.matches > 0 && <Tag>{words.match(card.matches)}</Tag>}
    </p>
  );
}

function Fact({ fact, sides: [left, right] }: { fact: ShownFact; sides: [string, string] }) {
  return (
    <section aria-label={fact.label} className="grid grid-cols-1 gap-1.5">
      <h3 className="text-small font-semibold text-ink-2">{fact.label}</h3>
      {fact.was === null ? (
        <p className="text-lg font-semibold break-words">{fact.becomes}</p>
      ) : (
        <div className="grid grid-cols-[1fr_auto_1fr] items-stretch gap-1.5 sm:gap-2.5">
          <Side label={left} value={fact.was} from={fact.wasFrom} />
          <Icon name="arrow" className="size-5 self-center text-ink-2" />
          <Side label={right} value={fact.becomes} from={fact.becomesFrom} isNew />
        </div>
      )}
    </section>
  );
}

/** Characters; longer values are set smaller. */
const longValue = 48;

function Side({
  label,
  value,
  from,
  isNew = false,
}: {
  label: string;
  value: string;
  from: string | undefined;
  isNew?: boolean;
}) {
  return (
    <div
      className={`min-w-0 rounded-xl border p-2.5 sm:p-3.5 ${isNew ? "border-leaf bg-mint text-mint-ink" : "border-line bg-neutral"}`}
    >
      <p className={`text-note ${isNew ? "" : "text-ink-2"}`}>{label}</p>
      <p
        className={`leading-snug wrap-anywhere ${value.length > longValue ? "text-sm" : "font-bold sm:text-xl"}`}
      >
        {value}
      </p>
      {from && <p className={`mt-0.5 text-note wrap-anywhere ${isNew ? "" : "text-ink-2"}`}>{from}</p>}
    </div>
  );
}

/** The quoted words within the stored text of the page, and a link to the page. */
function Quote({ card, quote }: { card: ShownCard; quote: string }) {
  const text = card.excerpt || quote;
  const isLink = isWebAddress(card.address);
  if (!text && !isLink) return null;
  return (
    <figure className="rounded-xl border border-line bg-card p-3.5">
      {text && (
        <>
          <figcaption className="text-note text-ink-2">
            {card.type === "report" ? words.note : words.excerpt}
          </figcaption>
          <blockquote className="max-h-64 overflow-y-auto text-small break-words whitespace-pre-line">
            <Marked text={text} quote={quote} />
          </blockquote>
        </>
      )}
      {isLink && (
        <p data-queue-open="">
          <ExternalLink href={card.address} about={card.title} className={textLinkLook}>
            {words.open}
          </ExternalLink>
        </p>
      )}
    </figure>
  );
}

/** The quoted words in the text around them. */
function Marked({ text, quote }: { text: string; quote: string }) {
  const at = quote ? text.indexOf(quote) : -1;
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded bg-marigold-pale text-marigold-ink">{quote}</mark>
      {text.slice(at + quote.length)}
    </>
  );
}

/** The card that students will see. Its links and buttons are inert. */
function Preview({
  card,
  preview: { title, money, lines, cycle },
  today,
}: {
  card: ShownCard;
  preview: NonNullable<ShownCard["preview"]>;
  today: string;
}) {
  return (
    <section aria-label={words.preview}>
      <h3 className="mb-1.5 text-small font-semibold text-ink-2">{words.preview}</h3>
      <ul inert className="max-w-md">
        <OpportunityCard
          to={card.publicPage ?? "/browse"}
          title={title}
          money={money}
          when={whenInShort(cycle, today)}
          lines={lines}
        />
      </ul>
    </section>
  );
}

function Decide({ card }: { card: ShownCard }) {
  const isBusy = useBusy();
  const { accept, correct, reject, merge } = card.offers;
  return (
    // Enter in a field presses the first button, so this one is Correct's.
    <Form method="post" className="grid grid-cols-1 gap-4" id={formId}>
      <input type="hidden" name="card" value={card.card} />
      {card.needsSource && <Source card={card} />}
      {correct && card.fields.length > 0 && <Correct card={card} isBusy={isBusy} />}
      <div className="flex gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[var(--bar,0px)] max-sm:z-10 max-sm:border-t max-sm:border-line max-sm:bg-sand max-sm:px-3 max-sm:py-2">
        {accept && (
          <Act intent="accept" letter="A" icon="check" look="forest" isBusy={isBusy}>
            {accept}
          </Act>
        )}
        {merge && !accept && (
          <Act intent="merge" letter="M" icon="compare" look="forest" isBusy={isBusy}>
            {merge}
          </Act>
        )}
        {correct && (
          <a href="#correct-0" data-queue-key="c" className={`${buttonLook({ look: "outline" })} ${actLook}`}>
            <Icon name="filter" className="size-4 max-sm:hidden" />
            {words.correct}
            <Key name="C" />
          </a>
        )}
        {reject && (
          <Act intent="reject" letter="R" icon="close" look="outline" isBusy={isBusy}>
            {reject}
          </Act>
        )}
        <Act intent="later" letter="L" icon="clock" look="outline" isBusy={isBusy}>
          {words.later}
        </Act>
      </div>
    </Form>
  );
}

const actLook = "min-w-0 flex-1 max-sm:min-h-12 max-sm:px-1 max-sm:text-[.875rem] sm:flex-none";

function Act({
  intent,
  letter,
  icon,
  look,
  isBusy,
  children,
}: {
  intent: string;
  letter: string;
  icon: IconName;
  look: "forest" | "outline";
  isBusy: boolean;
  children: string;
}) {
  return (
    <Button
      name="intent"
      value={intent}
      look={look}
      disabled={isBusy}
      data-queue-key={letter.toLowerCase()}
      className={actLook}
    >
      <Icon name={icon} className="size-4 shrink-0 max-sm:hidden" />
      {children}
      <Key name={letter} />
    </Button>
  );
}

/** The shortcut of a button, if the device has a keyboard. */
export const Key = ({ name }: { name: string }) => (
  <span
    aria-hidden="true"
    className="rounded border border-current px-1 font-sans text-xs leading-4 font-bold opacity-70 max-lg:hidden"
  >
    {name}
  </span>
);

/** A visitor's word alone changes nothing: the editor names the page that they opened. */
function Source({ card }: { card: ShownCard }) {
  return (
    <div>
      <TextField
        id="source"
        name="source"
        label={words.source}
        type="url"
        inputMode="url"
        defaultValue={card.address}
        maxLength={2_000}
        placeholder="https://"
      />
      <CheckField name="opened" label={words.opened} data-queue-opened="" />
    </div>
  );
}

/** A single field is open; several are folded. */
function Correct({ card, isBusy }: { card: ShownCard; isBusy: boolean }) {
  const inputs = card.fields.map(({ field: { name, label, input }, value }, place) => {
    const attributes = {
      id: `correct-${place}`,
      name,
      label,
      defaultValue: value,
      maxLength: 2_000,
      ...(place === 0 && { "data-queue-correct": "" }),
    };
    return input === "text" ? (
      <TextArea key={name} {...attributes} rows={3} />
    ) : (
      <TextField key={name} {...attributes} type={input === "date" ? "date" : "text"} />
    );
  });
  const save = (
    <Button name="intent" value="correct" look="outline" disabled={isBusy} className="self-end">
      {words.saveCorrect}
    </Button>
  );
  if (inputs.length === 1)
    return (
      <fieldset className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <legend className="sr-only">{words.correctFold}</legend>
        {inputs}
        {save}
      </fieldset>
    );
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.correctFold}</summary>
      <div className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {inputs}
        {save}
      </div>
    </details>
  );
}
