import { desc, eq, sql } from "drizzle-orm";
import { enrolFactor, markVerified, readSecret } from "#app/accounts/second-factor/factors.server.ts";
import { codeAt, stepAt } from "#app/accounts/second-factor/totp.server.ts";
import { unsubscribeToken } from "#app/community/union/follow/unsubscribe-link.server.ts";
import { requestAddress } from "#app/discover/sponsored/request/find-request.server.ts";
import { deleteRecords } from "#app/editors/catalogue/edit/publish-records.server.ts";
import { signClaim } from "#app/editors/claims/claim-token.server.ts";
import { makeUnsubscribeToken } from "#app/mail/templates/unsubscribe-token.server.ts";
import { signId } from "#app/shared/signing/signed-id.server.ts";
import type { OpenDatabase } from "#database/database.ts";
import * as tables from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";

export const secret = "a-secret-of-thirty-two-characters-or-more";
export const password = "mango season";

type Database = Parameters<Parameters<OpenDatabase["asOwner"]>[0]>[0];

const idOf = async (rows: Promise<{ id: string }[]>) => {
  const [row] = await rows;
  if (!row) throw new Error("nothing was added");
  return row.id;
};

/** Adds one of everything that has a form, owned by one person, and returns the ids for page addresses. */
export const furnish = (database: OpenDatabase, userId: string) =>
  database.asOwner(async (db) => {
    await db.update(tables.profiles).set({ ageBand: "18_to_24" }).where(eq(tables.profiles.userId, userId));
    const scholarship = await idOf(
      db.select({ id: tables.scholarships.id }).from(tables.scholarships).limit(1),
    );
    await db
      .insert(tables.savedItems)
      .values({ userId, scholarshipId: scholarship, title: "Saved", note: "Mine" });
    const another = await idOf(
      db.select({ id: tables.scholarships.id }).from(tables.scholarships).offset(1).limit(1),
    );
    await db.insert(tables.hiddenMatches).values({ userId, scholarshipId: another });
    await db
      .insert(tables.savedSearches)
      .values({ userId, search: "tab=scholarships&q=law", name: "Scholarships: “law”" });
    const child = await idOf(
      db
        .insert(tables.children)
        .values({ userId, called: "Baraka", country: "Kenya" })
        .returning({ id: tables.children.id }),
    );
    return {
      userId,
      child,
      scholarship,
      another,
      college: await idOf(db.select({ id: tables.colleges.id }).from(tables.colleges).limit(1)),
      internship: await idOf(db.select({ id: tables.internships.id }).from(tables.internships).limit(1)),
      ...(await furnishUnion(db, userId)),
      ...(await furnishDesk(db, userId, scholarship)),
      ...(await furnishMail(db, userId)),
      claim: await furnishClaim(db),
      advertised: await furnishSponsorRequest(db),
    };
  });

async function furnishUnion(db: Database, userId: string) {
  await db
    .insert(tables.unionMembers)
    .values({ userId, displayName: `Member ${userId.slice(0, 8)}`, country: "Nigeria" });
  const thread = await idOf(
    db
      .insert(tables.unionThreads)
      .values({ topic: "studying", title: "Which first?", authorId: userId })
      .returning(),
  );
  const post = await idOf(
    db
      .insert(tables.unionPosts)
      .values({
        threadId: thread,
        authorId: userId,
        isOpening: true,
        heading: "Which first?",
        body: "Three essays.",
      })
      .returning(),
  );
  await db
    .insert(tables.unionPosts)
    .values({ threadId: thread, authorId: userId, body: "Look at this.", state: "held", flags: ["a link"] });
  const follow = await idOf(db.insert(tables.unionFollows).values({ userId, threadId: thread }).returning());
  return { thread, post, unionStop: unsubscribeToken(secret, follow) };
}

