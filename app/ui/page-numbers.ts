export type PageEntry = number | "gap-before" | "gap-after";

/** The first and the last page, the present one and its neighbours; a gap never stands for a single page. */
export function pageNumbers(page: number, pages: number): PageEntry[] {
  const near = new Set([1, page - 1, page, page + 1, pages]);
  if (page <= 4) for (const early of [2, 3]) near.add(early);
  if (page >= pages - 3) for (const late of [pages - 2, pages - 1]) near.add(late);
  const shown = [...near]
    .filter((number) => number >= 1 && number <= pages)
    .sort((one, other) => one - other);
  return shown.flatMap((number, place): PageEntry[] => {
    const before = shown[place - 1];
    if (before === undefined || number - before === 1) return [number];
    return [number <= page ? "gap-before" : "gap-after", number];
  });
}
