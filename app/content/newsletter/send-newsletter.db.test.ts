import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { listIssues } from "#app/editors/newsletter/list-issues.server.ts";
import { setSubscribed } from "#app/students/alerts/unsubscribe/unsubscribe.server.ts";
import type { Database } from "#database/database.ts";
import {
  blogPosts,
  guardianConsents,
  internships,
  mailings,
  newsletterIssues,
  newsletterSubscribers,
  outbox,
  scholarships,
  users,
} from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, somebody } from "#tests/support/people/people.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { finishNewsletter, sendNewsletter } from "./send-newsletter.server.ts";

const tools = { origin: "https://fursa.example", secret: "a-secret-of-thirty-two-characters-or-more" };
/** Mondays at seven in the morning, from 2 March 2026: the database returns no future articles. */
const monday = (weeks = 0) => new Date(Date.parse("2026-03-02T07:00:00Z") + weeks * 7 * 86_400_000);
const daysBefore = (weeks: number, days: number) => new Date(monday(weeks).getTime() - days * 86_400_000);
const send = (db: Database, weeks = 0) => sendNewsletter(db, monday(weeks), tools);

const newArticle = (db: Database, weeks = 0, slug = "a-plan") =>
  db.insert(blogPosts).values({
    slug,
    title: "A plan for the year",
    content: "Begin early.",
    publishedAt: daysBefore(weeks, 2),
  });
const recipients = async (db: Database) => (await db.select().from(outbox)).map(({ recipient }) => recipient);

