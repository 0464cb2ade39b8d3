import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type * as verdicts from "#app/catalogue/eligibility/verdict-words.ts";
import type * as issues from "#app/content/newsletter/words.ts";
import { type Language, languages } from "#app/shared/languages/languages.ts";
import { openPostgres } from "#database/connection/open-postgres.ts";
import type { OpenDatabase } from "#database/database.ts";
import { newsletterSubscribers, savedItems, scholarships } from "#database/schema/index.ts";
import { homeOnPostgres } from "#tests/support/database/server-database.ts";
import { password, settleIn } from "#tests/support/people/furnish.ts";
import { Visitor } from "#tests/support/requests/visitor.ts";
import { runJobNow } from "#tests/support/servers/run-job.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";
import { type Mailbox, openMailbox } from "#tests/support/web/mailbox.ts";
import type * as english from "./words.ts";

const title = "Lakeside Award";
const day = 86_400_000;
const closesOn = new Date(Date.now() + 3 * day).toISOString().slice(0, 10);
const emailOf = (language: Language) => `amina.${language}@example.com`;

let mailbox: Mailbox;
let fursa: RunningServer;
let database: OpenDatabase;
let superuser: pg.Client;

beforeAll(async () => {
  const home = await homeOnPostgres();
  mailbox = await openMailbox();
  fursa = await startServer({ ...home, SMTP_URL: mailbox.url });
  database = await openPostgres({ url: home.DATABASE_URL, secret: home.AUTH_SECRET });
  const address = new URL(home.DATABASE_URL);
  address.username = "postgres";
  superuser = new pg.Client(address.href);
  await superuser.connect();
  const [award] = await database.asOwner((db) =>
    db.insert(scholarships).values({ title, fieldOfStudy: "Law", deadline: closesOn }).returning(),
  );
  for (const language of languages) {
    const visitor = new Visitor(fursa.url);
    const prefix = language === "en" ? "" : `/${language}`;
    await visitor.post(`${prefix}/auth?mode=signup`, { email: emailOf(language), password });
    const userId = await settleIn(database, emailOf(language));
    await database.asOwner((db) =>
      db
        .insert(savedItems)
        .values({ userId, scholarshipId: award?.id, createdAt: new Date(Date.now() - 30 * day) }),
    );
  }
  await database.asOwner((db) =>
    db.insert(newsletterSubscribers).values(
      languages.map((language) => ({
        email: `reader.${language}@example.com`,
        language,
        country: "Kenya" as const,
        confirmedAt: new Date(),
      })),
    ),
  );
  await runJobNow(superuser, "publish-newsletter");
  await runJobNow(superuser, "alert-students");
  await runJobNow(superuser, "remind-students");
  await runJobNow(superuser, "deliver-mail");
});
afterAll(async () => {
  await superuser?.end();
  await database?.close();
  await fursa?.stop();
  await mailbox?.close();
});

const moduleIn = <Words>(module: string, language: Language): Promise<Words> =>
  import(join(process.cwd(), "app", `${module}${language === "en" ? "" : `.${language}`}.ts`));
const wordsIn = (language: Language) => moduleIn<typeof english>("students/alerts/words", language);
const verdictsIn = async (language: Language) =>
  Object.values(
    (await moduleIn<typeof verdicts>("catalogue/eligibility/verdict-words", language)).verdictNames,
  );

test.each(languages)("someone who signed up in %s gets alerts and reminders in it", async (language) => {
  const { alertWords, reminderWords, inDays } = await wordsIn(language);
  const mails = mailbox.received.filter(({ to }) => to?.[0]?.address === emailOf(language));
  const alert = mails.find(({ text }) => text?.includes(alertWords.why));
  const reminder = mails.find(({ text }) => text?.includes(reminderWords.why));
  const links = new RegExp(`${fursa.url}(/\\S+)`, "g");
  expect(reminder?.subject).toBe(reminderWords.subject(1, inDays(3), title));
  for (const mail of [alert, reminder]) {
    expect(mail?.html).toContain(`<html lang="${language}">`);
    const paths = [...(mail?.text ?? "").matchAll(links)].map(([, path = ""]) => path);
    expect(paths.length).toBeGreaterThan(0);
    const inItsLanguage = language === "en" ? /^\/(?!(?:sw|fr|am)\/)/ : new RegExp(`^/${language}/`);
    expect(paths.filter((path) => !inItsLanguage.test(path))).toEqual([]);
  }
});

test.each(languages)("an alert in %s names verdicts and places in it", async (language) => {
  const { alertWords } = await wordsIn(language);
  const mails = mailbox.received.filter(({ to }) => to?.[0]?.address === emailOf(language));
  const text = mails.find((mail) => mail.text?.includes(alertWords.why))?.text ?? "";
  expect((await verdictsIn(language)).some((verdict) => text.includes(verdict))).toBe(true);
  if (language !== "en")
    expect((await verdictsIn("en")).filter((verdict) => text.includes(verdict))).toEqual([]);
});

test.each(languages)("someone who subscribed to the newsletter in %s gets it in it", async (language) => {
  const { issueWords } = await moduleIn<typeof issues>("content/newsletter/words", language);
  const mails = mailbox.received.filter(({ to }) => to?.[0]?.address === `reader.${language}@example.com`);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.html).toContain(`<html lang="${language}">`);
  expect(mails[0]?.text).toContain(issueWords.closing.toUpperCase());
});
