// A process to be killed: writes the alerts or the reminders of a day and sends them, and says how far it is. Its clock begins where it is told,
// since what a killed one had claimed is free only some minutes later.

import { flushCompileCache } from "node:module";
import { sendReminders } from "#app/students/alerts/reminders/send-reminders.server.ts";
import { sendAlerts } from "#app/students/alerts/send-alerts.server.ts";
import { openPostgres } from "#database/connection/open-postgres.ts";
import { deliverMail } from "#server/outbound/email/deliver-emails.ts";
import { findMailServer } from "#server/outbound/email/smtp.ts";

// Whoever is killed leaves nothing compiled behind for the next one.
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
