import { type ReactNode, useState } from "react";
import type { Deadline } from "#app/catalogue/dates/deadline.ts";
import { YearStrip } from "#app/catalogue/dates/year-strip.tsx";
import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { Notice } from "#app/catalogue/kinds/notice.tsx";
import { deadlineWords, detailWords, kindWords } from "#app/catalogue/kinds/words.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { Share } from "#app/shared/share/share.tsx";
import { shareLinks } from "#app/shared/share/share-links.ts";
import { shareWords } from "#app/shared/share/words.ts";
import { ButtonLink, buttonLook } from "#app/shared/ui/button.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { ExternalLink } from "#app/shared/ui/navigation/external-link.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { type Fact, Facts } from "#app/shared/ui/page/facts.tsx";
import { SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { Verdicts } from "#app/students/eligibility/verdicts.ts";
import { OpeningForm } from "#app/students/saved/opening-alert/opening-form.tsx";
import { Heart } from "#app/students/saved/save/heart.tsx";
import { SavedIds } from "#app/students/saved/save/saved-ids.ts";
import type { SavedState } from "#app/students/saved/track/find-saved-state.server.ts";
import type { Row } from "./facts/fact-row.ts";
import type { Sheet } from "./facts/fact-sheet.ts";
import { Sources } from "./facts/sources.tsx";
import type { Qualifying } from "./qualify/qualify.server.ts";
import { Qualify } from "./qualify/qualify.tsx";
import { Tonight } from "./tonight/tonight.tsx";
import { factWords } from "./words.ts";

interface DetailProps {
  kind: Kind;
  path: string;
  title: string;
  byline?: string | undefined;
  /** A small image beside the title. */
  emblem?: ReactNode;
  qualify: Qualifying;
  sheet: Sheet & { facts: Row[]; who: Row[]; how: Row[] };
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
  kept: SavedState;
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
  const url = (usePage()?.appUrl ?? "") + props.path;
  const item = props.path.slice(1);
  const { saved, timesSaved, noteSaved } = useSavedHere(item, props.saved);
  return (
    <SavedIds value={saved}>
      <div className="wrap py-4 md:py-6 print:py-0">
        <div className="print:hidden">
          <BackLink to={`/browse?tab=${kind}`}>{words.back}</BackLink>
        </div>
        <article>
          <div className="mt-2 flex items-start gap-4">
            {props.emblem}
            <div className="min-w-0">
              <h1 className="text-[clamp(1.875rem,1.4rem+2.2vw,2.75rem)] print:text-2xl">{title}</h1>
              {byline && <p className="mt-2 text-lg text-ink-2">{byline}</p>}
              {sheet.aliases.length > 0 && (
                <p className="mt-1 text-ink-2">
                  {factWords.aliases} {sheet.aliases.join(", ")}
                </p>
              )}
            </div>
          </div>
          <div className="mt-5 grid gap-4 print:mt-2 print:gap-2">
            <DeadlineNotice kind={kind} deadline={sheet.deadline} />
            <Facts
              facts={[...stateFact(kind, sheet), ...sheet.facts.map(factOf), ...(props.otherFacts ?? [])]}
            />
            {sheet.strip && <YearStrip strip={sheet.strip} />}
          </div>
          <DetailActions
            key={item}
            {...props}
            item={item}
            url={url}
            timesSaved={timesSaved}
            onSaved={noteSaved}
          />
          <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] print:mt-3 print:block">
            <div className="grid max-w-[68ch] content-start gap-7 print:block print:max-w-none print:columns-2 print:gap-6 print:*:mb-3">
              <Qualify path={props.path} qualify={props.qualify} />
              <Tonight
                item={item}
                tonight={sheet.tonight}
                how={sheet.how}
                ticked={props.kept.ticked}
                onSaved={noteSaved}
              />
              {children}
              <Story title={factWords.wrong}>{sheet.notes}</Story>
              <Sources sources={sheet.sources} />
              <div className="print:hidden">{props.questions}</div>
              <p className="text-sm text-ink-2 print:hidden">
                {detailWords.added} {dayInWords(props.addedOn)}
                {props.checkedOn && ` · ${detailWords.lastChecked} ${dayInWords(props.checkedOn)}`}
                <br />
                <Link to={`/report${props.path}`} rel="nofollow" className={textLinkLook}>
                  {detailWords.report}
                </Link>{" "}
                {props.editing && (
                  <Link to={props.editing.to} className={textLinkLook}>
                    {props.editing.label}
                  </Link>
                )}
              </p>
            </div>
            <div className="grid content-start gap-6">
              {props.beside}
              <aside aria-labelledby="share" className="self-start rounded-panel bg-sand p-5 print:hidden">
                <h2 id="share" className="mb-3 text-xl">
                  {shareWords.title}
                </h2>
                <Share url={url} title={title} copiedDetail={words.copied} />
              </aside>
            </div>
          </div>
        </article>
        {more.length > 0 && (
          <section aria-labelledby="more" className="mt-10 pb-6 print:hidden">
            <SectionHeading id="more" title={detailWords.moreLikeThis} />
            <Verdicts value={props.verdicts}>
              <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">{more}</ul>
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

/** Explains a closed or an expected deadline. */
const DeadlineNotice = ({ kind, deadline }: { kind: Kind; deadline: Deadline }) =>
  deadline.meaning && (
    <Notice
      tone={deadline.hasClosed ? "clay" : "indigo"}
      icon={deadline.hasClosed ? "alert" : "calendar"}
      title={deadline.hasClosed ? kindWords[kind].closed : deadlineWords.expectedTitle}
    >
      {deadline.meaning}
    </Notice>
  );

/** Colleges without known dates have no state to show or wait for. */
const saysState = (kind: Kind, { tonight }: Sheet) => kind !== "colleges" || tonight.knowsDates;
const canWait = (kind: Kind, sheet: Sheet) => sheet.tonight.opensLater && saysState(kind, sheet);

const stateFact = (kind: Kind, sheet: Sheet): Fact[] => {
  if (!saysState(kind, sheet)) return [];
  const { tone, text } = sheet.closing;
  const value = <Tag tone={tone}>{text}</Tag>;
  return [{ name: factWords.state, isWide: true, value }];
};

/** Characters; longer values take the full width. */
const wideValueLength = 45;

const factOf = ({ name, value, note }: Row): Fact => ({
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

/** Official site, save, opening alert, sharing. */
function DetailActions({
  kind,
  title,
  sheet,
  kept,
  officialLabel,
  item,
  url,
  timesSaved,
  onSaved,
}: DetailProps & { item: string; url: string; timesSaved: number; onSaved: () => void }) {
  const { hasClosed } = sheet.deadline;
  const whatsApp = shareLinks({ url, title })[0];
  return (
    <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full print:hidden">
      {isWebAddress(sheet.officialUrl) && (
        <ExternalLink
          href={sheet.officialUrl}
          about={title}
          className={buttonLook({ look: hasClosed ? "outline" : "primary" })}
        >
          {hasClosed ? detailWords.visitOfficial : officialLabel}
        </ExternalLink>
      )}
      <Heart key={timesSaved} item={item} title={title} hasWords />
      {canWait(kind, sheet) && (
        <OpeningForm item={item} title={title} wantsOpening={kept.wantsOpening} onSaved={onSaved} />
      )}
      <a
        href={whatsApp.href}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonLook({ look: "outline" })}
      >
        Share on WhatsApp
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <ButtonLink to={`/${item}/for-parents`} look="outline">
        {detailWords.forParents}
      </ButtonLink>
      <ButtonLink to={`/compare?items=${item}`} rel="nofollow" look="outline">
        {detailWords.compare}
      </ButtonLink>
    </div>
  );
}

/** A section with a heading; nothing if it is empty. */
export const Story = ({ title, children }: { title: string; children: string }) =>
  children && (
    <section>
      <h2 className="mb-2 text-2xl">{title}</h2>
      <p className="whitespace-pre-line">{children}</p>
    </section>
  );
