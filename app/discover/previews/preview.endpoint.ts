import { data, redirect } from "react-router";
import {
  findCollege,
  findInternship,
  findScholarship,
} from "#app/catalogue/kinds/find-opportunity.server.ts";
import { viewerContext } from "#app/shared/context.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/preview.endpoint.ts";
import { createPreviewCache, previewVersion } from "./preview-cache.server.ts";
import type { PreviewFacts } from "./preview-card.tsx";
import { collegePreview, forParents, internshipPreview, scholarshipPreview } from "./preview-facts.ts";

const gallery = createPreviewCache();
const forever = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";

/** The preview image of a shared link. The current version's URL is immutable. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const id = parseId(params.id);
  const search = new URL(request.url).searchParams;
  const found = id && (await asViewer(context.get(viewerContext), (db) => findFacts(db, params.kind, id)));
  const facts = found && search.get("for") === "parents" ? forParents(found) : found;
  if (!facts) throw data("Not found", { status: 404 });
  const picture = await gallery.find(facts);
  // Under load, send the default image instead.
  if (!picture) return redirect("/share.png", { headers: { "Cache-Control": "no-store" } });
  const isPresent = search.get("v") === previewVersion(facts);
  return new Response(picture, {
    headers: { "Content-Type": "image/png", "Cache-Control": isPresent ? forever : forAnHour },
  });
}

async function findFacts(db: Database, kind: string, id: string): Promise<PreviewFacts | null> {
  if (kind === "scholarship") return about(await findScholarship(db, id), scholarshipPreview);
  if (kind === "college") return about(await findCollege(db, id), collegePreview);
  if (kind === "internship") return about(await findInternship(db, id), internshipPreview);
  return null;
}

const about = <Found>(found: Found | null, facts: (found: Found) => PreviewFacts) => found && facts(found);
