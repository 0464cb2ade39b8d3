import { articleCategories } from "#database/schema/lists.ts";
import type { ArticleCategory } from "../category.ts";
import { slugFrom } from "../slugs/slug.ts";

interface ListAddress {
  category: ArticleCategory | null;
  page: number;
}

/** Parses the list's URL; unknown values mean all categories and the first page. */
export function parseListAddress(search: URLSearchParams): ListAddress {
  const wanted = search.get("category");
  const page = search.get("page") ?? "";
  return {
    category: articleCategories.find((category) => slugFrom(category) === wanted) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

export function listAddress({ category, page }: ListAddress): string {
  const search = new URLSearchParams();
  if (category) search.set("category", slugFrom(category));
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `/advice?${search}` : "/advice";
}
