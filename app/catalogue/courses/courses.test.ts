import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exams, parsePasted } from "./exams.ts";
import { aggregateOf } from "./ghana/wassce.ts";
import { judgeAll } from "./judge-all.ts";
import { judgeProgramme, StudentResults, standings } from "./judge-programme.ts";
import { aboutCluster, clusterNumbers, clusterPoints } from "./kenya/clusters.ts";
import { chanceOf } from "./kenya/cutoffs.ts";
import { type KcseGrade, kcsePoints, meanOfKcse } from "./kenya/kcse.ts";
import { kcseSubjects } from "./kenya/kcse-subjects.ts";
import { checkRule, checkUtme, creditRank, type OLevelGrade, oLevelRank } from "./nigeria/utme.ts";
import type { Programme, Requirement } from "./programme.ts";
import { parseResults, writeResults } from "./results-code.ts";
import { listOpened } from "./what-if.ts";

const kcse = (grades: Record<string, KcseGrade>) =>
  new Map(Object.entries(grades).map(([subject, grade]) => [subject, kcsePoints(grade)]));
const waec = (grades: Record<string, OLevelGrade>) =>
  new Map(Object.entries(grades).map(([subject, grade]) => [subject, oLevelRank(grade)]));

const wanjiru = kcse({ ENG: "B+", KIS: "B", MAT: "B", BIO: "A-", CHE: "B+", PHY: "B-", HAG: "A-" });

describe("the KCSE mean grade", () => {
  test("takes Mathematics, the best language and the best five others", () => {
    expect(meanOfKcse(wanjiru)).toEqual({
      total: 68,
      grade: "B+",
      mathematics: "MAT",
      language: "ENG",
      others: ["BIO", "HAG", "CHE", "KIS", "PHY"],
    });
  });

  test("takes Kenya Sign Language for the language, and the second language among the others", () => {
    const mean = meanOfKcse(
      kcse({ ENG: "C", KSL: "A", MAT: "C", BIO: "C", CHE: "C", HAG: "C", CRE: "D", AGR: "E" }),
    );
    expect([mean?.language, mean?.others]).toEqual(["KSL", ["BIO", "CHE", "ENG", "HAG", "CRE"]]);
  });

  test("is the same whichever of equal grades is taken: of two languages, and of six others", () => {
    const equal = { MAT: "B", BIO: "B", CHE: "B", PHY: "B", HAG: "B", CRE: "B" } as const;
    const means = [kcse({ ENG: "A", KIS: "A", ...equal }), kcse({ ...equal, KIS: "A", ENG: "A" })].map(
      (grades) => meanOfKcse(grades),
    );
    expect(means.map((mean) => [mean?.total, mean?.grade])).toEqual([
      [69, "B+"],
      [69, "B+"],
    ]);
    for (const mean of means) {
      const { language = "", others = [] } = mean ?? {};
      expect([language, ...others]).toEqual(expect.arrayContaining(["ENG", "KIS"]));
      expect(new Set([mean?.mathematics, language, ...others]).size).toBe(7);
    }
  });

  test.each([
    [45, "C"],
    [46, "C+"],
    [52, "C+"],
    [53, "B-"],
    [81, "A"],
    [80, "A-"],
  ])("%i points make %s", (total, grade) => {
    const ranks = new Map(
      ["MAT", "ENG", "BIO", "CHE", "HAG", "CRE", "AGR"].map((code, at) => [
        code,
        Math.floor((total + 6 - at) / 7),
      ]),
    );
    expect(meanOfKcse(ranks)).toMatchObject({ total, grade });
  });

  test("is unknown without Mathematics, a language or five others", () => {
    for (const missing of ["MAT", "ENG"]) {
      const ranks = kcse({ ENG: "B", MAT: "B", BIO: "B", CHE: "B", HAG: "B", CRE: "B", AGR: "B" });
      ranks.delete(missing);
      expect(meanOfKcse(ranks)).toBeNull();
    }
    expect(meanOfKcse(kcse({ ENG: "B", MAT: "B", BIO: "B", CHE: "B", HAG: "B", CRE: "B" }))).toBeNull();
  });
});

describe("cluster points", () => {
  test("follow the published formula", () => {
    expect(aboutCluster(42, 72)).toBe(41.569);
    expect(clusterPoints(13, wanjiru, 68)).toMatchObject({
      points: 39.914,
      clusterSum: 41,
      subjects: ["BIO", "CHE", "MAT", "HAG"],
    });
  });

  test("use every subject once, and need all four", () => {
    const found = clusterPoints(9, wanjiru, 68);
    expect(new Set(found?.subjects).size).toBe(4);
    expect(clusterPoints(18, wanjiru, 68)).toBeNull();
  });
});

