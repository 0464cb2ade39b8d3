import { importArticles } from "#app/advice/import/import-articles.errand.ts";
import { alertStudents, remindStudents } from "#app/alerts/alerts.errand.ts";
import type { Errand } from "#app/errands.ts";
import { checkLinksErrand } from "#app/freshness/check-links.errand.ts";
import { deliverMail, tidyMails } from "#app/mails/mails.errand.ts";
import { publishNewsletter } from "#app/newsletter/newsletter.errand.ts";
import { scrapeOpportunities } from "#app/scraper/scrape-opportunities.errand.ts";
import { tellFollowersAgain } from "#app/union/tell-followers.errand.ts";
import { keepQuick } from "./keep-quick.errand.ts";

/** Everything that happens without a visitor, in one list. */
export const allErrands = [
  keepQuick,
  deliverMail,
  tidyMails,
  alertStudents,
  remindStudents,
  publishNewsletter,
  tellFollowersAgain,
  scrapeOpportunities,
  checkLinksErrand,
  importArticles,
] as readonly Errand<never>[];
