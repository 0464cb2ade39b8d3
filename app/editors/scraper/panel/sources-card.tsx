import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { sourcesCard } from "../words.ts";

interface SourcesCardProps {
  sources: { name: string; url: string; isActive: boolean }[];
}

export function SourcesCard({ sources }: SourcesCardProps) {
  return (
    <Card as="section" aria-labelledby="sources-title">
      <h2 id="sources-title" className="text-2xl">
        {sourcesCard.title}
      </h2>
      <p className="mt-1 max-w-[65ch] text-ink-2">{sourcesCard.intro}</p>
      <p className="mt-2">
        <Link to="/admin/scraper/sources" className={textLinkLook}>
          {sourcesCard.manage}
        </Link>
      </p>
      <ul className="mt-4 grid gap-3 md:grid-cols-2">
        {sources.map(({ name, url, isActive }) => (
          <li
            key={name}
            className="flex items-start justify-between gap-3 rounded-card border border-line p-4"
          >
            <div className="min-w-0">
              <p className="font-semibold">{name}</p>
              <p className="text-sm break-all text-ink-2">{url}</p>
            </div>
            <Tag tone={isActive ? "mint" : "neutral"} className="shrink-0">
              {isActive ? sourcesCard.active : sourcesCard.inactive}
            </Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
