import { reasonNames } from "#app/community/reports/words.ts";
import { composeMail } from "#app/mail/templates/compose-mail.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import type { problemReasons } from "#database/schema/lists.ts";

interface AnsweredReport {
  title: string;
  reason: (typeof problemReasons)[number];
  createdAt: Date;
}

/**
 * The email with the decision on a report. Anyone can enter an address in a report, so it contains nothing the
 * reporter wrote.
 */
export const answerMail = (to: string, { title, reason, createdAt }: AnsweredReport, decision: string) =>
  composeMail({
    to,
    subject: "Your report on Fursa",
    purpose: "report",
    paragraphs: [
      `On ${dayInWords(createdAt.toISOString().slice(0, 10))} you told us about a problem with “${title}”: ${reasonNames[reason]}.`,
      decision,
      "Thank you. Reports like yours keep other students from missing a date or losing money.",
      "We've deleted your address from the report and won't email you about it again. If you didn't send a report, someone typed your address by mistake.",
    ],
  });
