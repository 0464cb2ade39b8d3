import { CopiedImage, type ImageCopy } from "#app/shared/images/image.tsx";
import { imageWords } from "#app/shared/images/words.ts";
import { buttonLook } from "#app/shared/ui/button.tsx";
import { classNames } from "#app/shared/ui/class-names.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { labelOf, type SponsoredType, sponsored, typeNames } from "../words.ts";
import { previewWords as words } from "./words.ts";

interface PreviewedListing {
  sponsor: string;
  title: string;
  description: string;
  type: SponsoredType;
  picture: ImageCopy | null;
}

/** A listing as `sponsored-listings.tsx` shows it in a row, at both widths at once. Its link goes nowhere. */
export const ListingPreview = (listing: PreviewedListing) => (
  <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
    <figure>
      <figcaption className="mb-2 font-semibold">{words.phone}</figcaption>
      <div className="max-w-[20.5rem] rounded-card border border-dashed border-edge bg-paper p-3">
        <OnPhone {...listing} />
      </div>
    </figure>
    <figure className="min-w-0">
      <figcaption className="mb-2 font-semibold">{words.computer}</figcaption>
      <div className="max-w-[26rem] rounded-card border border-dashed border-edge bg-paper p-3">
        <OnComputer {...listing} />
      </div>
    </figure>
  </div>
);

const OnPhone = ({ sponsor, title }: PreviewedListing) => (
  <Card className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 p-3 md:p-3">
    <span className="truncate text-[.8125rem] text-ink-2">{labelOf(sponsor)}</span>
    <p className="col-start-1 line-clamp-1 font-display font-bold">{title}</p>
    <Icon name="external" className="col-start-2 row-span-2 row-start-1 my-auto size-4 text-leaf" />
  </Card>
);

const OnComputer = ({ sponsor, title, description, type, picture }: PreviewedListing) => (
  <Card className="flex flex-col items-start">
    <div className="flex w-full flex-wrap items-center justify-between gap-x-3">
      <Tag tone={typeNames[type].tone}>{typeNames[type].name}</Tag>
      <span className="min-w-0 text-[.8125rem] wrap-anywhere text-ink-2">{labelOf(sponsor)}</span>
    </div>
    <div className="mt-3 flex w-full items-start gap-3">
      <CopiedImage
        picture={picture}
        alt={imageWords.imageOf(title)}
        className="aspect-[1.91] w-24 shrink-0 rounded-xl bg-white object-contain"
      />
      <p className="min-w-0 font-display text-xl font-bold wrap-anywhere">{title}</p>
    </div>
    <p className="mt-2 mb-4 line-clamp-2 text-ink-2">{description}</p>
    <span className={classNames(buttonLook({ look: "outline" }), "mt-auto")}>
      {sponsored.visit}
      <Icon name="external" className="size-4" />
    </span>
  </Card>
);
