import { sourceAddress } from "#app/editors/article-import/source-url.ts";
import { gatherCollege } from "../finds/collect-college.ts";
import { type Gathering, gatherFields } from "../finds/collect-fields.ts";
import { refusals } from "../finds/words.ts";
import type { Source } from "../sources/sources.ts";
import { type ItemPage, type ReadItemPage, readItemPage } from "./parse-item-page.ts";

interface ItemVisit {
  /** Where the source said that it is, and where it was found in the end. */
  address: string;
  url: string;
  source: Source;
  today: string;
}

type ReadItem = { ok: true; page: ItemPage; gathering: Gathering } | Extract<ReadItemPage, { ok: false }>;

/** Reads a page, and gathers from it what it says in our terms. */
export function readItem(html: string, { address, url, source, today }: ItemVisit): ReadItem {
  const read = readItemPage(html, url);
  return read.ok ? { ...read, gathering: gather(read.page, address, source, today) } : read;
}

function gather(read: ItemPage, address: string, source: Source, today: string): Gathering {
  if (source.listing.by !== "pages") return gatherFields(read, address, source.isOwnSite, today);
  const college = source.listing.colleges.find((one) => sourceAddress(one.page) === address);
  return college ? { ok: true, ...gatherCollege(college, read) } : { ok: false, error: refusals.otherKind };
}
