import { type ReactNode, useState } from "react";
import { ProviderMark } from "#app/catalogue/cards/provider-mark.tsx";
import { YearStrip } from "#app/catalogue/dates/year-strip.tsx";
import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { deadlineWords, detailWords, kindWords } from "#app/catalogue/kinds/words.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { englishText } from "#app/shared/languages/english-text.ts";
import { listNames, withColon, withStop } from "#app/shared/languages/formats.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { shareNames } from "#app/shared/share/name-words.ts";
import { Share } from "#app/shared/share/share.tsx";
import { shareLinks } from "#app/shared/share/share-links.ts";
import { shareWords } from "#app/shared/share/words.ts";
import { shorten } from "#app/shared/text/shorten.ts";
import { ButtonLink, buttonLook } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { ExternalLink } from "#app/shared/ui/navigation/external-link.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { linkWords } from "#app/shared/ui/navigation/link-words.ts";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { type Fact, Facts } from "#app/shared/ui/page/facts.tsx";
import { SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { Verdicts } from "#app/students/eligibility/verdicts.ts";
import { OpeningForm } from "#app/students/saved/opening-alert/opening-form.tsx";
import { Heart } from "#app/students/saved/save/heart.tsx";
import { SavedIds } from "#app/students/saved/save/saved-ids.ts";
import type { SavedState } from "#app/students/saved/track/find-saved-state.server.ts";
import { type FactRow, isNotStated } from "./facts/fact-row.ts";
import type { FactSheet } from "./facts/fact-sheet.ts";
import { Sources } from "./facts/sources.tsx";
import { InEnglish } from "./in-english.tsx";
import type { Qualifying } from "./qualify/qualify.server.ts";
import { Qualify } from "./qualify/qualify.tsx";
import { Tonight } from "./tonight/tonight.tsx";
import { factWords, tonightWords } from "./words.ts";

interface DetailProps {
  kind: Kind;
  path: string;
  title: string;
  byline?: string | undefined;
  /** A small image beside the title. */
  emblem?: ReactNode;
  qualify: Qualifying;
  sheet: FactSheet & { facts: FactRow[]; who: FactRow[]; how: FactRow[] };
  /** Facts with markup. */
  otherFacts?: Fact[];
  /** Ids of saved items among this one and similar ones. */
  saved: string[];
  /** The edit link for admins. */
  editing: { to: string; label: string } | null;
  /** Verdicts for the similar listings. */
  verdicts: Readonly<Record<string, ShownVerdict>>;
  addedOn: string;
  /** When a person or job last verified it. */
  checkedOn: string | null;
  /** The viewer's checklist and opening alert. */
  progress: SavedState;
  /** Label of the main button while it is open. */
  officialLabel: string;
  /** Long texts. */
  children: ReactNode;
  questions: ReactNode;
  /** The side column. */
  beside?: ReactNode;
  more: ReactNode[];
}

/** The page of one opportunity of any kind. */
export function Detail(props: DetailProps) {
  const { kind, title, byline, sheet, children, more } = props;
  const words = kindWords[kind];
  const site = usePage();
  const url = (site?.appUrl ?? "") + localPath(props.path);
  // The data saver allows 20 KB for a first visit.
  const shown = site?.savesData ? [] : more;
  const item = props.path.slice(1);
  const { saved, timesSaved, noteSaved } = useSavedHere(item, props.saved);
  return (
    <SavedIds value={saved}>
      <div className="wrap py-4 md:py-6 print:py-0">
        <div className="print:hidden">
          <BackLink to={`/browse?tab=${kind}`}>{words.back}</BackLink>
        </div>
        <article>
          <div className="mt-1 flex items-start gap-3">
            {props.emblem ?? <ProviderMark name={title} className="size-12 text-lg" />}
            <div className="min-w-0">
              <h1 className="text-title print:text-2xl">{title}</h1>
              {byline && <p className="mt-1 text-ink-2">{byline}</p>}
              {sheet.aliases.length > 0 && (
                <p className="mt-1 text-sm text-ink-2">
                  {factWords.aliases} {listNames(sheet.aliases)}
                </p>
              )}
            </div>
          </div>
          <div className="mt-3 grid max-w-[65ch] gap-3 print:mt-2 print:gap-2">
            <State kind={kind} sheet={sheet} />
            <Headline fact={sheet.facts[0]} />
            <Qualify path={props.path} qualify={props.qualify} />
            <DetailActions
              key={item}
              {...props}
              item={item}
              url={url}
              timesSaved={timesSaved}
              onSaved={noteSaved}
            />
            {sheet.notes && (
              <section className="rounded-card bg-sand px-4 py-3 print:bg-white print:p-0">
                <h2 className="mb-1 text-lg">
                  {factWords.tips} <InEnglish />
                </h2>
                <p lang={englishText()} className="text-small whitespace-pre-line max-sm:text-sm">
                  {sheet.notes}
                </p>
              </section>
            )}
          </div>
          <div className="mt-4 grid gap-4 md:mt-5 lg:gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] print:mt-3 print:block">
            <div className="grid max-w-[65ch] content-start gap-4 md:gap-6 print:block print:max-w-none print:columns-2 print:gap-6 print:*:mb-3">
              <Tonight
                item={item}
                tonight={sheet.tonight}
                how={sheet.how}
                ticked={props.progress.ticked}
                isSaved={props.saved.includes(item.slice(item.indexOf("/") + 1))}
                onSaved={noteSaved}
              />
              {sheet.strip && (
                <section>
                  <h2 className="mb-2 text-xl">{factWords.dates}</h2>
                  <YearStrip strip={sheet.strip} />
                  <WrongDate path={props.path} />
                </section>
              )}
              <Facts facts={[...sheet.facts.slice(1).map(factOf), ...(props.otherFacts ?? [])]} />
              {children}
              <NotStated rows={[...sheet.who, ...sheet.tonight.points, ...sheet.how]} />
              <Sources sources={sheet.sources} />
              <div className="print:hidden">{props.questions}</div>
              <p className="flex flex-wrap gap-x-4 text-sm text-ink-2 print:hidden">
                <span className="w-full">
                  {detailWords.added} {dayInWords(props.addedOn)}
                  {props.checkedOn && ` · ${detailWords.lastChecked} ${dayInWords(props.checkedOn)}`}
                </span>
                {!sheet.strip && saysDate(kind, sheet) && <WrongDate path={props.path} />}
                <Link to={`/report${props.path}`} rel="nofollow" className={textLinkLook}>
                  {detailWords.report}
                </Link>
                <Link to={`/claim${props.path}`} rel="nofollow" className={textLinkLook}>
                  {detailWords.claim}
                </Link>
                {props.editing && (
                  <Link to={props.editing.to} className={textLinkLook}>
                    {props.editing.label}
                  </Link>
                )}
              </p>
            </div>
            <div className="grid content-start gap-4 md:gap-6">
              {props.beside}
              <aside
                aria-labelledby="share"
                className="self-start rounded-panel bg-sand p-4 max-sm:py-3 print:hidden"
              >
                <h2 id="share" className="mb-1.5 text-lg">
                  {shareWords.title}
                </h2>
                <Share url={url} title={title} copiedDetail={words.copied} />
                <div className="mt-2 flex flex-wrap gap-2">
                  <ButtonLink to={`/${item}/for-parents`} look="outline" size="small">
                    {detailWords.forParents}
                  </ButtonLink>
                  <ButtonLink to={`/compare?items=${item}`} rel="nofollow" look="outline" size="small">
                    {detailWords.compare}
                  </ButtonLink>
                </div>
              </aside>
            </div>
          </div>
        </article>
        {shown.length > 0 && (
          <section aria-labelledby="more" className="mt-6 pb-2 print:hidden">
            <SectionHeading id="more" title={detailWords.moreLikeThis} />
            <Verdicts value={props.verdicts}>
              {/* Scrolls sideways on a phone. */}
              <ul className="grid gap-3 max-md:no-scrollbar max-md:auto-cols-[85%] max-md:grid-flow-col max-md:overflow-x-auto max-md:pb-2 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
                {shown}
              </ul>
            </Verdicts>
          </section>
        )}
      </div>
    </SavedIds>
  );
}

/** Ticking a step or setting an alert saves the item too, so the heart follows. */
function useSavedHere(item: string, known: string[]) {
  const [here, setHere] = useState({ item, times: 0 });
  const times = here.item === item ? here.times : 0;
  return {
    saved: times > 0 ? [...known, item.slice(item.indexOf("/") + 1)] : known,
    timesSaved: times,
    noteSaved: () => setHere({ item, times: times + 1 }),
  };
}

/** A college without known dates may take applications all year. */
const saysDate = (kind: Kind, { tonight }: Pick<FactSheet, "tonight">) =>
  kind !== "colleges" || tonight.knowsDates;
const canWait = (kind: Kind, sheet: FactSheet) => sheet.tonight.opensLater && saysDate(kind, sheet);

const WrongDate = ({ path }: { path: string }) => (
  <Link to={`/report${path}/date`} rel="nofollow" className={`${textLinkLook} text-sm print:hidden`}>
    {detailWords.wrongDate}
  </Link>
);

/** Whether applications are open today, and what a closed or an expected day means. */
const State = ({ kind, sheet: { deadline, closing } }: { kind: Kind; sheet: FactSheet }) => (
  <div className="flex items-start gap-2">
    <Icon name="clock" className="mt-0.5 size-5 shrink-0" />
    <div>
      <p className="font-semibold">
        <span className="sr-only">{withColon(factWords.state)} </span>
        {closing.text}
      </p>
      {deadline.meaning && (
        <p role="note" className="text-sm text-ink-2">
          <strong className={deadline.hasClosed ? "text-clay-ink" : "text-indigo-ink"}>
            {withStop(deadline.hasClosed ? kindWords[kind].closed : deadlineWords.expectedTitle)}
          </strong>{" "}
          {deadline.meaning}
        </p>
      )}
    </div>
  </div>
);

/** Characters; a longer amount is set smaller, so that Apply stays above the fold. */
const longAmount = 40;

/** What it pays or costs, in large letters. */
const Headline = ({ fact }: { fact: FactRow | undefined }) =>
  fact && (
    <dl>
      <dt className={fact.name === factWords.amount ? "sr-only" : "text-sm text-ink-2"}>{fact.name}</dt>
      <dd>
        <span
          lang={fact.isEnglish ? "en" : undefined}
          className={`font-display leading-tight font-bold ${fact.value.length > longAmount ? "line-clamp-3 text-lg" : "text-2xl"}`}
        >
          {fact.value}
        </span>
        {(fact.said || fact.note) && (
          <span className="mt-0.5 block text-sm text-ink-2">
            {fact.said && <span lang="en">{fact.said} </span>}
            {fact.note}
          </span>
        )}
      </dd>
    </dl>
  );

/** Unknown facts, in one line. */
function NotStated({ rows }: { rows: FactRow[] }) {
  const names = rows.filter(isNotStated).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <p className="text-sm text-ink-2">
      <strong className="text-ink">{withColon(factWords.notStated)}</strong> {[...new Set(names)].join(" · ")}
    </p>
  );
}