test("a student's chance is computed from the last three years", () => {
  const cutoffs = [
    { year: 2020, points: 45, tookEveryone: false },
    { year: 2023, points: 38, tookEveryone: false },
    { year: 2024, points: 40, tookEveryone: false },
  ];
  expect([40, 39, 38, 37.1, 37].map((points) => chanceOf(points, cutoffs, 2025))).toEqual([
    "likely",
    "possible",
    "possible",
    "stretch",
    "unlikely",
  ]);
  expect(chanceOf(10, [{ year: 2025, points: 15.092, tookEveryone: true }], 2025)).toBe("likely");
  expect(chanceOf(48, [{ year: 2020, points: 1, tookEveryone: false }], 2025)).toBeNull();
});

const degree = (subClusters: string[], cutoffs: Programme["cutoffs"] = []): Programme => ({
  id: "x",
  country: "Kenya",
  code: null,
  name: "Bachelor of Something",
  institution: null,
  collegeId: null,
  level: "degree",
  field: null,
  region: null,
  isPublic: null,
  cutoffs,
  sourceId: "",
  requirement: {
    system: "kcse-degree",
    meanGrade: "C+",
    clusters: [Number.parseInt(subClusters[0] ?? "", 10)],
    subClusters,
    origin: "stated",
    portalMinimums: null,
    onPortal2026: true,
  },
});

describe("a programme", () => {
  test("names the subject that is missing", () => {
    const student = new StudentResults(
      "Kenya",
      kcse({ ENG: "B", KIS: "B", MAT: "B", BIO: "C", CHE: "B", PHY: "B", HAG: "A", CRE: "A" }),
    );
    const { standing, missing } = judgeProgramme(degree(["13B"]), student, 2025);
    expect(standing).toBe("no");
    expect(missing).toMatchObject([
      { kind: "subject", place: { slot: { options: [{ subjects: ["BIO"], least: 7 }] } } },
    ]);
  });

  test("that asks for both of two sub-clusters is closed if one is not met", () => {
    const student = new StudentResults(
      "Kenya",
      kcse({ ENG: "C-", KIS: "C-", MAT: "A", BIO: "B", CHE: "B", PHY: "B", HAG: "A", CRE: "A" }),
    );
    expect(judgeProgramme(degree(["10C"]), student, 2025).standing).toBe("qualified");
    expect(judgeProgramme(degree(["10B", "10C"]), student, 2025).standing).toBe("no");
  });

  test("is compared by the points of the portal if the student has them", () => {
    const cutoffs = [{ year: 2025, points: 39, tookEveryone: false }];
    const judge = (officialPoints: Map<number, number>) =>
      judgeProgramme(degree(["13B"], cutoffs), new StudentResults("Kenya", wanjiru, { officialPoints }), 2025)
        .standing;
    expect([judge(new Map()), judge(new Map([[13, 38.5]]))]).toEqual(["likely", "stretch"]);
  });

  test("that isn't on the portal is possible at best", () => {
    const on = degree(["13B"], [{ year: 2025, points: 39, tookEveryone: false }]);
    const off = { ...on, requirement: { ...on.requirement, onPortal2026: false } } as Programme;
    const student = new StudentResults("Kenya", wanjiru);
    expect([on, off].map((programme) => judgeProgramme(programme, student, 2025).standing)).toEqual([
      "likely",
      "possible",
    ]);
  });
});

describe("one better grade", () => {
  const student = new StudentResults(
    "Kenya",
    kcse({ ENG: "B", KIS: "B", MAT: "B", BIO: "C", CHE: "B", PHY: "B", HAG: "A", CRE: "A" }),
  );

  test("is listed with its subject and the programmes that it opens", () => {
    const [health, open] = [degree(["13B"]), degree(["10C"])];
    const opened = listOpened([health, open], exams.Kenya, student, 2025);
    expect(opened).toMatchObject([{ subject: "BIO", grade: "C+", programmes: [health] }]);
  });

  test("opens nothing if two grades are missing", () => {
    const twoShort = new StudentResults("Kenya", new Map(student.ranks).set("CHE", kcsePoints("C")));
    expect(listOpened([degree(["13B"])], exams.Kenya, twoShort, 2025)).toEqual([]);
  });
});

test("of closed programmes, one whose mean grade is nearer comes first", () => {
  const diploma: Programme = {
    ...degree([]),
    level: "diploma",
    requirement: { system: "kcse", meanGrade: "C-", way: { lines: [], eachSubjectOnce: false } },
  };
  const student = new StudentResults(
    "Kenya",
    parseResults("ENG4.KIS5.MAT3.BIO4.CHE3.HAG5.CRE5.AGR4", () => true, 12),
  );
  expect(judgeAll([degree(["13B"]), diploma], student, 2025).map(({ programme }) => programme.level)).toEqual(
    ["diploma", "degree"],
  );
});

