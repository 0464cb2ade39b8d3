import { useRef } from "react";
import { CopiedImage, type ImageCopy } from "#app/shared/images/image.tsx";
import { imageWords } from "#app/shared/images/words.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { buttonLook } from "#app/shared/ui/button.tsx";
import { classNames } from "#app/shared/ui/class-names.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { linkWords } from "#app/shared/ui/navigation/link-words.ts";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { useViewReports } from "./use-view-reports.ts";
import { labelOf, type SponsoredType, sponsored, typeNames } from "./words.ts";

interface SponsoredListing {
  id: string;
  title: string;
  description: string;
  type: SponsoredType;
  picture: ImageCopy | null;
  /** The sponsor's name, if someone paid. */
  sponsor?: string | null;
}

interface SponsoredListingsProps {
  listings: SponsoredListing[];
  /** A row is one slim line on phones that scrolls sideways. */
  look?: "cards" | "row";
}

const looks = {
  cards: "grid gap-4 md:grid-cols-2 lg:grid-cols-3",
  row: "grid gap-3 max-md:snap-x max-md:auto-cols-[78%] max-md:grid-flow-col max-md:overflow-x-auto max-md:pb-2 md:grid-cols-3",
};

/** A row stays low, since it is above the results. */
const pictureLooks = { cards: "mb-3 aspect-[1.91] w-full", row: "aspect-[1.91] w-24 shrink-0 max-md:hidden" };

/** Phones: the label above the title, and the whole card as the link. */
const slim = {
  card: "max-md:relative max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:p-3",
  heading: "flex items-start gap-3 max-md:col-start-1 max-md:mt-0",
  title: "max-md:line-clamp-1 max-md:text-base",
  link: "max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:my-auto max-md:min-h-0 max-md:border-0 max-md:p-0 max-md:text-[0px] max-md:after:absolute max-md:after:inset-0",
};

/** Featured listings. Links are marked `rel=sponsored` and lead through our click counter. */
export function SponsoredListings({ listings, look = "cards" }: SponsoredListingsProps) {
  const list = useRef<HTMLUListElement>(null);
  useViewReports(list);
  return (
    <ul ref={list} className={looks[look]}>
      {listings.map(({ id, title, description, type, picture, sponsor = null }) => (
        <Card
          as="li"
          key={id}
          data-listing={id}
          className={classNames("flex min-w-0 snap-start flex-col items-start", look === "row" && slim.card)}
        >
          <div
            className={classNames(
              "flex flex-wrap items-center justify-between gap-x-3",
              look === "cards" ? "w-full" : "md:w-full",
            )}
          >
            <Tag tone={typeNames[type].tone} className={look === "row" ? "max-md:hidden" : ""}>
              {typeNames[type].name}
            </Tag>
            <span
              className={classNames(
                "min-w-0 text-[.8125rem] text-ink-2",
                look === "row" && "max-md:truncate",
              )}
            >
              {labelOf(sponsor)}
            </span>
          </div>
          <ViewPixel id={id} />
          <div className={classNames("mt-3 w-full", look === "row" && slim.heading)}>
            <CopiedImage
              picture={picture}
              alt={imageWords.imageOf(title)}
              className={classNames("rounded-xl bg-white object-contain", pictureLooks[look])}
            />
            <h3 className={classNames("min-w-0 text-xl", look === "row" && slim.title)}>{title}</h3>
          </div>
          <p className={classNames("mt-2 mb-4 text-ink-2", look === "row" && "line-clamp-2 max-md:hidden")}>
            {description}
          </p>
          <a
            href={`/sponsored/${id}`}
            target="_blank"
            rel="noopener sponsored"
            // Sends the referrer to our click counter, but not to the sponsor.
            referrerPolicy="same-origin"
            aria-label={linkWords.newTab(sponsored.visit, title)}
            className={classNames(buttonLook({ look: "outline" }), "mt-auto", look === "row" && slim.link)}
          >
            {sponsored.visit}
            <Icon name="external" className="size-4" />
          </a>
        </Card>
      ))}
    </ul>
  );
}

/** A tracking pixel for browsers without JavaScript. */
function ViewPixel({ id }: { id: string }) {
  const savesData = usePage()?.savesData;
  const pixel = (
    <img src={`/sponsored/${id}/seen.gif`} alt="" width={1} height={1} loading="lazy" className="absolute" />
  );
  return savesData ? pixel : <noscript>{pixel}</noscript>;
}
