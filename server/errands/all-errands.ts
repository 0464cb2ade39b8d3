import type { Errand } from "#app/errands.ts";
import { checkLinksErrand } from "#app/freshness/check-links.errand.ts";
import { scrapeOpportunities } from "#app/scraper/scrape-opportunities.errand.ts";
import { keepQuick } from "./keep-quick.errand.ts";

/** Everything that happens without a visitor, in one list. */
export const allErrands = [keepQuick, scrapeOpportunities, checkLinksErrand] as readonly Errand<never>[];