describe("the portal of 2026", () => {
  const onPortal = (...portalMinimums: string[][]): Programme => {
    const programme = degree(["13B"]);
    return { ...programme, requirement: { ...programme.requirement, portalMinimums } as Requirement };
  };
  const standing = (programme: Programme, ranks = wanjiru, officialPoints = new Map<number, number>()) =>
    judgeProgramme(programme, new StudentResults("Kenya", ranks, { officialPoints }), 2025).standing;

  test("decides by its own minimums if it shows them", () => {
    expect(standing(onPortal(["CHE>=A-"]))).toBe("no");
    expect(standing(onPortal(["CHE>=B+", "GEO>=B+"]))).toBe("qualified");
  });

  test("asks for another subject in each line", () => {
    expect(standing(onPortal(["BIO>=C", "AGR>=C"], ["BIO>=C", "GEO>=C"]))).toBe("no");
    expect(standing(onPortal(["BIO>=C", "HAG>=C"], ["BIO>=C", "GEO>=C"]))).toBe("qualified");
  });

  test("has points for a student whose four subjects we can't fill", () => {
    const ranks = kcse({ ENG: "B", KIS: "B", MAT: "B", BIO: "B", HAG: "B", CRE: "B", AGR: "B" });
    expect(standing(onPortal(["BIO>=C"]), ranks)).toBe("no");
    expect(standing(onPortal(["BIO>=C"]), ranks, new Map([[13, 30]]))).toBe("qualified");
  });
});

const aGrade = fc.integer({ min: 1, max: 12 });
const certificate = fc
  .tuple(
    aGrade,
    aGrade,
    fc.uniqueArray(
      fc.constantFrom(...Object.keys(kcseSubjects).filter((code) => !["MAT", "ENG", "MATB"].includes(code))),
      { minLength: 5, maxLength: 7 },
    ),
    fc.array(aGrade, { minLength: 7, maxLength: 7 }),
  )
  .map(
    ([maths, english, others, grades]) =>
      new Map<string, number>([
        ["MAT", maths],
        ["ENG", english],
        ...others.map((code, at): [string, number] => [code, grades[at] ?? 1]),
      ]),
  );
const someProgramme = fc
  .tuple(
    fc.constantFrom("1A", "5A", "7A", "9A", "10B", "13A", "13B", "15F", "19A", "19B", "20A"),
    fc.array(fc.integer({ min: 1500, max: 4700 }), { maxLength: 3 }),
    fc.option(
      fc.array(
        fc.array(fc.constantFrom("ENG>=C+", "KIS>=C+", "MAT>=C", "BIO>=C", "PHY>=B-", "AGR>=D", "GEO>=C-"), {
          minLength: 1,
          maxLength: 4,
        }),
        { minLength: 1, maxLength: 4 },
      ),
    ),
  )
  .map(([sub, cutoffs, portalMinimums]): Programme => {
    const programme = degree(
      [sub],
      cutoffs.map((points, at) => ({ year: 2025 - at, points: points / 100, tookEveryone: false })),
    );
    return { ...programme, requirement: { ...programme.requirement, portalMinimums } as Requirement };
  });

describe("with any grades", () => {
  test("a better grade never loses a programme", () => {
    fc.assert(
      fc.property(certificate, someProgramme, fc.nat(), (ranks, programme, pick) => {
        const subjects = [...ranks.keys()];
        const subject = subjects[pick % subjects.length] ?? "";
        const better = new Map(ranks).set(subject, Math.min(12, (ranks.get(subject) ?? 0) + 1));
        const place = (of: Map<string, number>) =>
          standings.indexOf(judgeProgramme(programme, new StudentResults("Kenya", of), 2025).standing);
        expect(place(better)).toBeLessThanOrEqual(place(ranks));
      }),
      { numRuns: 400 },
    );
  });

  test("the order of subjects makes no difference", () => {
    fc.assert(
      fc.property(certificate, someProgramme, fc.nat(), (ranks, programme, turn) => {
        const rows = [...ranks];
        const turned = new Map(
          [...rows.slice(turn % rows.length), ...rows.slice(0, turn % rows.length)].reverse(),
        );
        const [one, other] = [ranks, turned].map((of) =>
          judgeProgramme(programme, new StudentResults("Kenya", of), 2025),
        );
        expect([other?.standing, other?.points?.points]).toEqual([one?.standing, one?.points?.points]);
      }),
      { numRuns: 300 },
    );
  });

  test("points lie between 0 and 48", () => {
    fc.assert(
      fc.property(certificate, fc.constantFrom(...clusterNumbers), (ranks, cluster) => {
        const student = new StudentResults("Kenya", ranks);
        const { points } = student.clusterPoints(cluster) ?? { points: 0 };
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(48);
      }),
    );
  });
});

