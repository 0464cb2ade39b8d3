import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { CopiedImage, type ImageCopy } from "#app/shared/images/image.tsx";
import { imageWords } from "#app/shared/images/words.ts";
import { englishText } from "#app/shared/languages/english-text.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { buttonLook } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { linkWords } from "#app/shared/ui/navigation/link-words.ts";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { reportViews } from "./report-views.ts";
import { labelOf, type SponsoredType, sponsored, typeNames } from "./words.ts";

export interface SponsoredListing {
  /** Null in a preview: its link leads nowhere, and nothing is counted. */
  id: string | null;
  title: string;
  description: string;
  type: SponsoredType;
  picture: ImageCopy | null;
  /** The sponsor's name, if someone paid. */
  sponsor?: string | null;
}

/** Featured listings. Links are marked `rel=sponsored` and lead through our click counter. */
export function SponsoredListings({ listings }: { listings: SponsoredListing[] }) {
  const list = useRef<HTMLUListElement>(null);
  useViewReports(list);
  return <SponsoredRow list={list} listings={listings} />;
}

/** Three cards side by side; in a narrow row, slim lines that scroll sideways. */
export const SponsoredRow = ({
  listings,
  list,
}: {
  listings: SponsoredListing[];
  list?: RefObject<HTMLUListElement | null>;
}) => (
  <div className="@container">
    <ul
      ref={list}
      className="grid gap-3 @max-2xl:snap-x @max-2xl:auto-cols-[78%] @max-2xl:grid-flow-col @max-2xl:overflow-x-auto @max-2xl:pb-2 @2xl:grid-cols-3"
    >
      {listings.map((listing) => (
        <SponsoredCard key={listing.id} {...listing} />
      ))}
    </ul>
  </div>
);

const titleLook = "min-w-0 text-xl wrap-anywhere @max-2xl:line-clamp-1 @max-2xl:text-base";

function SponsoredCard({ id, title, description, type, picture, sponsor = null }: SponsoredListing) {
  // In a preview the listing's title is no heading of the page.
  const Title = id ? "h3" : "p";
  return (
    <Card
      as="li"
      data-listing={id ?? undefined}
      className="flex min-w-0 snap-start flex-col items-start @max-2xl:relative @max-2xl:grid @max-2xl:grid-cols-[minmax(0,1fr)_auto] @max-2xl:gap-x-3 @max-2xl:p-3"
    >
      <div className="flex w-full flex-wrap items-center justify-between gap-x-3">
        <Tag tone={typeNames[type].tone} className="@max-2xl:hidden">
          {typeNames[type].name}
        </Tag>
        <span className="min-w-0 text-note text-ink-2 @max-2xl:truncate">{labelOf(sponsor)}</span>
      </div>
      {id && <ViewPixel id={id} />}
      <div className="mt-3 flex w-full items-start gap-3 @max-2xl:col-start-1 @max-2xl:mt-0">
        <CopiedImage
          picture={picture}
          alt={imageWords.imageOf(title)}
          className="aspect-[1.91] w-24 shrink-0 rounded-xl bg-white object-contain @max-2xl:hidden"
        />
        <Title className={id ? titleLook : `${titleLook} font-display font-bold`}>{title}</Title>
      </div>
      <p lang={englishText()} className="mt-2 mb-4 line-clamp-2 text-ink-2 @max-2xl:hidden">
        {description}
      </p>
      <a
        href={id ? `/sponsored/${id}` : undefined}
        target="_blank"
        rel="noopener sponsored"
        // Sends the referrer to our click counter, but not to the sponsor.
        referrerPolicy="same-origin"
        aria-label={id ? linkWords.newTab(sponsored.visit, title) : undefined}
        className={`${buttonLook({ look: "outline" })} mt-auto @max-2xl:col-start-2 @max-2xl:row-span-2 @max-2xl:row-start-1 @max-2xl:border-0 @max-2xl:p-0 @max-2xl:text-[0px] @max-2xl:after:absolute @max-2xl:after:inset-0`}
      >
        {sponsored.visit}
        <Icon name="external" className="size-4" />
      </a>
    </Card>
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

/** Each navigation counts as a new page view. */
function useViewReports(list: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  useEffect(() => (key && list.current ? reportViews(list.current) : undefined), [list, key]);
}