async function furnishDesk(db: Database, userId: string, scholarship: string) {
  const find = await idOf(
    db
      .insert(tables.scrapedFinds)
      .values({
        address: `https://example.org/${userId}`,
        sourceName: "AIMS",
        kind: "scholarships",
        title: "A find",
        fields: {},
        state: "waiting",
        checkedAt: new Date(),
      })
      .returning(),
  );
  await db.insert(tables.problemReports).values({
    kind: "scholarships",
    recordId: scholarship,
    title: "A record",
    reason: "other",
    note: "Wrong",
  });
  await db.execute(sql`
    insert into link_checks (kind, record_id, address, failures, error, checked_at)
    select 'scholarships', id, application_url, 3, 'status 404', now() from scholarships where application_url <> '' limit 1
    on conflict do nothing`);
  await db.insert(tables.outbox).values({
    channel: "mail",
    recipient: "lindiwe@example.com",
    text: "Hello: http://127.0.0.1/auth/reset?token=abc",
  });
  const partnership = await idOf(
    db
      .insert(tables.schoolPartnerships)
      .values({
        schoolName: "Moi High",
        contactName: "Grace",
        contactEmail: "grace@example.com",
        schoolType: "public",
        country: "Kenya",
        city: "Nairobi",
      })
      .returning(),
  );
  const listing = await idOf(
    db
      .insert(tables.sponsoredListings)
      .values({
        title: "A listing",
        description: "Of a school",
        type: "school",
        targetUrl: "https://example.org/",
      })
      .returning(),
  );
  const article = await idOf(db.select({ id: tables.blogPosts.id }).from(tables.blogPosts).limit(1));
  const batch = await idOf(
    db
      .insert(tables.catalogueImports)
      .values({
        kind: "events",
        fileName: "events.csv",
        content: "Title,Event date\nA fair,2031-01-01\n",
        importedBy: userId,
      })
      .returning(),
  );
  const deleted = await idOf(
    db
      .insert(tables.events)
      .values({ title: "A fair that was", description: "Deleted", eventDate: "2031-01-01" })
      .returning(),
  );
  const twice = {
    title: "Twice the same",
    description: "A copy",
    applicationUrl: "https://example.org/twice",
  };
  await db.insert(tables.scholarships).values([twice, twice]);
  await asViewer({ kind: "admin", userId, database: db }, (own) => deleteRecords(own, "events", [deleted]));
  await db
    .insert(tables.programmeImports)
    .values({ sourceId: "kuccps-diplomas", fileName: "diplomas.csv", year: 2026, rows: [] })
    .onConflictDoNothing();
  return { find, partnership, listing, article, batch, deleted };
}

/** A link from the institution to a record on its own site. */
async function furnishClaim(db: Database): Promise<string> {
  const title = "Marula Award of the institute";
  const applicationUrl = "https://institute.example.org/award";
  const recordId = await idOf(db.insert(tables.scholarships).values({ title, applicationUrl }).returning());
  return signClaim(secret, { kind: "scholarships", recordId, email: "office@example.org" }, new Date());
}

/** The link to the private page of a sponsor who has not confirmed yet. */
async function furnishSponsorRequest(db: Database): Promise<string> {
  const request = await idOf(
    db
      .insert(tables.sponsoredRequests)
      .values({
        ...{
          sponsor: "Marula College",
          email: "ads@marula.example",
          title: "Open day",
          description: "Meet us.",
        },
        ...{
          type: "school",
          targetUrl: "https://marula.example/open",
          startsOn: "2030-01-01",
          weeks: 4,
          price: 80,
        },
      })
      .returning(),
  );
  return requestAddress(secret, "", request).split("/").at(-1) ?? "";
}

async function furnishMail(db: Database, userId: string) {
  const reader = await idOf(
    db
      .insert(tables.newsletterSubscribers)
      .values({ email: `${userId}@example.com`, askedAt: new Date() })
      .returning(),
  );
  return {
    newsletter: signId(secret, "confirm newsletter", reader),
    mailStop: makeUnsubscribeToken(secret, { what: "alert", whom: userId }),
  };
}

/** Returns the factor's id and its current code. */
export const addSecondFactor = (database: OpenDatabase, userId: string) =>
  database.asOwner(async (db) => {
    const factor = await enrolFactor(db, secret, userId, "My phone", { factorType: "totp" });
    if (!factor) throw new Error("an unconfirmed address can't have a second factor");
    await markVerified(db, factor);
    return { factor: factor.id, code: codeAt(await readSecret(secret, factor), stepAt(new Date())) };
  });

/** The path of the link in the newest email to an address. */
export const findLink = (database: OpenDatabase, to: string) =>
  database.asOwner(async (db) => {
    const [mail] = await db
      .select({ text: tables.outbox.text })
      .from(tables.outbox)
      .where(eq(tables.outbox.recipient, to))
      .orderBy(desc(tables.outbox.createdAt))
      .limit(1);
    const { pathname, search } = new URL(/https?:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    return pathname + search;
  });

export const makeAdmin = (database: OpenDatabase, userId: string) =>
  database.asOwner((db) => db.insert(tables.userRoles).values({ userId, role: "admin" }));

/** Makes a fresh account a day old, with a confirmed address and a profile; returns its id. */
export const settleIn = (database: OpenDatabase, email: string): Promise<string> =>
  database.asOwner(async (db) => {
    const [user] = await db
      .update(tables.users)
      .set({ emailVerified: true, createdAt: new Date(Date.now() - 86_400_000) })
      .where(eq(tables.users.email, email))
      .returning();
    if (!user) throw new Error("nobody signed up");
    await db.insert(tables.profiles).values({
      userId: user.id,
      fullName: "Amina Yusuf",
      email,
      country: "Nigeria",
      fieldsOfInterest: ["Law"],
      targetCountries: ["Kenya"],
      ageBand: "under_18",
    });
    return user.id;
  });
