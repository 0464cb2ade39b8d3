import { ChipLink } from "#app/shared/ui/navigation/chip.tsx";
import { articleCategories } from "#database/schema/lists.ts";
import type { ArticleCategory } from "../category.ts";
import { categoryNames } from "../category-words.ts";
import { adviceWords } from "../words.ts";
import { listAddress } from "./list-address.ts";

/** One category or all, as links. On a phone they scroll sideways so that the articles stay in view. */
export function CategoryFilter({ current }: { current: ArticleCategory | null }) {
  return (
    <nav
      aria-label={adviceWords.categories}
      className="no-scrollbar -mx-4 mt-5 mb-6 overflow-x-auto px-4 py-1"
    >
      <ul className="flex gap-2 whitespace-nowrap md:flex-wrap">
        {inOrder(current).map((category) => (
          <li key={category ?? "all"} className="shrink-0">
            <ChipLink to={listAddress({ category, page: 1 })} isCurrent={category === current}>
              {category ? categoryNames[category] : adviceWords.all}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The selected one is in view, also on a phone. */
const inOrder = (current: ArticleCategory | null) => [
  null,
  ...(current ? [current] : []),
  ...articleCategories.filter((category) => category !== current),
];
