import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { describe, expect } from "vitest";
import { test, testOn } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import type { Database } from "../database.ts";
import * as tables from "../schema/index.ts";
import { asAccountsKeeper, asViewer, asWorker } from "../viewer.ts";

/** Read only by the sign-in code. */
const forSignInOnly = [
  "accounts",
  "factor_challenges",
  "factors",
  "jwks",
  "linked_phones",
  "mail_links",
  "rate_limits",
  "recovery_codes",
  "sessions",
  "ussd_sessions",
  "verifications",
];

type Verb = "read" | "add" | "change" | "remove";
type Role = "visitor" | "member" | "stranger" | "admin" | "worker" | "accounts keeper";
interface RightsCase {
  table: PgTable;
  /** A row that belongs to the member, in tables whose rows belong to a person. */
  row: (rows: TestRows) => Record<string, unknown>;
  rights: Record<Role, Verb[]>;
}

const all: Verb[] = ["read", "add", "change", "remove"];
const readers = {
  visitor: ["read"],
  member: ["read"],
  stranger: ["read"],
  "accounts keeper": [],
} satisfies Partial<Record<Role, Verb[]>>;
const editedByAdmins = { ...readers, admin: all, worker: ["read"] } satisfies RightsCase["rights"];
const editedByAdminsAndJobs = {
  ...readers,
  admin: all,
  worker: ["read", "add", "change"],
} satisfies RightsCase["rights"];
const nobody = {
  visitor: [],
  member: [],
  stranger: [],
  admin: [],
  worker: [],
  "accounts keeper": [],
} satisfies RightsCase["rights"];
const onlyForSignIn = { ...nobody, "accounts keeper": all } satisfies RightsCase["rights"];
const soon = new Date("2030-01-01");
const browserKeys = { publicKey: "a", authSecret: "b", serverKey: "c", wantsClosing: true };
const ownOnly = { ...nobody, member: ["read", "add", "change"] } satisfies RightsCase["rights"];

