import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles, users } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { aMember, aVisitor, sharedServer } from "#tests/support/servers/shared-server.ts";

test("a school leaver enters grades once, and sees what is likely, with its cut-offs and sources", async () => {
  let page = await (await aVisitor()).open("/courses?q=nursing+daystar");
  page = await page.submit("See courses", {
    "English > B+": true,
    "Kiswahili > B": true,
    "Mathematics > B": true,
    "Biology > A-": true,
    "Chemistry > B+": true,
    "Physics > B-": true,
    "History and Government > A-": true,
  });
  expect(page.path).toContain("grades=ENG10.KIS9.MAT9.BIO11.PHY8.CHE10.HAG11");
  expect(page.main.text).toContain("Mean grade B+ · 68 of 84 points");
  expect(page.main.text).toContain("Mathematics 9 + English 10 + best five 49");
  expect(page.main.text).toMatch(/Likely \d+/);
  expect(page.main.text).toContain("no one can promise you a place");
  page = await page.follow(/^Bachelor of Science.*Nursing/, page.region("Likely"));
  expect(page.main.text).toContain("What they ask for");
  expect(page.main.text).toMatch(/Met: Mean grade C\+/);
});

test("grades can be pasted, and too few are asked for more", async () => {
  const page = await (await aVisitor()).open("/courses");
  const next = await page.submit("See courses", { "Or paste your grades": "Eng B+, Kis B, Mat C plain" });
  expect(next.path).toContain("grades=ENG10.KIS9.MAT6");
  expect(next.main.text).toContain("Add Mathematics, a language and five more subjects");
});

test("a member whose profile has subject grades doesn't type them again", async () => {
  const grades = {
    English: "B",
    Kiswahili: "B",
    Maths: "C",
    Biology: "B",
    Chemistry: "C",
    CRE: "B",
    Geography: "B",
  };
  const { visitor, email } = await aMember();
  const { database } = await sharedServer();
  const results = [{ system: "kcse" as const, entries: {}, subjects: grades, year: 2025, isFinal: true }];
  const [user] = await database.accounts.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error("no user");
  const profile = { userId: user.id, fullName: "Amina", email, country: "Kenya", results };
  await asViewer({ kind: "member", userId: user.id, database: database.db }, (db) =>
    db.insert(profiles).values(profile),
  );
  const page = await visitor.open("/courses?country=Kenya&q=nursing");
  expect(page.path).toContain("q=nursing&grades=ENG9.KIS9.MAT6.BIO9.CHE6.GEO9.CRE9");
  expect(page.main.text).toContain("Mean grade B-");
});

test("a course that isn't there is not found", async () => {
  const visitor = await aVisitor();
  for (const id of ["nonsense", "00000000-0000-4000-8000-000000000000"])
    expect((await visitor.open(`/courses/${id}`)).status).toBe(404);
});

test("a student with C+ is shown degrees, and what one better grade would open", async () => {
  const visitor = await aVisitor();
  const grades = "ENG7.KIS7.MAT7.BIO7.CHE6.HAG7.CRE8.AGR7";
  let page = await visitor.open(`/courses?country=Kenya&field=Education&level=degree&grades=${grades}`);
  expect(page.main.text).toContain("Mean grade C+");
  expect(page.main.text).not.toContain("What you can study with each mean grade");
  page = await visitor.open(`/courses?country=Kenya&group=points&grades=${grades}`);
  expect(page.main.text).toContain("Your cluster points");
  expect(page.main.text).toContain("This is an estimate");
});

test("points that the portal shows count instead of the estimate", async () => {
  const grades = "ENG10.KIS9.MAT9.BIO11.PHY8.CHE10.HAG11";
  let page = await (await aVisitor()).open(
    `/courses?country=Kenya&q=nursing+daystar&group=points&grades=${grades}`,
  );
  page = await page.submit("Use these points", { "Cluster 13: Medicine, nursing, health sciences": "20.5" });
  expect(page.path).toContain("points=13-20.5");
  expect(page.main.text).not.toMatch(/Likely \d+/);
  page = await page.follow(/^Bachelor of Science.*Nursing/);
  expect(page.main.text).toContain("more points. The lowest recent cut-off was");
  expect(page.main.text).toContain("You have 20.500 points on the placement portal.");
  expect(page.main.text).toContain("The subjects and grades come from the 2026 placement portal.");
});

test("a student with D+ pastes grades and finds certificates and what each level asks for, never an empty page", async () => {
  let page = await (await aVisitor()).open("/courses");
  page = await page.submit("See courses", {
    "Or paste your grades": "Eng D+, Kis C-, Maths D, Bio D+, Chem D, History C-, CRE C-, Agric D+",
  });
  expect(page.path).toContain("grades=ENG4.KIS5.MAT3.BIO4.CHE3.HAG5.CRE5.AGR4");
  expect(page.main.text).toContain("Mean grade D+");
  const levels = page.region("What you can study with each mean grade");
  expect(levels.text).toContain("artisan certificates (level 4) for E");
  expect(levels.text).toContain("everyone who sat the exam can start there");
  expect(page.main.text).toMatch(/You have every grade they ask for \d+/);
  expect(page.main.text).toContain("Not with these grades");
  expect(page.all("section[aria-label=Likely]")).toEqual([]);

  const open = page.region("You have every grade they ask for");
  page = await page.follow(open.links()[0] ?? "no course", open);
  expect(page.region("You have every grade they ask for").count).toBe(1);
  page = await page.follow("Add to my plan");
  expect(page.main.text).not.toContain("Something is missing");
  page = await page.follow(/^Remove: /);
  expect(page.main.text).toContain("Your plan is empty");
});

