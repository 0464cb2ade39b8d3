import type { ReactNode } from "react";
import { Link } from "react-router";
import { dayInWords } from "#app/common/calendar/days.ts";
import { usePage } from "#app/common/frame/page.ts";
import { Share } from "#app/common/share/share.tsx";
import { shareLinks } from "#app/common/share/share-links.ts";
import { shareWords } from "#app/common/share/words.ts";
import { BackLink } from "#app/common/ui/breadcrumb.tsx";
import { buttonLook } from "#app/common/ui/button.tsx";
import { type Fact, Facts } from "#app/common/ui/facts.tsx";
import { SectionHeading } from "#app/common/ui/heading.tsx";
import { OutsideLink } from "#app/common/ui/outside-link.tsx";
import { textLinkLook } from "#app/common/ui/text-link.tsx";
import type { Deadline } from "#app/opportunities/deadline.ts";
import type { Kind } from "#app/opportunities/kinds.ts";
import { Notice } from "#app/opportunities/notice.tsx";
import { isWebAddress } from "#app/opportunities/web-address.ts";
import { deadlineWords, detailWords, kindWords } from "#app/opportunities/words.ts";
import { Heart } from "#app/students/saved/heart.tsx";
import { SavedIds } from "#app/students/saved/saved-ids.ts";

interface DetailProps {
  kind: Kind;
  path: string;
  title: string;
  byline?: string | undefined;
  /** A small picture beside the title. */
  emblem?: ReactNode;
  deadline?: Deadline | undefined;
  /** Those without a value are left out. */
  facts: Fact[];
  /** Which of this and those alike are saved. */
  saved: string[];
  addedOn: string;
  /** When somebody or something last looked whether it still holds. */
  checkedOn: string | null;
  officialUrl: string;
  /** The main button, while it is open. */
  officialLabel: string;
  /** The long texts. */
  children: ReactNode;
  more: ReactNode[];
}

/** One page for all that decides: the facts, the way to the official site, the story, a friend to tell, and what is alike. */
export function Detail(props: DetailProps) {
  const { kind, title, byline, deadline, facts, officialUrl, officialLabel, children, more } = props;
  const words = kindWords[kind];
  const url = (usePage()?.appUrl ?? "") + props.path;
  const whatsApp = shareLinks({ url, title })[0];
  const hasClosed = deadline?.hasClosed ?? false;
  return (
    <SavedIds value={props.saved}>
      <div className="wrap py-4 md:py-6">
        <BackLink to={`/browse?tab=${kind}`}>{words.back}</BackLink>
        <article>
          <div className="mt-2 flex items-start gap-4">
            {props.emblem}
            <div className="min-w-0">
              <h1 className="text-[clamp(1.875rem,1.4rem+2.2vw,2.75rem)]">{title}</h1>
              {byline && <p className="mt-2 text-lg text-ink-2">{byline}</p>}
            </div>
          </div>
          <div className="mt-5 grid gap-4">
            {deadline?.meaning && (
              <Notice
                tone={hasClosed ? "clay" : "indigo"}
                icon={hasClosed ? "alert" : "calendar"}
                title={hasClosed ? words.closed : deadlineWords.expectedTitle}
              >
                {deadline.meaning}
              </Notice>
            )}
            <Facts facts={facts.filter(({ value }) => value)} />
          </div>
          <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full">
            {isWebAddress(officialUrl) && (
              <OutsideLink
                href={officialUrl}
                about={title}
                className={buttonLook({ look: hasClosed ? "outline" : "primary" })}
              >
                {hasClosed ? detailWords.visitOfficial : officialLabel}
              </OutsideLink>
            )}
            <Heart item={props.path.slice(1)} title={title} hasWords />
            <a
              href={whatsApp.href}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonLook({ look: "outline" })}
            >
              Share on WhatsApp
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </div>
          <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
            <div className="grid max-w-[68ch] content-start gap-7">
              {children}
              <p className="text-sm text-ink-2">
                {detailWords.added} {dayInWords(props.addedOn)}
                {props.checkedOn && ` · ${detailWords.lastChecked} ${dayInWords(props.checkedOn)}`}
                <br />
                <Link to={`/report${props.path}`} rel="nofollow" className={textLinkLook}>
                  {detailWords.report}
                </Link>
              </p>
            </div>
            <aside aria-labelledby="share" className="self-start rounded-panel bg-sand p-5">
              <h2 id="share" className="mb-3 text-xl">
                {shareWords.title}
              </h2>
              <Share url={url} title={title} copiedDetail={words.copied} />
            </aside>
          </div>
        </article>
        {more.length > 0 && (
          <section aria-labelledby="more" className="mt-10 pb-6">
            <SectionHeading id="more" title={detailWords.moreLikeThis} />
            <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">{more}</ul>
          </section>
        )}
      </div>
    </SavedIds>
  );
}

/** A part of the page with its own heading; nothing where nothing is known. */
export const Story = ({ title, children }: { title: string; children: string }) =>
  children && (
    <section>
      <h2 className="mb-2 text-2xl">{title}</h2>
      <p className="whitespace-pre-line">{children}</p>
    </section>
  );
