import { describe, expect, test } from "vitest";
import { unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import { noStanding } from "#app/catalogue/grades/academic-standing.ts";
import { silentFacts } from "#tests/support/catalogue/silent-facts.ts";
import type { Applicant } from "./applicant.ts";
import { judge } from "./judge.ts";
import type { FactsOf, RuleName, VerdictLine } from "./judgement.ts";

type ApplicantAnswers = Partial<Applicant>;

const award = (facts: Partial<FactsOf["scholarship"]>, answers: ApplicantAnswers, rule: RuleName) =>
  textOf(
    judge("scholarship", { ...silentFacts.scholarship, ...facts }, { ...unknownApplicant, ...answers }).lines,
    rule,
  );
const college = (facts: Partial<FactsOf["college"]>, answers: ApplicantAnswers, rule: RuleName) =>
  textOf(
    judge("college", { ...silentFacts.college, ...facts }, { ...unknownApplicant, ...answers }).lines,
    rule,
  );
const work = (facts: Partial<FactsOf["internship"]>, answers: ApplicantAnswers, rule: RuleName) =>
  textOf(
    judge("internship", { ...silentFacts.internship, ...facts }, { ...unknownApplicant, ...answers }).lines,
    rule,
  );

/** "check | For women and girls: tell us if that's you | sex". */
function textOf(lines: VerdictLine[], rule: RuleName): string {
  const line = lines.find((one) => one.rule === rule);
  return line ? [line.answer, line.text, line.question?.field].filter(Boolean).join(" | ") : "";
}

const standing = (own: Partial<Applicant["standing"]>) => ({ standing: { ...noStanding, ...own } });

describe("the rules' outcome", () => {
  const facts = { ...silentFacts.scholarship, citizens: ["Ghana"], womenOnly: true };
  test("is no if one rule says no", () => {
    const { eligibility } = judge("scholarship", facts, { ...unknownApplicant, citizenships: ["Kenya"] });
    expect(eligibility).toBe("no");
  });
  test("is a missing answer if nothing else is open", () => {
    const { eligibility } = judge("scholarship", facts, { ...unknownApplicant, citizenships: ["Ghana"] });
    expect(eligibility).toBe("missing");
  });
  test("is unknown if a condition is only in words, whatever else is missing", () => {
    const inWords = { ...facts, alsoAsked: ["You are a journalist"] };
    const { eligibility } = judge("scholarship", inWords, { ...unknownApplicant, citizenships: ["Ghana"] });
    expect(eligibility).toBe("unknown");
  });
  test("is a fit if nothing is open", () => {
    const { eligibility } = judge("scholarship", facts, {
      ...unknownApplicant,
      citizenships: ["Ghana"],
      sex: "female",
    });
    expect(eligibility).toBe("fits");
  });
  test("never excludes someone with an empty profile", () => {
    const strict: FactsOf["internship"] = {
      citizens: ["Ghana"],
      citizensExcluded: null,
      residents: ["Ghana"],
      region: "Volta",
      finished: "graduate",
      womenOnly: true,
      groups: ["refugee"],
      groupsOnly: true,
      ageMin: 18,
      ageMax: 20,
      ageMaxLowest: 19,
      ageOn: "2027-01-01",
      ageLimits: [{ level: "doctorate", max: 20 }],
      finishedWithin: 2,
      studyYearMin: 2,
      studyYearMax: 3,
      workYears: 3,
      grades: [{ system: "KCSE", min: "A" }],
      tests: ["IELTS 8"],
      testsWaived: null,
      enrolledAt: ["Ashesi University"],
      alsoAsked: ["You are a journalist"],
      studyLevels: ["doctorate"],
      mustBeEnrolled: true,
      field: "Law",
      countries: ["Ghana"],
    };
    const { eligibility, lines } = judge("internship", strict, unknownApplicant);
    expect(eligibility).toBe("unknown");
    expect(lines.map(({ rule, answer }) => `${rule} ${answer}`)).toEqual([
      "citizens check",
      "residents check",
      "region check",
      "level check",
      "enrolled check",
      "finishedWithin check",
      "studyYear check",
      "finished check",
      "sex check",
      "groups check",
      "age check",
      "work check",
      "grades check",
      "tests check",
      "fields check",
      "enrolledAt check",
      "alsoAsked check",
    ]);
  });
  test("has no findings for a record without conditions, and is never a fit", () => {
    expect(judge("internship", silentFacts.internship, unknownApplicant)).toEqual({
      eligibility: "unknown",
      lines: [],
    });
    expect(judge("college", silentFacts.college, { ...unknownApplicant, fields: ["Law"] })).toMatchObject({
      eligibility: "noCourse",
      lines: [{ text: "We don't know of a course in Law here at the level you want" }],
    });
  });
});

describe("citizenship", () => {
  test.for([
    [["Any"], [], "yes | Open to every nationality"],
    [["Ghana"], ["Ghana"], "yes | For citizens of Ghana"],
    [["Ghana", "Kenya"], ["Kenya"], "yes | For citizens of Ghana or Kenya"],
    [["Ghana"], ["Kenya"], "no | For citizens of Ghana: you are a citizen of Kenya"],
    [["Ghana"], ["Kenya", "India"], "no | For citizens of Ghana: you are a citizen of Kenya and India"],
    [["Ghana"], [], "check | For citizens of Ghana: tell us your citizenship | citizenships"],
    [["Africa"], ["Kenya"], "yes | For citizens of an African country"],
    [["Africa"], ["India"], "no | For citizens of an African country: you are a citizen of India"],
    [["Sub-Saharan Africa"], ["Uganda"], "yes | For citizens of Sub-Saharan Africa"],
    [
      ["Sub-Saharan Africa"],
      ["Egypt"],
      "no | For citizens of Sub-Saharan Africa: you are a citizen of Egypt",
    ],
    [
      ["Commonwealth"],
      ["Ethiopia"],
      "no | For citizens of a Commonwealth country: you are a citizen of Ethiopia",
    ],
    [["East Africa"], ["Ethiopia"], "yes | For citizens of East Africa"],
    [["DR Congo"], ["Democratic Republic of the Congo"], "yes | For citizens of DR Congo"],
    [
      ["developing countries"],
      ["Kenya"],
      "check | For citizens of developing countries: check whether yours counts",
    ],
    [null, ["Kenya"], "check | We haven't confirmed which nationalities can apply"],
  ] as const)("%j for %j: %s", ([citizens, citizenships, line]) =>
    expect(
      award({ citizens: citizens && [...citizens] }, { citizenships: [...citizenships] }, "citizens"),
    ).toBe(line),
  );
  test("is not asked for work that names none", () => expect(work({}, {}, "citizens")).toBe(""));
  test.for([
    [["Ghana", "Kenya"], ["Uganda"], "no"],
    [["Ghana", "Kenya"], ["Uganda", "Rwanda"], "no"],
    [["Ghana", "Kenya"], ["Rwanda"], "check"],
    [["Ghana", "Tanzania"], ["Rwanda"], "no"],
    [["Ghana"], ["Rwanda"], "no"],
  ] as const)(
    "in a list of our countries says nothing about others: %j for %j is %s",
    ([listed, own, answer]) => {
      expect(award({ citizens: [...listed] }, { citizenships: [...own] }, "citizens")).toMatch(
        new RegExp(`^${answer} `),
      );
    },
  );
  test("applies to residence in the same way", () => {
    const residents = ["Ghana", "Kenya"];
    expect(award({ residents }, { residence: "Uganda" }, "residents")).toMatch(/^no /);
    expect(award({ residents }, { residence: "Rwanda" }, "residents")).toBe(
      "check | For people who live in Ghana and Kenya, perhaps in more countries: check whether yours is on their list",
    );
  });
  test("for work that names none is that of its country", () => {
    const countries = ["Kenya", "Ghana"];
    const elsewhere = "check | The work is in Kenya or Ghana: ask whether they take people from elsewhere";
    expect(work({ countries }, { residence: "Kenya" }, "citizens")).toBe("");
    expect(work({ countries }, { residence: "India", citizenships: ["Ghana"] }, "citizens")).toBe("");
    expect(work({ countries }, { residence: "Rwanda" }, "citizens")).toBe(elsewhere);
    expect(work({ countries }, {}, "citizens")).toBe(
      "check | The work is in Kenya or Ghana: tell us where you live | residence",
    );
    expect(work({ countries, citizens: ["Any"] }, { residence: "Rwanda" }, "citizens")).toBe(
      "yes | Open to every nationality",
    );
  });
});

describe("residence", () => {
  test.for([
    [["Kenya"], "Kenya", "yes | For people who live in Kenya"],
    [["Kenya"], "Uganda", "no | For people who live in Kenya: you live in Uganda"],
    [["Kenya"], null, "check | For people who live in Kenya: tell us where you live | residence"],
    [
      ["Kenya", "a camp"],
      "Uganda",
      "check | For people who live in Kenya or a camp: check if that includes you",
    ],
    [["Any"], "Uganda", ""],
    [null, "Uganda", ""],
  ] as const)("%j for %s: %s", ([residents, residence, line]) =>
    expect(award({ residents: residents && [...residents] }, { residence }, "residents")).toBe(line),
  );
  test.for([
    ["Turkana County", "Turkana", "yes | For people from Turkana County"],
    ["Turkana County", "Turkana County", "yes | For people from Turkana County"],
    ["Oti, Volta, Northern", "Volta Region", "yes | For people from Oti, Volta, Northern"],
    ["Kotido", "Oti", "check | For people from Kotido: check whether Oti counts"],
    ["Lagos", "Kano State", "no | For people from Lagos: you are from Kano State"],
    [
      "Niger Delta (Delta, Edo, Imo)",
      "Kano",
      "no | For people from Niger Delta (Delta, Edo, Imo): you are from Kano",
    ],
    ["Lagos", "my village", "check | For people from Lagos: check whether my village counts"],
    ["Lagos", null, "check | For people from Lagos: tell us where your family comes from | origin"],
    ["The student's own constituency", "Kano", ""],
    ["", "Kano", ""],
  ] as const)("in %s for %s: %s", ([named, region, line]) =>
    expect(award({ region: named }, { region }, "region")).toBe(line),
  );
});

describe("family origin", () => {
  const answers = (region: string, origin: string) =>
    award({ region: "Lagos" }, { region, origin }, "region");
  test("takes priority over residence, which may count too", () => {
    expect(answers("Kano", "Lagos")).toMatch(/^yes /);
    expect(answers("Lagos", "Kano")).toMatch(/^check /);
    expect(answers("Kano", "Oyo")).toBe("no | For people from Lagos: you are from Oyo");
  });
});

describe("years of study", () => {
  const asOf = "2026-11-18";
  test.for([
    [{ finishedIn: 2025 }, "yes | For people who finished in the last 2 years"],
    [
      { finishedIn: 2024 },
      "check | For people who finished in the last 2 years: check from which month of 2024",
    ],
    [{ finishedIn: 2016 }, "no | For people who finished in the last 2 years: you finished in 2016"],
    [{}, "check | For people who finished in the last 2 years: tell us when you finished | finishedIn"],
    [{ studying: "undergraduate" }, ""],
  ] as const)("are compared with the years since: %j: %s", ([own, line]) =>
    expect(work({ finishedWithin: 2 }, { asOf, ...own }, "finishedWithin")).toBe(line),
  );
  test("of a recent graduate count like those of a student", () => {
    const facts = { mustBeEnrolled: true, finishedWithin: 1 };
    const own = (finishedIn: number) => ({ finished: "undergraduate" as const, finishedIn, asOf });
    expect(work(facts, own(2026), "finishedWithin")).toMatch(/^yes /);
    expect(work(facts, own(2016), "finishedWithin")).toMatch(/^no /);
    expect(work(facts, own(2016), "enrolled")).toBe("");
  });
  const lastYear = ["If you still study: you finish before it starts"];
  const soon = "check | You need a first degree: ask if you can apply before your results";
  const tooLate = "no | You need a first degree: you finish in 2029";
  test.for([
    [lastYear, { finishedIn: 2027 }, "yes | You need a first degree before it starts: you finish in 2027"],
    [
      lastYear,
      { finishedIn: 2026, yearOfStudy: 3 },
      "yes | You need a first degree before it starts: you finish in 2026",
    ],
    [lastYear, { finishedIn: 2026, yearOfStudy: 1 }, soon],
    [lastYear, { finishedIn: 2024 }, soon],
    [lastYear, { finishedIn: 2028 }, soon],
    [lastYear, { finishedIn: 2029 }, tooLate],
    [lastYear, {}, "check | You need a first degree before it starts: tell us when you finish | finishedIn"],
    [null, { finishedIn: 2027 }, soon],
    [null, { finishedIn: 2029 }, tooLate],
    [null, {}, soon],
  ] as const)(
    "for an award after a degree are compared by the year it ends: %j, %j: %s",
    ([line, own, shown]) => {
      const student = { asOf, studying: "undergraduate" as const, finished: "secondary" as const, ...own };
      const alsoAsked = line && [...line];
      expect(award({ finished: "undergraduate", alsoAsked }, student, "finished")).toBe(shown);
      const wanted = { ...student, wants: ["graduate" as const] };
      const ofMasters = { educationLevel: "graduate", alsoAsked };
      expect(award(ofMasters, wanted, "finished")).toBe(shown);
      expect(award({ alsoAsked }, student, "alsoAsked")).toBe("");
    },
  );
  test("that end later don't count as recently ended", () =>
    expect(
      work({ finishedWithin: 2 }, { asOf, studying: "undergraduate", finishedIn: 2027 }, "finishedWithin"),
    ).toBe(""));
  test.for([
    [2, "yes | For students in years 2 to 3"],
    [1, "no | For students in years 2 to 3: you are in year 1"],
    [null, "check | For students in years 2 to 3: tell us your year of study | yearOfStudy"],
  ] as const)("are compared with the years of a course: year %s: %s", ([yearOfStudy, line]) =>
    expect(
      award(
        { studyYearMin: 2, studyYearMax: 3 },
        { studying: "undergraduate", finished: "secondary", yearOfStudy },
        "studyYear",
      ),
    ).toBe(line),
  );
  test("for an award for students are open to someone who may be one by then", () => {
    const leaver = { finished: "secondary" as const, wants: ["undergraduate" as const] };
    expect(award({ mustBeEnrolled: true }, leaver, "enrolled")).toMatch(/^check /);
    expect(work({ mustBeEnrolled: true }, leaver, "enrolled")).toMatch(/^no /);
  });
});

describe("an age", () => {
  const born = { age: { from: 34, to: 34 }, bornOn: "1991-12-20", asOf: "2026-11-18" };
  test("counts on the day that the award names", () => {
    expect(award({ ageMax: 34 }, born, "age")).toMatch(/^yes /);
    expect(award({ ageMax: 34, ageOn: "2027-01-01" }, born, "age")).toMatch(/^no .*you are 35$/);
    expect(award({ ageMax: 34, ageOn: "2027-01-01" }, { ...born, bornOn: null }, "age")).toMatch(/^check /);
  });
  test("is compared with the limit of the wanted level", () => {
    const facts = { ageMax: 40, ageLimits: [{ level: "graduate" as const, max: 30 }] };
    expect(award(facts, { ...born, wants: ["graduate"] }, "age")).toMatch(/^no /);
    expect(award(facts, { ...born, wants: ["doctorate"] }, "age")).toMatch(/^yes /);
  });
  test("is compared with the highest limit if each wanted level has one, whatever short courses are wanted too", () => {
    const facts = {
      ageMax: 40,
      ageLimits: [
        { level: "vocational" as const, max: 25 },
        { level: "graduate" as const, max: 30 },
        { level: "doctorate" as const, max: 40 },
      ],
    };
    expect(award(facts, { ...born, wants: ["vocational", "short_course"] }, "age")).toMatch(/^no /);
    expect(award(facts, { ...born, wants: ["vocational", "graduate"] }, "age")).toMatch(/^no /);
    expect(award(facts, { ...born, wants: ["graduate", "doctorate"] }, "age")).toMatch(/^check /);
    expect(award(facts, { ...born, wants: ["graduate", "undergraduate"] }, "age")).toMatch(/^yes /);
  });
});

test("citizens of an excluded country may not apply, and others may", () => {
  const facts = { citizens: ["Any"], citizensExcluded: ["United States"] };
  const eligible = (citizenships: string[]) =>
    judge("scholarship", { ...silentFacts.scholarship, ...facts }, { ...unknownApplicant, citizenships })
      .lines;
  expect(eligible(["United States"]).map(({ answer }) => answer)).toContain("no");
  expect(eligible(["Kenya"]).map(({ answer }) => answer)).not.toContain("no");
});

describe("the level", () => {
  test.for([
    ["graduate, doctorate", ["graduate"], "yes | For a master's degree"],
    ["graduate", ["undergraduate"], "no | For a master's degree: you want a first degree"],
    ["undergraduate", ["graduate"], "no | For a first degree: you want a master's degree"],
    ["Postgraduate", ["doctorate"], "yes | For a doctorate"],
    ["Master's", ["graduate"], "yes | For a master's degree"],
    [
      "vocational, undergraduate",
      [],
      "check | For a certificate or diploma or a first degree: tell us what you want to study | wantedLevels",
    ],
    ["all levels", ["graduate"], ""],
  ] as const)("of an award for %s, wanted %j: %s", ([educationLevel, wants, line]) =>
    expect(award({ educationLevel }, { wants: [...wants] }, "level")).toBe(line),
  );
  test("of a short course is accepted beside any wanted level, and so is its field", () => {
    const course = { educationLevel: "short_course", fieldOfStudy: "Law" };
    const answers: ApplicantAnswers = { wants: ["undergraduate"], fields: ["Nursing"] };
    expect(award(course, answers, "level")).toBe(
      "check | A short course: check whether you can take it alongside your other studies",
    );
    expect(award(course, answers, "fields")).toBe("check | For Law: check whether Nursing counts");
    expect(award({ ...course, educationLevel: "short_course, graduate" }, answers, "level")).toMatch(/^no /);
  });
  test("of a college is what it teaches", () => {
    const taught: FactsOf["college"]["studyLevels"] = ["vocational", "undergraduate"];
    expect(college({ studyLevels: taught }, { wants: ["vocational"] }, "level")).toBe(
      "yes | You can take a certificate or diploma here",
    );
    expect(college({ studyLevels: taught }, { wants: ["doctorate"] }, "level")).toBe(
      "no | You can't take a doctorate here",
    );
    expect(college({ studyLevels: taught }, {}, "level")).toBe(
      "check | Tell us what you want to study: a certificate, a degree or something else | wantedLevels",
    );
  });
  test.for([
    [{ studying: "undergraduate" }, "yes | For first-degree students, or those who have finished"],
    [{ finished: "undergraduate" }, "yes | For first-degree students, or those who have finished"],
    [{ studying: "graduate" }, "yes | For first-degree students, or those who have finished"],
    [
      { studying: "high_school", wants: ["undergraduate"] },
      "no | For first-degree students, or those who have finished",
    ],
    [{ finished: "vocational" }, "no | For first-degree students, or those who have finished"],
    [
      {},
      "check | For first-degree students, or those who have finished: tell us what you study | currentEducationLevel",
    ],
  ] as const)("for jobs for first-degree students, with the answers %j: %s", ([answers, line]) =>
    expect(work({ studyLevels: ["undergraduate"] }, answers as ApplicantAnswers, "level")).toBe(line),
  );
  test("for jobs for diploma students is checked at university, since the student may have a diploma", () =>
    expect(work({ studyLevels: ["vocational"] }, { studying: "undergraduate" }, "level")).toBe(
      "check | For certificate and diploma students, or those who have finished: check if that includes you | finished",
    ));
});

describe("what must be finished", () => {
  test.for([
    ["undergraduate", { finished: "undergraduate" }, "yes | You need a first degree"],
    ["undergraduate", { finished: "secondary" }, "no | You need a first degree"],
    ["undergraduate", { studying: "high_school" }, "no | You need a first degree"],
    [
      "undergraduate",
      { studying: "undergraduate" },
      "check | You need a first degree: ask if you can apply before your results | finished",
    ],
    ["undergraduate", { studying: "graduate" }, "yes | You need a first degree"],
    [
      "secondary",
      { finished: "primary", studying: "high_school" },
      "check | You need to have finished secondary school: ask if you can apply before your results",
    ],
    ["secondary", { studying: "undergraduate" }, "yes | You need to have finished secondary school"],
    [
      "secondary",
      {},
      "check | You need to have finished secondary school: tell us what you have finished | finished",
    ],
    ["none", {}, ""],
    [null, {}, ""],
  ] as const)("%s for %j: %s", ([finished, answers, line]) =>
    expect(award({ finished }, answers as ApplicantAnswers, "finished")).toBe(line),
  );
});

describe("what must be finished for a level", () => {
  const secondary = "You need to have finished secondary school";
  test.for([
    ["undergraduate", { finished: "secondary" }, `yes | ${secondary}`],
    [
      "undergraduate",
      { finished: "primary", studying: "high_school" },
      `check | ${secondary}: ask if you can apply before your results`,
    ],
    ["undergraduate", { finished: "primary" }, `no | ${secondary}`],
    ["undergraduate", {}, `check | ${secondary}: tell us what you have finished | finished`],
    [
      "vocational",
      { finished: "primary" },
      "check | Mostly after secondary school: ask what you can study there",
    ],
    ["graduate", { finished: "secondary" }, "no | You need a first degree"],
    [
      "graduate",
      { finished: "secondary", studying: "undergraduate" },
      "check | You need a first degree: ask if you can apply before your results",
    ],
    [
      "doctorate",
      { finished: "undergraduate" },
      "check | Mostly after a master's degree: ask what you can study there",
    ],
    ["doctorate", { finished: "secondary" }, "no | You need a master's degree"],
    ["short_course", { finished: "none" }, ""],
  ] as const)("%s at a college for %j: %s", ([level, answers, line]) =>
    expect(
      college({ studyLevels: [level] }, { ...(answers as ApplicantAnswers), wants: [level] }, "finished"),
    ).toBe(line),
  );
  test("is asked once, and is a degree for a master's, whatever the award's other levels require", () => {
    const facts = { educationLevel: "undergraduate, graduate", finished: "secondary" as const };
    const answers: ApplicantAnswers = { finished: "secondary", studying: "undergraduate" };
    expect(award(facts, { ...answers, wants: ["graduate"] }, "finished")).toBe(
      "check | You need a first degree: ask if you can apply before your results",
    );
    expect(award(facts, { ...answers, wants: ["undergraduate", "graduate"] }, "finished")).toBe(
      `yes | ${secondary}`,
    );
    const { lines } = judge(
      "scholarship",
      { ...silentFacts.scholarship, ...facts, finished: "undergraduate" },
      { ...unknownApplicant, ...answers, wants: ["graduate"] },
    );
    expect(lines.filter(({ rule }) => rule === "finished")).toHaveLength(1);
  });
});

describe("the person", () => {
  test.for([
    ["female", "yes | For women and girls"],
    ["male", "no | For women and girls only"],
    [null, "check | For women and girls: tell us if that's you | sex"],
  ] as const)("%s, where only women may apply: %s", ([sex, line]) =>
    expect(award({ womenOnly: true }, { sex }, "sex")).toBe(line),
  );
  test.for([
    [["refugee", "low_income"], { refugee: true }, "yes | For refugees and low-income families"],
    [["refugee"], { refugee: false }, "no | Only for refugees"],
    [
      ["refugee", "orphan"],
      { refugee: false },
      "check | Only for refugees and orphans: tell us if that's you | orphan",
    ],
    [["low_income"], {}, "check | Only for low-income families: tell us if that's you | lowIncome"],
    [
      ["refugee", "rural"],
      { refugee: false },
      "check | Only for refugees and students from rural areas: check if that's you",
    ],
    [null, {}, "check | Only for certain groups: check whether you belong to one"],
  ] as const)("of the groups %j, with the answer %j: %s", ([groups, answers, line]) =>
    expect(award({ groups: groups && [...groups], groupsOnly: true }, { groups: answers }, "groups")).toBe(
      line,
    ),
  );
  test("outside a large group is outside the small ones in it", () => {
    const line = (disability?: boolean) =>
      award(
        { groups: ["blind_students"], groupsOnly: true },
        { groups: disability === undefined ? {} : { disability } },
        "groups",
      );
    expect(line(false)).toMatch(/^no /);
    expect(line(true)).toMatch(/^check [^|]*\| [^|]+$/);
    expect(line()).toMatch(/^check .* \| disability$/);
  });
  test("of an encouraged group only sees that", () =>
    expect(award({ groups: ["disability"], groupsOnly: false }, {}, "groups")).toBe(
      "yes | You don't have to be in a special group. Especially welcome: people with a disability",
    ));
  test.for([
    [18, 25, { from: 18, to: 24 }, "yes | For people 18 to 25 years old"],
    [18, 25, { from: 26, to: 26 }, "no | For people 18 to 25 years old: you are 26"],
    [18, null, { from: 5, to: 17 }, "no | For people 18 or older: you are 5 to 17"],
    [
      null,
      30,
      { from: 25, to: 99 },
      "check | For people 30 or younger: check it against your date of birth | bornOn",
    ],
    [null, 24, { from: 25, to: 99 }, "no | For people 24 or younger: you are 25 or older"],
    [null, 30, null, "check | For people 30 or younger: tell us your age | bornOn"],
    [null, null, null, ""],
  ] as const)("of an age from %j to %j, for %j: %s", ([ageMin, ageMax, age, line]) =>
    expect(award({ ageMin, ageMax }, { age }, "age")).toBe(line),
  );
  test.for([
    [2, 2, "yes | You need 2 years of work"],
    [2, 0, "no | You need 2 years of work: you have none"],
    [3, 1, "no | You need 3 years of work: you have 1 year"],
    [1, null, "check | You need 1 year of work: tell us how much you have | workYears"],
    [0, null, ""],
  ] as const)("who needs %i years of work and has %j: %s", ([workYears, own, line]) =>
    expect(award({ workYears }, { workYears: own }, "work")).toBe(line),
  );
  test.for([
    [{ studying: "vocational" }, "yes | For people who are studying at the time"],
    [{ finished: "undergraduate" }, "no | You must be studying at the time"],
    [{ studying: "high_school" }, "check | You must be studying at a college or university at the time"],
    [{}, "check | You must be studying at the time: tell us what you study | currentEducationLevel"],
  ] as const)("who must be a student, with the answer %j: %s", ([answers, line]) =>
    expect(work({ mustBeEnrolled: true }, answers as ApplicantAnswers, "enrolled")).toBe(line),
  );
  test("may be too old for some levels if the limit depends on the level", () => {
    const limits = { ageMax: 34, ageMaxLowest: 20 };
    const line = (age: number) => award(limits, { age: { from: age, to: age } }, "age");
    expect(line(20)).toBe("yes | For people 34 or younger");
    expect(line(21)).toBe(
      "check | For people 34 or younger. Some applicants can be no older than 20: check which limit applies to you",
    );
    expect(line(35)).toBe("no | For people 34 or younger: you are 35");
  });
  test("sees the conditions that no other rule covers", () =>
    expect(college({ alsoAsked: ["You are a woman", "You sing"] }, {}, "alsoAsked")).toBe(
      "check | They also ask: You are a woman; You sing",
    ));
  test.for([
    ["a university in Ghana", "undergraduate", "Ghana", "yes"],
    ["a university in Ghana", "undergraduate", "Kenya", "check"],
    ["a university in Ghana", "vocational", "Ghana", "check"],
    ["any public university or polytechnic in Nigeria, full-time", "vocational", "Nigeria", "yes"],
    ["a public college of education in Ghana", "vocational", "Ghana", "check"],
    ["a tertiary institution", "graduate", "India", "yes"],
    ["University in Ghana", "undergraduate", "Ghana", "check"],
  ] as const)(
    "who must study at %s, studies %s and lives in %s: %s",
    ([place, studying, residence, answer]) =>
      expect(award({ enrolledAt: [place] }, { studying, residence }, "enrolledAt")).toBe(
        `${answer} | For students of ${place}`,
      ),
  );
  test.for([
    ["Makerere University", "Makerere University, Kampala", "yes"],
    ["Makerere University", "makerere", "yes"],
    ["Makerere University", "Gulu University", "check"],
    ["Makerere University", "university", "check"],
    ["University of Oxford (undergraduate offer)", "University of Oxford", "check"],
  ] as const)("who must study at %s and studies at %s: %s", ([place, institution, answer]) =>
    expect(award({ enrolledAt: [place] }, { studying: "undergraduate", institution }, "enrolledAt")).toBe(
      `${answer} | For students of ${place}`,
    ),
  );

  test("who must study at a named place is asked for the place of study", () =>
    expect(award({ enrolledAt: ["Makerere University"] }, { studying: "undergraduate" }, "enrolledAt")).toBe(
      "check | For students of Makerere University: tell us where you study or have a place | institution",
    ));

  test.for([
    [
      { studying: null },
      "check | For students of a university in Ghana: tell us where you study or have a place | institution",
    ],
    [
      { studying: null, institution: "KNUST", residence: "Ghana", wants: ["undergraduate"] },
      "yes | For students of a university in Ghana",
    ],
    [
      { studying: null, institution: "KNUST", residence: "Kenya", wants: ["undergraduate"] },
      "check | For students of a university in Ghana",
    ],
  ] as const)("who doesn't study yet can say so: %o", ([applicant, expected]) =>
    expect(
      award({ enrolledAt: ["a university in Ghana"] }, applicant as Partial<Applicant>, "enrolledAt"),
    ).toBe(expected),
  );

  test.for([
    ["200 level", 2, "yes"],
    ["200 level", 3, "no"],
    ["200 level or above", 4, "yes"],
    ["100 or 200 level", 3, "no"],
    ["second year or above", 1, "no"],
    ["first year", 1, "yes"],
    ["enrolled or admitted", 3, "yes"],
    ["300 level or HND", 3, "check"],
  ] as const)(
    "who must study at a university (%s) and is in year %s: %s",
    ([condition, yearOfStudy, answer]) => {
      const applicant = { studying: "undergraduate", residence: "Nigeria", yearOfStudy } as const;
      const place = `a Nigerian university (${condition})`;
      expect(award({ enrolledAt: [place] }, applicant, "enrolledAt")).toBe(
        `${answer} | For students of ${place}`,
      );
    },
  );

  test("who has an offer from a university counts as its student", () =>
    expect(
      award(
        { enrolledAt: ["University of Oxford (undergraduate offer)"] },
        { studying: null, institution: "University of Oxford" },
        "enrolledAt",
      ),
    ).toBe("yes | For students of University of Oxford (undergraduate offer)"));

  test.for([
    ["In a first degree: you have finished two years", { studying: "undergraduate", yearOfStudy: 3 }, "yes"],
    ["In a first degree: you have finished two years", { studying: "undergraduate", yearOfStudy: 2 }, "no"],
    ["In a first degree: you have finished two years", { studying: "undergraduate" }, "check yearOfStudy"],
    [
      "In a first degree: you are in the last year",
      { studying: "undergraduate", yearOfStudy: 4 },
      "check finishedIn",
    ],
    ["In a first degree: you are in the last year", { studying: "undergraduate", finishedIn: 2027 }, "yes"],
    ["In a first degree: you are in the last year", { studying: "undergraduate", finishedIn: 2028 }, "no"],
    [
      "In a first degree: you are in the last year",
      { studying: "undergraduate", finishedIn: 2027, asOf: "2026-08-31" },
      "check",
    ],
    ["In a first degree: you are in the last year", { studying: "undergraduate", finishedIn: 2020 }, "check"],
    [
      "In a first degree: you are in the last two years",
      { studying: "undergraduate", finishedIn: 2028 },
      "yes",
    ],
    [
      "In a first degree: you are in the last two years",
      { studying: "undergraduate", finishedIn: 2029 },
      "no",
    ],
    ["In a first degree: you are in the last year", { studying: "graduate" }, ""],
    ["You have graduated recently", { finished: "undergraduate", finishedIn: 2026 }, "yes"],
    ["You have graduated recently", { finished: "undergraduate", finishedIn: 2020 }, "check"],
    ["You have graduated recently", { studying: "undergraduate", finishedIn: 2027 }, "check"],
    ["You have graduated recently", { finished: "undergraduate" }, "check finishedIn"],
    ["You have no graduate degree", { finished: "undergraduate" }, "yes"],
    ["You have no graduate degree", { finished: "graduate" }, "no"],
    ["You have worked for two years at most", { workYears: 3 }, "no"],
    ["You come straight from secondary school", { finished: "secondary", finishedIn: 2026 }, "yes"],
    ["Medical and dental courses are not offered", { fields: ["Medicine"] }, "no"],
    ["Medical and dental courses are not offered", { fields: ["Medicine", "Law"] }, "check"],
    ["Medical and dental courses are not offered", { fields: ["Law"] }, "yes"],
    [
      "You are 25 to 35; at 21 to 24 only if your record is outstanding",
      { age: { from: 29, to: 29 } },
      "yes",
    ],
    ["You are 25 to 35; at 21 to 24 only if your record is outstanding", { age: { from: 36, to: 36 } }, "no"],
    [
      "You are 25 to 35; at 21 to 24 only if your record is outstanding",
      { age: { from: 22, to: 22 } },
      "check",
    ],
    ["You are 25 to 35; at 21 to 24 only if your record is outstanding", {}, "check bornOn"],
    ["You are a student, or have just finished a master's degree", { studying: "undergraduate" }, "yes"],
    ["You are a student, or have just finished a master's degree", { finished: "undergraduate" }, "check"],
    ["For a first degree you have done the third year", { studying: "undergraduate", yearOfStudy: 4 }, "yes"],
    ["For a first degree you have done the third year", { studying: "undergraduate", yearOfStudy: 3 }, "no"],
    ["For a first degree you have done the third year", { studying: "graduate" }, ""],
    ["You sat KCSE in 2022 or later", { finished: "secondary", finishedIn: 2022 }, "yes"],
    ["You sat KCSE in 2022 or later", { finished: "secondary", finishedIn: 2019 }, "no"],
    ["You sat KCSE in 2022 or later", { finished: "secondary" }, "check finishedIn"],
    [
      "You sat KCSE in 2022 or later",
      { finished: "secondary", studying: "undergraduate", finishedIn: 2028 },
      "check",
    ],
    ["You are 16 to 23", { age: { from: 16, to: 16 } }, "yes"],
    ["You are 16 to 23", { age: { from: 24, to: 24 } }, "no"],
    ["You are 16 to 23", { age: { from: 18, to: 24 } }, "check"],
    ["You are 16 to 23", {}, "check bornOn"],
    ["If you no longer study: they post a notice", { studying: null, finished: "undergraduate" }, "check"],
    ["If you no longer study: they post a notice", { studying: "undergraduate" }, ""],
    ["You have no job", { finished: "secondary", workYears: 0 }, "yes"],
    ["You have no job", { finished: "secondary", workYears: 2 }, "check"],
    ["You have no job", { studying: "vocational", workYears: 0 }, "check"],
    ["You have no job", { finished: "secondary" }, "check workYears"],
    ["You have no job and are not in school or training", { studying: "vocational", workYears: 0 }, "no"],
    [
      "You have been out of school for a year, and have no job or training",
      { finished: "secondary", finishedIn: 2025, workYears: 0 },
      "yes",
    ],
    [
      "You have been out of school for a year, and have no job or training",
      { finished: "secondary", finishedIn: 2026, workYears: 0 },
      "check",
    ],
    ["You can already code", { studying: "undergraduate", fields: ["Computer Science"] }, "yes"],
    ["You can already code", { finished: "secondary", fields: ["Computer Science"] }, "check"],
    ["Each post sets its own schooling and work experience", { finished: "undergraduate" }, "yes"],
    ["Each post sets its own schooling and work experience", { finished: "vocational", workYears: 2 }, "yes"],
    ["Each post sets its own schooling and work experience", { finished: "secondary" }, "check"],
    ["If you did not finish Grade 12: you finished Grade 10", { finished: "secondary" }, ""],
    ["If you did not finish Grade 12: you finished Grade 10", { finished: "primary" }, "check"],
    ["Refugees: only in some counties", { groups: { refugee: true }, region: "Turkana County" }, ""],
    ["Refugees: only in some counties", { groups: { refugee: true }, region: "Nairobi" }, "check"],
    ["You went to a technical college", { studying: "high_school", schoolClass: "SS2" }, "no"],
    ["You sing", {}, "check"],
  ] as const)("a condition in words is settled by an answer: %s, %o: %s", ([line, applicant, expected]) => {
    const [answer, question] = expected.split(" ");
    const shown = `${answer} | They also ask: ${line}${question ? ` | ${question}` : ""}`;
    expect(
      award({ alsoAsked: [line] }, { asOf: "2026-11-18", ...applicant } as Partial<Applicant>, "alsoAsked"),
    ).toBe(expected && shown);
  });

  test.for([
    ["You are in Grade 9", "Grade 9", "yes"],
    ["You are in Grade 9", "grade 8", "no"],
    ["You are in Grade 9", "Form 2", "check"],
    ["You are in SS 1, SS 2 or SS 3", "SS2", "yes"],
    ["You are in Grade 9, Grade 10, Grade 11 or Grade 12", "Grade 12 science", "yes"],
  ] as const)("who is to be in a class (%s) and is in %s: %s", ([line, schoolClass, answer]) => {
    const answers = { studying: "high_school", schoolClass } as const;
    expect(award({ alsoAsked: [line] }, answers, "schoolClass")).toBe(`${answer} | ${line}`);
    expect(award({ alsoAsked: [line] }, answers, "alsoAsked")).toBe("");
  });

  test("who has finished school is in no class", () => {
    const line = (answers: ApplicantAnswers) =>
      award({ alsoAsked: ["You are in SS 1"] }, answers, "schoolClass");
    expect(line({ finished: "secondary" })).toBe("no | You are in SS 1");
    expect(line({ finished: "secondary", studying: "undergraduate" })).toMatch(/^no /);
    expect(line({ finished: "primary", studying: "high_school" })).toMatch(/^check /);
  });

  test("who must be in a certain class is asked for the class", () =>
    expect(award({ alsoAsked: ["You are in Grade 9"] }, { studying: "high_school" }, "schoolClass")).toBe(
      "check | You are in Grade 9 | schoolClass",
    ));
});

describe("tests", () => {
  const required = ["IELTS 6.5", "TOEFL iBT 79", "GRE optional"];
  test.for([
    [[{ test: "IELTS", score: 6.5 }], "yes | You have a test they ask for: IELTS 6.5; TOEFL iBT 79"],
    [[{ test: "TOEFL", score: 80 }], "yes | You have a test they ask for: IELTS 6.5; TOEFL iBT 79"],
    [[{ test: "IELTS", score: 6 }], "check | You need a test: IELTS 6.5; TOEFL iBT 79 | tests"],
    [[{ test: "GRE", score: 320 }], "check | You need a test: IELTS 6.5; TOEFL iBT 79 | tests"],
    [[], "check | You need a test: IELTS 6.5; TOEFL iBT 79 | tests"],
    [null, "check | You need a test: IELTS 6.5; TOEFL iBT 79 | tests"],
  ] as const)("for a student who has taken %j: %s", ([tests, line]) =>
    expect(award({ tests: required }, { tests: tests && [...tests] }, "tests")).toBe(line),
  );
  test("that are optional have no finding", () =>
    expect(award({ tests: ["GRE optional", "HSK for courses in Chinese"] }, {}, "tests")).toBe(""));
  test("name the alternatives", () =>
    expect(
      award({ tests: ["TOEFL"], testsWaived: "first degree taught in English" }, { tests: [] }, "tests"),
    ).toBe("check | You need a test: TOEFL. Not needed: first degree taught in English | tests"));
});

describe("grades", () => {
  const undergraduate = { wants: ["undergraduate"] } satisfies ApplicantAnswers;
  test.for([
    ["KCSE", "B", { kcse: 7 }, "no | KCSE B and above: you have C+"],
    ["KCSE", "C+", { kcse: 7 }, "yes | KCSE C+ and above: you have C+"],
    ["KCSE", "C+", {}, "check | KCSE C+ and above: tell us your results | results"],
    ["KCSE", "C+", { principalPasses: 2 }, "check | KCSE C+ and above: ask how they count your results"],
    [
      "WASSCE",
      "5 credits incl. English and Mathematics",
      { credits: 6, hasCreditInEnglishAndMaths: true },
      "yes | 5 credits with English and Maths: you have 6",
    ],
    [
      "WASSCE",
      "5 credits incl. English and Mathematics",
      { credits: 6, hasCreditInEnglishAndMaths: false },
      "no | 5 credits with English and Maths: you have 6, but not both English and Maths",
    ],
    [
      "WASSCE",
      "5 credits incl. English and Mathematics",
      { credits: 4 },
      "no | 5 credits with English and Maths: you have 4",
    ],
    [
      "WASSCE",
      "5 credits incl. English and Mathematics",
      { credits: 5 },
      "check | 5 credits with English and Maths: you have 5",
    ],
    ["WASSCE", "aggregate 24", { aggregate: 18 }, "yes | Aggregate 24 or better: you have 18"],
    ["WASSCE", "aggregate 24", { aggregate: 30 }, "no | Aggregate 24 or better: you have 30"],
    ["OTHER", "UTME 200", { utme: 180 }, "no | UTME 200 and above: you have 180"],
    ["UACE", "2 principal passes", { principalPasses: 1 }, "no | 2 principal passes: you have 1"],
    [
      "UACE",
      "2 principal passes",
      { principalPasses: 1, principalPassesAtBest: 3 },
      "check | 2 principal passes: you have 1 to 3",
    ],
    [
      "UACE",
      "2 principal passes",
      { principalPasses: 2, principalPassesAtBest: 3 },
      "yes | 2 principal passes: you have 2 to 3",
    ],
    [
      "UACE",
      "2 principal passes at C",
      { principalPasses: 3 },
      "check | 2 principal passes: you have 3. They also ask for more: see their page",
    ],
    [
      "EHEECE",
      "50% (300/600; 297 was rounded up in 2025)",
      { percent: 47 },
      "no | 50% and above in the Grade 12 exam: you have 47%",
    ],
    ["OTHER", "top 10% of the class", { kcse: 12 }, "check | They ask for: top 10% of the class"],
    ["OTHER", "completed secondary school", {}, ""],
  ] as const)("%s %s for %j: %s", ([system, min, own, line]) =>
    expect(award({ grades: [{ system, min }] }, { ...undergraduate, ...standing(own) }, "grades")).toBe(line),
  );

  test("of one level are required for that level only", () => {
    const grades = [
      { system: "KCSE" as const, min: "B", level: "undergraduate" as const },
      { system: "DEGREE_CLASS" as const, min: "2:1", level: "graduate" as const },
    ];
    const facts = { educationLevel: "undergraduate, graduate", grades };
    const low = standing({ kcse: 7, degree: 310 });
    expect(award(facts, { wants: ["undergraduate"], ...low }, "grades")).toMatch(/^no .*KCSE B /);
    expect(award(facts, { wants: ["graduate"], ...low }, "grades")).toMatch(/^yes /);
    const doctorate = { ...facts, educationLevel: "doctorate" };
    expect(award(doctorate, { wants: ["doctorate"], ...low }, "grades")).toBe("");
  });

  test.for([
    [310, null, "yes | Second class upper (2:1) or better: you have 3.10 of 4"],
    [280, null, "no | Second class upper (2:1) or better: you have 2.80 of 4"],
    [280, 320, "check | Second class upper (2:1) or better: you have 2.80 of 4"],
  ] as const)("of a degree worth %i, at best %j: %s", ([degree, degreeAtBest, line]) =>
    expect(
      award(
        { grades: [{ system: "DEGREE_CLASS", min: "2:1" }] },
        { wants: ["graduate"], ...standing({ degree, degreeAtBest }) },
        "grades",
      ),
    ).toBe(line),
  );

  test("of school don't count for a master's", () =>
    expect(
      award(
        { grades: [{ system: "KCSE", min: "A" }] },
        { wants: ["graduate"], ...standing({ kcse: 5 }) },
        "grades",
      ),
    ).toBe(""));

  test("of two systems are equivalent", () => {
    const grades: FactsOf["scholarship"]["grades"] = [
      { system: "KCSE", min: "B" },
      { system: "UACE", min: "2 principal passes" },
    ];
    const answers = { ...undergraduate, ...standing({ kcse: 7, principalPasses: 2 }) };
    expect(award({ grades }, answers, "grades")).toBe("yes | 2 principal passes: you have 2");
  });

  test("with a note that admits exceptions exclude nobody", () =>
    expect(
      award(
        { grades: [{ system: "KCSE", min: "C", note: "C- for applicants with a disability" }] },
        { ...undergraduate, ...standing({ kcse: 5 }) },
        "grades",
      ),
    ).toBe("check | KCSE C and above: you have C-. There may be another way to get in: ask them"));

  test("for graduate jobs are both the certificate and the degree", () => {
    const grades: FactsOf["internship"]["grades"] = [
      { system: "DEGREE_CLASS", min: "2:1" },
      { system: "WASSCE", min: "5 credits" },
    ];
    const line = (degree: number | null, finished: "undergraduate" | "secondary") =>
      work({ grades, finished }, standing({ credits: 8, degree }), "grades");
    expect(line(310, "undergraduate")).toMatch(/^yes /);
    expect(line(250, "undergraduate")).toBe("no | Second class upper (2:1) or better: you have 2.50 of 4");
    expect(line(null, "undergraduate")).toMatch(/^check /);
    expect(line(250, "secondary")).toMatch(/^yes /);
  });
  test("for jobs that accept an HND include its class, which may also be that of an ND", () => {
    const grades: FactsOf["internship"]["grades"] = [
      { system: "DEGREE_CLASS", min: "2:2", note: "or HND upper credit" },
      { system: "WASSCE", min: "5 credits" },
    ];
    const line = (own: Parameters<typeof standing>[0]) =>
      work({ grades, finished: "vocational" }, standing({ credits: 5, ...own }), "grades");
    expect(line({ diploma: 250 })).toBe("no | HND upper credit: you have Lower Credit");
    expect(line({ diploma: 320 })).toBe("check | HND upper credit: you have Upper Credit");
    expect(line({ degree: 250 })).toMatch(/^yes /);
    expect(line({ degree: 150 })).toMatch(/^no /);
    expect(line({})).toMatch(/^check .* \| results$/);
  });

  test("that no university at home takes for a degree are to be checked for any award for a degree", () => {
    const line = (own: Parameters<typeof standing>[0], answers: ApplicantAnswers = {}) =>
      award(
        { educationLevel: "undergraduate, vocational", grades: [] },
        { wants: ["undergraduate"], finished: "secondary", ...answers, ...standing(own) },
        "grades",
      );
    expect(line({ kcse: 4 })).toBe(
      "check | For a degree at home: KCSE C+ and above: you have D+. Ask them if it's enough",
    );
    expect(line({ kcse: 7 })).toBe("");
    expect(line({ kcse: 4, principalPasses: 2 })).toBe("");
    expect(line({ percent: 36 })).toMatch(/^check /);
    expect(line({})).toBe("");
    expect(line({ kcse: 4 }, { finished: "vocational" })).toBe("");
    expect(line({ kcse: 4 }, { studying: "undergraduate" })).toBe("");
    expect(line({ kcse: 4 }, { wants: ["undergraduate", "vocational"] })).toBe("");
  });

  test("of UTME are never enough alone", () =>
    expect(
      award(
        { grades: [{ system: "OTHER", min: "UTME 200" }] },
        { ...undergraduate, ...standing({ utme: 250 }) },
        "grades",
      ),
    ).toBe("check | UTME 200 and above: you have 250. They also ask for more: see their page"));
  test("of UTME are needed in addition to the certificate", () => {
    const grades: FactsOf["scholarship"]["grades"] = [
      { system: "WASSCE", min: "5 credits incl. English and Mathematics" },
      { system: "OTHER", min: "UTME 200" },
    ];
    const own = { credits: 6, hasCreditInEnglishAndMaths: true };
    const line = (utme: number | null) =>
      award({ grades }, { ...undergraduate, ...standing({ ...own, utme }) }, "grades");
    expect(line(210)).toBe("yes | 5 credits with English and Maths: you have 6");
    expect(line(150)).toBe("no | UTME 200 and above: you have 150");
    expect(line(null)).toBe(
      "check | 5 credits with English and Maths: you have 6. UTME 200 and above: tell us your results | results",
    );
  });
});

describe("fields", () => {
  test.for([
    ["All fields", ["Law"], ""],
    ["", ["Law"], ""],
    ["Law, Arts", ["Law"], "yes | For Law"],
    ["Law, Arts", ["Nursing"], "no | For Law and Arts: you want Nursing"],
    ["Medicine", ["Nursing"], "check | For Medicine: check whether Nursing counts"],
    ["Public Health", ["Law"], "check | For Public Health: check whether Law counts"],
    ["Law", [], "check | For Law: tell us your fields | fieldsOfInterest"],
  ] as const)("of an award for %s, wanted %j: %s", ([fieldOfStudy, fields, line]) =>
    expect(award({ fieldOfStudy }, { fields: [...fields] }, "fields")).toBe(line),
  );
});
