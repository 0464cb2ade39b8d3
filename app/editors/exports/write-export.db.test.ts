import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { blogPosts, colleges, internships, scholarships } from "#database/schema/index.ts";
import type { Viewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import type { ExportType } from "./exports.ts";
import { streamChunks } from "./stream-chunks.ts";
import { writeExport } from "./write-export.server.ts";

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 9, 30));

async function addSmallCatalogue(db: Database) {
  await db.insert(scholarships).values([
    {
      title: "Older, with a comma",
      description: 'Says "apply"\nin two lines',
      amount: "$5,000",
      country: "Kenya",
      fieldOfStudy: "Law",
      deadline: "2026-12-15",
      eligibility: "=HYPERLINK(1)",
      applicationUrl: "https://a.example/?a=1,2",
      createdAt: day(1),
    },
    { title: "Élève 🎓", createdAt: day(2) },
  ]);
  await db.insert(internships).values({
    title: "Intern",
    company: "@home",
    description: "D",
    location: "Accra",
    field: "Arts",
    duration: "3 months",
    applicationDeadline: "2027-01-31",
    applicationUrl: "https://b.example",
  });
  await db.insert(colleges).values({
    name: "Ashesi",
    description: "D",
    location: "Berekuso",
    country: "Ghana",
    tuitionRange: "5000-10000",
    acceptanceRate: "20%",
    websiteUrl: "https://ashesi.edu.gh",
  });
  await db.insert(blogPosts).values([
    { slug: "out", title: "Out", content: "C", excerpt: "E", author: "Fursa Team", publishedAt: day(3) },
    { slug: "draft", title: "Draft", content: "C", category: "Study Abroad", publishedAt: null },
  ]);
}

async function fileOf(viewer: Viewer, type: ExportType, batch?: number): Promise<string | null> {
  const pieces = await writeExport(viewer, type, batch);
  return pieces && new TextDecoder("utf-8", { ignoreBOM: true }).decode(await allOf(pieces));
}

async function allOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const piece of pieces) read.push(piece);
  return Buffer.concat(read);
}

const scholarshipLines = [
  "Title,Description,Amount,Country,Field of Study,Deadline,Eligibility,Application URL\r\n",
  "Élève 🎓,,,,,,,\r\n",
  '"Older, with a comma","Says ""apply""\nin two lines","$5,000",Kenya,Law,2026-12-15,\'=HYPERLINK(1),"https://a.example/?a=1,2"\r\n',
].join("");
const internshipLines = [
  "Title,Company,Description,Location,Field,Duration,Application Deadline,Application URL\r\n",
  "Intern,'@home,D,Accra,Arts,3 months,2027-01-31,https://b.example\r\n",
].join("");
const collegeLines = [
  "Name,Description,Location,Country,Tuition Range,Acceptance Rate,Website URL\r\n",
  "Ashesi,D,Berekuso,Ghana,5000-10000,20%,https://ashesi.edu.gh\r\n",
].join("");
const blogLines = [
  "Title,Slug,Category,Author,Excerpt,Published At\r\n",
  "Out,out,Scholarships,Fursa Team,E,2026-11-03 09:30:00\r\n",
  "Draft,draft,Study Abroad,Fursa Team,,\r\n",
].join("");

describe("an export", () => {
  test.for([
    ["scholarships", scholarshipLines],
    ["internships", internshipLines],
    ["colleges", collegeLines],
    ["blog", blogLines],
    [
      "all",
      `SCHOLARSHIPS\r\n${scholarshipLines}\r\nINTERNSHIPS\r\n${internshipLines}\r\nCOLLEGES\r\n${collegeLines}\r\nBLOG POSTS\r\n${blogLines}`,
    ],
  ] as const)("of %s is this file, byte by byte", async ([type, expected], { db }) => {
    await addSmallCatalogue(db);
    const admin = anAdmin(db, await somebody(db));
    expect(await fileOf(admin, type)).toBe(`\uFEFF${expected}`);
    expect(await fileOf(admin, type, 1)).toBe(`\uFEFF${expected}`);
  });

  test("of a type without rows is empty; of all types it has only headers", async ({ db }) => {
    const admin = anAdmin(db, await somebody(db));
    for (const type of ["scholarships", "internships", "colleges", "blog"] as const) {
      expect(await fileOf(admin, type)).toBeNull();
    }
    expect(await fileOf(admin, "all")).toContain(
      "BLOG POSTS\r\nTitle,Slug,Category,Author,Excerpt,Published At\r\n",
    );
  });

  test("contains each row once, whatever the batch size, even if many were added in the same microsecond", async ({
    db,
  }) => {
    await db.insert(blogPosts).values(
      Array.from({ length: 60 }, (_, place) => ({
        slug: `post-${place}`,
        title: `Post ${place}`,
        content: "C",
        publishedAt: place < 20 ? null : place < 40 ? day(1) : day(place - 38),
      })),
    );
    const admin = anAdmin(db, await somebody(db));
    const whole = await fileOf(admin, "blog");
    expect(new Set(whole?.split("\r\n")).size).toBe(62);
    for (const batch of [1, 7, 20, 59, 60]) expect(await fileOf(admin, "blog", batch)).toBe(whole);
  });

  test("reads a batch only on demand, and stops when the reader does", async ({ db }) => {
    await db
      .insert(colleges)
      .values(Array.from({ length: 50 }, (_, place) => ({ name: `College ${place}` })));
    const admin = anAdmin(db, await somebody(db));
    let batches = 0;
    const counting = Object.create(db, {
      transaction: {
        value: (...given: Parameters<Database["transaction"]>) => {
          batches++;
          return db.transaction(...given);
        },
      },
    }) as Database;
    const pieces = await writeExport({ ...admin, database: counting }, "colleges", 10);
    const reader = streamChunks(pieces ?? (async function* () {})()).getReader();
    expect(batches).toBe(1);
    await reader.read();
    expect(batches).toBe(1);
    await reader.read();
    expect(batches).toBe(2);
    await reader.cancel();
    expect(batches).toBe(2);
  });

  test("requested by a visitor would contain nothing that a visitor may not see", async ({ db }) => {
    await addSmallCatalogue(db);
    expect(await fileOf(aVisitor(db), "blog")).not.toContain("Draft");
  });
});