/** Characters; longer values take the full width. */
const wideValueLength = 45;

const factOf = ({ name, value, note }: FactRow): Fact => ({
  name,
  isWide: value.length + (note?.length ?? 0) > wideValueLength,
  value: note ? (
    <>
      {value}
      <span className="block text-sm font-normal text-ink-2">{note}</span>
    </>
  ) : (
    value
  ),
});

/** Apply or be reminded, save, and share. */
function DetailActions({
  kind,
  title,
  sheet,
  progress,
  officialLabel,
  item,
  url,
  timesSaved,
  onSaved,
}: DetailProps & { item: string; url: string; timesSaved: number; onSaved: () => void }) {
  const waits = canWait(kind, sheet);
  const isMaybeOpen = sheet.tonight.isMaybeOpen || !waits;
  const whatsApp = shareLinks({ url, title: shareLine(title, sheet) })[0];
  const official = isWebAddress(sheet.officialUrl) && (
    <ExternalLink
      href={sheet.officialUrl}
      about={title}
      className={buttonLook({ look: isMaybeOpen ? "primary" : "outline" })}
    >
      {isMaybeOpen ? officialLabel : detailWords.official}
    </ExternalLink>
  );
  return (
    <div className="flex flex-wrap gap-2 max-sm:gap-1.5 max-sm:*:grow max-sm:*:last:grow-0 max-sm:[&_.button]:px-3 print:hidden">
      {isMaybeOpen && official}
      {waits && (
        <OpeningForm
          item={item}
          title={title}
          wantsOpening={progress.wantsOpening}
          isMain={!isMaybeOpen}
          onSaved={onSaved}
        />
      )}
      {!isMaybeOpen && official}
      <Heart key={timesSaved} item={item} title={title} hasWords />
      <a
        href={whatsApp.href}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonLook({ look: "outline" })} max-sm:size-11 max-sm:px-0`}
      >
        <Icon name="share" className="size-5 shrink-0 sm:hidden" />
        <span className="max-sm:sr-only">{shareNames.onWhatsApp}</span>
        <span className="sr-only"> {linkWords.opensNewTab}</span>
      </a>
    </div>
  );
}

/** "Chevening Scholarship · Full tuition · Closes 7 October 2027 · Free to apply", for a chat. */
const shareLine = (title: string, { facts, deadline, tonight }: DetailProps["sheet"]) =>
  [
    title,
    facts[0] && shorten(facts[0].value, 80),
    deadline.isExpected || deadline.text === deadline.closing.text
      ? deadline.closing.text
      : `${deadline.name} ${deadline.text}`,
    tonight.points.some(({ value }) => value === tonightWords.yesFree) && tonightWords.freeToApply,
  ]
    .filter(Boolean)
    .join(" · ");

/** A section with a heading and a text of editors; nothing if it is empty. */
export const Story = ({ title, children }: { title: string; children: string }) =>
  children && (
    <section>
      <h2 className="mb-1.5 text-xl">
        {title} <InEnglish />
      </h2>
      <p lang={englishText()} className="whitespace-pre-line">
        {children}
      </p>
    </section>
  );
