import { ExportCard } from "#app/exports/export-card.tsx";
import { pageTitle } from "#app/frame/meta.ts";
import { PageHeading } from "#app/ui/heading.tsx";
import type { Route } from "./+types/scraper.page.ts";
import { scraperPage } from "./words.ts";

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(scraperPage.title) },
  { name: "robots", content: "noindex" },
];

export default function Scraper() {
  return (
    <div className="wrap py-8 md:py-12">
      <PageHeading {...scraperPage} />
      <div className="mt-6 grid gap-6">
        <ExportCard />
      </div>
    </div>
  );
}