/** What section 6 of the specification allows. The stranger is a member who requests another member's row. */
const cases: RightsCase[] = [
  { table: tables.scholarships, row: () => ({ title: "Chevening" }), rights: editedByAdminsAndJobs },
  { table: tables.colleges, row: () => ({ name: "Makerere University" }), rights: editedByAdminsAndJobs },
  { table: tables.internships, row: () => ({ title: "Outreachy" }), rights: editedByAdminsAndJobs },
  {
    table: tables.blogPosts,
    row: () => ({ slug: "a-plan", title: "A plan", content: "Begin early." }),
    rights: { ...readers, admin: all, worker: ["read", "add"] },
  },
  {
    table: tables.articleImages,
    row: ({ article }) => ({
      articleId: article,
      mediaType: "image/webp",
      width: 1,
      height: 1,
      content: Buffer.from("RIFF"),
    }),
    rights: { ...readers, admin: ["read", "add", "remove"], worker: ["read", "add"] },
  },
  {
    table: tables.imageCopies,
    row: () => ({
      address: "https://a.example/logo.png",
      size: "small",
      content: Buffer.from("RIFF"),
      width: 1,
      height: 1,
      triedAt: soon,
    }),
    rights: { ...readers, admin: ["read"], worker: all },
  },
  {
    table: tables.importRuns,
    row: () => ({ begunAt: soon, kind: "single" }),
    rights: { ...nobody, admin: ["read", "add", "remove"], worker: ["read"] },
  },
  {
    table: tables.importResults,
    row: ({ importRun }) => ({ runId: importRun, place: 1, url: "https://news.example/a" }),
    rights: { ...nobody, admin: ["read", "add", "change"], worker: ["read", "change"] },
  },
  {
    // A sponsor without an account stops a listing through the worker.
    table: tables.sponsoredListings,
    row: () => ({ title: "Ashesi", description: "A school", targetUrl: "https://ashesi.edu.gh" }),
    rights: { ...editedByAdmins, worker: ["read", "change"] },
  },
  {
    table: tables.sponsoredDays,
    row: ({ listing }) => ({ listingId: listing, day: "2026-11-20", views: 1 }),
    rights: { ...nobody, admin: ["read"], worker: ["read"] },
  },
  {
    table: tables.sponsoredRequests,
    // Not confirmed, so admins don't see it.
    row: () => ({
      ...{
        sponsor: "Ashesi",
        email: "ads@ashesi.example",
        title: "Open day",
        description: "Meet us",
        type: "school",
      },
      ...{ targetUrl: "https://ashesi.edu.gh", startsOn: "2030-01-01", weeks: 4, price: 80 },
    }),
    rights: { ...nobody, visitor: ["add"], member: ["add"], stranger: ["add"], admin: ["add"], worker: all },
  },
  {
    table: tables.dailyFigures,
    row: () => ({ day: "2026-11-20", live: 1 }),
    rights: { ...nobody, admin: ["read"], worker: all },
  },
  {
    table: tables.sponsoredViewKeys,
    row: () => ({ key: "a-hash" }),
    rights: { ...nobody, worker: ["read", "change", "remove"] },
  },
  {
    table: tables.studentSpotlights,
    row: () => ({ name: "Wangari Maathai", country: "Kenya", story: "Trees.", isFeatured: true }),
    rights: editedByAdmins,
  },
  {
    table: tables.schoolSpotlights,
    row: ({ college }) => ({ schoolId: college, spotlightText: "A school.", isFeatured: true }),
    rights: editedByAdmins,
  },
  {
    table: tables.testPrep,
    row: () => ({ testType: "SAT", title: "Prep", resourceUrl: "https://x.org" }),
    rights: editedByAdmins,
  },
  {
    table: tables.currencyRates,
    row: () => ({ currency: "XOF", perDollar: 555, dated: "2026-01" }),
    rights: {
      ...nobody,
      visitor: ["read"],
      member: ["read"],
      stranger: ["read"],
      admin: ["read", "add", "change", "remove"],
      worker: ["read"],
    },
  },
  {
    table: tables.starterRecords,
    row: () => ({ kind: "events", key: "a-fair", recordId: crypto.randomUUID(), loaded: {} }),
    rights: { ...nobody, admin: ["read"] },
  },
  {
    table: tables.starterLoads,
    row: () => ({ digest: "abc" }),
    rights: { ...nobody, admin: ["read"] },
  },
  {
    table: tables.scrapeRuns,
    row: () => ({ error: "none", sources: ["https://aims.ac.za"] }),
    rights: { ...nobody, admin: ["read", "add"], worker: ["read", "add", "change"] },
  },
  {
    table: tables.scrapeSources,
    row: () => ({ name: "A site", url: "https://site.example/feed", type: "feed" }),
    rights: { ...nobody, admin: all, worker: ["read"] },
  },
  {
    table: tables.scrapeItems,
    row: ({ run }) => ({ address: "https://aims.ac.za/a", sourceName: "AIMS", runId: run }),
    rights: { ...nobody, admin: ["read"], worker: all },
  },
  {
    table: tables.scrapedFinds,
    row: () => ({
      address: "https://aims.ac.za/a",
      sourceName: "AIMS",
      kind: "scholarships",
      title: "A",
      fields: {},
      state: "waiting",
      checkedAt: soon,
    }),
    rights: { ...nobody, admin: ["read", "change"], worker: ["read", "add", "change"] },
  },
  {
    table: tables.linkChecks,
    row: () => ({
      address: "https://aims.ac.za",
      kind: "colleges",
      recordId: crypto.randomUUID(),
      checkedAt: soon,
    }),
    rights: { ...nobody, admin: ["read", "change"], worker: all },
  },
  {
    table: tables.proposals,
    row: () => ({
      kind: "colleges",
      recordId: crypto.randomUUID(),
      reason: "changed",
      field: "application_deadline",
      address: "https://aims.ac.za",
    }),
    rights: { ...nobody, admin: all, worker: all },
  },
  {
    table: tables.pageReads,
    row: () => ({
      kind: "colleges",
      recordId: crypto.randomUUID(),
      address: "https://aims.ac.za",
      readAt: soon,
    }),
    rights: { ...nobody, admin: ["read"], worker: all },
  },
  {
    table: tables.queueClaims,
    row: () => ({ card: `find:${crypto.randomUUID()}`, editorId: crypto.randomUUID(), until: soon }),
    rights: { ...nobody, admin: all },
  },
  {
    table: tables.queueDecisions,
    row: () => ({ card: "find:a", editorId: crypto.randomUUID(), decision: "later", decidedAt: soon }),
    rights: { ...nobody, admin: ["read", "add", "change"] },
  },
  {
    table: tables.recordDemand,
    row: () => ({
      kind: "colleges",
      recordId: crypto.randomUUID(),
      saves: 1,
      matches: 2,
      countedAt: soon,
    }),
    rights: { ...nobody, admin: ["read"], worker: all },
  },
  {
    table: tables.outages,
    row: () => ({ service: "mail", reason: "A", since: soon, seenAt: soon }),
    rights: { ...nobody, admin: ["read"], worker: all },
  },
  {
    table: tables.problemReports,
    row: () => ({ title: "A", kind: "colleges", recordId: crypto.randomUUID(), reason: "scam" }),
    rights: { ...nobody, visitor: ["add"], member: ["add"], stranger: ["add"], admin: all },
  },
  {
    table: tables.wordingSuggestions,
    row: () => ({ language: "sw", sentence: "words.ts title", shown: "A", suggested: "B" }),
    rights: { ...nobody, visitor: ["add"], member: ["add"], stranger: ["add"], admin: all },
  },
  {
    table: tables.differentRecords,
    row: () => ({
      kind: "colleges",
      oneId: "00000000-0000-4000-8000-000000000000",
      otherId: crypto.randomUUID(),
    }),
    rights: { ...nobody, admin: all },
  },
  {
    table: tables.catalogueDays,
    row: () => ({ day: "2026-11-20", kind: "colleges", records: 1, counts: {} }),
    rights: { ...nobody, admin: ["read"], worker: ["read", "add", "change"] },
  },
  {
    table: tables.programmeSources,
    row: () => ({
      id: "a-table",
      country: "Kenya",
      title: "Degrees",
      owner: "KUCCPS",
      url: "https://x.org",
      year: 2025,
    }),
    rights: editedByAdmins,
  },
  {
    table: tables.programmes,
    row: () => ({
      sourceId: "a-source",
      country: "Kenya",
      name: "Nursing",
      level: "degree",
      requirement: {},
    }),
    rights: editedByAdmins,
  },
  { table: tables.events, row: () => ({ title: "Fair", eventDate: "2030-01-01" }), rights: editedByAdmins },
  {
    table: tables.schoolPartnerships,
    row: () => ({
      schoolName: "Alliance High School",
      contactName: "Jane Wanjiru",
      contactEmail: "jane@example.com",
      schoolType: "secondary",
      country: "Kenya",
      city: "Kikuyu",
    }),
    rights: { ...nobody, visitor: ["add"], member: ["add"], stranger: ["add"], admin: all },
  },
  {
    // A row of the member who wrote it. An editor only adds rows in their own name.
    table: tables.partnershipEntries,
    row: ({ member, partnership }) => ({
      authorId: member,
      partnershipId: partnership,
      kind: "note",
      text: "Call",
    }),
    rights: { ...nobody, member: ["read"], admin: ["read"] },
  },
  {
    table: tables.profiles,
    row: ({ member }) => ({
      userId: member,
      fullName: "Amina Yusuf",
      email: "amina@example.com",
      country: "Nigeria",
    }),
    rights: { ...ownOnly, worker: ["read"], "accounts keeper": ["read"] },
  },
  {
    table: tables.children,
    row: ({ member }) => ({ userId: member, called: "Zawadi", country: "Kenya" }),
    rights: { ...nobody, member: all, worker: ["read"] },
  },
  {
    table: tables.circumstances,
    row: ({ member }) => ({ userId: member, orphan: true }),
    rights: { ...nobody, member: all, worker: ["read"] },
  },
  {
    table: tables.savedItems,
    row: ({ member, college }) => ({ userId: member, collegeId: college }),
    rights: { ...nobody, member: all, worker: ["read"] },
  },
  {
    table: tables.hiddenMatches,
    row: ({ member, college }) => ({ userId: member, collegeId: college }),
    rights: { ...nobody, member: ["read", "add", "remove"], worker: ["read"] },
  },
  {
    table: tables.savedSearches,
    row: ({ member }) => ({ userId: member, search: "tab=colleges", name: "Colleges" }),
    rights: { ...nobody, member: all, worker: ["read", "change"] },
  },
  {
    table: tables.phoneActions,
    row: ({ member }) => ({ userId: member, id: "00000000-0000-4000-8000-000000000001" }),
    rights: { ...nobody, member: ["read", "add"], worker: ["read", "remove"] },
  },
  {
    table: tables.searchFinds,
    row: ({ member, college, savedSearch }) => ({
      userId: member,
      searchId: savedSearch,
      kind: "college",
      opportunityId: college,
    }),
    rights: { ...nobody, member: ["read"], worker: all },
  },
  {
    table: tables.savedCalendars,
    row: ({ member }) => ({ userId: member }),
    rights: { ...nobody, member: all, worker: ["read"] },
  },
  {
    table: tables.programmeImports,
    row: () => ({ sourceId: "a-source", fileName: "degrees.csv", year: 2026, rows: [] }),
    rights: { ...nobody, admin: all },
  },
  {
    table: tables.coursePlans,
    row: ({ member }) => ({ userId: member, country: "Kenya" as const, choices: ["1263101"] }),
    rights: { ...nobody, member: all, worker: ["read", "change"] },
  },
  { table: tables.subscriptions, row: ({ member }) => ({ userId: member }), rights: ownOnly },
  {
    table: tables.users,
    row: ({ member }) => ({ id: member, email: "another@example.com" }),
    rights: { ...onlyForSignIn, member: ["read"], worker: ["read"] },
  },
  {
    table: tables.missedSearches,
    row: () => ({ typed: "kitu" }),
    rights: { ...nobody, admin: ["read", "remove"] },
  },
  {
    table: tables.searchSynonyms,
    row: () => ({ says: "kitu", means: "scholarship" }),
    rights: { ...readers, admin: all, worker: ["read"] },
  },
  {
    table: tables.userRoles,
    row: ({ member }) => ({ userId: member, role: "admin" }),
    rights: { ...nobody, member: ["read"], admin: ["read"], worker: ["read"], "accounts keeper": ["read"] },
  },
  {
    table: tables.sessions,
    row: ({ member }) => ({ userId: member, token: "secret", expiresAt: soon }),
    rights: onlyForSignIn,
  },
  {
    table: tables.accounts,
    row: ({ member }) => ({ userId: member, accountId: member, providerId: "credential" }),
    rights: onlyForSignIn,
  },
  {
    table: tables.verifications,
    row: () => ({ identifier: "reset", value: "somebody", expiresAt: soon }),
    rights: onlyForSignIn,
  },
  {
    table: tables.mailLinks,
    row: ({ member }) => ({
      userId: member,
      kind: "reset",
      tokenHash: "hash",
      sentTo: "amina@example.com",
      expiresAt: soon,
    }),
    rights: onlyForSignIn,
  },
  { table: tables.jwks, row: () => ({ publicKey: "public", privateKey: "private" }), rights: onlyForSignIn },
  {
    table: tables.factors,
    row: ({ member }) => ({
      userId: member,
      factorType: "phone",
      friendlyName: "Mine",
      phone: "+254700000001",
    }),
    rights: onlyForSignIn,
  },
  {
    table: tables.factorChallenges,
    row: ({ factor }) => ({ factorId: factor, codeHash: "hash", expiresAt: soon }),
    rights: onlyForSignIn,
  },
  {
    table: tables.recoveryCodes,
    row: ({ member }) => ({ userId: member, codeHash: "hash" }),
    rights: onlyForSignIn,
  },
  {
    table: tables.linkedPhones,
    row: ({ member }) => ({ userId: member, numberHash: "x", numberEnd: "111", linkedAt: soon }),
    rights: onlyForSignIn,
  },
  {
    table: tables.ussdSessions,
    row: () => ({ key: "a call", position: {}, expiresAt: soon }),
    rights: onlyForSignIn,
  },
  { table: tables.rateLimits, row: () => ({ key: "sign-in" }), rights: onlyForSignIn },
  {
    table: tables.guardianConsents,
    row: ({ member }) => ({ userId: member, guardianEmail: "parent@example.com" }),
    rights: { ...onlyForSignIn, member: ["read"], worker: ["read"] },
  },
  {
    table: tables.unpublishedRecords,
    row: () => ({ title: "Draft", kind: "scholarships", record: {} }),
    rights: { ...nobody, admin: all, worker: ["read", "add", "change"] },
  },
  {
    table: tables.mergedRecords,
    row: ({ college }) => ({ id: college, kind: "colleges", keptId: college }),
    rights: { ...readers, admin: ["read"], worker: ["read"] },
  },
  {
    table: tables.catalogueChanges,
    row: ({ member }) => ({
      title: "Chevening",
      kind: "scholarships",
      recordId: member,
      action: "create",
      changedBy: member,
      byWorker: false,
    }),
    rights: { ...nobody, member: ["read"], admin: ["read"], worker: ["read"] },
  },
  {
    table: tables.catalogueImports,
    row: ({ member }) => ({ fileName: "awards.csv", kind: "scholarships", importedBy: member }),
    rights: { ...nobody, member: ["read"], admin: all },
  },
  {
    table: tables.outbox,
    row: () => ({ recipient: "amina@example.com", channel: "mail", text: "Hello" }),
    rights: { ...onlyForSignIn, admin: ["read"], worker: all },
  },
  {
    // A row of an admin who viewed it. An admin only adds rows in their own name.
    table: tables.openedMessages,
    row: ({ member }) => ({
      subject: "Set a new password",
      adminId: member,
      messageId: member,
      channel: "mail",
      recipient: "amina@example.com",
    }),
    rights: { ...nobody, member: ["read"], admin: ["read"], "accounts keeper": ["read", "change"] },
  },
  {
    table: tables.mailAddresses,
    row: () => ({ address: "amina@example.com" }),
    rights: { ...nobody, worker: all, "accounts keeper": ["read", "remove"] },
  },
  {
    table: tables.mailings,
    row: ({ member }) => ({ userId: member, kind: "alert", day: "2030-01-01", subject: "3 new matches" }),
    rights: { ...nobody, member: ["read"], worker: all },
  },
  {
    table: tables.mailingRuns,
    row: () => ({ day: "2030-01-01", kind: "alert", until: soon }),
    rights: { ...nobody, admin: ["read"], worker: ["read", "add", "change"] },
  },
  {
    table: tables.alertSettings,
    row: ({ member }) => ({ userId: member }),
    rights: { ...ownOnly, worker: all },
  },
  {
    table: tables.remindersSent,
    row: ({ member, college }) => ({
      userId: member,
      kind: "scholarship",
      opportunityId: college,
      closesOn: "2030-01-01",
      daysBefore: 3,
    }),
    rights: { ...nobody, member: ["read"], worker: all },
  },
  {
    table: tables.pushRemindersSent,
    row: ({ member, college }) => ({
      userId: member,
      kind: "scholarship",
      opportunityId: college,
      closesOn: "2030-01-01",
      daysBefore: 3,
    }),
    rights: { ...nobody, member: ["read"], worker: all },
  },
  {
    table: tables.pushDays,
    row: ({ member }) => ({ userId: member, day: "2030-01-01", title: "Rhodes closes tomorrow" }),
    rights: { ...nobody, member: ["read"], worker: all },
  },
  {
    table: tables.pushSubscriptions,
    row: ({ member, session }) => ({
      endpoint: "https://push.example/2",
      sessionId: session,
      userId: member,
      ...browserKeys,
    }),
    rights: { ...onlyForSignIn, member: ["read"], worker: ["read", "remove"] },
  },
  {
    table: tables.pushMessages,
    row: ({ subscribed }) => ({ tag: "fursa", sessionId: subscribed, payload: "{}", goodUntil: soon }),
    rights: { ...nobody, worker: all },
  },
  {
    table: tables.savedNewsSent,
    row: ({ member, college }) => ({ userId: member, kind: "college", opportunityId: college }),
    rights: { ...nobody, member: ["read"], worker: all },
  },
  {
    table: tables.newsletterSubscribers,
    row: () => ({ email: "amina@example.com" }),
    rights: { ...nobody, worker: all, "accounts keeper": ["read", "remove"] },
  },
  {
    table: tables.newsletterEdits,
    row: () => ({ subject: "This week", places: {} }),
    rights: { ...nobody, admin: all, worker: ["read", "change"] },
  },
  {
    table: tables.newsletterIssues,
    row: () => ({
      day: "2030-01-07",
      subject: "This week on Fursa",
      content: { articles: [], scholarships: [], closing: [] },
    }),
    rights: { ...nobody, admin: ["read"], worker: ["read", "add", "change"] },
  },
  // A member may only post with an age and a display name; tests of `app/community/union` cover that. The posts here
  // are the member's own, held for review.
  {
    table: tables.unionMembers,
    row: ({ member }) => ({ userId: member, displayName: "Amina of Kano", country: "Nigeria" }),
    rights: { ...readers, member: ["read", "add", "change"], admin: ["read"], worker: ["read"] },
  },
  {
    table: tables.unionThreads,
    row: ({ member }) => ({ title: "Which essay?", topic: "kenya", authorId: member }),
    rights: { ...nobody, member: ["read", "change"], admin: all, worker: ["read"] },
  },
  {
    table: tables.unionPosts,
    row: ({ member, thread }) => ({ body: "I wonder.", threadId: thread, authorId: member, state: "held" }),
    rights: { ...nobody, member: ["read", "change"], admin: all, worker: ["read"] },
  },
  {
    table: tables.unionFollows,
    row: ({ member, thread }) => ({ userId: member, threadId: thread }),
    rights: { ...nobody, member: all, worker: ["read", "change", "remove"] },
  },
  {
    table: tables.unionVotes,
    row: ({ member, post }) => ({ userId: member, postId: post }),
    rights: { ...nobody, member: ["read", "add", "remove"] },
  },
  {
    table: tables.unionReports,
    row: ({ member, post }) => ({ reporterId: member, postId: post, reason: "scam" }),
    rights: { ...nobody, member: ["read", "add"], admin: all },
  },
  {
    table: tables.unionBans,
    row: ({ member }) => ({ userId: member, reason: "Asked for fees" }),
    rights: { ...nobody, member: ["read"], admin: all },
  },
  {
    table: tables.unionModerations,
    row: ({ member, post }) => ({ moderatorId: member, postId: post, action: "hide", reason: "A scam" }),
    rights: { ...nobody, member: ["read"], admin: ["read"] },
  },
];

