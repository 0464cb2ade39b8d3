import { and, eq } from "drizzle-orm";
import { type RouterContextProvider, redirect } from "react-router";
import { type Kind, kindOf } from "#app/catalogue/kinds/kinds.ts";
import { findEditLink } from "#app/community/reports/find-editing.server.ts";
import { listThreadsAbout } from "#app/community/union/browse/threads-about.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { findVerdicts } from "#app/students/eligibility/find-verdicts.server.ts";
import { findViewerApplicant } from "#app/students/reader/find-viewer-applicant.server.ts";
import { findSavedIds } from "#app/students/saved/save/find-saved-ids.server.ts";
import { findSavedState } from "#app/students/saved/track/find-saved-state.server.ts";
import type { Database } from "#database/database.ts";
import { mergedRecords } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import type { CurrencyReader } from "./facts/fact-sheet.ts";
import { findCurrencyReader } from "./find-currency-reader.server.ts";
import { moreLikeThis } from "./more-like-this.server.ts";
import { type JudgedColumns, qualifying } from "./qualify/qualify.server.ts";

/**
 * Loads the page of one opportunity. Returns null if it does not exist; a merged record redirects to its
 * successor.
 */
export async function loadDetail<
  K extends Kind,
  Listing extends { id: string } & JudgedColumns<(typeof kindOf)[K]>,
  Shown,
>(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  kind: K,
  typedId: string,
  find: (db: Database, id: string) => Promise<Listing | null>,
  /** Picks what the page needs. */
  show: (listing: Listing, reader: CurrencyReader, today: string, db: Database) => Shown | Promise<Shown>,
) {
  const id = parseId(typedId);
  if (!id) return null;
  const today = todayInUtc();
  const viewer = context.get(viewerContext);
  return asViewer(viewer, async (db) => {
    const listing = await find(db, id);
    if (!listing) {
      const keptId = await findMerged(db, kind, id);
      if (keptId) throw redirect(`/${kindOf[kind]}/${keptId}`, 301);
      return null;
    }
    const more = await moreLikeThis(db, kind, listing, today);
    const saved = await findSavedIds(db, viewer, kindOf[kind], [listing, ...more]);
    const progress = await findSavedState(db, viewer, { kind: kindOf[kind], id });
    const reader = await findCurrencyReader(db, viewer);
    const applicant = await findViewerApplicant(db, viewer, today, request.url);
    const verdicts = await findVerdicts(db, applicant, kindOf[kind], more, today);
    const qualify = qualifying(kindOf[kind], listing, applicant, today, viewer);
    const threads = await listThreadsAbout(db, kindOf[kind], id);
    const editing = viewer.kind === "admin" ? await findEditLink(db, kind, id) : null;
    return {
      ...(await show(listing, reader, today, db)),
      qualify,
      verdicts,
      more,
      saved,
      progress,
      threads,
      editing,
      today,
    };
  });
}

/** The record that a merged one became. */
async function findMerged(db: Database, kind: Kind, id: string): Promise<string | null> {
  const [found] = await db
    .select({ keptId: mergedRecords.keptId })
    .from(mergedRecords)
    .where(and(eq(mergedRecords.id, id), eq(mergedRecords.kind, kind)));
  return found?.keptId ?? null;
}
