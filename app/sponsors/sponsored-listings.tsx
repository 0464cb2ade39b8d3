import { buttonLook } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { type SponsoredType, sponsored, typeNames } from "./words.ts";

export interface SponsoredListing {
  id: string;
  title: string;
  description: string;
  type: SponsoredType;
  targetUrl: string;
}

/** Paid-for cards. They say so, and their links tell search engines so. */
export function SponsoredListings({ listings }: { listings: SponsoredListing[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {listings.map(({ id, title, description, type, targetUrl }) => (
        <Card as="li" key={id} className="flex min-w-0 flex-col items-start">
          <div className="flex w-full items-center justify-between gap-3">
            <Tag tone={typeNames[type].tone}>{typeNames[type].name}</Tag>
            <span className="text-[.8125rem] text-ink-2">{sponsored.label}</span>
          </div>
          <h3 className="mt-3 text-xl">{title}</h3>
          <p className="mt-2 mb-4 text-ink-2">{description}</p>
          <a
            href={targetUrl}
            target="_blank"
            rel="noopener noreferrer sponsored"
            aria-label={`${sponsored.visit}: ${title} (opens in a new tab)`}
            className={`${buttonLook({ look: "outline" })} mt-auto`}
          >
            {sponsored.visit}
            <Icon name="external" className="size-4" />
          </a>
        </Card>
      ))}
    </ul>
  );
}
