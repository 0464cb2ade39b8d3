import { useNavigation } from "react-router";
import { typeNames } from "#app/discover/sponsored/words.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { CopiedImage } from "#app/shared/images/image.tsx";
import { imageWords } from "#app/shared/images/words.ts";
import { Button, buttonLook } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { DailyChart } from "./daily-chart.tsx";
import { hasEnded } from "./has-ended.ts";
import type { ManagedListing } from "./list-listings.server.ts";
import { list } from "./words.ts";

interface ListingCardProps {
  listing: ManagedListing;
  today: string;
  isEdited: boolean;
}

export function ListingCard({ listing, today, isEdited }: ListingCardProps) {
  const { id, title, description, type, targetUrl, isActive, endDate, priority } = listing;
  const isOver = hasEnded(listing, today);
  return (
    <Card as="li" className={isEdited ? "outline-3 outline-marigold" : undefined}>
      <div className="flex items-start justify-between gap-x-4 gap-y-3 max-sm:flex-col">
        <div className="min-w-0">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 flex flex-wrap gap-2">
            <Tag tone={typeNames[type].tone}>{typeNames[type].name}</Tag>
            <Tag tone={isActive ? "mint" : "neutral"}>{isActive ? list.active : list.inactive}</Tag>
            {isOver && <Tag tone="clay">{list.ended}</Tag>}
          </p>
        </div>
        <div className="flex shrink-0 gap-2">
          <Link
            to={`?edit=${id}`}
            aria-label={`Edit: ${title}`}
            className={buttonLook({ look: "outline", size: "small" })}
          >
            Edit
          </Link>
          <DeleteForm id={id} title={title} />
        </div>
      </div>
      <CopiedImage
        picture={listing.picture}
        alt={imageWords.imageOf(title)}
        className="mt-3 h-24 w-auto rounded-xl bg-white object-contain"
      />
      {listing.imageErrorOf && (
        <p className="mt-3 text-sm text-clay-ink">{imageWords.problem(listing.imageErrorOf)}</p>
      )}
      <p className="mt-3 text-ink-2">{description}</p>
      <a
        href={targetUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-1 inline-flex min-h-11 max-w-full items-center gap-1.5 font-semibold text-leaf underline underline-offset-4"
      >
        <span className="truncate">{targetUrl.replace(/^https?:\/\//i, "")}</span>
        <span className="sr-only"> (opens in a new tab)</span>
        <Icon name="external" className="size-4 shrink-0" />
      </a>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Count name="Views" value={listing.viewsCount.toLocaleString("en")} />
        <Count name="Clicks" value={listing.clicksCount.toLocaleString("en")} />
        <Count name="Priority" value={String(priority)} />
        {listing.sponsor && <Count name={list.sponsor} value={listing.sponsor} />}
        {listing.startDate && listing.startDate > today && (
          <Count name={list.starts} value={dayInWords(listing.startDate)} />
        )}
        {endDate && <Count name={isOver ? list.ended : list.ends} value={dayInWords(endDate)} />}
      </dl>
      <DailyChart views={listing.views} clicks={listing.clicks} today={today} />
    </Card>
  );
}

const Count = ({ name, value }: { name: string; value: string }) => (
  <div className="flex gap-1.5">
    <dt className="text-ink-2">{name}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
);

/** Deletes without confirmation, as specified. */
function DeleteForm({ id, title }: { id: string; title: string }) {
  const { formData } = useNavigation();
  const isBusy = formData?.get("intent") === "delete" && formData.get("id") === id;
  return (
    <Form method="post" action="/admin/sponsored" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button
        name="intent"
        value="delete"
        look="outline"
        className="text-clay-ink"
        size="small"
        isBusy={isBusy}
        aria-label={`Delete: ${title}`}
      >
        Delete
      </Button>
    </Form>
  );
}