test("Nigeria: which courses take Biology, Chemistry and Government", async () => {
  let page = await (await aVisitor()).open("/courses?country=Nigeria&q=nursing");
  page = await page.submit("See courses", {
    "UTME subject 1": "Biology",
    "UTME subject 2": "Chemistry",
    "UTME subject 3": "Government",
  });
  expect(page.path).toContain("utme=BIO.CHM.GOV");
  expect(page.main.text).toContain("UTME subject: Physics");
});

test("Ghana: an aggregate is worked out and compared with the reported ones", async () => {
  const page = await (await aVisitor()).open(
    "/courses?country=Ghana&grades=ENG8.CMT8.ISC8.SST8.PHY8.CHM8.EMT9.BIO8",
  );
  expect(page.main.text).toMatch(/aggregate \d+ · yours \d+/);
});

test("countries without a sound table say how places are given", async () => {
  const visitor = await aVisitor();
  expect((await visitor.open("/courses/entry/uganda")).main.text).toContain("30 + 10 + 2 + 1.8 = 43.8");
  expect((await visitor.open("/courses/entry/ethiopia")).main.text).toContain("no cut-offs by course");
  expect((await visitor.open("/courses/entry/atlantis")).status).toBe(404);
});

test("a plan keeps its order in the link, warns if every choice is a stretch, and moves without a script", async () => {
  const grades = "ENG7.KIS7.MAT7.BIO7.CHE6.HAG7.CRE8.AGR7";
  const visitor = await aVisitor();
  let page = await visitor.open(`/courses?country=Kenya&q=bachelor+of+laws&grades=${grades}`);
  page = await page.follow("Bachelor of Laws");
  page = await page.follow("Add to my plan");
  expect(page.main.text).toContain("All your choices are a stretch or closed with these grades.");
  page = await page.follow("Add another course");
  expect(page.main.text).toContain("My plan: one course");
  const two = page.path.replace(/choices=(\d+)/, "choices=$1.1263134");
  page = await visitor.open(two.replace("/courses?", "/courses/plan?"));
  const order = () => /choices=([\d.]+)/.exec(page.path)?.[1]?.split(".");
  const [first, second] = order() ?? [];
  page = await page.follow(/^Move down/);
  expect(order()).toEqual([second, first]);
  page = await page.follow("Remove: Bachelor of Laws (LLB)");
  expect(order()).toEqual([first]);
  page = await page.follow("Leave my grades out of the link");
  expect(page.path).not.toContain("grades=");
  expect(page.main.text).toContain("Add your grades");
});

test("a member keeps a plan, finds it on the Saved page and deletes it", async () => {
  const { visitor } = await aMember();
  let page = await visitor.open("/courses/plan?country=Kenya&choices=1263134.1253134");
  page = await page.submit("Keep my plan", {});
  expect(page.text).toContain("Your plan is saved");
  page = await visitor.open("/saved");
  page = await page.follow("My course plan: 2 courses");
  expect(page.main.text).toContain("Code 1263134");
  page = await page.submit("Delete my saved plan", {});
  expect((await visitor.open("/saved")).main.text).not.toContain("My course plan");
});

test("what a link says about grades and we can't read is named, on the list and on a course", async () => {
  const visitor = await aVisitor();
  const wrong = "ENG10.XYZ9.MAT99.KIS9";
  const list = await visitor.open(`/courses?country=Kenya&q=nursing+daystar&grades=${wrong}`);
  const says = "We couldn't read this part of the link: XYZ9, MAT99. Please check your grades.";
  expect(list.main.text).toContain(says);
  const course = list.main
    .all("a[href]")
    .find((link) => /^\/courses\/[0-9a-f-]{36}/.test(link.attribute("href") ?? ""));
  const path = (course?.attribute("href") ?? "").split("?")[0];
  expect((await visitor.open(`${path}?country=Kenya&grades=${wrong}`)).main.text).toContain(says);
  expect((await visitor.open(`${path}?country=Kenya&grades=ENG10.MAT9`)).main.text).not.toContain(
    "couldn't read",
  );
  const utme = await visitor.open("/courses?country=Nigeria&utme=BIO.QQQ");
  expect(utme.main.text).toContain("this part of the link: QQQ.");
});

test("Nigeria: subjects of the UTME have no grade, and a group of subjects has its name", async () => {
  const visitor = await aVisitor();
  const student = "country=Nigeria&grades=ENG5.MAT5.BIO5&utme=BIO.CHM.GOV";
  const list = await visitor.open(`/courses?${student}&q=botany+lagos+state+university`);
  const page = await list.follow(/^Botany/);
  expect(page.main.text).toContain("UTME: any science");
  expect(page.main.text).toContain("UTME: Biology · you have Biology");
  expect(page.main.text).toMatch(/Met: English Language C6 · you have English Language C5/);
  expect(page.main.text).not.toMatch(/F9|or 1 others/);
});
