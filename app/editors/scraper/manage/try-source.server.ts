import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import type { Outbound } from "#app/shared/outbound.ts";
import type { Database } from "#database/database.ts";
import type { FoundFields } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { doubtWords, refusals } from "../finds/words.ts";
import { findSame } from "../runs/save-visit.server.ts";
import { type VisitResult, visitPage } from "../runs/visit-page.server.ts";
import { listItems } from "../sources/list-items.ts";
import type { ListedItem } from "../sources/listed-item.ts";
import type { ScrapeSource } from "../sources/sources.ts";
import { trial as words } from "./words.ts";

export interface SourceTrial {
  name: string;
  listed: ListedItem[];
  errors: { url: string; error: string }[];
  pages: TriedPage[];
  stoppedEarly: boolean;
}

export interface TriedPage {
  address: string;
  title: string;
  outcome: keyof typeof words.outcomes;
  /** Why, in a sentence; may be empty. */
  detail: string;
  doubts: string[];
  facts: { label: string; value: string; evidence: string; isSure: boolean }[];
}

/** An editor waits for the response, so only the first pages are read. */
const maxPages = 3;
const maxMs = 30_000;

/** Reads what a run would read of a source, without storing anything. */
export async function trySource(
  db: Database,
  source: ScrapeSource,
  outbound: Outbound,
  now: () => Date,
): Promise<SourceTrial> {
  const ends = performance.now() + maxMs;
  const { listing } = source;
  const short = listing.by === "links" ? { ...source, listing: { ...listing, mostPages: 1 } } : source;
  const { items, errors } = await listItems(short, outbound.fetchPublic);
  const tried: SourceTrial = { name: source.name, listed: items, errors, pages: [], stoppedEarly: false };
  for (const { address, title } of items.slice(0, maxPages)) {
    if (performance.now() > ends) return { ...tried, stoppedEarly: true };
    const request = { address, source, enhanceWithAI: false };
    const visit = await visitPage(db, request, outbound, now()).catch(
      (): VisitResult => ({ is: "refused", title, error: refusals.unreadable }),
    );
    tried.pages.push(await describePage(db, { address, title }, visit));
  }
  return tried;
}

async function describePage(db: Database, listed: ListedItem, visit: VisitResult): Promise<TriedPage> {
  const nothing = { address: listed.address, doubts: [], facts: [] };
  if (visit.is === "refused")
    return { ...nothing, title: visit.title || listed.title, outcome: "refused", detail: visit.error };
  if (visit.is === "known")
    return { ...nothing, title: visit.scraped.title, outcome: "known", detail: words.seen };
  const { gathered, doubts } = visit.scraped;
  const same = await asWorker(db, (own) => findSame(own, visit.scraped));
  const page = {
    address: listed.address,
    title: gathered.title,
    doubts,
    facts: factsOf(gathered.kind, gathered.fields),
  };
  if (same?.isCertain) return { ...page, outcome: "known", detail: words.same(same.title) };
  if (same) return { ...page, outcome: "review", detail: doubtWords.like(same.title) };
  return { ...page, outcome: doubts.length > 0 ? "review" : "publish", detail: "" };
}

const factsOf = (kind: keyof typeof recordTypes, found: FoundFields): TriedPage["facts"] =>
  recordTypes[kind].fields.flatMap(({ name, label }) => {
    const field = found[name];
    return field && name !== recordTypes[kind].titleColumn
      ? [{ label, value: field.value, evidence: field.evidence, isSure: field.isSure }]
      : [];
  });
