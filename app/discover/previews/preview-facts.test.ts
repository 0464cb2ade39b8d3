import { expect, test } from "vitest";
import { collegePreview, internshipPreview, scholarshipPreview } from "./preview-facts.ts";

const award = {
  title: "Gates Cambridge",
  amount: "Full cost",
  amountValue: null,
  amountCurrency: null,
  amountPer: null,
  covers: null,
  isLoan: false,
  deadline: "2026-12-15",
  usualCloses: null as string | null,
};

test("a shared scholarship shows its title, its amount and the day it closes", () => {
  expect(scholarshipPreview(award)).toEqual({
    kind: "Scholarship",
    title: "Gates Cambridge",
    highlight: "Full cost",
    detail: "Closes 15 December 2026",
  });
});

test("a usual day is called usual, an unknown amount 'Various'", () => {
  expect(scholarshipPreview({ ...award, amount: null, usualCloses: "12-15" })).toMatchObject({
    highlight: "Various",
    detail: "Usually closes on 15 December",
  });
  expect(scholarshipPreview({ ...award, usualCloses: "12" }).detail).toBe("Usually closes in December");
  expect(scholarshipPreview({ ...award, deadline: null })).toMatchObject({ detail: "" });
});

test("a shared college shows its tuition and its place", () => {
  const college = {
    name: "Ashesi University",
    location: "",
    country: "Ghana",
    tuitionRange: "$9,000 a year",
    fees: [],
  };
  expect(collegePreview(college)).toMatchObject({
    title: "Ashesi University",
    highlight: "$9,000 a year",
    detail: "Ghana",
  });
});

test("a shared internship shows who offers it, where and for how long", () => {
  const internship = {
    title: "Outreachy",
    company: "Software Freedom Conservancy",
    location: "Remote",
    duration: "3 months",
    applicationDeadline: "2027-02-06",
    usualCloses: null,
  };
  expect(internshipPreview(internship)).toMatchObject({
    highlight: "Software Freedom Conservancy",
    detail: "Remote · 3 months · Closes 6 February 2027",
  });
});