describe("an issue of the newsletter", () => {
  test("contains new articles, new scholarships and what closes within two weeks", async ({ db }) => {
    const { email } = await aStudent(db);
    await newArticle(db);
    await newArticle(db, -2, "an-old-plan");
    await db.insert(scholarships).values([
      { title: "New and open", citizens: ["Africa"], createdAt: daysBefore(0, 3) },
      { title: "Known for long", createdAt: daysBefore(0, 30) },
      {
        title: "Closes in two weeks",
        citizens: ["Africa"],
        deadline: "2026-03-16",
        createdAt: daysBefore(0, 30),
      },
      { title: "Closes later", deadline: "2026-03-17", createdAt: daysBefore(0, 30) },
      {
        title: "Usually closes",
        usualCloses: "03-06",
        createdAt: daysBefore(0, 30),
      },
      { title: "Has closed", deadline: "2026-03-01", createdAt: daysBefore(0, 1) },
    ]);
    await db
      .insert(internships)
      .values({ title: "Closes today", applicationDeadline: "2026-03-02", createdAt: daysBefore(0, 30) });
    expect(await send(db)).toEqual({ written: 1, isQuiet: false });
    const [issue] = await db.select().from(newsletterIssues);
    const titles = (list: { title: string }[] | undefined) => list?.map(({ title }) => title);
    expect(titles(issue?.content.articles)).toEqual(["A plan for the year"]);
    expect(titles(issue?.content.scholarships)).toEqual(["New and open"]);
    expect(titles(issue?.content.closing)).toEqual(["Closes today", "Closes in two weeks"]);
    const [mail] = await db.select().from(outbox);
    expect(mail).toMatchObject({
      recipient: email,
      purpose: "newsletter",
      subject: "This week on Fursa: A plan for the year",
      headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    });
    for (const part of [mail?.text ?? "", mail?.html ?? ""]) {
      expect(part).toContain("https://fursa.example/advice/a-plan");
      expect(part).toContain("New and open");
      expect(part).toContain("Closes 16 March 2026 · Open now, closes in 14 days");
      expect(part).toContain("Open to you now");
      expect(part).toContain("Check with them");
      expect(part).toContain("https://fursa.example/mail/stop/");
    }
  });

  test("is personal: a member's matches, else by country and level if they are known, else everything", async ({
    db,
  }) => {
    const createdAt = daysBefore(0, 3);
    const level = "undergraduate";
    await db.insert(scholarships).values([
      { title: "For Kenyans, law", citizens: ["Kenya"], fieldOfStudy: "Law", country: "Kenya", createdAt },
      { title: "For Ghanaians", citizens: ["Ghana"], country: "Ghana", educationLevel: level, createdAt },
      { title: "Doctors of Ghana", citizens: ["Ghana"], educationLevel: "doctorate", createdAt },
      { title: "For all of Africa", citizens: ["Africa"], createdAt },
    ]);
    const kenyan = await aStudent(db, { country: "Kenya", targetCountries: ["Kenya"] });
    const readers = [
      { email: "ama@example.com", country: "Ghana", stage: "university" },
      { email: "kojo@example.com", country: "Ghana" },
      { email: "nobody@example.com" },
    ] as const;
    await db.insert(newsletterSubscribers).values(readers.map((one) => ({ ...one, confirmedAt: monday() })));
    expect(await send(db)).toEqual({ written: 4, isQuiet: false });
    const mails = await db.select().from(outbox);
    const read = (email: string) => {
      const text = mails.find(({ recipient }) => recipient === email)?.text ?? "";
      return text.match(/^.*(For Kenyans, law|For Ghanaians|Doctors of Ghana|For all of Africa)$/gm);
    };
    expect(read(kenyan.email)).toEqual([
      "Dates not announced: you fit: For Kenyans, law",
      "Dates not announced: you fit: For all of Africa",
    ]);
    expect(read("ama@example.com")).toEqual([
      "Dates not announced: you fit: For Ghanaians",
      "Dates not announced: you fit: For all of Africa",
    ]);
    expect(read("kojo@example.com")).toEqual([
      "Dates not announced: you fit: For all of Africa",
      "One answer missing: For Ghanaians",
      "One answer missing: Doctors of Ghana",
    ]);
    expect(read("nobody@example.com")).toHaveLength(4);
    const [ama] = mails.filter(({ recipient }) => recipient === "ama@example.com");
    expect(ama?.text).toContain("We picked it for people in Ghana.");
  });

  test("goes out once, however often the job runs, and in small batches too", async ({ db }) => {
    for (let n = 0; n < 5; n++) await aStudent(db);
    await db
      .insert(newsletterSubscribers)
      .values(
        Array.from({ length: 5 }, (_, n) => ({ email: `visitor.${n}@example.com`, confirmedAt: monday() })),
      );
    await newArticle(db);
    for (let tries = 0; tries < 10; tries++) {
      let checks = 0;
      await sendNewsletter(db, monday(), tools, { size: 2, isStopping: () => checks++ > 0 });
    }
    const all = await recipients(db);
    expect(all).toHaveLength(10);
    expect(new Set(all).size).toBe(10);
    expect(await send(db)).toMatchObject({ written: 0 });
  });

  test.for(["sendNewsletter", "finishNewsletter"] as const)(
    "that was interrupted on Monday and resumed on Tuesday by %s stays the same issue, and reaches the rest",
    async (verb, { db }) => {
      for (let n = 0; n < 5; n++) await aStudent(db);
      await newArticle(db);
      let checks = 0;
      await sendNewsletter(db, monday(), tools, { size: 2, isStopping: () => checks++ > 0 });
      expect(await recipients(db)).toHaveLength(2);
      const tuesday = new Date(monday().getTime() + 86_400_000);
      await db.insert(scholarships).values({ title: "New on Tuesday", createdAt: tuesday });
      const takeUp = { sendNewsletter, finishNewsletter }[verb];
      expect(await takeUp(db, tuesday, tools)).toEqual({ written: 3, isQuiet: false });
      expect(new Set(await recipients(db)).size).toBe(5);
      expect(await db.select().from(newsletterIssues)).toMatchObject([{ day: "2026-03-02" }]);
      const texts = (await db.select().from(outbox)).map(({ text }) => text);
      for (const text of texts) expect(text).not.toContain("New on Tuesday");
      expect(await finishNewsletter(db, tuesday, tools)).toBeNull();
      expect(await send(db, 1)).toEqual({ written: 5, isQuiet: false });
    },
  );

  test("of last week that was never finished is replaced by the next one", async ({ db }) => {
    for (let n = 0; n < 3; n++) await aStudent(db);
    await newArticle(db);
    let checks = 0;
    await sendNewsletter(db, monday(), tools, { size: 1, isStopping: () => checks++ > 0 });
    await newArticle(db, 1, "another-plan");
    expect(await send(db, 1)).toMatchObject({ written: 3 });
    expect(await db.$count(newsletterIssues)).toBe(2);
  });

  test("is not sent when nothing is new, and the next one covers that time too", async ({ db }) => {
    await aStudent(db);
    await newArticle(db);
    expect(await send(db)).toMatchObject({ written: 1 });
    expect(await send(db, 1)).toEqual({ written: 0, isQuiet: true });
    await newArticle(db, 1, "written-in-the-quiet-week");
    await db
      .update(blogPosts)
      .set({ publishedAt: monday(1) })
      .where(eq(blogPosts.slug, "written-in-the-quiet-week"));
    expect(await send(db, 2)).toEqual({ written: 1, isQuiet: false });
  });

  test("doesn't repeat what the last issue said was closing, and includes what was added since", async ({
    db,
  }) => {
    await aStudent(db);
    const old = { createdAt: daysBefore(0, 60) };
    await db.insert(scholarships).values({ ...old, title: "Rhodes", deadline: "2026-03-16" });
    expect(await send(db)).toMatchObject({ isQuiet: false });
    expect(await send(db, 1)).toMatchObject({ isQuiet: true });
    await db.insert(scholarships).values({ ...old, title: "Chevening", deadline: "2026-03-30" });
    expect(await send(db, 2)).toMatchObject({ isQuiet: false, written: 1 });
  });
});

