// A process that a test kills: writes and sends the alerts or reminders of a day, and prints its progress. Its clock
// starts at the given moment, since claims of a killed process expire only after some minutes.

import { flushCompileCache } from "node:module";
import { sendReminders } from "#app/students/alerts/reminders/send-reminders.server.ts";
import { sendAlerts } from "#app/students/alerts/send-alerts.server.ts";
import { openPostgres } from "#database/connection/open-postgres.ts";
import { deliverMail } from "#server/outbound/email/deliver-emails.ts";
import { findMailServer } from "#server/outbound/email/smtp.ts";

// A killed process would leave nothing in the compile cache for the next one.
flushCompileCache();

const [url = "", smtp = "", startsAt = "", what = ""] = process.argv.slice(2);
const say = (what: string) => process.stdout.write(`${what}\n`);
const begun = Date.now();
const clock = () => new Date(Date.parse(startsAt) + Date.now() - begun);
const tools = { origin: "https://fursa.example", secret: "a-secret-of-thirty-two-characters-or-more" };

const { db } = await openPostgres({ url, secret: tools.secret });
const isStopping = () => {
  say("batch");
  return false;
};
const write = what === "reminders" ? sendReminders : sendAlerts;
await write(db, clock(), tools, { size: 100, isStopping });
const openMailServer = findMailServer({
  SMTP_URL: smtp,
  MAIL_FROM: undefined,
  CONTACT_EMAIL: "hello@fursa.example",
});
if (openMailServer) await deliverMail(db, clock, openMailServer);
say("done");
process.exit(0);
