import { alertStudents, remindStudents } from "#app/alerts/alerts.errand.ts";
import type { Errand } from "#app/errands.ts";
import { deliverMail, tidyMails } from "#app/mails/mails.errand.ts";
import { publishNewsletter } from "#app/newsletter/newsletter.errand.ts";
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
] as readonly Errand<never>[];