describe("what is not open to a member", () => {
  const listed = (title: string, more: Partial<typeof scholarships.$inferInsert> = {}) => ({
    title,
    createdAt: daysBefore(0, 3),
    ...more,
  });

  test("is left out of their newsletter, and the next open ones take its place; a visitor reads the first", async ({
    db,
  }) => {
    const woman = await aStudent(db, { sex: "female" });
    const man = await aStudent(db, { sex: "male" });
    await db.insert(newsletterSubscribers).values({ email: "visitor@example.com", confirmedAt: monday() });
    await db.insert(scholarships).values([
      ...Array.from({ length: 5 }, (_, n) => listed(`Women ${n}`, { womenOnly: true, citizens: ["Africa"] })),
      ...Array.from({ length: 6 }, (_, n) =>
        listed(`Everyone ${n}`, {
          citizens: ["Africa"],
          createdAt: new Date(daysBefore(0, 4).getTime() - n * 1000),
        }),
      ),
    ]);
    expect(await send(db)).toEqual({ written: 3, isQuiet: false });
    const textOf = new Map((await db.select().from(outbox)).map(({ recipient, text }) => [recipient, text]));
    const titlesIn = (email: string) =>
      textOf
        .get(email)
        ?.match(/(Women|Everyone) \d$/gm)
        ?.sort();
    const women = ["Women 0", "Women 1", "Women 2", "Women 3", "Women 4"];
    expect(titlesIn("visitor@example.com")).toEqual(women);
    expect(titlesIn(woman.email)).toEqual(women);
    expect(titlesIn(man.email)).toEqual([
      "Everyone 0",
      "Everyone 1",
      "Everyone 2",
      "Everyone 3",
      "Everyone 4",
    ]);
    expect(textOf.get(man.email)).toContain("We leave out what isn't open to you.");
  });

  test("causes no email if nothing else is left", async ({ db }) => {
    await aStudent(db, { sex: "male" });
    const woman = await aStudent(db, { sex: "female" });
    await db.insert(scholarships).values(listed("Women", { womenOnly: true }));
    expect(await send(db)).toEqual({ written: 1, isQuiet: false });
    expect(await recipients(db)).toEqual([woman.email]);
    expect(await send(db)).toMatchObject({ written: 0 });
  });
});

describe("the newsletter goes only to", () => {
  test("members who want it, with a confirmed address, not under 18 or with a guardian's consent", async ({
    db,
  }) => {
    const grown = await aStudent(db);
    const parent = await aStudent(db, { role: "parent", ageBand: null });
    const allowed = await aStudent(db, { ageBand: "under_18" });
    await db
      .insert(guardianConsents)
      .values({ userId: allowed.userId, guardianEmail: "parent@example.com", consentedAt: monday() });
    await aStudent(db, { ageBand: "under_18" });
    await aStudent(db, { role: "parent", ageBand: "under_18" });
    const untold = await aStudent(db, { ageBand: null });
    await aStudent(db, { newsletterSubscribed: false });
    const unconfirmed = await aStudent(db);
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, unconfirmed.userId));
    await newArticle(db);
    await send(db);
    expect((await recipients(db)).sort()).toEqual(
      [grown, parent, allowed, untold].map(({ email }) => email).sort(),
    );
  });

  test("visitors who confirmed and have not unsubscribed, and to nobody twice", async ({ db }) => {
    const member = await aStudent(db);
    await db
      .insert(newsletterSubscribers)
      .values([
        { email: "confirmed@example.com", confirmedAt: monday() },
        { email: "asked@example.com" },
        { email: "stopped@example.com", confirmedAt: monday(), stoppedAt: monday() },
        { email: member.email, confirmedAt: monday() },
      ]);
    await newArticle(db);
    await send(db);
    expect((await recipients(db)).sort()).toEqual([member.email, "confirmed@example.com"].sort());
  });

  test("nobody who unsubscribed, as a member or as a visitor", async ({ db }) => {
    const member = await aStudent(db);
    await db.insert(newsletterSubscribers).values({ email: member.email, confirmedAt: monday() });
    await setSubscribed(db, { what: "newsletter", whom: member.userId }, false, monday());
    const other = await aStudent(db);
    const [twin] = await db
      .insert(newsletterSubscribers)
      .values({ email: other.email, confirmedAt: monday() })
      .returning();
    await setSubscribed(db, { what: "subscriber", whom: twin?.id ?? "" }, false, monday());
    await newArticle(db);
    expect(await send(db)).toMatchObject({ written: 0 });
  });
});

test("an admin sees how each issue was delivered; a member sees no issue", async ({ db }) => {
  const people = [await aStudent(db), await aStudent(db), await aStudent(db)];
  await newArticle(db);
  await send(db);
  const [first, second] = people;
  const mailingOf = (userId = "") => eq(mailings.userId, userId);
  await db.update(mailings).set({ deliveredAt: monday() }).where(mailingOf(first?.userId));
  await db.update(mailings).set({ failedAt: monday() }).where(mailingOf(second?.userId));
  await setSubscribed(db, { what: "newsletter", whom: first?.userId ?? "" }, false, monday());
  const someone = await somebody(db);
  expect(await asViewer(anAdmin(db, someone), listIssues)).toMatchObject([
    { day: "2026-03-02", written: 3, sent: 1, failed: 1, stopped: 1, isQuiet: false },
  ]);
  await expect(asViewer(aMember(db, someone), listIssues)).rejects.toThrow();
});
