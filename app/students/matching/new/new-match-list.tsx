import { Link } from "#app/shared/ui/navigation/link.tsx";
import { VerdictTag } from "#app/students/eligibility/verdict-tag.tsx";
import { matchesWords as words } from "../words.ts";
import type { NewMatchList } from "./list-new-matches.server.ts";

/** The new matches behind the badge; in the full list they may be far down. */
export const NewMatches = ({ news: { count, isMany, best } }: { news: NewMatchList }) => (
  <section aria-labelledby="new-matches" className="mt-5 rounded-panel bg-sand px-5 py-4">
    <h2 id="new-matches" className="text-lg">
      {words.news(count, isMany)}
    </h2>
    <ul className="mt-1 grid gap-x-8 md:grid-cols-2">
      {best.map(({ to, title, ...verdict }) => (
        <li key={to} className="flex min-h-11 items-center justify-between gap-4 py-1">
          <Link to={to} className="min-w-0 font-semibold wrap-anywhere underline underline-offset-4">
            {title}
          </Link>
          <VerdictTag {...verdict} />
        </li>
      ))}
    </ul>
  </section>
);
