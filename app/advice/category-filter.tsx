import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { articleCategories } from "#database/schema/lists.ts";
import type { ArticleCategory } from "./category.ts";
import { listAddress } from "./read-list-address.ts";
import { adviceWords } from "./words.ts";

/** One category or all, as links; on a phone they scroll sideways so that the stories stay in sight. */
export function CategoryFilter({ current }: { current: ArticleCategory | null }) {
  return (
    <nav
      aria-label={adviceWords.categories}
      className="no-scrollbar -mx-4 mt-5 mb-6 overflow-x-auto px-4 py-1"
    >
      <ul className="flex gap-2 md:flex-wrap">
        {[null, ...articleCategories].map((category) => (
          <li key={category ?? "all"}>
            <Link
              to={listAddress({ category, page: 1 })}
              preventScrollReset
              aria-current={category === current ? "page" : undefined}
              className={classNames(
                "inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold whitespace-nowrap no-underline",
                category === current
                  ? "border-leaf bg-leaf text-on-leaf"
                  : "border-line bg-card text-ink hover:border-edge",
              )}
            >
              {category ?? adviceWords.all}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
