import { expect, test } from "vitest";
import type { Programme } from "../courses/programme.ts";
import { searchProgrammes } from "./search-programmes.ts";

const course = (name: string, field: Programme["field"], institution = "Moi University"): Programme => ({
  id: name,
  country: "Kenya",
  code: null,
  name,
  institution,
  collegeId: null,
  level: "degree",
  field,
  region: "Uasin Gishu",
  isPublic: true,
  requirement: {
    system: "kcse-degree",
    meanGrade: "C+",
    clusters: [],
    subClusters: [],
    origin: "unknown",
    portalMinimums: null,
    onPortal2026: null,
  },
  cutoffs: [],
  sourceId: "kuccps-degrees",
});

const all = [
  course("Bachelor of Medicine and Surgery (MBChB)", "Medicine"),
  course("Bachelor of Pharmacy", "Medicine"),
  course("Bachelor of Science in Nursing", "Nursing"),
  course("Bachelor of Science in Nursing and Midwifery", "Nursing", "Egerton University"),
  course("Bachelor of Science in Information Technology", "Computer Science"),
  course("Bachelor of Arts in Italian", "Arts"),
  course("Bachelor of Education (Arts)", "Education"),
  course("Bachelor of Laws", "Law"),
];

test.each([
  ["medicine", ["Bachelor of Medicine and Surgery (MBChB)", "Bachelor of Pharmacy"]],
  ["doctor", ["Bachelor of Medicine and Surgery (MBChB)", "Bachelor of Pharmacy"]],
  ["IT", ["Bachelor of Science in Information Technology"]],
  ["teacher", ["Bachelor of Education (Arts)"]],
  ["lawyer", ["Bachelor of Laws"]],
  ["nursing egerton", ["Bachelor of Science in Nursing and Midwifery"]],
  ["what is the nursing cut off at Moi", ["Bachelor of Science in Nursing"]],
  ["pharm", ["Bachelor of Pharmacy"]],
])("%s finds %j", (text, names) => {
  expect(searchProgrammes(all, text, "2026-11-18").map(({ name }) => name)).toEqual(names);
});

test("a text that names no course finds all of them", () => {
  for (const text of ["", "which courses can I take", "cut off"])
    expect(searchProgrammes(all, text, "2026-11-18")).toHaveLength(all.length);
});

test("a word that occurs nowhere finds nothing", () => {
  expect(searchProgrammes(all, "zzzz", "2026-11-18")).toEqual([]);
});