describe("a row that belongs to a member", () => {
  const test = testOn(furnish);

  describe.each(cases.map((entry) => ({ name: getTableName(entry.table), ...entry })))(
    "rights on $name",
    (entry) => {
      for (const role of Object.keys(nobody) as Role[]) {
        for (const verb of all) {
          const allowed = entry.rights[role].includes(verb);
          test(`a ${role} ${allowed ? "may" : "may not"} ${verb}`, async ({ db, rows }) => {
            expect(await attempt(db, rows, entry, role, verb)).toBe(allowed);
          });
        }
      }
    },
  );
});

describe("rights on every table", () => {
  test("are listed in this test, so that a new table cannot be forgotten", async ({ db }) => {
    const found = await db.execute(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const names = (found as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name);
    expect(names).toEqual(cases.map(({ table }) => getTableName(table)).sort());
  });

  test("are enforced by row-level security on all of them", async ({ db }) => {
    const open = await db.execute(
      sql`select tablename from pg_tables where schemaname = 'public' and not rowsecurity`,
    );
    expect(open).toHaveProperty("rows", []);
  });

  test("apply to the owner too, on all of them", async ({ db }) => {
    const unbound = await db.execute(sql`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not (relrowsecurity and relforcerowsecurity)`);
    expect(unbound).toHaveProperty("rows", []);
  });

  test("do not apply to the owner on tables without personal rows: migrations, and the worker's jobs", async ({
    db,
  }) => {
    const unbound = (await db.execute(sql`
      select distinct relnamespace::regnamespace::text as place from pg_class
      where relkind in ('r', 'p') and not relforcerowsecurity
        and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'jobs')`)) as unknown as {
      rows: object[];
    };
    expect(unbound.rows).toEqual([{ place: "drizzle" }]);
  });

  test("let the owner see the tables of the sign-in code only in a set-up session", async ({ db }) => {
    const policies = (await db.execute(sql`
      select tablename as name, policyname as policy, qual, with_check as checked from pg_policies
      where 'fursa_owner' = any(roles) order by 1`)) as unknown as {
      rows: { name: string; policy: string; qual: string; checked: string }[];
    };
    expect(policies.rows.map(({ name }) => name)).toEqual(
      cases.map(({ table }) => getTableName(table)).sort(),
    );
    const hidden = policies.rows.filter(({ policy }) => policy === "owner_sets_up");
    expect(hidden.map(({ name }) => name)).toEqual(forSignInOnly);
    for (const { qual, checked } of hidden) {
      expect(qual).toMatch(/^pg_has_role\(SESSION_USER, 'fursa_owner'::name, 'member'::text\)$/i);
      expect(checked).toBe(qual);
    }
    for (const { name, qual } of policies.rows.filter(({ policy }) => policy !== "owner_sets_up")) {
      expect(qual, name).toBe("true");
    }
  });

  test("can't be bypassed by a security definer function: none names the tables of the sign-in code", async ({
    db,
  }) => {
    const functions = (await db.execute(sql`
      select proname as name, prosrc as source from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef`)) as unknown as {
      rows: { name: string; source: string }[];
    };
    expect(functions.rows.length).toBeGreaterThan(5);
    const prying = functions.rows.filter(({ source }) =>
      forSignInOnly.some((table) => new RegExp(`\\b${table}\\b`).test(source)),
    );
    expect(prying).toEqual([]);
  });

  test("belong to the owner, who cannot log in", async ({ db }) => {
    const owners = await db.execute(sql`
      select distinct tableowner, rolcanlogin, rolbypassrls from pg_tables join pg_roles on rolname = tableowner
      where schemaname = 'public'`);
    expect(owners).toHaveProperty("rows", [
      { tableowner: "fursa_owner", rolcanlogin: false, rolbypassrls: false },
    ]);
  });
});

describe("what is not public", () => {
  test.for([
    [
      "an inactive listing",
      tables.sponsoredListings,
      { title: "A", description: "A", targetUrl: "https://a.org", isActive: false },
    ],
    [
      "an ended listing",
      tables.sponsoredListings,
      { title: "A", description: "A", targetUrl: "https://a.org", endDate: "2020-01-01" },
    ],
    [
      "an article without a date",
      tables.blogPosts,
      { slug: "a", title: "A", content: "A", publishedAt: null },
    ],
    [
      "an article of tomorrow",
      tables.blogPosts,
      { slug: "a", title: "A", content: "A", publishedAt: new Date("2999-01-01") },
    ],
    ["a spotlight that is off", tables.studentSpotlights, { name: "A", country: "Kenya", story: "A" }],
  ] as const)("a visitor does not see %s, an admin does", async ([, table, row], { db }) => {
    await db.insert(table as PgTable).values(row);
    expect(await asViewer(aVisitor(db), (own) => own.select().from(table as PgTable))).toEqual([]);
    const admin = anAdmin(db, await somebody(db));
    expect(await asViewer(admin, (own) => own.select().from(table as PgTable))).toHaveLength(1);
  });
});

type TestRows = Awaited<ReturnType<typeof furnish>>;

/** Two people, and the rows that their rows refer to. */
async function furnish(db: Database) {
  const member = await somebody(db, "Amina Yusuf");
  const stranger = await somebody(db, "Brian Otieno");
  const [college] = await db
    .insert(tables.colleges)
    .values({ name: "Ashesi" })
    .returning({ id: tables.colleges.id });
  await db.insert(tables.programmeSources).values({
    id: "a-source",
    country: "Kenya",
    title: "Degrees",
    owner: "KUCCPS",
    url: "https://x.org",
    year: 2025,
  });
  const [factor] = await db
    .insert(tables.factors)
    .values({ userId: stranger, factorType: "phone", friendlyName: "Phone", phone: "+254700000000" })
    .returning({ id: tables.factors.id });
  const [article] = await db
    .insert(tables.blogPosts)
    .values({ slug: "a-guide", title: "A guide", content: "Ask." })
    .returning({ id: tables.blogPosts.id });
  const [partnership] = await db
    .insert(tables.schoolPartnerships)
    .values({
      schoolName: "Mfantsipim School",
      contactName: "Kofi Mensah",
      contactEmail: "kofi@example.com",
      schoolType: "secondary",
      country: "Ghana",
      city: "Cape Coast",
    })
    .returning({ id: tables.schoolPartnerships.id });
  const [listing] = await db
    .insert(tables.sponsoredListings)
    .values({ title: "A course", description: "A course", targetUrl: "https://course.example" })
    .returning({ id: tables.sponsoredListings.id });
  const [thread] = await db
    .insert(tables.unionThreads)
    .values({ topic: "ghana", title: "A thread", authorId: stranger })
    .returning({ id: tables.unionThreads.id });
  const [post] = await db
    .insert(tables.unionPosts)
    .values({
      threadId: thread?.id ?? "",
      authorId: stranger,
      isOpening: true,
      heading: "A thread",
      body: "Words.",
    })
    .returning({ id: tables.unionPosts.id });
  const [run] = await db
    .insert(tables.scrapeRuns)
    .values({ sources: [], endedAt: soon })
    .returning({ id: tables.scrapeRuns.id });
  const [savedSearch] = await db
    .insert(tables.savedSearches)
    .values({ userId: stranger, search: "tab=internships", name: "Internships" })
    .returning({ id: tables.savedSearches.id });
  const [importRun] = await db
    .insert(tables.importRuns)
    .values({ kind: "multi" })
    .returning({ id: tables.importRuns.id });
  const [session, another] = await db
    .insert(tables.sessions)
    .values([
      { userId: stranger, token: "one", expiresAt: soon },
      { userId: stranger, token: "another", expiresAt: soon },
    ])
    .returning({ id: tables.sessions.id });
  await db.insert(tables.pushSubscriptions).values({
    sessionId: another?.id ?? "",
    userId: stranger,
    endpoint: "https://push.example/1",
    ...browserKeys,
  });
  return {
    member,
    stranger,
    session: session?.id ?? "",
    subscribed: another?.id ?? "",
    college: college?.id ?? "",
    factor: factor?.id ?? "",
    article: article?.id ?? "",
    partnership: partnership?.id ?? "",
    listing: listing?.id ?? "",
    thread: thread?.id ?? "",
    post: post?.id ?? "",
    run: run?.id ?? "",
    importRun: importRun?.id ?? "",
    savedSearch: savedSearch?.id ?? "",
  };
}

async function attempt(
  db: Database,
  rows: TestRows,
  { table, row }: RightsCase,
  role: Role,
  verb: Verb,
): Promise<boolean> {
  const { member, stranger } = rows;
  const values = row(rows);
  // A person's own row is the user. Every other row is added first, unless the test is about adding.
  if (table !== tables.users && verb !== "add") await db.insert(table).values(values);
  const mine = matching(table, values);
  if (table === tables.users && verb === "add") await db.delete(tables.users).where(mine);
  const work = async (own: Database): Promise<boolean> => {
    if (verb === "read") return (await own.select().from(table).where(mine)).length === 1;
    if (verb === "add")
      return own
        .insert(table)
        .values(values)
        .then(() => true);
    const column = sql.identifier(columnName(table, values));
    const change = sql`update ${table} set ${column} = ${column} where ${mine}`;
    const answer = await own.execute(verb === "change" ? change : sql`delete from ${table} where ${mine}`);
    const { rowCount, affectedRows } = answer as unknown as { rowCount?: number; affectedRows?: number };
    return (rowCount ?? affectedRows) === 1;
  };
  try {
    if (role === "worker") return await asWorker(db, work);
    if (role === "accounts keeper") return await asAccountsKeeper(db, work);
    if (role === "visitor") return await asViewer(aVisitor(db), work);
    if (role === "admin") return await asViewer(anAdmin(db, stranger), work);
    return await asViewer(aMember(db, role === "member" ? member : stranger), work);
  } catch (problem) {
    const cause = problem instanceof Error ? (problem.cause as { code?: string }) : undefined;
    if (cause?.code === "42501") return false;
    throw problem;
  }
}

const firstKey = (values: Record<string, unknown>) => Object.keys(values)[0] ?? "";

function columnName(table: PgTable, values: Record<string, unknown>): string {
  return firstKey(values).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) || getTableName(table);
}

function matching(table: PgTable, values: Record<string, unknown>) {
  const column = getTableColumns(table)[firstKey(values)];
  return sql`${column} = ${values[firstKey(values)]}`;
}
