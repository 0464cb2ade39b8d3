import { describe, expect, test } from "vitest";
import { parseClass } from "./parse-class.ts";

const read = (content: string, country: Parameters<typeof parseClass>[1] = "Kenya") =>
  parseClass(content, country);

const rows = (content: string, country: Parameters<typeof parseClass>[1] = "Kenya") => {
  const reading = read(content, country);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.rows;
};

describe("a class list", () => {
  test("has its columns in any order, under their usual names, with commas or semicolons", () => {
    const [one] = rows("County;Course;Mean grade;Gender;Level wanted\nKisumu;nursing;C plus;F;Diploma");
    expect(one).toMatchObject({
      line: 2,
      problems: [],
      student: {
        system: "kcse",
        result: { entries: { mean_grade: "C+" } },
        fields: ["Nursing"],
        region: "Kisumu",
        country: "Kenya",
        wants: ["vocational"],
        sex: "female",
      },
    });
    expect(rows("field,grade\nLaw,A-")[0]?.student).toMatchObject({ fields: ["Law"], wants: [], sex: null });
  });

  test("needs no header: columns are recognised by their cells, and names are left out", () => {
    const found = rows("Wanjiku Kamau,C+,Nursing,f\nOtieno Odhiambo,A-,Computer Science,m\nAchieng,Q,Law,f");
    expect(found.map(({ line, written }) => [line, ...written])).toEqual([
      [1, "C+", "Nursing", "f"],
      [2, "A-", "Computer Science", "m"],
      [3, "Q", "Law", "f"],
    ]);
    expect(found.map(({ student }) => student?.sex)).toEqual(["female", "male", undefined]);
    expect(rows("C+,Nursing\nB,Law")[1]?.student).toMatchObject({ fields: ["Law"] });
  });

  test("stores nothing of unknown columns, above all no names", () => {
    const reading = rows("name,grade,field\nWanjiku Kamau,B,Law");
    expect(JSON.stringify(reading)).not.toContain("Wanjiku");
    expect(reading[0]?.written).toEqual(["B", "Law"]);
  });

  test("reports everything wrong with a row at once, and parses the other rows", () => {
    const [bad, good] = rows(
      "grade,field,sex,country,level\nQ,Magic,x,Atlantis,wizard\nB+,Law,m,Uganda,degree",
    );
    expect(bad?.student).toBeNull();
    expect(bad?.problems).toEqual([
      expect.stringMatching(/^We can't read “Q” as a grade of KCSE\. Write one of A, A-, B\+/),
      expect.stringMatching(/^We don't know the field “Magic”\. Write one of Computer Science/),
      expect.stringContaining("the country “Atlantis”"),
      expect.stringContaining("the level “wizard”"),
      expect.stringContaining("We can't read “x”. Write f or m"),
    ]);
    expect(good?.student).toMatchObject({ country: "Uganda", wants: ["undergraduate"], sex: "male" });
  });

  test("needs a grade or a field in each row", () => {
    const [neither, onlyField, onlyGrade] = rows("grade,field,county\n,,Kisumu\n,Law,\nB,,");
    expect(neither?.problems).toEqual(["Add a grade or a field."]);
    expect(onlyField?.student).toMatchObject({ result: null, fields: ["Law"] });
    expect(onlyGrade?.student).toMatchObject({ fields: [] });
  });

  test("accepts several fields and levels in one cell", () => {
    expect(
      rows('grade,field,level\nB,"Nursing, Medicine or ICT",diploma / degree')[0]?.student,
    ).toMatchObject({
      fields: ["Nursing", "Medicine", "Computer Science"],
      wants: ["vocational", "undergraduate"],
    });
  });

  test.each([
    ["", "Paste a class list, or choose a file."],
    ["grade,field", "There are no students below the first line."],
    ["Wanjiku,Kisumu\nOtieno,Nairobi", "Start with this line: grade,field"],
    ['grade,field\nB,"Law', "A quotation mark on line 2 is never closed."],
    [
      `grade,field${",other".repeat(2_000)}\nB,Law`,
      "There are more than 50 columns. Send only the columns we use.",
    ],
    [`grade,field\n${"B,Law\n".repeat(61)}`, expect.stringContaining("That's more than 60 students.")],
    [`grade,field\nB,${"x".repeat(20_000)}`, expect.stringContaining("longer than 20 KB")],
  ])("that can't be parsed at all says why (%#)", (content, problem) => {
    expect(read(content)).toEqual({ ok: false, problem });
  });

  test("has at most sixty students, and no cell of unlimited length", () => {
    expect(rows(`grade,field\n${"B,Law\n".repeat(60)}`)).toHaveLength(60);
    expect(rows(`grade,field,county\nB,Law,${"x".repeat(201)}`)[0]?.problems).toEqual([
      "One of the cells is too long.",
    ]);
  });
});

describe("the grade of a row", () => {
  const result = (grade: string, country: Parameters<typeof parseClass>[1], exam = "") => {
    const [row] = rows(`grade;exam\n"${grade}";${exam}`, country);
    return row?.student?.result ?? row?.problems[0];
  };

  test("is read by the exam of the school's country", () => {
    expect(result("c+", "Kenya")).toMatchObject({ system: "kcse", entries: { mean_grade: "C+" } });
    expect(result("24", "Ghana")).toMatchObject({ system: "wassce", entries: { aggregate: "24" } });
    expect(result("14", "Uganda")).toMatchObject({ system: "uace", entries: { points: "14" } });
    expect(result("412", "Ethiopia")).toMatchObject({ system: "eheece", entries: { score: "412" } });
  });

  test("may be grades by subject, with their names or without", () => {
    expect(result("B3 C4 A1 B2 C5", "Nigeria")).toMatchObject({
      subjects: {
        "Subject 1": "B3",
        "Subject 2": "C4",
        "Subject 3": "A1",
        "Subject 4": "B2",
        "Subject 5": "C5",
      },
    });
    expect(
      result("English Language: B3, Maths C4, Further Maths D7, Biology b2, Chemistry C6", "Nigeria"),
    ).toMatchObject({
      subjects: {
        "English Language": "B3",
        Maths: "C4",
        "Further Maths": "D7",
        Biology: "B2",
        Chemistry: "C6",
      },
    });
    expect(result("BCC", "Uganda")).toMatchObject({
      subjects: { "Subject 1": "B", "Subject 2": "C", "Subject 3": "C" },
    });
  });

  test("says when there are too few subjects, or words that aren't grades", () => {
    expect(result("B3 C4", "Nigeria")).toBe("Enter at least 5 subjects, as on the certificate.");
    expect(result("B3 C4 quite good", "Nigeria")).toBe(
      "We can't read “B3 C4 quite good” as a grade of WASSCE, NECO or NABTEB. Write a number from 6 to 54, or at least 5 grades like A1 B2 B3.",
    );
  });

  test("may be a percentage if the exam has several scales", () => {
    expect(result("350/500", "Ethiopia")).toMatchObject({ entries: { score: "350", out_of: "500" } });
    expect(result("68.1%", "Ethiopia")).toMatchObject({ entries: { score: "408.6", out_of: "600" } });
    expect(result("68%", "Ethiopia")).toMatchObject({ entries: { score: "408", out_of: "600" } });
  });

  test("is read by the exam that the row names, by its common names", () => {
    expect(result("280", "Nigeria", "JAMB")).toMatchObject({ system: "utme", entries: { score: "280" } });
    expect(result("B", "Uganda", "kcse (Kenya)")).toMatchObject({ system: "kcse" });
    expect(result("AAB", "Kenya", "A level")).toMatchObject({ system: "a_level" });
    expect(result("B", "Kenya", "Hogwarts")).toMatch(
      /^We don't know the exam “Hogwarts”\. Write one of KCSE/,
    );
  });
});
