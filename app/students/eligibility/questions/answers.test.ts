import { describe, expect, test } from "vitest";
import { unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import { labelled } from "#app/shared/ui/fields/select-choices.ts";
import { parseAnswers, withAnswers } from "./answers.server.ts";
import { inputsFor } from "./inputs.ts";

const form = (typed: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  return data;
};
const read = (typed: Record<string, string>) => parseAnswers(form(typed));
const known = (typed: Record<string, string>) => {
  const reading = read(typed);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return withAnswers(unknownApplicant, reading.value);
};

describe("answers to a short form", () => {
  test("that are empty leave the applicant unknown", () => {
    expect(known({})).toEqual(unknownApplicant);
  });

  test.for([
    [{ citizenships: "Uganda" }, { citizenships: ["Uganda"] }],
    [
      { residence: "Kenya", region: "Turkana" },
      { residence: "Kenya", region: "Turkana" },
    ],
    [{ sex: "female" }, { sex: "female" }],
    [{ age: "17" }, { age: { from: 17, to: 17 } }],
    [
      { refugee: "yes", orphan: "no", lowIncome: "yes" },
      { groups: { refugee: true, orphan: false, low_income: true } },
    ],
    [{ wantedLevels: "vocational" }, { wants: ["vocational"] }],
    [{ finished: "secondary" }, { finished: "secondary" }],
    [{ currentEducationLevel: "undergraduate" }, { studying: "undergraduate" }],
    [{ fieldsOfInterest: "Nursing" }, { fields: ["Nursing"] }],
    [{ workYears: "0" }, { workYears: 0 }],
    [{ test: "none" }, { tests: [] }],
    [{ test: "IELTS", testScore: "6.5" }, { tests: [{ test: "IELTS", score: 6.5 }] }],
  ] as const)("%o make %o known", ([typed, facts]) => {
    expect(known(typed)).toEqual({ ...unknownApplicant, ...facts });
  });

  test("are parsed by the rules of the exam", () => {
    expect(known({ system: "kcse", result: "c+ (plus)" }).standing.kcse).toBe(7);
    expect(known({ system: "ng5", result: "3,50" }).standing.degree).toBe(300);
    const grades = "English Language B3, Mathematics C4, Biology C6, Physics D7, Chemistry C5, Government C4";
    expect(known({ system: "wassce", result: grades }).standing).toMatchObject({
      credits: 5,
      hasCreditInEnglishAndMaths: true,
    });
    expect(known({ system: "uace", result: "BCC" }).standing.principalPasses).toBe(3);
    expect(known({ system: "eheece", result: "68%" }).standing.percent).toBe(68);
  });

  test.for([
    [{ result: "C+" }, { system: "Choose the exam or grading scale too." }],
    [{ system: "ng5", result: "5.2" }, { result: "Enter a number from 0 to 5. Is it out of 7?" }],
    [{ age: "4" }, { age: "Enter a number from 5 to 99." }],
    [{ sex: "robot" }, { sex: "Choose one of the list." }],
  ] as const)("%o are refused with %o, and keep what was typed", ([typed, problems]) => {
    const reading = read(typed);
    expect(reading).toMatchObject({ ok: false, values: typed });
    expect(Object.keys(reading.ok ? {} : reading.problems)).toEqual(Object.keys(problems));
  });
});

describe("the inputs of a short form", () => {
  test("are one for each question, without duplicates", () => {
    const inputs = inputsFor([{ field: "sex" }, { field: "bornOn" }, { field: "sex" }]);
    expect(inputs.map(({ name }) => name)).toEqual(["sex", "age"]);
  });

  test("offer the grades of the one exam that counts", () => {
    const [system, result] = inputsFor([{ field: "results", systems: ["kcse"] }]);
    expect(system).toMatchObject({ name: "system", constant: "kcse" });
    expect(result).toMatchObject({ name: "result", label: "What was your KCSE mean grade?" });
    expect(result?.choices?.[0]).toBe("A");
  });

  test("take the grades of an exam with subjects in one line", () => {
    const hintOf = (system: "wassce" | "uace") => inputsFor([{ field: "results", systems: [system] }])[1];
    expect(hintOf("wassce")).toEqual({
      name: "result",
      label: "WASSCE, NECO or NABTEB (Ghana, Nigeria): Your grades",
      hint: "In one line: English Language B3, Mathematics C4, and so on",
    });
    expect(hintOf("uace")?.hint).toBe("In one line: Biology C, Chemistry D, and so on");
  });

  test("offer a choice if several exams count, with the five countries we serve first", () => {
    const names = inputsFor([{ field: "results", systems: ["kcse", "ng5"] }]).map(({ name }) => name);
    expect(names).toEqual(["system", "result"]);
    const [citizenship] = inputsFor([{ field: "citizenships" }]);
    const countries = citizenship?.choices?.map((choice) => labelled(choice).value) ?? [];
    expect(countries.slice(0, 5)).toEqual(["Kenya", "Nigeria", "Ghana", "Ethiopia", "Uganda"]);
    expect(countries.at(-1)).toBe("Another country");
    expect(new Set(countries).size).toBe(countries.length);
  });
});
