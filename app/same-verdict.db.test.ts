import { expect } from "vitest";
import { findScholarship } from "#app/catalogue/kinds/find-opportunity.server.ts";
import { openSigner } from "#app/shared/signing/signer.server.ts";
import { findVerdicts } from "#app/students/eligibility/find-verdicts.server.ts";
import type { Database } from "#database/database.ts";
import { outbox, savedItems, savedSearches, searchFinds } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { addScholarships } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, aVisitor } from "#tests/support/people/people.ts";
import { aSignedInMember, askedBy } from "#tests/support/people/signed-in-member.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { pickForMembers } from "./content/newsletter/pick-for-readers.server.ts";
import { qualifying } from "./discover/details/qualify/qualify.server.ts";
import { findPlan } from "./discover/plan/find-plan.server.ts";
import { writePlanCalendar } from "./discover/plan/write-plan-calendar.ts";
import { listingsIn } from "./offline/app/snapshot/offline-listing.ts";
import { verdictFor as verdictOffline } from "./offline/app/views/verdict-view.ts";
import { rowsIn } from "./offline/catalogue-file.ts";
import { digestCatalogue, makeCatalogueFile } from "./offline/make-catalogue-file.server.ts";
import { readMemberData } from "./offline/read-member-data.server.ts";
import { readCatalogueRows } from "./offline/read-rows.server.ts";
import { matchClass } from "./partners/class-list/match-class.server.ts";
import { parseClass } from "./partners/class-list/parse-class.ts";
import { listPendingFinds } from "./students/alerts/searches/pending-finds.server.ts";
import { sendAlerts } from "./students/alerts/send-alerts.server.ts";
import { loadVerdicts } from "./students/eligibility/closed-check.server.ts";
import { findApplicant } from "./students/eligibility/find-applicant.server.ts";
import { findMatches } from "./students/matching/find-matches.server.ts";
import { cardsOf } from "./students/matching/match-cards.server.ts";
import { type MatchCursor, readMatchCursor } from "./students/matching/match-cursor.ts";
import { findProfile } from "./students/profile/save-profile.server.ts";
import { listForCalendar, writeSavedCalendar } from "./students/saved/export/saved-calendar.server.ts";
import { beginLink, finishLink } from "./ussd/linked-phone.server.ts";
import { respondToUssd } from "./ussd/respond-to-ussd.server.ts";

const now = new Date("2026-11-16T06:00:00Z");
const today = "2026-11-16";
const origin = "https://fursa.example";
const secret = "a-secret-of-thirty-two-characters-or-more";
const law = { fieldOfStudy: "Law", createdAt: new Date("2026-11-15T18:00:00Z") };
const open = { citizens: ["Any"], deadline: "2027-02-01" };

/** The verdict for a Nigerian law student who has answered nothing else, by award. */
const words: Record<string, string> = {
  "Award of today": "Open to you now",
  "Award of spring": "Opens on 1 December: you fit",
  "Award for workers": "One answer missing",
  "Award of unknown rules": "Check with them",
  "Award for Kenyans": "Not open to you",
};

const addAwards = (db: Database) =>
  addScholarships(
    db,
    { ...law, title: "Award of today", ...open },
    { ...law, title: "Award of spring", ...open, opensOn: "2026-12-01" },
    { ...law, title: "Award for workers", ...open, workYears: 2 },
    { ...law, title: "Award of unknown rules", deadline: "2027-02-01" },
    { ...law, title: "Award for Kenyans", ...open, citizens: ["Kenya"] },
  );

/** A calendar file with its folded lines joined. */
const unfolded = (file: string) => file.replaceAll("\r\n ", "");

/** Lists that leave out what isn't open. */
const { "Award for Kenyans": _, ...openWords } = words;

