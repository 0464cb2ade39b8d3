import { data } from "react-router";
import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { language } from "#app/shared/languages/language.ts";
import { prefixOf } from "#app/shared/languages/languages.ts";
import type { Route } from "./+types/sitemap-part.endpoint.ts";
import { writePages } from "./public-pages.server.ts";
import { type RecordKind, recordKinds, type SitemapPart } from "./public-records.server.ts";
import { writeRecords } from "./write-records.server.ts";
import { sitemapResponse } from "./write-sitemap.server.ts";

const mostParts = 10_000;

/** One file of a large sitemap. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { appUrl } = context.get(requestInfoContext);
  const site = { appUrl, language: language() };
  if (params.file === "pages") return sitemapResponse([writePages(appUrl + prefixOf(site.language))]);
  const share = readShare(params.file);
  if (!share) throw data("Not found", { status: 404 });
  return sitemapResponse(writeRecords(context.get(viewerContext).database, share, site));
}

function readShare(file: string): SitemapPart | null {
  const [, kind = "", ...numbers] = /^([a-z]+)-([1-9]\d{0,4})-of-([1-9]\d{0,4})$/.exec(file) ?? [];
  const [part = 0, parts = 0] = numbers.map(Number);
  if (!Object.hasOwn(recordKinds, kind) || part > parts || parts > mostParts) return null;
  return { kind: kind as RecordKind, part, parts };
}