describe("Nigerian rules", () => {
  test.each([
    ["BIO;CHM;PHY,MTH", ["BIO", "CHM", "MTH"], "met"],
    ["BIO;CHM;PHY,MTH", ["BIO", "CHM", "GOV"], "unmet"],
    ["CHM;2:PHY,BIO,MTH", ["CHM", "PHY", "MTH"], "met"],
    ["3:CRS,ECO,GEO/PHY,GOV", ["GEO", "PHY", "ECO"], "unmet"],
    ["3:@ART/@SOC", ["LIT", "GOV", "CRS"], "met"],
    ["3:@ART/@SOC", ["LIT", "GOV", "ACC"], "ask"],
    ["MTH;ECO;@ANY", ["MTH", "ECO", "ACC"], "met"],
    ["MTH;ECO;@SOC", ["MTH", "ECO", "ENG"], "unmet"],
  ])("%s with %j: %s", (rule, subjects, outcome) => {
    expect(checkUtme(rule, subjects).outcome).toBe(outcome);
  });

  test("O-level credits count from C6", () => {
    const ranks = waec({ ENG: "C6", MTH: "B3", CHM: "D7", BIO: "A1", PHY: "C4" });
    expect(checkRule("ENG;MTH;BIO;PHY", ranks, creditRank).outcome).toBe("met");
    expect(checkRule("ENG;MTH;CHM", ranks, creditRank).outcome).toBe("unmet");
  });
});

test("a Ghanaian aggregate takes the core subjects and the best three electives that count", () => {
  const requirement = {
    core: [["ENG"], ["CMT"], ["ISC", "SST"]],
    ways: [
      {
        slots: [
          { count: 1, from: ["CHM"] },
          { count: 2, from: ["PHY", "BIO", "EMT"] },
        ],
        coreMinimum: {},
      },
    ],
    subjectMinimums: {},
    electiveMinimum: "C6",
    aggregateLimit: 24,
  };
  const ranks = waec({
    ENG: "B3",
    CMT: "B2",
    ISC: "C4",
    SST: "A1",
    CHM: "C5",
    PHY: "B2",
    BIO: "C6",
    EMT: "B3",
    ECO: "A1",
  });
  expect(aggregateOf(requirement, ranks)).toEqual({
    sum: 3 + 2 + 1 + 5 + 2 + 3,
    subjects: ["ENG", "CMT", "SST", "CHM", "PHY", "EMT"],
  });
  expect(aggregateOf({ ...requirement, ways: null }, ranks)?.sum).toBe(3 + 2 + 1 + 1 + 2 + 3);
});

test("grades in a URL are parsed back as they were, and invalid ones are skipped", () => {
  const isSubject = (code: string) => code in kcseSubjects;
  expect(parseResults(writeResults(wanjiru), isSubject, 12)).toEqual(wanjiru);
  expect(parseResults("ENG10.ENG1.XXX3.MAT13.KIS0.<b>.PHY8", isSubject, 12)).toEqual(
    new Map([
      ["ENG", 10],
      ["PHY", 8],
    ]),
  );
});

test("pasted grades are read by name, by the beginning of a name and by code", () => {
  expect(parsePasted(exams.Kenya, "Eng B+, Kis B, Mat C plain; History: A-\nCHE=D+ and Nonsense A")).toEqual(
    new Map([
      ["ENG", 10],
      ["KIS", 9],
      ["MAT", 6],
      ["HAG", 11],
      ["CHE", 4],
    ]),
  );
  expect(parsePasted(exams.Ghana, "Core Mathematics B3, Physics C6")).toEqual(
    new Map([
      ["CMT", 7],
      ["PHY", 4],
    ]),
  );
});

test("pasted grades of Ghana may call the core subjects Maths and Science", () => {
  expect([
    ...parsePasted(exams.Ghana, "Eng A1 Mat A1 Sci B2 Soc B3 EMat C4 Elective Maths C5").keys(),
  ]).toEqual(["ENG", "CMT", "ISC", "SST", "EMT"]);
  expect([...parsePasted(exams.Ghana, "Core Maths B3, E-Maths C4").keys()]).toEqual(["CMT", "EMT"]);
  expect([...parsePasted(exams.Nigeria, "English B3, Further Maths C4, maths B2").keys()]).toEqual([
    "ENG",
    "FMT",
    "MTH",
  ]);
});
