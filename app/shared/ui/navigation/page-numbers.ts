type PageEntry = number | "gap-before" | "gap-after";

/** The first and the last page, the current one and its neighbours; a gap never replaces a single page. */
export function pageNumbers(page: number, pages: number): PageEntry[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((one, other) => one - other);
  return shown.flatMap((number, place): PageEntry[] => {
    const missing = number - (shown[place - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    if (missing === 1) return [number - 1, number];
    return [number <= page ? "gap-before" : "gap-after", number];
  });
}