test("every surface shows the same verdict on the same award to the same student", async ({ db }) => {
  const ids = await addAwards(db);
  const { userId } = await aStudent(db, { country: "Nigeria" });
  const viewer = aMember(db, userId);
  const member = aSignedInMember(db, userId);
  const titles = Object.keys(words);
  const titleOf = new Map(ids.map((id, place) => [id, titles[place] ?? ""]));
  const named = (verdicts: Iterable<readonly [id: string, word: string | undefined]>) =>
    Object.fromEntries([...verdicts].map(([id, word]) => [titleOf.get(id), word]));
  const items = ids.map((id) => ({ kind: "scholarship" as const, id }));

  const cards = await asViewer(viewer, async (own) =>
    findVerdicts(own, await findApplicant(own, userId, today), "scholarship", items, today),
  );
  expect(named(Object.entries(cards).map(([id, { text }]) => [id, text])), "cards").toEqual(words);

  const details = await asViewer(viewer, async (own) => {
    const applicant = await findApplicant(own, userId, today);
    const verdicts: [string, string | undefined][] = [];
    for (const id of ids) {
      const record = await findScholarship(own, id);
      if (record)
        verdicts.push([id, qualifying("scholarship", record, applicant, today, viewer).verdict?.text]);
    }
    return verdicts;
  });
  expect(named(details), "details").toEqual(words);

  const matches = await askedBy(member, async (own, me) => {
    const profile = await findProfile(own, me);
    const applicant = await findApplicant(own, userId, today);
    if (!profile || !applicant) throw new Error("there is a profile");
    const find = (cursor: MatchCursor | null) =>
      findMatches(own, { profile, applicant }, "scholarship", cursor, today);
    const page = await find(null);
    // What is not open to them is on a page behind the others.
    const closed = await find(readMatchCursor(page.next ?? ""));
    return cardsOf("scholarship", [...page.matches, ...closed.matches], today);
  });
  expect(named(matches.map(({ id, verdictText }) => [id, verdictText])), "matches").toEqual(words);
  expect(matches.map(({ title }) => title)).toEqual(titles);

  const plan = await askedBy(member, (own, me) => findPlan(own, me, today));
  expect(named((plan?.planned ?? []).map(({ id, text }) => [id, text])), "plan").toEqual(openWords);

  const verdictFor = await loadVerdicts(db, [userId], items, today);
  const saved = items.map((item) => [item.id, verdictFor(userId, item)?.text] as const);
  expect(named(saved), "reminders, notifications and summaries").toEqual(words);

  const listed = items.map((item) => ({
    ...item,
    ...{ title: "", byline: "", closesOn: null, isExpected: false },
  }));
  const issue = { articles: [], scholarships: listed, closing: [] };
  const picked = (await pickForMembers(db, issue, [userId], today))(userId);
  expect(
    named((picked?.scholarships ?? []).map(({ id, verdict }) => [id, verdict?.text])),
    "newsletter",
  ).toEqual(openWords);

  await db.insert(savedItems).values(ids.map((scholarshipId) => ({ userId, scholarshipId })));
  const calendar = await listForCalendar(db, userId, today);
  expect(named(calendar.map(({ id, verdict }) => [id, verdict ?? undefined])), "calendar").toEqual(openWords);
  const file = unfolded(writeSavedCalendar(calendar, origin, now));
  for (const [title, word] of Object.entries(openWords))
    expect(file, "calendar file").toMatch(new RegExp(`: ${title}\\r\\nDESCRIPTION:${word}\\\\nhttps`));
  const planned = unfolded(writePlanCalendar(plan?.dates ?? [], [], origin, now));
  expect(planned, "calendar file of the plan").toContain("DESCRIPTION:Open to you now\\n");
  expect(planned).not.toContain("Award for Kenyans");

  const [search] = await db
    .insert(savedSearches)
    .values({ userId, name: "law", search: "q=law" })
    .returning({ id: savedSearches.id });
  await db
    .insert(searchFinds)
    .values(items.map(({ kind, id }) => ({ userId, searchId: search?.id ?? "", kind, opportunityId: id })));
  const finds = await listPendingFinds(db, [userId], today);
  expect(named(finds.map(({ id, verdict }) => [id, verdict.text])), "saved searches").toEqual(openWords);

  const signer = openSigner(secret, "catalogue");
  const snapshot = makeCatalogueFile(
    digestCatalogue(await readCatalogueRows(db, today)),
    today,
    signer,
    null,
  );
  const mine = JSON.parse(JSON.stringify(await readMemberData(member, today)));
  const offline = listingsIn(snapshot, rowsIn(snapshot)).map(
    (listing) => [listing.id, verdictOffline(listing, mine, today)?.text] as const,
  );
  expect(named(offline), "the offline app").toEqual(words);

  await sendAlerts(db, now, { origin, secret });
  const [alert] = await db.select().from(outbox);
  for (const [title, word] of Object.entries(openWords)) expect(alert?.text).toContain(`${word}: ${title}`);
  expect(alert?.text).not.toContain("Award for Kenyans");

  const number = "+234803000111";
  expect(await finishLink(db, secret, member, await beginLink(db, secret, member, number, now), now)).toBe(
    true,
  );
  const texts: string[] = [];
  const phone = {
    ...{ db, secret, now, viewer: aVisitor(db), appUrl: origin },
    sendText: async (_: string, text: string) => texts.push(text) > 0,
  };
  for (const [title, word] of Object.entries(words)) {
    const call = { session: title, number, text: `4*${title}*1` };
    expect(await respondToUssd(phone, call), "phone").toContain(`${title}\n${word}\n`);
    await respondToUssd(phone, { ...call, text: `${call.text}*8` });
    expect(texts.pop(), "text message").toContain(`${title}\n${word}\n`);
  }
});

test("a class list names what each student may have, and nothing that is not open to them", async ({
  db,
}) => {
  const ids = await addAwards(db);
  const reading = parseClass("exam,grade,field\nUTME,250,Law", "Nigeria");
  if (!reading.ok) throw new Error("the list is read");
  const [row] = await matchClass(aVisitor(db), reading.rows, today);
  expect(row?.problems).toEqual([]);
  const verdicts = row?.matches?.best.map(({ id, text }) => [Object.keys(words)[ids.indexOf(id)], text]);
  // A counsellor reads the list, so it speaks of the student.
  const aboutStudent = (text: string) =>
    text.replace("you fit", "the student fits").replace("to you", "to the student");
  expect(Object.fromEntries(verdicts ?? [])).toEqual(
    Object.fromEntries(Object.entries(openWords).map(([name, text]) => [name, aboutStudent(text)])),
  );
  expect(verdicts?.[0]).toEqual(["Award of today", "Open to the student now"]);
});
