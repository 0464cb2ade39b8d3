import { dayInWords } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/review.page.ts";
import { listWaitingFinds } from "./list-finds.server.ts";
import { kindNames, reviewWords } from "./words.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  asViewer(context.get(viewerContext), listWaitingFinds);

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(reviewWords.title) },
  { name: "robots", content: "noindex" },
];

export default function Review({ loaderData: { scraped, total } }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-4xl py-8 md:py-12">
      <PageHeading title={reviewWords.title} intro={reviewWords.intro} />
      {total > scraped.length && <p className="mt-4 text-ink-2">{reviewWords.more(scraped.length, total)}</p>}
      <ul className="mt-6 grid gap-4">
        {scraped.map(({ id, title, kind, sourceName, doubts, createdAt }) => (
          <Card key={id} as="li">
            <p className="flex flex-wrap items-center gap-2">
              <Tag tone="indigo">{kindNames[kind]}</Tag>
              <span className="text-sm text-ink-2">
                {sourceName}, {dayInWords(createdAt.toISOString().slice(0, 10))}
              </span>
            </p>
            <h2 className="mt-1 text-xl">
              <Link to={`/admin/review/${id}`} className="inline-flex min-h-11 items-center break-words">
                {title}
              </Link>
            </h2>
            <ul className="mt-1 list-disc pl-5 text-ink-2">
              {doubts.map((doubt) => (
                <li key={doubt}>{doubt}</li>
              ))}
            </ul>
          </Card>
        ))}
      </ul>
      {scraped.length === 0 && <EmptyState title={reviewWords.empty} />}
    </div>
  );
}
