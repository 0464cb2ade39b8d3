import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { collections } from "#app/catalogue/search/collections.server.ts";
import { few, findInstead, findNearby, findTab } from "#app/catalogue/search/find-instead.server.ts";
import { findPage } from "#app/catalogue/search/find-page.server.ts";
import { prepareSearch, wantedBy } from "#app/catalogue/search/search.server.ts";
import { readSearchFilters } from "#app/catalogue/search/search-filters.ts";
import type { Database } from "#database/database.ts";
import { kinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { JudgedRecord } from "./judged-catalogue.ts";

/** What a visitor is shown who names no tab: the tab that we choose, and then the others. */
export function ourSearch(database: Database, records: JudgedRecord[], today: string) {
  const names = new Map(records.map(({ id, name }) => [id, name]));
  return (q: string): Promise<string[]> =>
    asViewer({ kind: "visitor", database }, async (db) => {
      const asked = readSearchFilters(new URLSearchParams({ q }));
      const tab = await findTab(db, asked, today);
      const instead = tab ? { text: q, kind: tab } : await findInstead(db, asked, today);
      if (!instead) return [];
      const inTab = async (text: string, kind: Kind) => {
        const search = await prepareSearch(db, wantedBy({ ...asked, text, kind }), today);
        return (await findPage(db, { ...search, collection: collections[kind] }, "fit", null)).ids;
      };
      const found = await inTab(instead.text, instead.kind);
      for (const kind of kinds.filter((kind) => kind !== instead.kind))
        found.push(...(await inTab(instead.text, kind)));
      const near = found.length < few ? await findNearby(db, { ...asked, ...instead }, found, today) : null;
      if (near) found.push(...(await inTab(near.text, near.kind)));
      return [...new Set(found)].map((id) => names.get(id) ?? "");
    });
}
