import { describe, expect } from "vitest";
import { addColleges, addInternships, addScholarships, today } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { findParentsRecord } from "./find-parents-record.server.ts";
import { forParents } from "./for-parents.ts";

describe("the page for parents", () => {
  test("says of an award what it pays, what is left to pay, and what is asked", async ({ db }) => {
    const [id = ""] = await addScholarships(db, {
      title: "Chevening",
      provider: "the British government",
      country: "United Kingdom",
      covers: ["tuition", "stipend", "travel"],
      applicationFee: 0,
      documents: ["transcript", "passport"],
      referees: 2,
      tests: ["IELTS"],
      deadline: "2026-12-01",
      applicationUrl: "https://www.chevening.org/apply",
    });
    const record = await findParentsRecord(db, { kind: "scholarship", id });
    expect(record && forParents(record, today)).toMatchObject({
      title: "Chevening",
      is: ["It's money for your child's studies from the British government.", "Where: United Kingdom."],
      costs: [
        "It's free to apply.",
        "It pays for: tuition, living costs, travel.",
        "It doesn't mention these, so plan to pay for them: accommodation, books.",
        "Your child may need a test: IELTS. Tests cost money. Check the fee before you book one.",
      ],
      officialUrl: "https://www.chevening.org/apply",
    });
    const lines = record ? forParents(record, today) : null;
    expect(lines?.requirements).toContain("2 people, like teachers or employers, have to write letters.");
    expect(lines?.requirements).toContain("Closes 1 December 2026 · Open now, closes in 16 days.");
    expect(lines?.safe[0]).toBe("It's offered by the British government.");
  });

  test("calls what nobody has found out not confirmed, for every kind", async ({ db }) => {
    const empty = { applicationFee: null, documents: null };
    const [award = ""] = await addScholarships(db, { ...empty, covers: null, applicationUrl: "" });
    const [work = ""] = await addInternships(db, { ...empty, isPaid: null, salaryRange: null });
    const [college = ""] = await addColleges(db, { tuitionRange: "", fees: [], evidence: [] });
    const tell = async (kind: "scholarship" | "college" | "internship", id: string) => {
      const record = await findParentsRecord(db, { kind, id });
      return record ? forParents(record, today) : null;
    };
    const page = await tell("scholarship", award);
    expect(page?.costs).toEqual([
      "We don't know whether there's a fee to apply.",
      "We don't know which costs it pays for. Ask before you plan.",
    ]);
    expect(page?.safe).toContain("We don't know an official site. Be careful until you find one.");
    expect((await tell("internship", work))?.costs).toContain("We don't know whether the work is paid.");
    expect((await tell("college", college))?.costs).toContain(
      "We don't know what a year costs. Ask the college.",
    );
    expect((await tell("college", college))?.sources).toEqual([
      expect.stringMatching(/^We have no dated source/),
    ]);
    expect(await tell("college", award)).toBeNull();
  });

  test("names a fee, a loan and unpaid work", async ({ db }) => {
    const [loan = ""] = await addScholarships(db, {
      isLoan: true,
      applicationFee: 1500,
      applicationFeeCurrency: "KES",
    });
    const [work = ""] = await addInternships(db, { isPaid: false });
    const record = await findParentsRecord(db, { kind: "scholarship", id: loan });
    expect(record && forParents(record, today).is).toContain("It's a loan. Your child has to pay it back.");
    expect(record && forParents(record, today).costs).toContain("Applying costs KES 1,500.");
    const unpaid = await findParentsRecord(db, { kind: "internship", id: work });
    expect(unpaid && forParents(unpaid, today).costs.join()).toContain("The work isn't paid");
  });
});
