import { notifyMissedFollowers } from "#app/community/union/follow/notify-followers.job.ts";
import {
  finishNewsletterJob,
  publishNewsletter,
  sendScheduledNewsletter,
} from "#app/content/newsletter/newsletter.job.ts";
import { runSavedSearchesJob } from "#app/discover/saved-searches/run-saved-searches.job.ts";
import { deleteViewKeys } from "#app/discover/sponsored/delete-view-keys.job.ts";
import { emailEndedSponsors } from "#app/discover/sponsored/request/email-ended-sponsors.job.ts";
import { importArticles } from "#app/editors/article-import/run/import-articles.job.ts";
import { recordHealth } from "#app/editors/catalogue-health/record-health.job.ts";
import { recordFiguresJob } from "#app/editors/dashboard/figures/record-figures.job.ts";
import { checkLinksJob } from "#app/editors/link-checker/check-links.job.ts";
import { countDemandJob } from "#app/editors/queue/demand/count-demand.job.ts";
import { rereadRecordsJob } from "#app/editors/reread/reread-records.job.ts";
import { scrapeOpportunities } from "#app/editors/scraper/scrape-opportunities.job.ts";
import { deleteOldEmailsJob, deliverMail, deliverTexts } from "#app/mail/outbox/send-emails.job.ts";
import { deleteOldActionsJob } from "#app/offline/sync-queue/delete-old-actions.job.ts";
import { copyImagesJob } from "#app/shared/images/copy-images.job.ts";
import type { Job } from "#app/shared/jobs.ts";
import { alertStudents, remindStudents, summariseWeek } from "#app/students/alerts/alerts.job.ts";
import {
  deliverNotifications,
  notifyBrowsers,
} from "#app/students/alerts/notifications/notifications.job.ts";
import { rollOverDeadlinesNightly } from "./roll-over-deadlines.job.ts";

/** All background jobs. */
export const allJobs = [
  rollOverDeadlinesNightly,
  deliverMail,
  deliverTexts,
  deleteOldEmailsJob,
  runSavedSearchesJob,
  alertStudents,
  remindStudents,
  summariseWeek,
  publishNewsletter,
  finishNewsletterJob,
  sendScheduledNewsletter,
  notifyMissedFollowers,
  notifyBrowsers,
  deliverNotifications,
  scrapeOpportunities,
  checkLinksJob,
  countDemandJob,
  rereadRecordsJob,
  recordHealth,
  recordFiguresJob,
  importArticles,
  copyImagesJob,
  deleteViewKeys,
  emailEndedSponsors,
  deleteOldActionsJob,
] as readonly Job<never>[];
