import type { Errand } from "#app/common/errands.ts";
import { keepPicturesErrand } from "#app/common/pictures/keep-pictures.errand.ts";
import { deliverNotices, tellByNotice } from "#app/community/notices/notices.errand.ts";
import { tellFollowersAgain } from "#app/community/union/tell-followers.errand.ts";
import { forgetPhoneActs } from "#app/discover/pocket/outbox/forget-acts.errand.ts";
import { lookThroughSavedSearches } from "#app/discover/saved-searches/look-through-searches.errand.ts";
import { forgetMarks } from "#app/discover/sponsored/forget-marks.errand.ts";
import { checkLinksErrand } from "#app/editors/freshness/check-links.errand.ts";
import { keepHealth } from "#app/editors/health/keep-health.errand.ts";
import { importArticles } from "#app/editors/import/import-articles.errand.ts";
import { scrapeOpportunities } from "#app/editors/scraper/scrape-opportunities.errand.ts";
import { deliverMail, deliverTexts, tidyMails } from "#app/mail/outbox/mails.errand.ts";
import { finishNewsletterErrand, publishNewsletter } from "#app/reading/newsletter/newsletter.errand.ts";
import { alertStudents, remindStudents, summariseWeek } from "#app/students/alerts/alerts.errand.ts";
import { keepQuick } from "./keep-quick.errand.ts";

/** Everything that happens without a visitor, in one list. */
export const allErrands = [
  keepQuick,
  deliverMail,
  deliverTexts,
  tidyMails,
  lookThroughSavedSearches,
  alertStudents,
  remindStudents,
  summariseWeek,
  publishNewsletter,
  finishNewsletterErrand,
  tellFollowersAgain,
  tellByNotice,
  deliverNotices,
  scrapeOpportunities,
  checkLinksErrand,
  keepHealth,
  importArticles,
  keepPicturesErrand,
  forgetMarks,
  forgetPhoneActs,
] as readonly Errand<never>[];
